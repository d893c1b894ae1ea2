import { escapingOf } from "../../../core/memory/escaping.ts"
import type { Language } from "../../lib/language/words.ts"

/** One part of what the model was given, such as the knowledge or the memory. */
export type Reason = { title: string; text: string }

const TITLES: Record<Language, readonly [knowledge: string, memory: string, calendar: string]> = {
  en: ["Knowledge", "Memory", "Calendar"],
  es: ["Conocimiento", "Memoria", "Calendario"],
}

// What core/reply/prompt.ts says around the owner's own words.
const IN_SPANISH: readonly [english: RegExp, spanish: string][] = [
  [/^Source (\d+):$/gm, "Fuente $1:"],
  [/^Web page: /gm, "Página web: "],
  [/^\(none\)$/, "Todavía nada."],
  [/^\(empty\)$/, "Todavía nada."],
  [/^Connected: use the calendar tools\.$/, "Conectado: puede mirar huecos y apuntar citas."],
  [/^Not connected: appointments.*$/, "Sin conectar: aquí no se pueden dar citas."],
]

const say = (language: Language, text: string) =>
  language === "en"
    ? text
    : IN_SPANISH.reduce((said, [english, spanish]) => said.replace(english, spanish), text)

/** The text parts inside a raw model request, which is JSON or already plain. */
const plain = (request: string): string => {
  try {
    const parsed = JSON.parse(request) as { messages?: { content?: unknown }[] }
    return (parsed.messages ?? []).map(({ content }) => String(content ?? "")).join("\n")
  } catch {
    return request
  }
}

/**
 * The end of what core/reply/prompt.ts writes. A source may hold headings of its own, so it is cut from the outside in.
 * Both may hold other line breaks than \n, too.
 */
const SECTIONS =
  /^# Knowledge\n(.*?)(?:\n\n# Memory\n(\(empty\)|\d{4}\[[^\n]*\](?:\n\d{4}\[[^\n]*\])*))?\n\n# Calendar\n([^\n]*)(?:\n# Now\n|$(?!\n))/ms

const { unescaped } = escapingOf("]")
const asWritten = (memory: string) =>
  memory.replace(/^\d{4}\[([^\n]*)\]$/gm, (_, content: string) => unescaped(content))

/** What an answer was made of: the parts of the request that hold the owner's own words. */
export const reasonsIn = (request: string, language: Language): Reason[] => {
  const [, knowledge = "", memory = "", calendar = ""] = SECTIONS.exec(plain(request)) ?? []
  return [knowledge, asWritten(memory), calendar].flatMap((part, at) => {
    const title = TITLES[language][at]
    const text = say(language, part.trim())
    return title && text ? [{ title, text }] : []
  })
}
