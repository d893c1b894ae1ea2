import { hint, skip } from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"
import { AND_HOUR, parting } from "../shared/farewells.ts"
import { MORROW } from "./terms.ts"

const WORN =
  "(?:cremas?|serum|gel|mascarilla|hidratante|colonia|perfume|agua|aceite|vestidos?|traje|pijama|camison|ropa|turno)"
const NUMBERED =
  "(?:menus?|combo|plato|promo|opcion|numero|pedido|codigo|ticket|timbre|portal|puerta|piso|taquilla|habitacion|talla|linea)"
const NO_DATE = "(?![\\d:/.-]| ?(?:h|hs|am|pm|de|del)(?![a-z]))"

/** Words that only look like a moment. */
export const lookalikes: readonly Phrase[] = [
  [
    `(?:hasta|nos vemos) (?:manana(?!${AND_HOUR})|luego|pronto|entonces)(?= ?(?:$|[!.,;]))|${parting("hasta", "manana")}`,
    skip,
  ],
  ["ano nuevo,? [a-z]+ nuev[oa]|(?:muy )?buen[ao]s? (?:dias?|tardes?|noches?|tardecitas)", skip],
  [
    "(?:feliz|lind[oa]|bonit[oa]|excelente|gran|buen) (?:tarde|noche|dia|manana|semana|finde|fin de semana)",
    skip,
  ],
  ["feliz {weekday}|(?:lindo|buen) {weekday}(?= ?(?:$|[!.,]))", skip],
  [
    "(?:pas[ae]\\w*|ten(?:ga|gais|gan|gas)|disfrut\\w*)(?: del?)?(?: un)? (?:feliz|lindo|buen|bonito|gran) (?:{weekday}|finde|fin de semana|puente)",
    skip,
  ],
  // "No me llaméis por la mañana": when not to be called.
  [
    "no (?:me|nos) (?:llam|escrib|molest|despert)[a-z]* (?:(?:por|de|a|en) )?(?:la )?(?:manana|tarde|noche|mediodia|madrugada)|no (?:me|nos) (?:llam|escrib|molest)[a-z]* (?:el |los )?{weekday}",
    skip,
  ],
  [
    "(?:por|x) (?:que|q) no|si no|o no|no ?\\?|verdad que no|no hay (?:problemas?|prisas?|apuro|lio|drama)",
    skip,
  ],
  // No Portuguese Monday.
  [
    "(?:la|esa) (?:primera|segunda|tercera|cuarta|ultima)(?= ?(?:$|[,;.?!]| (?:opcion|porfa|por favor|mejor|me (?:va|viene|parece|queda)|esta (?:bien|perfect)|perfect[ao])))" +
      "(?: opcion)?",
    skip,
  ],
  // What time it is.
  ["(?:ya |apenas )?(?:son las|es la) {time}", skip],
  ["(?:el )?puente de(?: la| los|l)?", skip],
  ["(?:media|una|un|dos|tres|[1-6]) horas?(?: y media)?", skip],
  ["menu (?:de|del) medio ?dia", hint("midday")],
  ["menu de (?:la )?noche", hint("night")],
  ["la (?:manana|tarde|noche|cena) (?:estuvo|fue)|por fin (?:es )?viernes(?= ?(?:$|[!.]))", skip],
  // Either half of a day, no tomorrow.
  ["manana o (?:(?:por la|de) )?(?:tarde|noche)", skip],
  [`${WORN} de (?:noche|dia|${MORROW})`, skip],
  [
    `${NUMBERED} (?:es (?:el |la )?)?\\d{1,3}${NO_DATE}` +
      `(?:,? (?:y|o|no) (?:el |la )\\d{1,3}(?= ?(?:$|[,;!?)]| (?:sin|con|porfa)))${NO_DATE}){0,5}`,
    skip,
  ],
  [
    "(?:el|la) \\d{1,3}(?:,? (?:y |o )?(?:el |la )?\\d{1,3}){0,5} (?:de la (?:carta|lista)|del (?:menu|catalogo))",
    skip,
  ],
  [
    "(?:vistas?|frente|junto|cerca|lado|orillas?|paseo|linea|mirando|agua|sal) (?:al?|de|del) mar",
    skip,
  ],
  ["a la una,? a las dos(?:,? y? ?a las tres)?", skip],
]
