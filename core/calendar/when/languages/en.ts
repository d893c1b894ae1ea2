import type { Vocabulary } from "../grammar.ts"
import { days } from "./en/days.ts"
import { doings } from "./en/doings.ts"
import { feasts } from "./en/feasts.ts"
import { fromNow } from "./en/from-now.ts"
import { hours } from "./en/hours.ts"
import { lookalikes } from "./en/lookalikes.ts"
import { names } from "./en/names.ts"
import { numbers, ordinals } from "./en/numbers.ts"
import { talk } from "./en/talk.ts"
import { MORROW } from "./en/terms.ts"
import { visits } from "./en/visits.ts"
import { weeks } from "./en/weeks.ts"
import { twoShort } from "./shared/two-short.ts"

/** English of tourists, Britain, Australia, New Zealand and the USA. */
export const english: Vocabulary = {
  code: "en",
  common:
    "the a an i we you he she it is are am be can could would will do does have has had get got at on in " +
    "to for of and or but my our your me us any anything please thanks thank hi hey hiya hello what when " +
    "how there free open available book booking table appointment slot this that if just not with from " +
    "chance possible like want need make lol also after before between around people ok okay cheers u",
  numbers,
  ordinals,
  weekdays:
    "monday tuesday|tues|tue wednesday|weds|wensday thursday|thurs|thur|thu|thrus friday|friyay|fri saturday|saterday sunday",
  shortWeekdays: {
    words: "mon tue wed thu fri sat sun",
    before:
      "(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun) (?:to|thru)|on|this|next|for|coming|until|til|till|by|or|and|not|do|open|available|possibly|maybe",
    after:
      "at|@|morning|morn|mornin|afternoon|aft|evening|eve|night|nite|arvo|the|around|about|or|lunch|lunch ?time|mid ?day|noon|noonish|breakfast|brunch|dinner|first thing|half|quarter|(?:five|ten|twenty|twenty five) (?:past|to)|(?:pls|please),? \\d|between|btw|from|after|before|any ?time|next week|this week|week|(?:to|thru) (?:mon|tue|wed|thu|fri|sat|sun)",
  },
  tomorrow: MORROW,
  months:
    "january|jan february|feb march|mar april|apr may june|jun july|jul august|aug " +
    "september|sept|sep october|oct november|nov december|dec",
  minutes: "quarter=15 a_quarter=15 half=30 three_quarters=45",
  units: "am|pm|hrs?|h|o clock|oclock|hours",
  clock: [
    { say: "noon {mw}", hour: 12, shift: "past", strong: true },
    { say: "(?:noon(?: ?ish)?|12 noon)", hour: 12, strong: true },
    { say: "(?:midnight|12 midnight)", hour: 24, strong: true },
    { say: "{mq} (?:past|after) (?:noon|midday)", hour: 12, shift: "past", strong: true },
    { say: "{mq} (?:to|till?|til|before) (?:noon|midday)", hour: 12, shift: "to", strong: true },
    {
      say: "{mw} (?:minutes )?(?:past|after) (?:noon|midday)",
      hour: 12,
      shift: "past",
      strong: true,
    },
    {
      say: "{mw} (?:minutes )?(?:to|till?|til|before) (?:noon|midday)",
      hour: 12,
      shift: "to",
      strong: true,
    },
    {
      say: "{m} (?:minutes|mins) (?:to|before) (?:noon|midday)",
      hour: 12,
      shift: "to",
      strong: true,
    },
    { say: "{mq} past {h}{u}(?: ?ish)?", shift: "past", strong: true },
    { say: "{mq} after {h}{u}(?: ?ish)?", shift: "past", strong: true },
    { say: "{mq} (?:to|till?|til|of|before) {h}{u}(?: ?ish)?", shift: "to", strong: true },
    { say: "half {h}{u}(?: ?ish)?", shift: "half-past", strong: true },
    { say: "{mw} (?:minutes )?(?:past|after) {h}{u}(?: ?ish)?", shift: "past", strong: true },
    {
      say: "{mw} (?:minutes )?(?:to|till?|til|before) {h}{u}(?: ?ish)?",
      shift: "to",
      strong: true,
    },
    { say: "{m} (?:minutes |mins )?past {h}{u}(?: ?ish)?", shift: "past", strong: true },
    { say: "{m} (?:minutes|mins) (?:to|till?|til|before) {h}{u}", shift: "to", strong: true },
    { say: "{h} ?[:] ?{mm}{u}", strong: true },
    { say: "{h}\\.{mm}{u!}", strong: true },
    { say: "{h} ?h ?{mm}{u}", strong: true },
    { say: "{hh}{mm}(?: ?(?:hrs|hours|h))?" },
    { say: "{h}[., ]{mm}" },
    { say: "{h}(?: ?ish)?{u!}(?: ?ish)?", strong: true },
    { say: "{h}{u} (?:sharp|on the dot)", strong: true },
    { say: "{h} {mw}{u!}", shift: "past", strong: true },
    { say: "{h} {mw}", shift: "past" },
    { say: "{h}(?: ?ish)?" },
  ],
  filler:
    "the|on|at|for|in|a|an|s|this|that|with|do|make|come|be|it|appointment|booking|reservation|table|slot|my|" +
    "one|in|to|is|of|you|i|we|have|had|on the|going|want",
  or: "or|\\/",
  until: "to|until|till|til|through|thru|up to",
  towards: "to|until|for|till|onto",
  phrases: [
    ...lookalikes,
    ...names,
    ...days,
    ...weeks,
    ...feasts,
    ...fromNow,
    ...hours,
    ...doings,
    ...visits,
    ...talk,
    ...twoShort("(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)"),
  ],
}
