import type { Language } from "../../shared/language.ts"

/** What a zone tells about its people: where weeks begin, how they order numbers, what they speak. */

const USA = new RegExp(
  "^(US/|America/(New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Detroit|Boise|Indiana/|" +
    "Indianapolis|Fort_Wayne|Kentucky/|Louisville|North_Dakota/|Menominee|Juneau|Sitka|Nome|" +
    "Yakutat|Metlakatla|Adak)|Pacific/Honolulu)",
)
const BRAZIL = new RegExp(
  "^(Brazil/|America/(Sao_Paulo|Bahia|Fortaleza|Recife|Manaus|Belem|Cuiaba|Campo_Grande|" +
    "Porto_Velho|Boa_Vista|Rio_Branco|Maceio|Araguaina|Santarem|Eirunepe|Noronha))",
)
const SPAIN = /^(Europe\/Madrid|Atlantic\/Canary|Africa\/Ceuta)/
const DAY_FIRST_ENGLISH = /^(Europe\/London|Australia\/|Pacific\/Auckland|GB|NZ)/
const ENGLISH = /^(Europe\/(London|Dublin)|Australia\/|Pacific\/|Asia\/|Africa\/)/
const FRENCH = /^(Europe\/(Paris|Brussels|Monaco|Luxembourg)|America\/(Montreal|Toronto))/
const GERMAN = /^Europe\/(Berlin|Vienna|Zurich|Busingen|Vaduz)/
const PORTUGUESE = /^(Europe\/Lisbon|Atlantic\/(Madeira|Azores)|Portugal)/

/** The French of America, but for the islands and Guiana, is that of Quebec. */
const FRENCH_OF_FRANCE = /^America\/(Martinique|Guadeloupe|Cayenne|Marigot|St_Barthelemy|Miquelon)/
const AMERICA = /^(America|Canada|US)\//
/** Of who writes in French there. */
export const isQuebec = (zone: string) => AMERICA.test(zone) && !FRENCH_OF_FRANCE.test(zone)

const CANADA = new RegExp(
  "^(Canada/|America/(Toronto|Montreal|Vancouver|Edmonton|Winnipeg|Regina|Halifax|Moncton|St_Johns|" +
    "Thunder_Bay|Nipigon|Rainy_River|Atikokan|Swift_Current|Glace_Bay|Goose_Bay|Blanc-Sablon|Whitehorse|Dawson|" +
    "Yellowknife|Inuvik|Iqaluit|Pangnirtung|Resolute|Rankin_Inlet|Cambridge_Bay|Coral_Harbour|Creston|Fort_Nelson))",
)
export const isCanada = (zone: string) => CANADA.test(zone)

export const isSpain = (zone: string) => SPAIN.test(zone)

/** In the USA and Brazil weeks are said to begin on Sunday, elsewhere on Monday. */
export const weeksBeginOnSunday = (zone: string) => USA.test(zone) || BRAZIL.test(zone)

/** How "4/5" is read: the day first, the month first, or it has to be asked. */
export const orderOfNumbers = (language: Language, zone: string) => {
  if (language !== "en") return USA.test(zone) ? "unknown" : "day-first"
  if (USA.test(zone)) return "month-first"
  return DAY_FIRST_ENGLISH.test(zone) ? "day-first" : "unknown"
}

export const languageOf = (zone: string): Language => {
  if (USA.test(zone) || ENGLISH.test(zone)) return "en"
  if (BRAZIL.test(zone) || PORTUGUESE.test(zone)) return "pt"
  if (FRENCH.test(zone)) return "fr"
  if (GERMAN.test(zone)) return "de"
  return SPAIN.test(zone) || zone.startsWith("America/") ? "es" : "en"
}
