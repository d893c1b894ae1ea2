import { PEOPLE } from "./people.ts"

const VOUS = "(?:vous|te)"
const REACH = "(?:rappell?|recontact|contact|repond|ecri|appell|telephon|previen|redi)"

/** "J'ai prévenu l'équipe", "Un conseiller va vous rappeler". */
export const fr: readonly string[] = [
  // Somebody has been told.
  `j'ai (?:\\S+ )?(?:prevenu|informe|transmis|transfere|averti|signale|demande) .{0,60}${PEOPLE}`,
  "je l'ai (?:deja )?(?:prevenu|informe|averti)e? |j'ai (?:transmis|demande|ecrit) (?:\\S+ ){0,3}a \\S+ ",
  `${PEOPLE} (?:est|sont|a ete|ont ete) (?:deja |bien )?(?:au courant|prevenue?s?|informee?s?|avertie?s?) `,
  // Somebody is told, or asked.
  `je (?:\\S+ )?(?:previens|transmets|transfere|informe|avertis|demande|consulte|passe|vais (?:\\S+ )?(?:prevenir|transmettre|demander|transferer|informer|avertir|consulter|verifier aupres|passer)) .{0,60}${PEOPLE}`,
  "je (?:previens|avertis) (?!vous|toi|si |des |que |par |de )",
  "je (?:le |la |les )?(?:lui|leur) (?:transmets|passe|communique|demande|dis) ",
  "je (?:le |la |les )?(?:fais|vais faire) (?:passer|suivre|remonter) ",
  "je (?:vais )?(?:verifie|vois|regarde|demande|confirme|verifier|voir|regarder|confirmer) (?:ca |cela )?(?:avec|aupres d) ?(?!vous|toi|le (?:calendrier|planning)|l'agenda)",
  // Somebody will write, or call.
  `(?:${PEOPLE}|on|nous) .{0,40}${VOUS} (?:repondr|contacter|rappeller|recontacter|ecrir|reviendr)(?:a|ont|ons) `,
  `${PEOPLE} .{0,30}(?:va|vont) ${VOUS} (?:repondre|contacter|rappeler|recontacter|ecrire|telephoner) `,
  `(?:on|nous|ils?|elles?|${PEOPLE}) ${VOUS} ${REACH}\\w*(?:e|nt|ons|s|t|a|ont) (?!que )|(?:elle|il)s? ${VOUS} ${REACH}\\w*(?:a|ont) |on ${VOUS} (?:rappelle|tient au courant) `,
  "(?:reviens|revient|revenons|reviennent|reviendr\\w+) vers (?:vous|toi) ",
  `je ${VOUS} (?:recontacte|rappelle|tiens (?:au courant|informee?)|previens|tiendrai au courant|previendrai) |et je ${VOUS} (?:dis|reponds|redis|ecris|confirme) (?!que |le |la |les |un)`,
  "vous (?:aurez|recevrez) (?:une reponse|des nouvelles|un retour|un appel|un message de) ",
]
