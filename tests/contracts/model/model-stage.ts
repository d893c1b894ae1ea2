import { afterAll, beforeEach } from "bun:test"
import * as Effect from "effect/Effect"
import { chatCompletions } from "../../../adapters/llm/router.ts"
import type { ModelFailed } from "../../../core/reply/failures.ts"
import type { ModelAnswer, ModelRequest } from "../../../core/reply/model.ts"
import { ChatbotId } from "../../../core/shared/ids.ts"
import { type Answer, loopback } from "../loopback.ts"

export const MODEL = "openai/gpt-oss-20b:free"
export const OTHER = "anthropic/claude-haiku-4.5"
export const TIMES = { call: 20_000, total: 50_000, pause: 20 }
/** Does not wait long for a call that gets no answer. */
export const BRIEF = { ...TIMES, call: 1_000 }
export const newChatbot = () => ChatbotId.parse(crypto.randomUUID())
export const REQUEST: ModelRequest = {
  chatbot: newChatbot(),
  messages: [
    { role: "system", content: "# Rules" },
    { role: "user", content: "# Now" },
  ],
  tools: [],
  budget: 1,
}

export const TOOL = {
  name: "list_calendar_events",
  description: "Lists.",
  parameters: { type: "object" },
}
/** The models that are asked where one that fails is asked once more, and where it is not. */
export const AGAIN = [MODEL, MODEL, OTHER]
export const ELSEWHERE = [MODEL, OTHER]

export type Options = Partial<Parameters<typeof chatCompletions>[0]>

export const said = (text: string): Answer => ({
  body: { choices: [{ finish_reason: "stop", message: { role: "assistant", content: text } }] },
})
export const error = (status: number, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { "content-type": "application/json", ...headers },
  body: { error: { code: status, message: "Illustrative message." } },
})

/** A router of language models that answers what the test says, and our side of it. */
export const openRouter = () => {
  const router = loopback()
  afterAll(router.stop)
  /** What was logged. */
  const lines: string[] = []
  beforeEach(() => {
    lines.length = 0
  })
  const answering = (options: Options = {}) =>
    chatCompletions({
      baseUrl: router.url,
      apiKey: "key-of-the-tests",
      model: MODEL,
      fallbackModel: OTHER,
      maxTokens: 512,
      lowEffort: true,
      log: (line) => lines.push(line),
      times: TIMES,
      ...options,
    })
  const outcomeOf = (
    model: ReturnType<typeof answering>,
    request: ModelRequest,
  ): Promise<ModelAnswer | ModelFailed["why"]> =>
    Effect.runPromise(
      model
        .answer(request)
        .pipe(Effect.catch((failure: ModelFailed) => Effect.succeed(failure.why))),
    )
  const ask = (options: Options = {}, request = REQUEST) => outcomeOf(answering(options), request)

  const asked = () => router.asked.map(({ body }) => (body as { model: string }).model)
  return { router, lines, answering, outcomeOf, ask, asked }
}
