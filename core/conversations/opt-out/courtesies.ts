/* What is said around a wish and tells nothing of it: "hola, buenas", "muchas gracias". */
import { oneOf } from "./spoken.ts"

const GREETING = oneOf(
  "hola|holi|muy buenas|buenas(?: tardes| noches)?|buen(?:os)? d[ií]as?|hi|hello|hey|good (?:morning|afternoon|evening)",
  "ol[aá]|oie?|bom dia|boa (?:tarde|noite)|bonjour|bonsoir|salut|coucou|hallo|moin|servus|guten (?:tag|morgen|abend)",
)
const THANKS = oneOf(
  "(?:muchas |mil )?gracias|(?:many )?thanks|thank you|thx|cheers|(?:muito )?obrigad[oa]|merci(?: beaucoup)?|(?:vielen |besten )?dank|danke(?: sch[oö]n)?",
)
const BETWEEN = "[^\\p{L}\\p{N}]*"
const GREETED = new RegExp(`^${BETWEEN}(?:${GREETING}(?!\\p{L})${BETWEEN})+`, "iu")
const THANKED = new RegExp(`(?<!\\p{L})${THANKS}${BETWEEN}$`, "iu")

/** The same without them, unless nothing else is said. */
export const withoutCourtesies = (text: string): string => {
  const rest = text.normalize("NFC").replace(GREETED, "").replace(THANKED, "").trim()
  return /\p{L}/u.test(rest) ? rest : text
}
