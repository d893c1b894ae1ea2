import { skip } from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"
import { AND_HOUR, parting } from "../shared/farewells.ts"
import { ORDINAL_NOUN } from "./terms.ts"

const NUMBERED =
  "(?:menu|combo|prato|promo|opcao|numero|pedido|codigo|senha|campainha|portao|porta|andar|apto|apartamento|quarto|tamanho|linha)"
const ORDINAL = "(?:segunda|terca|quarta|quinta|sexta)"

/** Words that only look like a moment. */
export const lookalikes: readonly Phrase[] = [
  // "As 3 meninas vão": who comes.
  [
    "(?:(?:para|pra|com) )?as {n} (?:meninas|garotas|amigas|primas|filhas|colegas|madrinhas|damas|clientes|gurias|mocas|raparigas)(?= (?:vao|vamos|querem|queremos|chegam|fazem|precisam|sao|podem|juntas|da|do|tem|vem|estao)(?![a-z]))",
    skip,
  ],
  [
    "ano novo,? [a-z]+ nov[oa]|bom dia|boa (?:tarde|noite|tardinha)|bons dias|boas (?:tardes|noites)|uma boa (?:tarde|noite|semana)",
    skip,
  ],
  [
    "(?:feliz|otim[oa]|excelente|bom|linda) (?:tarde|noite|dia|natal|ano novo|pascoa|semana|fim de semana|final de semana|fds|domingo|sabado)",
    skip,
  ],
  [
    "(?:boa|bom|otim[oa]|linda) {weekday}(?: feira)?(?= ?(?:$|[!.,])| (?:pra|para|a) (?:ti|vc|vcs|voce|voces|todos|todas)(?![a-z]))",
    skip,
  ],
  [
    "nao (?:me|nos) (?:lig|escrev|cham|acord)[a-z]* (?:de|pela|a|na) (?:manha|tarde|noite|madrugada)",
    skip,
  ],
  [
    "(?:por ?que|pq) nao|se nao|ou nao|nao ?\\?|nao e ?\\?|ne ?\\?|pois nao|nao sei se|nao e(?= ?(?:$|[.,!?])| [^.,;!?]*\\?)",
    skip,
  ],
  [
    "(?:meia|uma|duas|tres|[1-6]) horas?(?: e meia)?(?: de (?:sessao|aula|massagem|duracao))?(?! (?:da|de) (?:manha|tarde|noite|madrugada))",
    skip,
  ],
  // "A minha segunda sessão" counts sessions.
  [
    `(?:(?:uma?|a|minha|na|pela|essa|da) )?(?:segunda|terca|quarta|quinta|sexta|[2-6]a) ${ORDINAL_NOUN}`,
    skip,
  ],
  ["(?:minha|sua|nossa) (?:segunda|terca|quarta|quinta|sexta)(?! feira)", skip],
  // What time it is.
  ["(?:ja|agora) (?:sao|e) {strong}", skip],
  ["(?:todo dia|todos os dias|o dia todo|dia a dia|bom dia)", skip],
  [
    `ate (?:amanha(?!${AND_HOUR})|logo|mais|ja)(?= ?(?:$|[!.,;]))|${parting("ate", "amanha")}`,
    skip,
  ],
  ["a (?:manha|tarde|noite) (?:foi|esteve|estava)", skip],
  [`engat\\w* a ${ORDINAL}`, skip],
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
