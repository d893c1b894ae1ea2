import type { z } from "zod/mini"
import { codeOf, say } from "../../../core/shared/catalogue.ts"
import { clean, preview } from "../../../core/shared/characters.ts"
import { ChatbotId } from "../../../core/shared/ids.ts"
import type { Route } from "../contract/route.ts"
import { refusalOf } from "../refuse.ts"

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
      part,
      field: fieldOf(part, String(issue.path[0] ?? part)),
      issue,
    })),
  )
  const noChatbot = faults.find(({ part, field }) => chatbotField(route[part]) === field.name)
  if (noChatbot) throw chatbotFault(route, noChatbot.field)
  const noId = faults.find(({ field, issue }) => isMalformedId(field, issue))
  if (noId) throw fieldFault(noId)
  for (const part of PARTS) {
    const name = chatbotField(route[part])
    if (name) await own(ChatbotId.parse(fieldOf(part, name).value))
  }
  const [first] = faults
  if (first) throw fieldFault(first)
  return Object.fromEntries(read.map(([part, result]) => [part, result?.data]))
}

/** The field that holds the id of a chatbot. */
const chatbotField = (part: Route[Part]) => {
  const { shape = {} } = (part ?? {}) as { readonly shape?: object }
  return Object.entries(shape).find(([, field]) => field === ChatbotId)?.[0]
}

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
const chatbotFault = ({ wording }: Route, { name: field, value }: Field) => {
  const { message, code } = chatbotRefusal(wording, shown(value))
  return refusalOf(code, { error: message, field })
}

const chatbotRefusal = (wording: Route["wording"], id: string) => {
  switch (wording) {
    case "calendar-status":
      return say("invalid_chatbot_id", {}, "status_query")
    case "line-status":
      return say("invalid_chatbot_id", {}, id === "" ? "missing" : "status_query")
    case "connecting":
    case "simulation":
      return say("invalid_chatbot_id", { id }, id === "" ? "missing" : "sentence")
    default:
      return say("invalid_chatbot_id", { id })
  }
}
