import { parsedJson } from "../json.ts"
import { book, type Done, type Said } from "./booking.ts"
import { momentIn } from "./moment.ts"
import { nearestSentence } from "./nearest.ts"
import { PHRASES, SMALL_TALK } from "./phrases.ts"
import { type ChatMessage, type Prompt, readPrompt, textOf } from "./prompt.ts"
import { wordsOf } from "./words.ts"

/*
 * The sandbox's model. It knows nothing but the prompt, quotes the sentence that is nearest to the question, books when the message
 * has a date and a time, and says so when it does not know. The same prompt always gets the same answer.
 */

export type ChatRequest = {
  readonly messages: readonly ChatMessage[]
  readonly tools?: readonly { readonly function?: { readonly name?: string } }[]
}

const MAX_QUOTE = 700

export const think = (request: ChatRequest): Said => {
  const prompt = readPrompt(request.messages)
  if (prompt.objection !== null && !/same answer again/.test(prompt.objection)) {
    return { text: PHRASES[prompt.language].unknown }
  }
  const done = doneInThisTurn(request.messages)
  const moment = momentIn(prompt.said)
  if (moment && offers(request, "create_calendar_event")) {
    const said = book(prompt, moment, done)
    if (!("call" in said) || offers(request, said.call.name)) return said
  }
  return { text: reply(prompt) }
}

const offers = ({ tools = [] }: ChatRequest, name: string) =>
  tools.some((tool) => tool.function?.name === name)

const reply = (prompt: Prompt): string => {
  const phrases = PHRASES[prompt.language]
  const talk = smallTalk(prompt.said)
  if (talk === "hello") return prompt.returning ? `${phrases.hello} ${phrases.help}` : phrases.help
  if (talk === "thanks") return phrases.welcome
  if (talk === "bye") return phrases.bye
  if (talk === "fine") return phrases.fine
  const quote = nearestSentence(`${prompt.memory}\n${prompt.knowledge}`, prompt.said)
  return quote === null ? phrases.unknown : `${phrases.lead} ${quote.slice(0, MAX_QUOTE)}`
}

const smallTalk = (said: string): keyof typeof SMALL_TALK | null => {
  const words = wordsOf(said)
  if (words.length === 0) return null
  for (const kind of ["hello", "fine", "thanks", "bye"] as const) {
    if (words.every((word) => SMALL_TALK[kind].test(word))) return kind
  }
  return null
}

const doneInThisTurn = (messages: readonly ChatMessage[]): readonly Done[] => {
  const results = new Map(
    messages
      .filter(({ role }) => role === "tool")
      .map(({ tool_call_id, content }) => [tool_call_id, resultIn(textOf(content))]),
  )
  return messages.flatMap(({ tool_calls = [] }) =>
    tool_calls.map((call) => ({
      name: call.function?.name ?? "",
      result: results.get(call.id) ?? {},
    })),
  )
}

const resultIn = (text: string): Done["result"] => {
  const result = parsedJson(text) as Done["result"] | null | undefined
  return result === undefined ? { ok: false, message: text } : (result ?? {})
}
