import * as say from "../../grammar/found-meanings.ts"
import {
  advent,
  askDate,
  daysFrom,
  easterPlus,
  firmAsk,
  holiday,
  nthHoliday,
  skip,
} from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"
import { BEHIND_A_DAY, daysBeside } from "../shared/days-beside.ts"

const named: readonly Phrase[] = [
  ["{weekday}(?:,? den {dd}\\.?)? ist (?:ja |doch |ein )*feiertag", say.freeDay],
  ["(?:am |der )?{od}\\.? ?{month} ist (?:ja |doch |ein )*feiertag", say.freeDate],
  // A Sunday, and no second of December.
  ...["erste", "zweite", "dritte", "vierte"].map(
    (ordinal, at): Phrase => [
      `(?:am |zum |der )?(?:${at + 1}\\.|${ordinal}[nr]?) advent(?:ssonntag)?`,
      advent(at + 1),
    ],
  ),
  ["(?:am )?(?:[1-4]\\.|[a-z]+te[ns]) adventswochenende", askDate],
  // "Freitag, den 24., Vorabend meiner Hochzeit": behind a day it says no more.
  [
    `${BEHIND_A_DAY}(?:vorabend|vortag)(?: (?:von|vom|vor|zu|zum|des|der)(?: de[mn])?(?! \\d))?`,
    skip,
  ],
  // The day beside a feast is another.
  ["(?:am )?vorabend(?: (?:von|vom|vor|zu|zum|des|der)(?: de[mn])?)?", firmAsk("vague")],
  ["heilig(?:abend|er abend|en abend)|hl abend|weihnachtsabend", holiday(12, 24)],
  [
    "(?:am )?(?:erste[rn]?|1\\.) (?:weihnachts(?:feier)?tag|feiertag)|weihnachtstag|christtag",
    holiday(12, 25),
  ],
  [
    "(?:am )?(?:zweite[rn]?|2\\.) (?:weihnachts(?:feier)?tag|feiertag)|ste(?:ph|f)an(?:s|i)tag",
    holiday(12, 26),
  ],
  ["sylvester|silvester(?:abend)?", holiday(12, 31)],
  ["neujahr(?:stag)?", holiday(1, 1)],
  ["(?:heilige )?drei ?konig(?:e|stag)?|dreikoenig", holiday(1, 6)],
  ["berchtoldstag", holiday(1, 2)],
  ["(?:internationale[rn]? )?(?:welt)?frauentag", holiday(3, 8)],
  ["josef(?:i(?:tag)?|stag)", holiday(3, 19)],
  ["walpurgisnacht", holiday(4, 30)],
  ["leopoldi(?:tag)?", holiday(11, 15)],
  ["barbaratag", holiday(12, 4)],
  ["volkstrauertag", daysFrom(advent(1), -14)],
  ["(?:buss und )?bettag|busstag", daysFrom(advent(1), -11)],
  ["totensonntag|ewigkeitssonntag", daysFrom(advent(1), -7)],
  ["valentinstag", holiday(2, 14)],
  ["tag der arbeit|maifeiertag", holiday(5, 1)],
  ["maria himmelfahrt", holiday(8, 15)],
  ["bundesfeier(?:tag)?", holiday(8, 1)],
  ["tag der deutschen einheit", holiday(10, 3)],
  ["muttertag", nthHoliday(5, 7, 2)],
  [
    "(?:weihnachts|oster|pfingst|silvester)woche|nationalfeiertag|martinstag|(?:verkaufsoffene[rn]?|lange[rn]?) {weekday}|{weekday} (?:vor|nach) (?:den [a-z]*(?:ferien|feiertagen)|dem (?:urlaub|bruckentag))",
    askDate,
  ],
  ["reformationstag|halloween", holiday(10, 31)],
  ["allerheiligen", holiday(11, 1)],
  ["allerseelen", holiday(11, 2)],
  ["nikolaus(?:tag|abend)?", holiday(12, 6)],
  ["maria empfangnis", holiday(12, 8)],
  [
    "weiberfastnacht|altweiber|(?:schmutzige|fette|unsinnige|lumpige)[rn]? donnerstag",
    easterPlus(-52),
  ],
  ["tulpensonntag", easterPlus(-49)],
  ["rosenmontag", easterPlus(-48)],
  ["faschingsdienstag|fastnacht(?:sdienstag)?|veilchendienstag", easterPlus(-47)],
  ["aschermittwoch", easterPlus(-46)],
  ["palmsonntag", easterPlus(-7)],
  ["grundonnerstag|gruendonnerstag", easterPlus(-3)],
  ["karfreitag", easterPlus(-2)],
  ["karsamstag|ostersamstag", easterPlus(-1)],
  ["ostersonntag", easterPlus(0)],
  ["ostermontag", easterPlus(1)],
  ["weisse[rn]? sonntag", easterPlus(7)],
  ["(?:christi )?himmelfahrt(?:stag)?|vatertag", easterPlus(39)],
  ["pfingstsonntag", easterPlus(49)],
  ["pfingstmontag", easterPlus(50)],
  ["fronleichnam", easterPlus(60)],
  [
    "ostern|pfingsten|weihnachten|fasching|karneval|an den feiertagen|zwischen den (?:jahren|feiertagen)",
    askDate,
  ],
]

/** Feasts and holidays, and the days before and after them. */
export const feasts: readonly Phrase[] = [
  ...named,
  ...daysBeside(
    named,
    "(?:(?:am |der )?(?:vortag|vorabend)|(?:am |der )?(?:tag|abend) vor)(?: von| vor| zu| de[mnrs]| zum)?",
    "(?:am |der )?tag nach(?: de[mnr])?",
  ),
]
