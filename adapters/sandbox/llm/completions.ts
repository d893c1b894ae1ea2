import { z } from "zod"
import { parsedJson } from "../json.ts"
import { answer, type Play } from "../player.ts"
import { type ChatRequest, think } from "./model.ts"

/** A scripted answer: anything that real models and routers answer can be expressed with it. */
export const ScriptedAnswer = z.object({
  content: z.unknown().optional(),
  tool_calls: z.array(z.object({ name: z.string(), arguments: z.unknown() })).optional(),
  finish_reason: z.string().nullable().optional(),
  status: z.int().min(200).max(599).optional(),
  body: z.unknown().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  delayMs: z.int().min(0).max(600_000).optional(),
})
export type ScriptedAnswer = z.infer<typeof ScriptedAnswer>

const MAX_SCRIPT = 10_000
const CHARACTERS_PER_TOKEN = 4

const Chat = z.looseObject({
  model: z.string().optional(),
  messages: z.array(z.looseObject({ role: z.string() })).min(1),
  stream: z.boolean().nullish(),
})

/** Chat completions as OpenRouter spells them. */
export const llm = () => {
  let script: ScriptedAnswer[] = []
  let made = 0

  const completion = (model: string, prompt: string, message: Message, finish: string | null) => ({
    id: `gen-sandbox-${++made}`,
    provider: "Sandbox",
    model,
    object: "chat.completion",
    created: Math.floor(Date.now() / 1000),
    choices: [
      {
        index: 0,
        finish_reason: finish,
        native_finish_reason: finish,
        logprobs: null,
        message: { role: "assistant", refusal: null, ...message },
      },
    ],
    usage: usage(prompt, message),
  })

  const complete: Play = async ({ headers, text }) => {
    if (!/^Bearer \S/i.test(headers.get("authorization") ?? "")) {
      return refused(401, "No auth credentials found")
    }
    const chat = Chat.safeParse(parsedJson(text))
    if (!chat.success) return refused(400, `Invalid request: ${chat.error.issues[0]?.message}`)
    if (chat.data.stream) return refused(400, "The sandbox does not stream.")
    const model = chat.data.model ?? "sandbox"

    const scripted = script.shift()
    if (!scripted) {
      const said = think(chat.data as ChatRequest)
      if ("text" in said) {
        return answer(200, completion(model, text, { content: said.text }, "stop"))
      }
      const message = calling([said.call], chat.data.messages.length)
      return answer(200, completion(model, text, message, "tool_calls"))
    }
    if (scripted.delayMs) await Bun.sleep(scripted.delayMs)
    const {
      content,
      tool_calls: calls,
      finish_reason: finish,
      status = 200,
      headers: own,
    } = scripted
    if (scripted.body !== undefined) return answer(status, scripted.body, own)
    if (status >= 400) return refused(status, "Scripted by the sandbox.", own)
    const message = calls
      ? { ...calling(calls, chat.data.messages.length), content: content ?? null }
      : { content: content ?? null }
    const usual = calls ? "tool_calls" : "stop"
    const reason = finish === undefined ? usual : finish
    return answer(status, completion(model, text, message, reason), own)
  }

  const play: Play = (request) => {
    const { pathname } = request.url
    if (request.method === "POST" && pathname === "/v1/chat/completions") return complete(request)
    if (request.method === "GET" && pathname === "/v1/key") return answer(200, KEY)
    return refused(404, "Not found")
  }

  return {
    play,
    script: (answers: readonly ScriptedAnswer[]) => {
      script = [...script, ...answers].slice(0, MAX_SCRIPT)
      return script.length
    },
    forgetScript: () => {
      script = []
    },
    waiting: (): readonly ScriptedAnswer[] => script,
  }
}

type Message = { readonly content: unknown; readonly tool_calls?: readonly object[] }

/** Arguments that are no JSON can be scripted, too: as a text. */
type Calling = { readonly name: string; readonly arguments: unknown }

/** The ids of calls follow from `place`, the number of messages before them, so that the same request gets the same answer. */
const calling = (calls: readonly Calling[], place: number): Message => ({
  content: null,
  tool_calls: calls.map((call, index) => ({
    id: `call_${place}_${index + 1}`,
    index,
    type: "function",
    function: {
      name: call.name,
      arguments:
        typeof call.arguments === "string" ? call.arguments : JSON.stringify(call.arguments ?? {}),
    },
  })),
})

const usage = (prompt: string, { content, tool_calls }: Message) => {
  const prompt_tokens = Math.ceil(prompt.length / CHARACTERS_PER_TOKEN)
  const written =
    typeof content === "string" ? content.length : JSON.stringify(tool_calls ?? "").length
  const completion_tokens = Math.ceil(written / CHARACTERS_PER_TOKEN)
  return {
    prompt_tokens,
    completion_tokens,
    total_tokens: prompt_tokens + completion_tokens,
    cost: 0,
    prompt_tokens_details: { cached_tokens: 0 },
    completion_tokens_details: { reasoning_tokens: 0 },
  }
}

const refused = (code: number, message: string, headers?: Readonly<Record<string, string>>) =>
  answer(code, { error: { code, message } }, headers)

const KEY = {
  data: { label: "sandbox", limit: null, limit_remaining: null, is_free_tier: true, usage: 0 },
}
