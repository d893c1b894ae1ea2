import { fold, words } from "../../shared/fold.ts"
import { anyOf, framed } from "../../shared/framed.ts"
import { LANGUAGES } from "../../shared/language/all.ts"
import type { Language } from "../../shared/language.ts"
import { denied, GRAMMARS, grammarsOf } from "./grammars.ts"
import { namesOrder } from "./other-topics.ts"
import type { Sentence } from "./sentences.ts"

/* What claims a booking without a sentence: a slip that is filled in, its number, a sign beside a day and an hour. */

/** "Booking confirmation", and no word more: not one that is pending or needed. */
const OF =
  "(?:(?:of|your|de|du|da|do|tu|su|a|sua|tua|votre|ta|ihr|ihre|ihres|deine|deines|la|le|appointment|booking|reservation|cita|reserva|turno|consulta|marcacao|rendez vous|termins?) )*"
const CONFIRMED = new RegExp(`^ ${OF}(?:confirma(?:cion|tion|cao)|\\w*bestatigung) ${OF}$`)

/** A heading has no more words. */
const HEADING = 3

/**
 * A form that nobody is asked to complete: "Request completed. Date: 2/12. Time: 10:00." is surely one, "Appointment. Date:
 * 2/12. Time: 10:00." perhaps.
 */
export const filledInForm = (parts: readonly Sentence[]): "surely" | "perhaps" | null => {
  const lines = parts.flatMap(({ text }) => text.split(/\n|\. /)).map(framed)
  const whole = lines.join("")
  const heading = lines.find((line) => line.trim() !== "")?.trim() ?? ""
  const found = LANGUAGES.flatMap((language) => {
    const { date, time, thing, finished, unreal, negated, other } = GRAMMARS[language]
    const has = (label: RegExp) => lines.some((line) => label.test(line))
    const filled =
      has(date) &&
      has(time) &&
      !parts.some(({ asks }) => asks) &&
      ![unreal, negated].some((denial) => denial.test(whole)) &&
      !lines.some((line) => other.test(line) && !finished.test(line))
    if (filled && (has(finished) || has(CONFIRMED))) return ["surely"] as const
    const headed = thing.test(` ${heading} `) && heading.split(" ").length <= HEADING
    return filled && headed && !UNSETTLED.test(whole) ? (["perhaps"] as const) : []
  })
  return found.includes("surely") ? "surely" : (found[0] ?? null)
}

const NUMBER = String.raw`(?:n(?:um(?:ero|ber|mer)?|[.°]*o?)|nr|code|codigo|id|ref\w*)`
const BOOKING =
  "(?:reserv(?:a|acion|ation|ierung)|cita|turno|booking|appointment|buchung|termin|rendez-vous|rdv|marcacao|agendamento|confirma(?:cion|tion|cao)|bestatigung|dossier)"
const CODE = String.raw`(?=[a-z\d-]*\d)[a-z]{0,5}-?[a-z\d-]{4,12}(?![\w/:,€$%])(?!\.\d)`
/** "Booking no. RSV-20931": of what has not been booked there is none. */
const REFERENCE = new RegExp(
  `(?<![a-z])(?:${NUMBER}[.:]* ?(?:(?:de|da|do|of|your|the|la|su|tu) ?){0,2}${BOOKING}|` +
    `${BOOKING}(?:s| de)? ?-?(?:${NUMBER}|#)|(?:your |su |tu |sua |votre |ihre |^[^a-z0-9]*)(?:ref(?:erenc\\w*|erenz)?|folio|locali[sz]ador|locator))` +
    `[.: ]*(?:(?:is|es|e|est|ist) (?:el |o |le )?)?[ :#]*${CODE}`,
  "m",
)
const CODED = /\d{4}|[A-Z]-?\d|\d[A-Z]/
/** Whether a reply gives the number of a booking, and takes nothing of it back. */
export const givesReference = (text: string, likely: readonly Language[]) => {
  if (!CODED.test(text) || text.includes("?")) return false
  const said = fold(text)
  const beside = said.replace(REFERENCE, " ")
  const grammars = grammarsOf(likely)
  return (
    beside !== said &&
    !namesOrder(framed(said)) &&
    !denied(grammars, ["unreal", "negated"], framed(beside))
  )
}

const DETAILS =
  "(?:detalles?|datos|resumen|ficha|details?|summary|recap|overview|detalhes|dados|resumo|recapitulatif|infos?|informations?|daten|zusammenfassung|ubersicht|eckdaten)"
