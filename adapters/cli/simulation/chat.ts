import { readKeywords } from "../../../core/conversations/read-keywords.ts"
import { answer } from "../../../core/reply/answer.ts"
import type { ConversationRef } from "../../../core/reply/turn.ts"
import type { Received } from "../../../core/simulation/ports.ts"
import type { SimulatedChatbot } from "../../postgres/simulation/demo-chatbot.ts"
import { type StoredTurn, simulatedChat } from "../../postgres/simulation/simulated-chat.ts"
import { progressOf, showingLife, TERMINAL } from "../../postgres/simulation/simulated-message.ts"
import type { Store } from "../../postgres/store/transaction.ts"
import { putDown, putDownWhenLost } from "../../queue/put-down.ts"
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
  /** Rejects with NotFound when the chatbot was deleted meanwhile. */
  readonly say: (text: string) => Promise<Exchange>
  readonly reset: () => Promise<void>
  /** Leaves what is being answered, as the process ends, so that nobody waits for it. */
  readonly leave: () => Promise<void>
}

/** Milliseconds between two looks at what another process is answering. */
const LOOK_EVERY_MS = 100
/** After so many looks nobody is going to begin what stands before a message. */
const LOOKS = 20

/** A conversation with a chatbot through the real pipeline, answered in this process. */
export const openChat = (
  { run, store }: { readonly run: Run; readonly store: Store },
  simulated: SimulatedChatbot,
  phone: string,
): Chat => {
  const { owner, chatbot } = simulated
  const stored = simulatedChat(store, simulated, phone)
  const attempt = TERMINAL + crypto.randomUUID()
  let taken: ConversationRef | null = null
  let turn = 0
  /** Answers a message, unless another terminal or a worker is at its conversation: whoever answers there answers it, too. */
  const haveAnswered = async (received: Received) => {
    const conversation = { owner, chatbot, conversation: received.conversationId, attempt }
    let idle = 0
    for (;;) {
      const progress = await progressOf(store, received)
      if (!progress) return
      const { held, isNext } = progress
      idle = held ? 0 : idle + 1
      if (!held && (isNext || idle > LOOKS)) {
        taken = conversation
        const outcome = await putDownWhenLost(store, conversation, 0, () =>
          showingLife(store, conversation, () => run(answer(conversation))),
        )
        taken = null
        if (outcome !== "lost") return
      } else await Bun.sleep(LOOK_EVERY_MS)
    }
  }
  return {
    reset: stored.forget,
    leave: async () => {
      if (taken) await putDown(store, taken)
    },
    say: async (text) => {
      const began = performance.now()
      const received = await run(stored.say(text, await run(readKeywords(text))))
      const exchange = ({ parts, steps }: Pick<StoredTurn, "parts" | "steps">, result: string) => ({
        turn: ++turn,
        in: text,
        out: parts.length ? parts.join("\n") : null,
        tools: toolsOf(steps),
        result,
        ms: Math.round(performance.now() - began),
      })
      if (received.seq === null) {
        return exchange({ parts: await stored.settled(received), steps: [] }, "keyword")
      }
      await haveAnswered(received)
      const own = await stored.turnOf(received)
      return exchange(own, (own.result === "stopped" && own.reason) || (own.result ?? "none"))
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
