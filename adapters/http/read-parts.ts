import type { z } from "zod/mini"
import { codeOf, say } from "../../core/shared/catalogue.ts"
import { clean, preview } from "../../core/shared/characters.ts"
import { ChatbotId } from "../../core/shared/ids.ts"
import type { Route } from "./contract/route.ts"
import { refusalOf } from "./refuse.ts"

const PARTS = ["params", "query", "body"] as const
type Part = (typeof PARTS)[number]

/** A field of a call, and what was given for it. */
type Field = { readonly name: string; readonly value: unknown }

/**
 * Reads the parts of a call by its route's shapes. Of several faults one is reported, in this order: a malformed id, a chatbot
 * that is not the caller's (`own` refuses), anything else (contract.md 1.1).
 */
export const readParts = async (
  route: Route,
  given: { readonly [part in Part]: unknown },
  own: (chatbot: ChatbotId) => Promise<void>,
) => {
  const fieldOf = (part: Part, name: string): Field => ({
    name,
    value: (given[part] as Record<string, unknown>)[name],
  })
  const read = PARTS.map((part) => [part, route[part]?.safeParse(given[part])] as const)
  const faults = read.flatMap(([part, result]) =>
    (result?.error?.issues ?? []).map((issue) => ({
      field: fieldOf(part, String(issue.path[0] ?? part)),
      issue,
    })),
  )
  const noChatbot = faults.find(({ field }) => namesChatbot(route, field.name))
  if (noChatbot) throw chatbotFault(route, noChatbot.field)
  const noId = faults.find(({ field, issue }) => isMalformedId(field, issue))
  if (noId) throw fieldFault(noId)
  for (const part of PARTS) {
    const { shape = {} } = (route[part] ?? {}) as { readonly shape?: object }
    const name = Object.keys(shape).find((each) => namesChatbot(route, each))
    if (name) await own(ChatbotId.parse(fieldOf(part, name).value))
  }
  const [first] = faults
  if (first) throw fieldFault(first)
  return Object.fromEntries(read.map(([part, result]) => [part, result?.data]))
}

const namesChatbot = ({ path }: Route, name: string) =>
  name === "chatbotId" ||
  name === "chatbotid" ||
  (name === "id" && path.startsWith("/api/chatbots/:id"))

const isMalformedId = ({ name }: Field, { code }: z.core.$ZodIssue) =>
  code === "invalid_format" && /id$/i.test(name)

type Fault = { readonly field: Field; readonly issue: z.core.$ZodIssue }

const fieldFault = ({ field: { name: field }, issue: { message } }: Fault) => {
  const code = codeOf(message)
  const error = code === "invalid_field" ? say("invalid_field", { field }).message : message
  return refusalOf(code, { error, field })
}

const SHOWN_CHARACTERS = 64

/** The given value, short enough to be quoted. */
const shown = (value: unknown) =>
  typeof value === "string" || typeof value === "number"
    ? preview(clean(String(value)).trim(), SHOWN_CHARACTERS)
    : ""

/** A chatbot's id has sentences of its own (E16), which depend on the screen. */
const chatbotFault = ({ path }: Route, { name: field, value }: Field) => {
  const { message, code } = chatbotRefusal(path, shown(value))
  return refusalOf(code, { error: message, field })
}

const chatbotRefusal = (path: string, id: string) => {
  if (id === "" && path.startsWith("/api/whatsapp/"))
    return say("invalid_chatbot_id", {}, "missing")
  return path.endsWith("/connection-status")
    ? say("invalid_chatbot_id", {}, "status_query")
    : say("invalid_chatbot_id", { id })
}
