import { words } from "../../shared/fold.ts"
import { anyOf } from "../../shared/framed.ts"
import { LANGUAGES } from "../../shared/language/all.ts"
import type { Language } from "../../shared/language.ts"
import { GRAMMARS } from "../claims/grammars.ts"
import { CLOCK } from "../claims/sentence-patterns.ts"
import { de } from "./de.ts"
import { en } from "./en.ts"
import { es } from "./es.ts"
import { fr } from "./fr.ts"
import { pt } from "./pt.ts"
import type { WishWords } from "./words.ts"

/* Whether somebody speaks of appointments, and of a day. */

export const WISHES: Readonly<Record<Language, WishWords>> = { es, en, pt, fr, de }
/** In the words of any language: in few words people mix languages. */
export const inAny = (...kinds: readonly (keyof WishWords)[]) =>
  LANGUAGES.flatMap((language) => kinds.map((kind) => WISHES[language][kind])).join("|")
const SPOKEN_OF = anyOf(inAny("appointment", "cancels", "moves"))
/** Times: "mejor a las diez". */
const TIME = anyOf(`a las? \\w+|as \\d+|at \\d+|um \\d+|${CLOCK}`)

/** "Saturday's yours" names a day. */
export const saidIn = (text: string) => ` ${words(text).join(" ").replaceAll("'s ", " ")} `
export const isDated = (said: string) =>
  LANGUAGES.some((language) => GRAMMARS[language].day.test(said))

/** Whether a text names a day, in any language. */
export const namesDay = (text: string): boolean => isDated(saidIn(text))

/** Whether a text names an appointment, or that one is cancelled or moved. */
export const namesAppointment = (text: string): boolean => SPOKEN_OF.test(saidIn(text))

/** Whether somebody speaks of an appointment, or of a time for one. */
export const speaksOfAppointment = (text: string): boolean => {
  const said = saidIn(text)
  return SPOKEN_OF.test(said) || TIME.test(said) || isDated(said)
}
