import { wordsFor } from "./meanings.ts"
import { oneOf } from "./spoken.ts"

const SIGNED_UP = new RegExp(
  ` ${oneOf(
    "(?<! (?:como|donde|yo) )me (?:apunto|apuntaron|inscribio|suscribio|registro|metio|metieron|anoto|agrego|agregaron|anadio|dio de alta)|(?:puso|dio|dejo) mi (?:numero|telefono|movil|celular)|no soy client[ea]|(?:esto|eso) lo (?:contrato|puso|pidio) mi",
    "(?:signed|registered|added|entered) me|(?:put|gave|left) <3>my (?:number|phone|mobile)|set this up|(?:not|never) (?:been )?a customer|how i got (?:on )?here|never signed up|(?:who|that) registered",
    "(?:me (?:inscreveu|cadastrou|registou|registrou|adicionou|colocou|meteu)|(?:inscreveu|registou|cadastrou) me|pos me aqui)|(?:deu|pos|colocou|botou|dei) (?:o )?(?:meu|este) (?:numero|telefone|telemovel|celular)|nao sou cliente|como (?:vim|fui) (?:aqui )?parar|que (?:se registou|pos isto)",
    "m'a (?:inscrite?|ajoutee?|mise?|abonnee?|enregistree?)|(?:mis|donne|laisse) mon (?:numero|portable|tel\\w*)|suis pas cliente?|comment j'ai atterri|mis ca en place|jamais inscrite?",
    "(?<! (?:ich|habe?) )mich <2>(?:angemeldet|eingetragen|registriert|hinzugefugt|reingetan)|(?:meine|die) nummer <4>(?:angegeben|gegeben|eingetragen|hinterlegt)|keine? kund(?:e|in)|hier gelandet|das hat <3>eingerichtet|mich (?:nie|nicht) angemeldet",
  ).replace(/<(\d)>/g, "(?:[^ ,/?]+ ){0,$1}")} `,
)

/** "My ex signed me up for this": whoever says so asks to be let out, in however few words. Over folded words. */
export const wasSignedUp = (said: string): boolean => SIGNED_UP.test(said)

const WORDS_OF_WRITING = (["message", "send", "stop", "list"] as const).map(wordsFor)
const ABOUT_WRITING = new RegExp(` ${oneOf(...WORDS_OF_WRITING)} `)

/** None of these follows: "this", "your list", "a joke". */
const UNLESS = `(?! (?:[^ ,/?]+ ){0,3}${oneOf(
  "this|that|these|those|it|here|your|list|first|joke|fun|laugh|prank|mistake|shop|store",
  "esto|eso|aqui|vuestr\\w*|su|sus|lista|tienda|mi|mis|broma|error|lo|reir\\w*|que",
  "isto|isso|voss[ao]s?|sua|suas|loja|brincadeira|engano|rir|escondidas",
  "ca|ici|cela|vos|votre|liste|magasin|rire|plaisanter|tort|insu",
  "dies\\w*|das|sowas|so|hier|euch|eure\\w*|ihnen|ihre\\w*|verteiler|laden|spass|scherz|argern|versehen",
)} )`
/** "Para molestarme", "pour m'embêter": why, and not for what. */
const WHY = "(?! (?:m')?[^ ,/?]+[aeio]r(?:me)? )"
const WHO = "(?:[^ ,/?]+ ){0,3}"
const FOR_ELSE = new RegExp(
  ` ${oneOf(
    `(?:signed|registered|added|entered|put) me (?:up |down )?(?:for|in|into|to(?= (?:the|an?) ))${UNLESS}`,
    `me (?:apunt|inscrib|registr|met|anot|agreg|anad)\\w* ${WHO}(?:al?|en|para|el|los)${UNLESS}${WHY}`,
    `(?:me (?:inscrev|cadastr|regist|adicion|coloc|met)|(?:inscrev|regist|cadastr)\\w+ me)\\S* ${WHO}(?:n[ao]s?|em|para|pra|aos?|as)${UNLESS}${WHY}`,
    `m'a (?:inscri|ajout|abonn|enregistr|mis)\\w* ${WHO}(?:aux?|a|dans|pour|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche)${UNLESS}${WHY}`,
    `mich (?:zum|zur|fur|in|ins|beim)${UNLESS} ${WHO}(?:angemeldet|eingetragen|registriert|hinzugefugt)`,
  )} `,
)

/** "My daughter signed me up for Tuesday, take me off": of what is booked, and not of messages. */
export const wasSignedUpForElse = (said: string): boolean =>
  FOR_ELSE.test(said) && !ABOUT_WRITING.test(said)
