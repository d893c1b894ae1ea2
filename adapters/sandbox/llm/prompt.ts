import { parsedJson } from "../json.ts"
import { type Language, languageOf } from "./words.ts"

export type ChatMessage = {
  readonly role: string
  readonly content?: unknown
  readonly tool_calls?: readonly {
    readonly id?: string
    readonly function?: { readonly name?: string; readonly arguments?: string }
  }[]
  readonly tool_call_id?: string
}

/** What the played model understood of the prompt it was given. */
export type Prompt = {
  readonly knowledge: string
  readonly memory: string
  readonly language: Language
  readonly clientName: string
  readonly returning: boolean
  readonly today: string
  readonly zone: string
  /** The new messages, one per line. */
  readonly said: string
  /** What was said of the answer that it gave already. */
  readonly objection: string | null
}

const LANGUAGE_NAMES: Readonly<Record<string, Language>> = {
  Spanish: "es",
  English: "en",
  Portuguese: "pt",
  French: "fr",
  German: "de",
}

const NEW_MESSAGES = "# New messages\n"

export const readPrompt = (messages: readonly ChatMessage[]): Prompt => {
  const system = textOf(messages.find(({ role }) => role === "system")?.content)
  const told = messages.filter(({ role }) => role === "user").map(({ content }) => textOf(content))
  const asked = told.findLastIndex((text) => text.includes(NEW_MESSAGES))
  const user = told.at(asked) ?? ""
  const fresh = user.lastIndexOf(NEW_MESSAGES)
  const said =
    fresh < 0
      ? user
      : user
          .slice(fresh + NEW_MESSAGES.length)
          .split("\n")
          .filter((line) => !line.startsWith('(in answer to "'))
          .map(unquoted)
          .join("\n")
  const head = user.slice(0, Math.max(0, fresh))
  const now = /# Now\n(\d{4}-\d{2}-\d{2})[^\n]*?([\w+-]+(?:\/[\w+-]+)*)\n/.exec(head)
  const named = /^Reply in (\w+)\.$/m.exec(head)?.[1] ?? ""
  const client = /^Name: (".*")$/m.exec(head)?.[1]
  return {
    ...factsOf(system),
    language: LANGUAGE_NAMES[named] ?? languageOf(said),
    clientName: client ? unquoted(client) : "unknown",
    returning: head.includes("A returning client."),
    today: now?.[1] ?? "",
    zone: now?.[2] ?? "UTC",
    said,
    objection: asked < 0 ? null : (told.slice(asked + 1).at(-1) ?? null),
  }
}

/** A source may hold headings of its own, so the sections are cut from the outside in. */
const factsOf = (system: string): { knowledge: string; memory: string } => {
  const start = system.indexOf("# Knowledge\n")
  if (start < 0) return { knowledge: system, memory: "" }
  const calendar = system.lastIndexOf("\n# Calendar\n")
  const end = calendar < start ? system.length : calendar
  const memory = system.slice(0, end).lastIndexOf("\n# Memory\n")
  return {
    knowledge: system.slice(start + "# Knowledge\n".length, memory > start ? memory : end),
    memory: memory > start ? system.slice(memory + "\n# Memory\n".length, end) : "",
  }
}

/** A line such as `client: "Hola"`; a message is quoted as JSON. */
const unquoted = (line: string): string => {
  const quoted = /^(?:\w+: )?(".*")$/.exec(line)?.[1]
  if (quoted === undefined) return line
  const said = parsedJson(quoted)
  return said === undefined ? line : String(said)
}

/** Content is a text, or a list of parts. */
export const textOf = (content: unknown): string => {
  if (typeof content === "string") return content
  if (!Array.isArray(content)) return ""
  return content.map((part: { text?: unknown }) => String(part?.text ?? "")).join("")
}