const APPOINTMENT =
  "(?:citas?|turnos?|reservas?|consultas?|appointments?|bookings?|reservations?|marcacao|marcacoes|agendamentos?|rendez vous|rdv|reservierung|buchung|termine?s?)"
/** "Here are the details of your appointment:", "Your booking details:". */
const DETAILED = new RegExp(
  ` (?:${DETAILS} (?:[^ ]+ ){1,3}${APPOINTMENT}|${APPOINTMENT} ${DETAILS}|(?:termin|buchungs|reservierungs)(?:details|daten|ubersicht|infos?)) $`,
)

/** What is still to be done, or is an example of what to send. */
const UNSETTLED = anyOf(
  "confirm(?:a|ame|anos|alo|ala|ar|e|eme|enos|en|ez|ar|er)|respond\\w+|envi\\w+|escrib\\w+|mand\\w+|dime|digame|avis(?:a|e)me|falta\\w*|pendiente|aun no|todavia no|en cuanto|una vez|ej|ejemplo",
  "(?:please|just|to|you) confirm|reply|answer|send|text|tell|pending|provisional\\w*|not yet|isn't|once|as soon as|e g|example",
  "respond\\w+|envie|mande|diga|avise|pendente|ainda nao|assim que|exemplo",
  "confirmez|repondez|envoyez|dites|dis moi|en attente|pas encore|des que|une fois|exemple|ex",
  "bestatige(?:n sie)?|antwort\\w*|schick\\w*|schreib\\w*|sag\\w*|noch nicht|sobald|ausstehend|z b|beispiel",
)

/** Whether a reply lists the day and the hour of an appointment of the client's, as if there were one. */
export const givesDetails = (text: string) => {
  if (!text.includes(":") || text.includes("?") || UNSETTLED.test(framed(text))) return false
  const grammars = grammarsOf(LANGUAGES)
  return paragraphs(text).some((lines, at, all) => {
    const heading = lines.findIndex((line) => line.endsWith(":") && DETAILED.test(framed(line)))
    if (heading < 0) return false
    const list = lines.length > heading + 1 ? lines.slice(heading + 1) : (all[at + 1] ?? [])
    const before = framed(lines.slice(0, heading + 1).join(" "))
    const listed = framed(list.join(" "))
    return (
      grammars.some(({ day, clock }) => day.test(listed) && listed.match(clock) !== null) &&
      !denied(grammars, ["free", "hours"], listed) &&
      !denied(grammars, ["unreal"], before)
    )
  })
}

/** The lines of each paragraph. */
const paragraphs = (text: string) =>
  text.split(/\n\s*\n/).map((paragraph) => paragraph.split("\n").map((line) => line.trim()))

const YES = /[✅✔☑👍👌]/u
/** So few words that nothing else is told, a wish for a good day aside. */
const CURT = 8

/** "Done." or "👌", and no word of what: to whom asked for an appointment it says that they have it. */
export const saysDone = (text: string, parts: readonly Sentence[]) => {
  if (text.includes("?")) return false
  const found = words(text)
  if (found.length === 0) return YES.test(text) && !CROSSED.test(text)
  return (
    found.length <= CURT &&
    parts.some(
      ({ clauses }) =>
        clauses.join(" ").split(" ").length <= HEADING &&
        clauses.some((clause) =>
          LANGUAGES.some((language) => GRAMMARS[language].settled.test(` ${clause} `)),
        ),
    )
  )
}

const SIGN = /\p{Extended_Pictographic}/u
const CROSSED = /[?❌🚫⛔✖]/u
const FEW_WORDS = 7
const FEW_LETTERS = 60

/** "Tue 9:00, ramp 3": one day and one hour, and hardly a word. */
const namesTime = (text: string) => {
  if (text.length > FEW_LETTERS || CROSSED.test(text)) return false
  const found = words(text)
  const said = ` ${found.join(" ")} `
  const grammars = grammarsOf(LANGUAGES)
  return (
    found.length <= FEW_WORDS &&
    grammars.some(({ day, clock }) => day.test(said) && said.match(clock)?.length === 1) &&
    !denied(grammars, ["unreal", "negated", "free", "hours"], said)
  )
}

/** "👍 Thursday 10:00 ✂️": the same with signs around it. */
export const signsTime = (text: string) => SIGN.test(text) && namesTime(text)
