import { isBlank } from "../shared/characters.ts"
import { escapingOf } from "./escaping.ts"

/** `<notify:text>`, where text holds no bare `>`, backslash or newline (contract.md 5). */
const ENTRY = /^<notify:((?:[^\\>\n]|\\[\\>n])+)>$/

export const NOTIFICATION_CHARACTERS = 500

const { escaped, unescaped } = escapingOf(">")

/** The text of one entry; null: it is not `<notify:Texto>`, or its text is blank. */
export const parseEntry = (entry: string): string | null => {
  const text = ENTRY.exec(entry.trim())?.[1]
  const read = text === undefined ? "" : unescaped(text).trim()
  return isBlank(read) ? null : read
}

export const formatEntry = (text: string): string => `<notify:${escaped(text)}>`

/** The texts of a notify memory, oldest first as they are kept. Lines of another form are not shown. */
export const parseNotifications = (notifymemory: string): readonly string[] =>
  notifymemory.split("\n").flatMap((entry) => parseEntry(entry) ?? [])

export const formatNotifications = (texts: readonly string[]): string =>
  texts.map(formatEntry).join("\n")

export type Noted =
  | { readonly kind: "added"; readonly texts: readonly string[] }
  /** "An identical notification is not added twice." */
  | { readonly kind: "same" }
  | { readonly kind: "full" }

/** Puts a notification at the end; at the limit nothing is added and nothing is lost. */
export const addNotification = (texts: readonly string[], text: string, limit: number): Noted =>
  texts.includes(text)
    ? { kind: "same" }
    : texts.length >= limit
      ? { kind: "full" }
      : { kind: "added", texts: [...texts, text] }
