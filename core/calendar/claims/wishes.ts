import { LANGUAGES } from "../../reply/language.ts"
import { words } from "../../shared/fold.ts"
import { RULES } from "./rules.ts"
import { CLOCK } from "./scenes.ts"

/** How appointments are spoken of, in the words of any language, and times: "mejor a las diez". */
const SPEAKS = new RegExp(
  ` (?:${[
    "citas?|turnos?|reserv\\w*|agend\\w*|apunt\\w*|anot\\w*|huec\\w*|huequ\\w*|pedir hora|cancel\\w*|anul\\w*|aplaz\\w*|reprogram\\w*",
    "appointments?|book\\w*|re ?schedul\\w*|schedul\\w*|slots?|squeeze|pencil",
    "marc(?:ar\\w*|ad\\w+|ac\\w+|o|ou)|marqu\\w+|(?:des|re)marc\\w*|encaix\\w*|consultas?|horarios?",
    "rendez vous|rdv|creneaux?|annul\\w*|deplac\\w*|decal\\w*",
    "termin\\w*|buch\\w*|reservier\\w*|absag\\w*|storn\\w*|verschieb\\w*|verleg\\w*|eintrag\\w*",
    `a las? \\w+|as \\d+|at \\d+|um \\d+|${CLOCK}`,
  ].join("|")}) `,
)

/** Whether somebody speaks of an appointment, or of a time for one. */
export const speaksOfAppointment = (text: string): boolean => {
  const said = ` ${words(text).join(" ")} `
  return SPEAKS.test(said) || LANGUAGES.some((language) => RULES[language].day.test(said))
}
