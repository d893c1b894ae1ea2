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
/** The same in one's own name, as it was once: "me salí de su lista", "I'd taken myself off". */
const ONCE_LEFT = oneOf(
  LEFT,
  "me (?:sali|borre|quite|desapunte|desuscribi)|(?:habia|hube) (?:salido|dejado)|(?:left|quit) (?:your|the) \\S*(?:list|texts|messages|offers|newsletter)|(?:taken|took|removed) myself (?:off|out|from)",
  "(?:tinha |eu )?(?:sai|saido|saimos) d[aeo]s? (?:(?:su|voss)?as? )?(?:lista|grupo|mensage\\w+|avisos|promo\\w+|novidades|newsletter)|(?:quitte|sortie? de) (?:votre|la|le|vos) (?:liste|groupe|boucle|newsletter)",
)
/** Whether one may come back, unlike "you have put me back": "me vuelven a meter?", "possible de revenir ?", "darf ich wieder dazu?" */
const MAY_COME_BACK = `(?:${oneOf(
  "(?:me |nos )?(?:vuelv[ae]n?|volveis|volverian?|regres[ae]n?)(?: a)? (?:meter|pon\\w*|apuntar|anotar|agregar|anadir|incluir|dar de alta)|(?:me |nos )?volverian? a (?:mandar|enviar)|(?:puedo|podria|podemos|pued\\w+|podeis|podrian?|se puede|como (?:hago para )?)(?: \\S+)? ?(?:volver|regresar|vuelvo|regreso|entrar de nuevo)\\w*|(?:me |nos )?(?:pueden|podeis|puedes|podrian) (?:(?!(?:borr|sac|quit|elimin|dej|par|dar))\\S+ )?(?:otra vez|de nuevo)",
  "(?:can|could|may|how (?:do|can|would)) (?:i|we) (?:(?!stop|not|never|getting|get off|be )\\S+ ){0,3}(?:back|again|rejoin|resubscribe)|(?:way|chance of getting) back|(?:can|could|would) you (?:put|add|sign|let|take|get|have) (?:me|us) (?:(?!off |out )\\S+ ){0,3}(?:back|again)",
  "(?:da (?:pra|para)|posso|podia|tem como|consigo|como (?:faco (?:pra|para) )?)(?: \\S+)? ?(?:voltar|volto|entrar de novo)|(?:me (?:coloc|inclu|adicion|bot|poe|ponh)\\w*) (?:\\S+ ){0,3}(?:de volta|de novo|outra vez)",
  "(?:possible|moyen|peux|puis|pourrais|comment) (?:[^ ,/?]+ )?(?:(?:de |d')?(?:revenir|me (?:reinscrire|reabonner|remettre)|reintegrer)|(?:y )?retourner)|(?:pouvez|pourriez)(?: vous)? me (?:remettre|rajouter|reinscrire|reabonner)",
  "(?:(?:darf|kann|konnte) (?:ich|man|wir)|(?:konnt|konnen|konnten) (?:ihr|sie)|geht (?:das|es)|wie (?:komme?|werde|melde?) (?:ich|man|wir)) (?:(?!nicht |nie |weg |raus )[^ ,/?]+ ){0,5}(?:wieder|zuruck|ruckwarts|ruckgangig)",
)} (?:[^/?]+ )?\\?)`
/** What is missed: "ya las extraño", "mir fehlen die Angebote". */
const MISSED = oneOf(
  "(?:ya )?(?:l[oa]s|os) (?:extran|echo de menos)\\w*|(?:i|we) miss|sinto falta|(?:mir|uns) fehlen|(?:me|nous) manquent",
)
const MISTAKEN = new RegExp(
  ` (?:${LEFT} (?:[^ ,/?]+ ){0,2}${UNMEANT}|${UNMEANT} (?:[^ ,/?]+ ){0,3}${LEFT}|${LEFT} (?:[^ /?]+ ){0,6}${BACK}|${ONCE_LEFT} (?:[^ /?]+ ){0,12}${MAY_COME_BACK}|${ONCE_LEFT} (?:[^ /?]+ ){0,12}(?:[/?] )?${MISSED}) `,
)
/** "I unsubscribed by mistake" and "I unsubscribed and regret it" ask to be written to again. */
export const leftByMistake = (said: string): boolean => MISTAKEN.test(said)
