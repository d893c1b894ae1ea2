/*
 * A list of opening hours: "Seg: 9h–18h", "Mo-Fr 9-12 und 14-18 Uhr, So geschlossen". It has days and hours and hardly a word, as
 * an appointment may have, and "fechado" settles things elsewhere.
 */

const SUNDAY =
  "dom(?:ingos?)?|sun(?:days?)?|dim(?:anches?)?|so(?:nn(?:tags?)?)?|festivos?|feriados?|(?:bank |public )?holidays?|jours? f[ée]ri[ée]s?|feiertag(?:s|en?)?"
const ONE_DAY = [
  SUNDAY,
  "lun(?:es|di)?|mar(?:tes|di)?|mi[ée](?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|s[áa]b(?:ados?)?",
  "(?:seg(?:unda)?|ter(?:[çc]a)?|qua(?:rta)?|qui(?:nta)?|sex(?:ta)?|[2-6][ªa])s?(?:[- ]?feiras?)?",
  "(?:mon|tue(?:s)?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:days?)?",
  "mer(?:credi)?s?|jeu(?:di)?s?|ven(?:dredi)?s?|sam(?:edi)?s?",
  "mo(?:ntags?)?|di(?:enstags?)?|mi(?:ttwochs?)?|do(?:nnerstags?)?|fr(?:eitags?)?|sa(?:mstags?)?|sonnabends?",
  "[lmxjvsd]",
].join("|")
const SEVERAL =
  "daily|every ?day|weekdays?|weekends?|todos los d[íi]as|entre semana|fines? de semana|todos os dias|fins? de semana|tous les jours|t[äa]glich|werktags|wochenende"
const DAY = `(?:(?:los|las?|el|a?os?|ao|les?|du|de|am|on|von) )?(?:${ONE_DAY}|${SEVERAL})(?!\\p{L})\\.?`
const UP_TO = "(?: ?[-–—] ?| (?:a|à|ao|au|al|to|bis|thru|through|até) )"
const AND = `(?:${UP_TO}| ?[/&+,] ?| (?:y|e|et|und|and) )`
const DAYS = `${DAY}(?:${AND}${DAY}){0,6}`

const HOUR = "(?:[01]?\\d|2[0-4])(?!\\d)"
const UNIT = "(?: ?(?:hrs?|hs?|uhr|[ap]\\.?m\\.?)(?!\\p{L}))"
const MINUTES = "(?:[:.]| ?h ?)\\d{2}"
const TIME = `${HOUR}(?:${MINUTES})?${UNIT}?`
/** "Samedi 12 à 10h" is a date with its hour: hours have a unit or minutes there, or "de" before them. */
const CLEAR_TIME = `${HOUR}(?:${MINUTES}${UNIT}?|${UNIT})`
const SPAN = `(?:(?:de|das|from|von) ${TIME} (?:a|à|às|as|to|bis|até) ${TIME}|${CLEAR_TIME} (?:à|às|as) ${TIME}|${TIME} ?(?:-|–|—|a|to|bis|até|hasta|until) ?${TIME})`
const CLOSED =
  "cerrado|closed|fechado|encerrado|ferm[ée]|geschlossen|zu|ruhetag|descanso|folga|24 ?h(?:oras|ours|eures)?|all day|ganzt[äa]gig|todo el d[íi]a|o dia todo"
const HOURS = `(?:${SPAN}(?: ?(?:[,/|&+]|y|e|et|und|and) ?${SPAN}){0,2}|${CLOSED})`
const ENTRY = `${DAYS}\\*? ?[:|·–—-]?\\*? ?${HOURS}(?: ?\\([^()]{1,40}\\))?`

const TITLE =
  "(?:(?:nuestro |nosso |our |notre |unsere )?(?:horarios?|horários?|(?:opening )?(?:hours|times)|horaires?|öffnungszeiten|abrimos|abierto|open|aberto|ouvert|offen|geöffnet) ?:? )?"
const LINE = new RegExp(
  `^\\s{0,9}(?:[-*•·▪]\\s{0,3}|🕘\\s{0,3})?\\*?${TITLE}${ENTRY}(?: ?[,;.|] ?${ENTRY}){0,7}[ .!]{0,3}$`,
  "iu",
)
const ENTRIES = new RegExp(ENTRY, "giu")
/** Of several days, or that one on which many are closed is: it needs no second line to be known. */
const ALONE = new RegExp(
  `(?:^${DAY}${UP_TO}${DAY}(?!\\p{L})|^(?:${SEVERAL})(?!\\p{L})|^(?:${SUNDAY})\\.?(?:${AND}(?:${SUNDAY})\\.?)?\\*? ?[:|·–—-]?\\*? ?(?:${CLOSED})$)`,
  "iu",
)
/** "Nuestro horario es:" */
const OPENS =
  /^(?=.*(?:horario|horário|hours|opening|horaires|öffnungszeiten|abrimos|abiert|open|abert|ouvert|offen|geöffnet))[^\d\n]{1,80}:\s{0,3}$/iu
/** No such line is longer. */
const LONGEST = 200

const isHours = (line: string) => line.length <= LONGEST && /\p{L}/u.test(line) && LINE.test(line)

/** A text without its lines of opening hours, and without what opens them. */
export const withoutOpeningHours = (text: string): string => {
  const lines = text.split("\n").map((line) => ({ line, hours: isHours(line) }))
  const entries = lines.flatMap(({ line, hours }) =>
    hours ? [...line.matchAll(ENTRIES)].map(([entry]) => entry) : [],
  )
  if (entries.length < 2 && !entries.some((entry) => ALONE.test(entry))) return text
  return lines
    .filter(({ line, hours }, at) => !hours && !(OPENS.test(line) && lines[at + 1]?.hours))
    .map(({ line }) => line)
    .join("\n")
    .trim()
}
