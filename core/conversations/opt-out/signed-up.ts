const anyOf = (...words: readonly string[]) => `(?:${words.join("|")})`

const SIGNED_UP = new RegExp(
  ` ${anyOf(
    "(?<! (?:como|donde|yo) )me (?:apunto|apuntaron|inscribio|suscribio|registro|metio|metieron|anoto|agrego|agregaron|anadio|dio de alta)|(?:puso|dio|dejo) mi (?:numero|telefono|movil|celular)|no soy client[ea]|(?:esto|eso) lo (?:contrato|puso|pidio) mi",
    "(?:signed|registered|added|entered) me|(?:put|gave|left) <3>my (?:number|phone|mobile)|set this up|(?:not|never) (?:been )?a customer|how i got (?:on )?here|never signed up|(?:who|that) registered",
    "(?:me (?:inscreveu|cadastrou|registou|registrou|adicionou|colocou|meteu)|(?:inscreveu|registou|cadastrou) me|pos me aqui)|(?:deu|pos|colocou|botou|dei) (?:o )?(?:meu|este) (?:numero|telefone|telemovel|celular)|nao sou cliente|como (?:vim|fui) (?:aqui )?parar|que (?:se registou|pos isto)",
    "m'a (?:inscrite?|ajoutee?|mise?|abonnee?|enregistree?)|(?:mis|donne|laisse) mon (?:numero|portable|tel\\w*)|suis pas cliente?|comment j'ai atterri|mis ca en place|jamais inscrite?",
    "(?<! ich )mich <2>(?:angemeldet|eingetragen|registriert|hinzugefugt|reingetan)|(?:meine|die) nummer <4>(?:angegeben|gegeben|eingetragen|hinterlegt)|keine? kund(?:e|in)|hier gelandet|das hat <3>eingerichtet|mich (?:nie|nicht) angemeldet",
  ).replace(/<(\d)>/g, "(?:[^ ,/?]+ ){0,$1}")} `,
)

/** "My ex signed me up for this": who says so asks to be let out, in however few words. Over folded words. */
export const wasSignedUp = (said: string): boolean => SIGNED_UP.test(said)
