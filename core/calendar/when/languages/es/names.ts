import { skip } from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"

const STREET =
  "(?:calle|c/|esquina|avenida|avda?\\.?|av\\.?|paseo|pasaje|camino|carretera|ronda|glorieta|parque|hospital|metro|" +
  "estacion|barrio|estadio|(?<=\\b(?:en|desde|por|hasta|a|direccion:?|(?:sucursal|local|tienda) de) (?:la )?)plaza)"
const TITLE = "(?:sra?\\.?|srta\\.?|senor|senora|senorita|dra?\\.?)"
const NAMED =
  "(?:me llamo|mi nombre es|se llama|soy|a nombre de|(?:de )?apellidos?|(?:(?:les?|os|te) )?(?:habla|escribe|saluda))"
/** Names that are months and feasts as well. */
const FEAST = "(?:abril|mayo|marzo|enero|julio|agosto|reyes|santos|pascua|navidad)"
/** "Doctora, lunes a las 10": a weekday that a time or a request goes on from is a day. */
const NO_REQUEST =
  "(?! (?:a|al|por|en|x|y|o|si|no|que|q|de|desde|entre|para|proxim[oa]|tarde|noche|puede[ns]?|puedo|podria|tiene[ns]?|" +
  "hay|me|te|le|les|esta|va|vale|bien|perfecto|ok|\\d+)(?![a-z]))"
const HOUSE = "(?:cafe|cafeteria|bar|restaurante|taberna|tasca|bodega|hotel)"

/** Streets, houses and people that are called like a day: what stands around them tells. */
export const names: readonly Phrase[] = [
  [`${STREET} (?:del? )?{od} de {month}`, skip],
  [`(?:${TITLE}|${NAMED}) {weekday}(?: ${FEAST})?${NO_REQUEST}`, skip],
  [`(?:${TITLE}|${NAMED}) (?:[a-z]+ )?${FEAST}(?: (?:${FEAST}|{weekday}${NO_REQUEST}))?`, skip],
  // "La 9 de Julio": streets are feminine, days are not.
  ["(?<!\\ba )(?:(?:por|x|de|en|sobre) )?la {od} de {month}", skip],
  [
    "(?:me llamo|mi nombre es|se llama)(?: [a-z]+)? {weekday}(?= ?(?:$|[.,;!]| y (?!{weekday2}|el |a |por |\\d)))",
    skip,
  ],
  // With a house number it is no place in a queue.
  [
    "plaza (?:del )?{od} de {month}(?= (?!20\\d\\d)\\d{1,4}(?![\\d:h./]| ?(?:h|personas?|a)(?![a-z])))",
    skip,
  ],
  ["(?:don|dona) {weekday}", skip],
  // "Domingo Pérez por acá".
  [
    "^(?:hola,? |buenas,? )?(?:(?:aqui|aca) )?{weekday} (?:[a-z]+ )?(?:por (?:aca|aqui)|al habla|al telefono)",
    skip,
  ],
  // "En 9 de Julio y Corrientes": no date stands after "en".
  ["en {od} de {month}(?= (?:(?!20\\d\\d)\\d{2,4}|y [a-z]|casi|esquina|esq)(?![\\dh:]))", skip],
  // A house number.
  ["(?:el|al|del) \\d{1,3} de(?: la|l)? (?:calle|avenida|av|paseo|plaza)", skip],
  ["gracias domingo(?= ?[,!])", skip],
  [`${HOUSE} {weekday}(?= (?:del?|en) (?!\\d|las |la (?:manana|tarde|noche)))`, skip],
]
