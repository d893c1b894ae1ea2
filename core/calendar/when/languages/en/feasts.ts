import type { Found } from "../../grammar/found.ts"
import * as say from "../../grammar/found-meanings.ts"
import type { Phrase } from "../../grammar.ts"
import { askDate, firmAsk, type Meaning, skip } from "../../pieces.ts"
import { daysBeside } from "../shared/days-beside.ts"

/** Feasts whose day is known, by what they are called. */
const KNOWN: readonly (readonly [called: string, day: Meaning])[] = [
  ["(?:christmas|xmas) (?:eve eve|adam)", say.holiday(12, 23)],
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
  ["veterans?(?: s)? day", say.holiday(11, 11)],
  ["may day", say.holiday(5, 1)],
  ["april fools?(?: s)?(?: day)?", say.holiday(4, 1)],
  ["cinco de mayo", say.holiday(5, 5)],
  ["burns night", say.holiday(1, 25)],
  ["canada day", say.holiday(7, 1)],
  ["(?:st|saint) david s? ?day|st davids day", say.holiday(3, 1)],
  ["st george s day|st georges day", say.holiday(4, 23)],
  ["st andrew s day|st andrews day", say.holiday(11, 30)],
  ["(?:international )?women s day", say.holiday(3, 8)],
  ["groundhog day", say.holiday(2, 2)],
  ["martin luther king day|mlk day", say.nthHoliday(1, 1, 3)],
  ["president s? ?day|presidents day", say.nthHoliday(2, 1, 3)],
  ["memorial day", say.nthHoliday(5, 1, -1)],
  ["labor day", say.nthHoliday(9, 1, 1)],
  ["melbourne cup(?: day)?|cup day", say.nthHoliday(11, 2, 1)],
  ["columbus day", say.nthHoliday(10, 1, 2)],
  ["thanksgiving(?: day)?", say.inCanada(say.nthHoliday(11, 4, 4), say.nthHoliday(10, 1, 2))],
  ["(?:shrove|pancake|fat) tuesday|pancake day|mardi gras", say.easterPlus(-47)],
  ["ash wednesday", say.easterPlus(-46)],
  ["mothering sunday", say.easterPlus(-21)],
  ["palm sunday", say.easterPlus(-7)],
  ["holy monday", say.easterPlus(-6)],
  ["holy tuesday", say.easterPlus(-5)],
  ["(?:holy|spy) wednesday", say.easterPlus(-4)],
  ["(?:maundy|holy) thursday", say.easterPlus(-3)],
  ["good friday", say.easterPlus(-2)],
  ["(?:holy|easter) saturday", say.easterPlus(-1)],
  ["easter sunday|easter day", say.easterPlus(0)],
  ["easter monday", say.easterPlus(1)],
  ["low sunday", say.easterPlus(7)],
  ["whit sunday|pentecost(?: sunday)?", say.easterPlus(49)],
  ["whit monday", say.easterPlus(50)],
  ["trinity sunday", say.easterPlus(56)],
]
/** Of days beside a feast: all numbers would be written a hundred times. */
const FEW = "(?<n>\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)"
const FEAST = KNOWN.map(([called]) => called).join("|")

/** Feasts and holidays. */
export const feasts: readonly Phrase[] = [
  [
    "{weekday}(?:,? the {dd}(?:st|nd|rd|th)?)? (?:is|s) (?:a |an )?(?:bank |public |national )?holiday",
    say.freeDay,
  ],
  ...KNOWN,
  ...daysBeside(KNOWN, "(?:the )?day before", "(?:the )?day after"),
  ...KNOWN.flatMap(([called, day]): Phrase[] => [
    [`${FEW} days after (?:${called})`, ({ n }: Found) => say.daysFrom(day, n)],
    [`${FEW} days before (?:${called})`, ({ n }: Found) => say.daysFrom(day, -n)],
  ]),
  // "Thanksgiving eve" is said of two days, and weeks are counted from a feast in more than one way.
  [
    "(?:thanksgiving|halloween|easter|independence day|canada day|labor day|memorial day) eve|" +
      `(?:the )?(?:week|weekend|{weekday}) (?:before|after|of) (?:${FEAST}|easter)|(?:the )?day (?:before|after) easter`,
    firmAsk("vague"),
  ],
  [
    "(?:anzac(?: day)?|(?:king|queen) s birthday|labou?r day|memorial day|thanksgiving|waitangi(?: day)?|australia day|canada day|victoria day|bank hol(?:iday|s)?|" +
      "long|holiday|halloween|new years? s?|mother s day|father s day|valentine s?(?: day)?|christmas|xmas|carnival|race|show|cup) weekend(?:,? {weekday})?",
    askDate,
  ],
  // What is bought or done for a feast, on some other day.
  [
    "(?:christmas|xmas) (?:part(?:y|ies)|do|drinks|night out|menu|gifts?|presents?|cards?|shopping|trees?|lights|decorations?|decs|markets?|jumper|cakes?|" +
      "hampers?|play|concert|photos?|minis?|specials?|offers?|hours|vouchers?|nails|rush)|" +
      "halloween (?:costumes?|nails|make ?up|look|decorations?|hair|pumpkins?|photos?)|easter (?:eggs?(?: hunts?)?|bunny|menu|bonnets?|camp|hampers?)|" +
      "new years? s? (?:resolutions?|offers?|deals?)|valentines? ?s? (?:gifts?|cards?|flowers?|roses|menu|offers?|specials?)|" +
      "(?:mother|father) s day (?:gifts?|cards?|flowers?|vouchers?|presents?|menu|specials?)|thanksgiving (?:turkey|pies?|leftovers|menu|orders?)",
    skip,
  ],
  ["black friday|father s day|mother s day|mothers day|fathers day", askDate],
  // A Monday or a Sunday with a name of its own is not the next one.
  [
    "(?:(?:spring|may|august|summer|easter|early may|late may) )?(?:bank hol(?:iday|s)?|public holiday)(?: {weekday})?|" +
      "(?:(?<!on )holiday|long weekend|(?:king|queen) s birthday|family day|victoria day|civic|small business|record store|plough|cup|cyber|giving|super ?bowl|stir up|remembrance|grand final|mad|super) {weekday}",
    askDate,
  ],
  [
    "(?:christmas|xmas|easter|thanksgiving|new years?(?: s)?|spring break|half term|reading|race|show|finals|exam) week|" +
      "(?:in|during|over|for) (?:the )?(?:half term|(?:school|summer|winter|spring|xmas|christmas|easter) (?:holidays?|hols|break|vacation))",
    askDate,
  ],
  [
    "(?:the )?{weekday} (?:before|after) (?:the )?(?:(?:easter|summer|autumn|winter|may|october|february) )?(?:half term|(?:school |summer |winter |spring )?(?:holidays?|hols|break)|school (?:starts|finishes|breaks up|goes back)|long weekend)",
    askDate,
  ],
  ["easter weekend|over easter|at easter|easter", askDate],
]
