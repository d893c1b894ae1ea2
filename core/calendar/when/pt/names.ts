import type { Phrase } from "../grammar.ts"
import { skip } from "../pieces.ts"

/** Words that streets, people, goods and lists share with days and hours: what stands around them tells. */

const STREET =
  "(?:rua|r\\.|avenida|av\\.?|praca|travessa|alameda|viaduto|ponte|rodovia|estacao|metro|hospital|estadio)"
const TITLE = "(?:dona|sra?\\.?|dra?\\.?)"
const NAMED = "(?:me chamo|chamo me|meu nome e|em nome de|sobrenome(?: e)?|apelido(?: e)?)"
/** "Dra., quinta às 10": a weekday that a time or a request goes on from is a day. */
const NO_REQUEST =
  "(?! (?:feira|as?|na|no|de|da|pela|e|ou|se|nao|que|q|para|pra|entre|depois|antes|tarde|noite|pode[m]?|posso|consegue|tem|" +
  "ta|da|seria|serve|ok|\\d+)(?![a-z]))"
const NUMBERED =
  "(?:menu|combo|prato|promo|opcao|numero|pedido|codigo|senha|campainha|portao|porta|andar|apto|apartamento|quarto|tamanho|linha)"
const HOUSE = "(?:cafe|bar|restaurante|padaria|boteco|hotel)"
const ORDINAL = "(?:segunda|terca|quarta|quinta|sexta)"

/** Names and numbers that only look like a day. */
export const names: readonly Phrase[] = [
  [`${STREET} (?:d[eo] )?{od}o? de {month}`, skip],
  // "Na 25 de Março": days are no feminine, streets are.
  ["(?:na|da) {od} de {month}", skip],
  // An estate: "Quinta do Lago".
  [
    "quinta d[oa]s? (?!semana|tarde|noite|manha|parte|proxim|que|outra|dia|mes|feriado|meio|almoco|carnaval)[a-z]{4,}",
    skip,
  ],
  ["a (?:manha|tarde|noite) (?:foi|esteve|estava)", skip],
  [`engat\\w* a ${ORDINAL}`, skip],
  [`(?:${TITLE}|${NAMED}) {weekday}${NO_REQUEST}`, skip],
  ["{weekday} e (?:o |um )?(?:meu )?(?:sobrenome|apelido|nome)", skip],
  [`${HOUSE} {weekday}(?= d[oae] (?!\\d|manha|tarde|noite))`, skip],
  [
    "(?:cremes?|serum|mascara|colonia|perfume|vestido|roupa|turno) (?:de|da) (?:noite|dia|manha)",
    skip,
  ],
  [`${NUMBERED} (?:e (?:o |a )?)?\\d{1,3}(?![\\d:/.-]| ?(?:h|hs|de|do)(?![a-z]))`, skip],
  [
    `(?:(?:a|da|na) )?${ORDINAL} (?:da|do|na|no) (?:lista|cardapio|menu|fila|tabela|catalogo|foto)`,
    skip,
  ],
  [
    "(?:o|a|os|as) \\d{1,3}(?:,? (?:e |ou )?(?:o |a )?\\d{1,3}){0,5} (?:da lista|d[oa] (?:cardapio|menu|catalogo|carta))",
    skip,
  ],
  ["com as (?:duas|tres|quatro|cinco|\\d)(?! (?:da|horas)|[\\dh:])", skip],
  // "Para ter" is a verb.
  ["(?:para|pra|de) ter(?! ?[.,\\d]| feira| as? | ?$)", skip],
  [
    "(?:quero|queria|preciso|posso|podemos|vou|vamos|para|pra|de) ter(?= \\d{1,3} (?!(?:da|de|do|as|h|hs|horas|pode|serve|seria)(?![a-z]))[a-z]{3})",
    skip,
  ],
]
