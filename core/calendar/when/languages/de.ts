import type { Vocabulary } from "../grammar.ts"
import { days } from "./de/days.ts"
import { feasts } from "./de/feasts.ts"
import { hours } from "./de/hours.ts"
import { lookalikes } from "./de/lookalikes.ts"
import { names } from "./de/names.ts"
import { numbers, ordinals } from "./de/numbers.ts"
import { talk } from "./de/talk.ts"
import { twoShort } from "./shared/two-short.ts"

/** German of Germany, Austria and Switzerland. */
export const german: Vocabulary = {
  code: "de",
  common:
    "der die das den dem ein eine einen und oder ich du sie wir ihr es ist bin sind kann kannst konnen konnte " +
    "hatten haben habt hatte hab gibt fur mit ohne bei zum zur von bis am im an in um uhr auch noch was " +
    "frei freier termin tisch leute personen bitte danke hallo moin servus gruezi guten nicht doch aber " +
    "isch hesch hend habed gaht goht gaat chan chonnt chonntsch nod opis oppis hatt mer eu lieber ja nein geht ginge passt wann wo mir mich dich mal dann also schon bisschen egal da ware gerne gern",
  numbers,
  ordinals,
  weekdays:
    "montag|mantig|meentig|mentig dienstag|zischtig|ziischtig|zistig|dienschtig mittwoch|mittwuch|mittwuech " +
    "donnerstag|donnschtig|donschtig|dunschtig|donnerschtig freitag|fritig|friitig|freitog samstag|sonnabend|samschtig|samstig|samstog " +
    "sonntag|sunntig|sunntag|sonntog",
  shortWeekdays: {
    words: "mo di mi do fr sa",
    before:
      "am|an|diesen|nachsten|naechsten|kommenden|fur|bis|ab|oder|und|lieber|eher|dann|sonst|besten|not|notfalls",
    after:
      "um|den|der|abends?|morgens?|vormittags?|nachmittags?|mittags?|fruh|frueh|halb|viertel|dreiviertel|gegen|oder|" +
      "zwischen|zw\\.?|spat[a-z]*|auch(?= ?(?:$|[,;.!?]))|geht|ginge|passt|ware|klappt|von|ab|nach|vor|bis|nae?chste|diese|kommende",
  },
  tomorrow: "morgen|morn",
  months:
    "januar|jan|jaenner|janner februar|feb|feber marz|maerz|mrz april|apr mai juni|jun juli|jul august|aug " +
    "september|sept|sep oktober|okt november|nov dezember|dez",
  minutes: "viertel=15 viertelstunde=15 dreiviertel=45",
  units: "uhr|h|pm|am(?= ?(?:$|[,;.!?]))",
  clock: [
    { say: "{m} (?:minuten )?vor halb {h}{u}", shift: "to-half-before", strong: true },
    { say: "{m} (?:minuten )?nach halb {h}{u}", shift: "past-half-before", strong: true },
    { say: "null uhr", hour: 0, strong: true },
    { say: "(?:halbi?|hoib[ae]?|1/2) ?{h}{u}", shift: "half-before", strong: true },
    { say: "(?:drei ?viertel|3/4) ?{h}{u}", shift: "quarter-before", strong: true },
    { say: "{mq} (?:nach|ue?ber|ab) {h}{u}", shift: "past", strong: true },
    { say: "{mq} vor {h}{u}", shift: "to", strong: true },
    { say: "viertel {h}{u}", shift: "quarter-into", strong: true },
    { say: "{mw} (?:minuten )?nach {h}{u}", shift: "past", strong: true },
    { say: "{mw} (?:minuten )?vor {h}{u}", shift: "to", strong: true },
    { say: "{m5} nach {h}{u}", shift: "past", strong: true },
    { say: "{m5} vor {h}{u}", shift: "to", strong: true },
    { say: "{m} (?:minuten|min) nach {h}{u}", shift: "past", strong: true },
    { say: "{m} (?:minuten|min) vor {h}{u}", shift: "to", strong: true },
    { say: "{h} ?: ?{mm}{u}", strong: true },
    { say: "{h}\\.{mm}{u!}", strong: true },
    { say: "{h} ?h ?{mm}", strong: true },
    { say: "{h} ?uhr (?!\\d(?!\\d)){m}(?! (?:leute|personen))", shift: "past", strong: true },
    { say: "{h}[., ]{mm}" },
    { say: "{h}{u!}", strong: true },
    { say: "{h} {mw}", shift: "past" },
    { say: "{h}" },
  ],
  filler:
    "der|die|das|den|dem|am|an|im|in|fur|auf|bis|von|vom|ab|zu|zum|um|es|ich|wir|termin|tisch|reservierung|" +
    "kann|konnen|tag|heute doch|mein|meinen|meine|unser|unseren|ist|ware|habe|hab|haben|hatte|hatten|erst|schon|will|mochte",
  or: "oder|bzw",
  until: "bis|bis zum|zum",
  towards: "auf|zu|zum|auf den|auf die|nach|fur|bis",
  phrases: [
    ...lookalikes,
    ...names,
    ...days,
    ...feasts,
    ...hours,
    ...talk,
    ...twoShort("(?:mo|di|mi|do|fr|sa|so)"),
  ],
}
