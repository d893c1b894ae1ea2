import type { Language } from "../../lib/language/words.ts"

/** One part of what the model was given, such as the knowledge or the memory. */
export type Reason = { title: string; text: string }

const WORTH_SHOWING: Readonly<Record<string, Record<Language, string>>> = {
  Knowledge: { en: "Knowledge", es: "Conocimiento" },
  Memory: { en: "Memory", es: "Memoria" },
  Calendar: { en: "Calendar", es: "Calendario" },
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

/** What an answer was made of: the parts of the request that hold the owner's own words. */
export const reasonsIn = (request: string, language: Language): Reason[] =>
  plain(request)
    .split(/^# /m)
    .flatMap((part) => {
      const [name = "", ...lines] = part.split("\n")
      const title = WORTH_SHOWING[name.trim()]?.[language]
      const text = say(language, lines.join("\n").trim())
      return title && text ? [{ title, text }] : []
    })
