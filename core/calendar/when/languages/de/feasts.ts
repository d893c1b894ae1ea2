import * as say from "../../grammar/found-meanings.ts"
import type { Phrase } from "../../grammar.ts"
import { askDate, firmAsk, skip } from "../../pieces.ts"
import { BEHIND_A_DAY, daysBeside } from "../shared/days-beside.ts"

const named: readonly Phrase[] = [
  ["{weekday}(?:,? den {dd}\\.?)? ist (?:ja |doch |ein )*feiertag", say.freeDay],
  ["(?:am |der )?{od}\\.? ?{month} ist (?:ja |doch |ein )*feiertag", say.freeDate],
  // A Sunday, and no second of December.
  ...["erste", "zweite", "dritte", "vierte"].map(
    (ordinal, at): Phrase => [
      `(?:am |zum |der )?(?:${at + 1}\\.|${ordinal}[nr]?) advent(?:ssonntag)?`,
      say.advent(at + 1),
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
  ["heilig(?:abend|er abend|en abend)|hl abend|weihnachtsabend", say.holiday(12, 24)],
  [
    "(?:am )?(?:erste[rn]?|1\\.) (?:weihnachts(?:feier)?tag|feiertag)|weihnachtstag|christtag",
    say.holiday(12, 25),
  ],
  [
    "(?:am )?(?:zweite[rn]?|2\\.) (?:weihnachts(?:feier)?tag|feiertag)|ste(?:ph|f)an(?:s|i)tag",
    say.holiday(12, 26),
  ],
  ["sylvester|silvester(?:abend)?", say.holiday(12, 31)],
  ["neujahr(?:stag)?", say.holiday(1, 1)],
  ["(?:heilige )?drei ?konig(?:e|stag)?|dreikoenig", say.holiday(1, 6)],
  ["berchtoldstag", say.holiday(1, 2)],
  ["(?:internationale[rn]? )?(?:welt)?frauentag", say.holiday(3, 8)],
  ["josef(?:i(?:tag)?|stag)", say.holiday(3, 19)],
  ["walpurgisnacht", say.holiday(4, 30)],
  ["leopoldi(?:tag)?", say.holiday(11, 15)],
  ["barbaratag", say.holiday(12, 4)],
  ["volkstrauertag", say.daysFrom(say.advent(1), -14)],
  ["(?:buss und )?bettag|busstag", say.daysFrom(say.advent(1), -11)],
  ["totensonntag|ewigkeitssonntag", say.daysFrom(say.advent(1), -7)],
  ["valentinstag", say.holiday(2, 14)],
  ["tag der arbeit|maifeiertag", say.holiday(5, 1)],
  ["maria himmelfahrt", say.holiday(8, 15)],
  ["bundesfeier(?:tag)?", say.holiday(8, 1)],
  ["tag der deutschen einheit", say.holiday(10, 3)],
  ["muttertag", say.nthHoliday(5, 7, 2)],
  [
    "(?:weihnachts|oster|pfingst|silvester)woche|nationalfeiertag|martinstag|(?:verkaufsoffene[rn]?|lange[rn]?) {weekday}|{weekday} (?:vor|nach) (?:den [a-z]*(?:ferien|feiertagen)|dem (?:urlaub|bruckentag))",
    askDate,
  ],
  ["reformationstag|halloween", say.holiday(10, 31)],
  ["allerheiligen", say.holiday(11, 1)],
  ["allerseelen", say.holiday(11, 2)],
  ["nikolaus(?:tag|abend)?", say.holiday(12, 6)],
  ["maria empfangnis", say.holiday(12, 8)],
  [
    "weiberfastnacht|altweiber|(?:schmutzige|fette|unsinnige|lumpige)[rn]? donnerstag",
    say.easterPlus(-52),
  ],
  ["tulpensonntag", say.easterPlus(-49)],
  ["rosenmontag", say.easterPlus(-48)],
  ["faschingsdienstag|fastnacht(?:sdienstag)?|veilchendienstag", say.easterPlus(-47)],
  ["aschermittwoch", say.easterPlus(-46)],
  ["palmsonntag", say.easterPlus(-7)],
  ["grundonnerstag|gruendonnerstag", say.easterPlus(-3)],
  ["karfreitag", say.easterPlus(-2)],
  ["karsamstag|ostersamstag", say.easterPlus(-1)],
  ["ostersonntag", say.easterPlus(0)],
  ["ostermontag", say.easterPlus(1)],
  ["weisse[rn]? sonntag", say.easterPlus(7)],
  ["(?:christi )?himmelfahrt(?:stag)?|vatertag", say.easterPlus(39)],
  ["pfingstsonntag", say.easterPlus(49)],
  ["pfingstmontag", say.easterPlus(50)],
  ["fronleichnam", say.easterPlus(60)],
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
