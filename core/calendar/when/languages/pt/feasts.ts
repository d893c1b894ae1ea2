import * as say from "../../grammar/found-meanings.ts"
import type { Phrase } from "../../grammar.ts"
import { askDate, firmAsk, skip } from "../../pieces.ts"
import { BEHIND_A_DAY, daysBeside } from "../shared/days-beside.ts"

const named: readonly Phrase[] = [
  ["{weekday}(?: feira)?(?: (?:dia )?{dd})?(?:,? que)? e (?:dia )?feriado", say.freeDay],
  ["(?:dia )?{od} de {month} e (?:dia )?feriado", say.freeDate],
  // "Sexta, dia 24, véspera do meu casamento": behind a day it says no more.
  [`${BEHIND_A_DAY}vesperas?(?: d[oea](?! (?:dia )?\\d))?`, skip],
  // The day beside a feast is another.
  ["dia (?:seguinte|anterior) (?:ao?|d[oea])(?! s?\\d)|vesperas? d[oea]", firmAsk("vague")],

  ["(?:vespera|noite|ceia) de natal|consoada", say.holiday(12, 24)],
  ["(?:dia de |no )?natal", say.holiday(12, 25)],
  [
    "vespera d[eo] ano novo|reveillon|passagem d[eo] ano|virada do ano|noite de ano novo|fim de ano",
    say.holiday(12, 31),
  ],
  ["(?:dia de )?ano novo|primeiro do ano|dia de ano bom", say.holiday(1, 1)],
  ["dia de reis", say.holiday(1, 6)],
  ["(?:dia de )?sao valentim", say.holiday(2, 14)],
  ["dia dos namorados", askDate],
  // Who says it like this is Brazilian in the plural and Portuguese in the singular.
  ["dia das maes", say.nthHoliday(5, 7, 2)],
  ["dia da mae", say.nthHoliday(5, 7, 1)],
  ["dia dos pais", say.nthHoliday(8, 7, 2)],
  ["dia do pai", say.holiday(3, 19)],
  ["dia do trabalh(?:o|ador)", say.holiday(5, 1)],
  ["tiradentes", say.holiday(4, 21)],
  ["(?:dia de )?santo antonio", say.holiday(6, 13)],
  ["(?:noite|vespera) de sao joao", say.holiday(6, 23)],
  ["(?:dia de )?sao joao", say.holiday(6, 24)],
  ["sete de setembro", say.holiday(9, 7)],
  ["(?:dia de )?(?:nossa senhora )?aparecida|dia das criancas", say.holiday(10, 12)],
  ["(?:dia de )?finados", say.holiday(11, 2)],
  ["(?:dia de )?todos os santos", say.holiday(11, 1)],
  ["proclamacao da republica", say.holiday(11, 15)],
  ["consciencia negra", say.holiday(11, 20)],
  ["(?:dia da )?imaculada(?: conceicao)?", say.holiday(12, 8)],
  ["dia da liberdade", say.holiday(4, 25)],
  ["dia de portugal", say.holiday(6, 10)],
  ["(?:noite de |dia de )?halloween|dia das bruxas", say.holiday(10, 31)],
  ["terca(?: feira)? (?:de carnaval|gorda)", say.easterPlus(-47)],
  ["segunda(?: feira)? de carnaval", say.easterPlus(-48)],
  ["quarta(?: feira)? de cinzas", say.easterPlus(-46)],
  ["dia (?:internacional )?da mulher", say.holiday(3, 8)],
  ["dia de sao jorge", say.holiday(4, 23)],
  ["dia de sao pedro", say.holiday(6, 29)],
  ["implantacao da republica", say.holiday(10, 5)],
  ["dia de sao martinho", say.holiday(11, 11)],
  ["restauracao da independencia", say.holiday(12, 1)],
  ["sexta(?: feira)? de carnaval", say.easterPlus(-51)],
  ["sabado de carnaval", say.easterPlus(-50)],
  ["domingo (?:de carnaval|gordo)", say.easterPlus(-49)],
  ["segunda(?: feira)? santa", say.easterPlus(-6)],
  ["terca(?: feira)? santa", say.easterPlus(-5)],
  ["quarta(?: feira)? santa", say.easterPlus(-4)],
  ["domingo de pentecostes", say.easterPlus(49)],
  ["domingo de ramos", say.easterPlus(-7)],
  ["quinta(?: feira)? santa", say.easterPlus(-3)],
  ["sexta(?: feira)? (?:santa|da paixao)", say.easterPlus(-2)],
  ["sabado (?:santo|de aleluia)", say.easterPlus(-1)],
  ["domingo de pascoa|dia de pascoa", say.easterPlus(0)],
  ["segunda(?: feira)? de pascoa", say.easterPlus(1)],
  ["corpus christi|corpo de deus", say.easterPlus(60)],
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
