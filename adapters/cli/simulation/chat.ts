import { readKeywords } from "../../../core/conversations/read-keywords.ts"
import { answer } from "../../../core/reply/answer.ts"
import type { SimulatedChatbot } from "../../postgres/demo-chatbot.ts"
import { type StoredTurn, simulatedChat } from "../../postgres/simulated-chat.ts"
import type { Store } from "../../postgres/store/transaction.ts"
import type { Run } from "../../run.ts"

export type ToolUse = {
  readonly name: string
  readonly arguments: string
  readonly result: string
}

export type Exchange = {
  readonly turn: number
  readonly in: string
  readonly out: string | null
  readonly tools: readonly ToolUse[]
  /** replied, apology, or why there was no reply. */
  readonly result: string
  readonly ms: number
}

export type Chat = {
  readonly say: (text: string) => Promise<Exchange>
  readonly reset: () => Promise<void>
}

/** A conversation with a chatbot through the real pipeline, answered in this process. */
export const openChat = (
  { run, store }: { readonly run: Run; readonly store: Store },
  simulated: SimulatedChatbot,
  phone: string,
): Chat => {
  const { owner, chatbot } = simulated
  const stored = simulatedChat(store, simulated, phone)
  let turn = 0
  return {
    reset: stored.forget,
    say: async (text) => {
      const began = performance.now()
      const conversationId = await stored.say(text, await run(readKeywords(text)))
      const exchange = ({ parts, steps }: Pick<StoredTurn, "parts" | "steps">, result: string) => ({
        turn: ++turn,
        in: text,
        out: parts.length ? parts.join("\n") : null,
        tools: toolsOf(steps),
        result,
        ms: Math.round(performance.now() - began),
      })
      const settled = await stored.settled(conversationId)
      if (settled) return exchange({ parts: settled, steps: [] }, "keyword")
      await run(answer({ owner, chatbot, conversation: conversationId }))
      const last = await stored.lastTurn(conversationId)
      return exchange(last, (last.result === "stopped" && last.reason) || (last.result ?? "none"))
    },
  }
}

const toolsOf = (steps: StoredTurn["steps"]): ToolUse[] => {
  const calls = steps.flatMap((step) => step.toolCalls ?? [])
  const results = steps.filter(({ kind }) => kind === "result")
  return calls.map(({ name, arguments: args }, index) => ({
    name,
    arguments: args,
    result: results[index]?.content ?? "",
  }))
}
