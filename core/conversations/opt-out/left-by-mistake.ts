/* Who has left and wants to be back. Over folded words. */
import { oneOf } from "./spoken.ts"

/** What was done, unlike "unsubscribe me". */
const LEFT = oneOf(
  "(?:elimine|cancele|anule) (?:la |mi )?suscripcion|cancelei a (?:minha )?(?:inscricao|subscricao)|resilie mon inscription",
  "unsubscrib(?:ed|ing)|opted out|(?:dado|di|dimos) de baja|desuscri(?:bi|to|ta)|desabonnee?(?! moi)|desinscrit[ae]?",
  "descadastr(?:ei|ad[oa])|desinscrev[ie]|dessubscrevi|abgemeldet|ausgetragen|abbestellt",
  "(?:wrote|sent|texted|typed|said|pressed|puse|escribi|mande|envie|escrevi|mandei|enviei|ecrit|envoye|tape|appuye) (?:[^ ,/?]+ ){0,2}(?:stop+|baja|sair|parar|arret)",
  "stop+ (?:geschrieben|gesendet|geschickt|getippt)",
)
const UNMEANT = oneOf(
  "by (?:mistake|accident)|accidentally|por (?:error|engano|accidente|equivocacion)|sin querer|sem querer|par (?:erreur|accident|megarde)",
  "sans (?:le |faire )?(?:expres|vouloir)|aus versehen|versehentlich|irrtumlich|ausversehen",
)
const BACK = oneOf(
  "(?:me )?arrep\\w+|regrett?\\w*|echo de menos|saudades|me manquent|fehlen mir|bereue\\w*|(?:quiero|quisiera|quero|gostaria de) (?:volver|voltar)|(?:veux|voudrais) revenir",
  "want (?:back|to (?:come|be) back)|(?:sign|put|add) me (?:up |on )?(?:again|back)|(?:will|mochte) (?:wieder )?zuruck",
)
const MISTAKEN = new RegExp(
  ` (?:${LEFT} (?:[^ ,/?]+ ){0,2}${UNMEANT}|${UNMEANT} (?:[^ ,/?]+ ){0,3}${LEFT}|${LEFT} (?:[^ /?]+ ){0,6}${BACK}) `,
)
/** "I unsubscribed by mistake" and "I unsubscribed and regret it" ask to be written to again. */
export const leftByMistake = (said: string): boolean => MISTAKEN.test(said)
