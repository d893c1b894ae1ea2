import * as say from "../../grammar/found-meanings.ts"
import {
  askDate,
  easterPlus,
  firmAsk,
  holiday,
  nthHoliday,
  skip,
  until,
} from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"
import { BEHIND_A_DAY, daysBeside } from "../shared/days-beside.ts"

const named: readonly Phrase[] = [
  ["{weekday}(?: feira)?(?: (?:dia )?{dd})?(?:,? que)? e (?:dia )?feriado", say.freeDay],
  ["(?:dia )?{od} de {month} e (?:dia )?feriado", say.freeDate],
  // "Sexta, dia 24, véspera do meu casamento": behind a day it says no more.
  [`${BEHIND_A_DAY}vesperas?(?: d[oea](?! (?:dia )?\\d))?`, skip],
  // The day beside a feast is another.
  ["dia (?:seguinte|anterior) (?:ao?|d[oea])(?! s?\\d)|vesperas? d[oea]", firmAsk("vague")],

  ["(?:vespera|noite|ceia) de natal|consoada", holiday(12, 24)],
  ["(?:dia de |no )?natal", holiday(12, 25)],
  [
    "vespera d[eo] ano novo|reveillon|passagem d[eo] ano|virada do ano|noite de ano novo|fim de ano",
    holiday(12, 31),
  ],
  ["(?:dia de )?ano novo|primeiro do ano|dia de ano bom", holiday(1, 1)],
  ["dia de reis", holiday(1, 6)],
  ["(?:dia de )?sao valentim", holiday(2, 14)],
  ["dia dos namorados", askDate],
  // Who says it like this is Brazilian in the plural and Portuguese in the singular.
  ["dia das maes", nthHoliday(5, 7, 2)],
  ["dia da mae", nthHoliday(5, 7, 1)],
  ["dia dos pais", nthHoliday(8, 7, 2)],
  ["dia do pai", holiday(3, 19)],
  ["dia do trabalh(?:o|ador)", holiday(5, 1)],
  ["tiradentes", holiday(4, 21)],
  ["(?:dia de )?santo antonio", holiday(6, 13)],
  ["(?:noite|vespera) de sao joao", holiday(6, 23)],
  ["(?:dia de )?sao joao", holiday(6, 24)],
  ["sete de setembro", holiday(9, 7)],
  ["(?:dia de )?(?:nossa senhora )?aparecida|dia das criancas", holiday(10, 12)],
  ["(?:dia de )?finados", holiday(11, 2)],
  ["(?:dia de )?todos os santos", holiday(11, 1)],
  ["proclamacao da republica", holiday(11, 15)],
  ["consciencia negra", holiday(11, 20)],
  ["(?:dia da )?imaculada(?: conceicao)?", holiday(12, 8)],
  ["dia da liberdade", holiday(4, 25)],
  ["dia de portugal", holiday(6, 10)],
  ["(?:noite de |dia de )?halloween|dia das bruxas", holiday(10, 31)],
  ["terca(?: feira)? (?:de carnaval|gorda)", easterPlus(-47)],
  ["segunda(?: feira)? de carnaval", easterPlus(-48)],
  ["quarta(?: feira)? de cinzas", easterPlus(-46)],
  ["dia (?:internacional )?da mulher", holiday(3, 8)],
  ["dia de sao jorge", holiday(4, 23)],
  ["dia de sao pedro", holiday(6, 29)],
  ["implantacao da republica", holiday(10, 5)],
  ["dia de sao martinho", holiday(11, 11)],
  ["restauracao da independencia", holiday(12, 1)],
  // Its days are several, of which the first is clear.
  ["antes do carnaval", [until(-1), easterPlus(-50)]],
  ["sexta(?: feira)? de carnaval", easterPlus(-51)],
  ["sabado de carnaval", easterPlus(-50)],
  ["domingo (?:de carnaval|gordo)", easterPlus(-49)],
  ["segunda(?: feira)? santa", easterPlus(-6)],
  ["terca(?: feira)? santa", easterPlus(-5)],
  ["quarta(?: feira)? santa", easterPlus(-4)],
  ["domingo de pentecostes", easterPlus(49)],
  ["domingo de ramos", easterPlus(-7)],
  ["quinta(?: feira)? santa", easterPlus(-3)],
  ["sexta(?: feira)? (?:santa|da paixao)", easterPlus(-2)],
  ["sabado (?:santo|de aleluia)", easterPlus(-1)],
  ["domingo de pascoa|dia de pascoa", easterPlus(0)],
  ["segunda(?: feira)? de pascoa", easterPlus(1)],
  ["corpus christi|corpo de deus", easterPlus(60)],
  [
    "semana santa|semana d[oea] (?:natal|ano novo|pascoa|carnaval)|carnaval|na pascoa|sexta(?: feira)? (?:preta|negra)|{weekday}(?: feira)? (?:antes|depois) d[aoe]s? (?:pascoa|feriado|carnaval|ferias|festas)",
    askDate,
  ],
]

/** Feasts and holidays, and the days before and after them. */
export const feasts: readonly Phrase[] = [
  ...named,
  ...daysBeside(
    named,
    "(?:n?a )?vesperas? d[eoa]|(?:n?o |um )?dia (?:antes|anterior) (?:d[eoa]|ao?)",
    "(?:n?o |um )?dia (?:seguinte|depois) (?:d[eoa]|ao?)",
  ),
]
