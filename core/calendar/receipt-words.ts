import type { Language } from "../shared/language.ts"
import type { Receipt, ReceiptKind } from "./receipt.ts"
import { instantsOf, localOf, startOfDay } from "./zoned.ts"

/** The sentences that tell a client of an appointment: written from what was done, never by a model (contract.md 4.9). */

const VERBS: Record<Language, Record<ReceiptKind, string>> = {
  es: { booked: "Reservado", moved: "Cambiado", changed: "Actualizado", cancelled: "Cancelado" },
  en: { booked: "Booked", moved: "Moved", changed: "Updated", cancelled: "Cancelled" },
  pt: { booked: "Reservado", moved: "Alterado", changed: "Atualizado", cancelled: "Cancelado" },
  fr: { booked: "Réservé", moved: "Déplacé", changed: "Mis à jour", cancelled: "Annulé" },
  de: { booked: "Gebucht", moved: "Verschoben", changed: "Aktualisiert", cancelled: "Storniert" },
}

type Shown = Pick<Receipt, "kind" | "start" | "end" | "zone" | "clientZone" | "year">
type Day = { readonly weekday: string; readonly day: string; readonly month: string }

const SENTENCES: Record<Language, (verb: string, day: Day, time: string) => string> = {
  es: (verb, { weekday, day, month }, time) => `${verb}: ${weekday} ${day} de ${month}${time}.`,
  en: (verb, { weekday, day, month }, time) => `${verb}: ${weekday} ${day} ${month}${time}.`,
  pt: (verb, { weekday, day, month }, time) => `${verb}: ${weekday}, ${day} de ${month}${time}.`,
  fr: (verb, { weekday, day, month }, time) =>
    `${verb} : ${weekday} ${day === "1" ? "1er" : day} ${month}${time}.`,
  de: (verb, { weekday, day, month }, time) => `${verb}: ${weekday}, ${day}. ${month}${time}.`,
}

/** Between a month and its year. */
const OF_YEAR: Record<Language, string> = { es: " de ", en: " ", pt: " de ", fr: " ", de: " " }

/** When a claim could not be made good (contract.md 4.9). */
export const UNCONFIRMED: Record<Language, string> = {
  es: "Aún no he podido confirmar la cita. Te aviso en cuanto esté reservada.",
  en: "I have not been able to confirm the appointment yet. I will let you know as soon as it is booked.",
  pt: "Ainda não consegui confirmar a marcação. Aviso assim que estiver reservada.",
  fr: "Je n'ai pas encore pu confirmer le rendez-vous. Je vous préviendrai dès que ce sera fait.",
  de: "Ich konnte den Termin noch nicht bestätigen. Ich melde mich, sobald er gebucht ist.",
}

/**
 * Beside words that may be heard as a claim, where no appointment stands. Of the calendar alone: an address may well have been
 * changed.
 */
export const UNTOUCHED: Record<Language, string> = {
  es: "Por ahora no he reservado, cambiado ni cancelado nada en la agenda.",
  en: "For now I have not booked, changed or cancelled anything in the calendar.",
  pt: "Por enquanto não reservei, alterei nem cancelei nada na agenda.",
  fr: "Pour l'instant, je n'ai rien réservé, modifié ni annulé dans l'agenda.",
  de: "Bis jetzt habe ich im Kalender nichts gebucht, geändert oder abgesagt.",
}

/** Beside what was done, where more may have been heard of. */
export const NOTHING_ELSE: Record<Language, string> = {
  es: "Por ahora no he reservado, cambiado ni cancelado nada más en la agenda.",
  en: "For now I have not booked, changed or cancelled anything else in the calendar.",
  pt: "Por enquanto não reservei, alterei nem cancelei mais nada na agenda.",
  fr: "Pour l'instant, je n'ai rien réservé, modifié ni annulé d'autre dans l'agenda.",
  de: "Sonst habe ich bis jetzt im Kalender nichts gebucht, geändert oder abgesagt.",
}

/** What comes before the time of an appointment that stands, where a client must not take it for news. */
const IN_CALENDAR: Record<Language, string> = {
  es: "Lo que hay ahora en la agenda",
  en: "What is in the calendar now",
  pt: "O que está agora na agenda",
  fr: "Ce qui est dans l'agenda à présent",
  de: "Was jetzt im Kalender steht",
}

const formats = new Map<string, Intl.DateTimeFormat>()
const formatOf = (language: Language, timeZone: string) => {
  const name = `${language} ${timeZone}`
  const known = formats.get(name)
  if (known) return known
  const parts = { weekday: "long", day: "numeric", month: "long" } as const
  const format = new Intl.DateTimeFormat(language, { ...parts, timeZone })
  formats.set(name, format)
  return format
}

const dayOf = (at: Date, zone: string, language: Language): Day => {
  const parts = formatOf(language, zone).formatToParts(at)
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? ""
  return { weekday: of("weekday"), day: String(Number(of("day")) || of("day")), month: of("month") }
}

/** From the beginning of a day to that of another: what the owner has made an all-day entry. */
const isWholeDays = ({ start, end, zone }: Shown): boolean =>
  end > start &&
  [start, end].every((at) => {
    const date = localOf(at, zone).local.slice(0, 10)
    return Date.parse(startOfDay(date, zone)) === Date.parse(at)
  })

const clockOf = ({ start, zone }: Shown, language: Language): string =>
  `${localOf(start, zone).local.slice(11)}${language === "de" ? " Uhr" : ""}`

/** The bot's zone when the client's clock shows another time, the offset in an hour that comes twice. */
const notesOn = ({ start, zone, clientZone }: Shown): string => {
  const { local, offset } = localOf(start, zone)
  const elsewhere = clientZone !== null && localOf(start, clientZone).offset !== offset
  const twice = instantsOf(local, zone).length > 1
  const notes = [...(elsewhere ? [zone] : []), ...(twice ? [`UTC${offset}`] : [])]
  return notes.length > 0 ? ` (${notes.join(", ")})` : ""
}

export const receiptSentence = (receipt: Shown, language: Language): string =>
  timeSentence(VERBS[language][receipt.kind], receipt, language)

/** That an appointment stands in the calendar. */
export const standingSentence = (appointment: Shown, language: Language): string =>
  timeSentence(IN_CALENDAR[language], appointment, language)

const timeSentence = (verb: string, shown: Shown, language: Language) => {
  const day = dayOf(new Date(shown.start), shown.zone, language)
  const { year } = shown
  const month = year === undefined ? day.month : `${day.month}${OF_YEAR[language]}${year}`
  const time = isWholeDays(shown) ? "" : `, ${clockOf(shown, language)}${notesOn(shown)}`
  return SENTENCES[language](verb, { ...day, month }, time)
}
