import type { Found } from "../found.ts"
import type { Phrase } from "../grammar.ts"
import * as say from "../phrases.ts"
import { askDate, firmAsk, type Meaning } from "../pieces.ts"

/** Feasts whose day is known, by what they are called. */
const KNOWN: readonly (readonly [called: string, day: Meaning])[] = [
  ["(?:christmas|xmas) eve eve", say.holiday(12, 23)],
  ["(?:christmas|xmas) eve", say.holiday(12, 24)],
  ["christmas day|xmas day|christmas|xmas", say.holiday(12, 25)],
  ["boxing day|st stephen s day", say.holiday(12, 26)],
  ["(?:new years? s? ?eve|nye) eve", say.holiday(12, 30)],
  ["new years? s? ?eve|nye|hogmanay", say.holiday(12, 31)],
  ["new years? s? ?day|new year s|new year", say.holiday(1, 1)],
  ["valentine s? ?(?:day)?|valentines(?: day)?", say.holiday(2, 14)],
  ["(?:st|saint)\\.? (?:patrick|paddy) ?s(?: day)?|paddys day", say.holiday(3, 17)],
  ["(?:the )?fourth of july|4th of july|independence day", say.holiday(7, 4)],
  ["halloween", say.holiday(10, 31)],
  ["bonfire night|guy fawkes(?: night)?", say.holiday(11, 5)],
  ["anzac day", say.holiday(4, 25)],
  ["australia day", say.holiday(1, 26)],
  ["waitangi day", say.holiday(2, 6)],
  ["juneteenth", say.holiday(6, 19)],
  ["veterans? day", say.holiday(11, 11)],
  ["may day", say.holiday(5, 1)],
  ["martin luther king day|mlk day", say.nthHoliday(1, 1, 3)],
  ["president s? ?day|presidents day", say.nthHoliday(2, 1, 3)],
  ["memorial day", say.nthHoliday(5, 1, -1)],
  ["labor day", say.nthHoliday(9, 1, 1)],
  ["columbus day", say.nthHoliday(10, 1, 2)],
  ["thanksgiving(?: day)?", say.nthHoliday(11, 4, 4)],
  ["shrove tuesday|pancake day", say.easterPlus(-47)],
  ["ash wednesday", say.easterPlus(-46)],
  ["palm sunday", say.easterPlus(-7)],
  ["(?:maundy|holy) thursday", say.easterPlus(-3)],
  ["good friday", say.easterPlus(-2)],
  ["(?:holy|easter) saturday", say.easterPlus(-1)],
  ["easter sunday|easter day", say.easterPlus(0)],
  ["easter monday", say.easterPlus(1)],
]
const FEAST = KNOWN.map(([called]) => called).join("|")

/** Feasts and holidays. */
export const feasts: readonly Phrase[] = [
  [
    "{weekday}(?:,? the {dd}(?:st|nd|rd|th)?)? (?:is|s) (?:a |an )?(?:bank |public |national )?holiday",
    say.freeDay,
  ],
  ...KNOWN.flatMap(([called, day]): Phrase[] => [
    [called, day],
    [`(?:the )?day after (?:${called})`, say.daysFrom(day, 1)],
    [`(?:the )?day before (?:${called})`, say.daysFrom(day, -1)],
    [`{n} days after (?:${called})`, ({ n }: Found) => say.daysFrom(day, n)],
    [`{n} days before (?:${called})`, ({ n }: Found) => say.daysFrom(day, -n)],
  ]),
  // "Thanksgiving eve" is said of two days, and weeks are counted from a feast in more than one way.
  [
    "(?:thanksgiving|halloween|easter|independence day|canada day|labor day|memorial day) eve|" +
      `(?:the )?(?:week|weekend|{weekday}) (?:before|after|of) (?:${FEAST}|easter)|(?:the )?day (?:before|after) easter`,
    firmAsk("vague"),
  ],
  ["black friday|father s day|mother s day|mothers day|fathers day", askDate],
  ["easter weekend|over easter|at easter|easter", askDate],
]
