import type { Found } from "../../grammar/found.ts"
import * as say from "../../grammar/found-meanings.ts"
import {
  askDate,
  daysFrom,
  easterPlus,
  firmAsk,
  holiday,
  inCanada,
  nthHoliday,
  skip,
} from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"
import type { Meaning } from "../../pieces.ts"
import { daysBeside } from "../shared/days-beside.ts"

/** Feasts whose day is known, by what they are called. */
const KNOWN: readonly (readonly [called: string, day: Meaning])[] = [
  ["(?:christmas|xmas) (?:eve eve|adam)", holiday(12, 23)],
  ["(?:christmas|xmas) eve", holiday(12, 24)],
  ["christmas day|xmas day|christmas|xmas", holiday(12, 25)],
  ["boxing day|st stephen s day", holiday(12, 26)],
  ["(?:new years? s? ?eve|nye) eve", holiday(12, 30)],
  ["new years? s? ?eve|nye|hogmanay", holiday(12, 31)],
  ["new years? s? ?day|new year s|new year", holiday(1, 1)],
  ["valentine s? ?(?:day)?|valentines(?: day)?", holiday(2, 14)],
  ["(?:st|saint)\\.? (?:patrick|paddy) ?s(?: day)?|paddys day", holiday(3, 17)],
  ["(?:the )?fourth of july|4th of july|independence day", holiday(7, 4)],
  ["halloween", holiday(10, 31)],
  ["bonfire night|guy fawkes(?: night)?", holiday(11, 5)],
  ["anzac day", holiday(4, 25)],
  ["australia day", holiday(1, 26)],
  ["waitangi day", holiday(2, 6)],
  ["juneteenth", holiday(6, 19)],
  ["veterans?(?: s)? day", holiday(11, 11)],
  ["may day", holiday(5, 1)],
  ["april fools?(?: s)?(?: day)?", holiday(4, 1)],
  ["cinco de mayo", holiday(5, 5)],
  ["burns night", holiday(1, 25)],
  ["canada day", holiday(7, 1)],
  ["(?:st|saint) david s? ?day|st davids day", holiday(3, 1)],
  ["st george s day|st georges day", holiday(4, 23)],
  ["st andrew s day|st andrews day", holiday(11, 30)],
  ["(?:international )?women s day", holiday(3, 8)],
  ["groundhog day", holiday(2, 2)],
  ["martin luther king day|mlk day", nthHoliday(1, 1, 3)],
  ["president s? ?day|presidents day", nthHoliday(2, 1, 3)],
  ["memorial day", nthHoliday(5, 1, -1)],
  ["labor day", nthHoliday(9, 1, 1)],
  ["melbourne cup(?: day)?|cup day", nthHoliday(11, 2, 1)],
  ["columbus day", nthHoliday(10, 1, 2)],
  ["thanksgiving(?: day)?", inCanada(nthHoliday(11, 4, 4), nthHoliday(10, 1, 2))],
  ["(?:shrove|pancake|fat) tuesday|pancake day|mardi gras", easterPlus(-47)],
  ["ash wednesday", easterPlus(-46)],
  ["mothering sunday", easterPlus(-21)],
  ["palm sunday", easterPlus(-7)],
  ["holy monday", easterPlus(-6)],
  ["holy tuesday", easterPlus(-5)],
  ["(?:holy|spy) wednesday", easterPlus(-4)],
  ["(?:maundy|holy) thursday", easterPlus(-3)],
  ["good friday", easterPlus(-2)],
  ["(?:holy|easter) saturday", easterPlus(-1)],
  ["easter sunday|easter day", easterPlus(0)],
  ["easter monday", easterPlus(1)],
  ["low sunday", easterPlus(7)],
  ["whit sunday|pentecost(?: sunday)?", easterPlus(49)],
  ["whit monday", easterPlus(50)],
  ["trinity sunday", easterPlus(56)],
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
  // What day that is, is said: "it's a bank holiday tomorrow".
  [
    "(?:(?:it s|its|is it) (?:an? )?)(?:bank|public) hol(?:iday|s)?(?= (?:on |this )?(?:tomorrow|today|{weekday}))|(?<=(?:tomorrow|today|{weekday2})(?: ?s| is)? (?:an? )?)(?:bank|public) hol(?:iday|s)?(?=,? (?:isn t|isnt|right|are you|do you|will you))",
    skip,
  ],
  ...daysBeside(KNOWN, "(?:the )?day before", "(?:the )?day after"),
  ...KNOWN.flatMap(([called, day]): Phrase[] => [
    [`${FEW} days after (?:${called})`, ({ n }: Found) => daysFrom(day, n)],
    [`${FEW} days before (?:${called})`, ({ n }: Found) => daysFrom(day, -n)],
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
