import { skip } from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"

const STREET =
  "(?:rua|r\\.|avenida|av\\.?|praca|travessa|alameda|viaduto|ponte|rodovia|estacao|metro|hospital|estadio)"
const TITLE = "(?:dona|sra?\\.?|dra?\\.?)"
const NAMED =
  "(?:me chamo|chamo me|meu nome e|em nome de|sobrenome(?: e)?|apelido(?: e)?|(?:aqui|quem fala) e (?:[ao] )?)"
/** Names that are months and feasts as well. */
const FEAST = "(?:abril|maio|marco|julho|agosto|natal|pascoa|reis|santos)"
/** "Dra., quinta às 10": a weekday that a time or a request goes on from is a day. */
const NO_REQUEST =
  "(?! (?:feira|as?|na|no|de|da|pela|e|ou|se|nao|que|q|para|pra|entre|depois|antes|tarde|noite|pode[m]?|posso|consegue|tem|" +
  "ta|da|seria|serve|ok|\\d+)(?![a-z]))"
const HOUSE = "(?:cafe|bar|restaurante|padaria|boteco|hotel)"

/** Streets, houses and people that are called like a day: what stands around them tells. */
export const names: readonly Phrase[] = [
  [`${STREET} (?:d[eo] )?{od}o? de {month}`, skip],
  // "Na 25 de Março": days are no feminine, streets are.
  ["(?:n|d|pel)a {od} de {month}", skip],
  // An estate: "Quinta do Lago".
  [
    "quinta d[oa]s? (?!semana|tarde|noite|manha|parte|proxim|que|outra|dia|mes|feriado|meio|almoco|carnaval)[a-z]{4,}",
    skip,
  ],
  [`(?:${TITLE}|${NAMED}) {weekday}(?: ${FEAST})?${NO_REQUEST}`, skip],
  [`(?:${TITLE}|${NAMED}) (?:[a-z]+ )?${FEAST}`, skip],
  [`aqui e [ao] [a-z]+ {weekday}(?= ?(?:$|[,.!]))`, skip],
  ["{weekday} e (?:o |um )?(?:meu )?(?:sobrenome|apelido|nome)", skip],
  [`${HOUSE} {weekday}(?= d[oae] (?!\\d|manha|tarde|noite))`, skip],
]
