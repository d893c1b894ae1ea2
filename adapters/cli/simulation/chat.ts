import { readKeywords } from "../../../core/conversations/read-keywords.ts"
import { answer } from "../../../core/reply/answer.ts"
import type { Store } from "../../postgres/store/transaction.ts"
import type { Run } from "../../run.ts"
import type { SimulatedChatbot } from "./demo.ts"

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
  { chatbotId, userId }: SimulatedChatbot,
  phone: string,
): Chat => {
  let turn = 0
  return {
    reset: async () => {
      await store.call("select forget_simulation($1, $2, $3)", [chatbotId, userId, phone])
    },
    say: async (text) => {
      const began = performance.now()
      const words = JSON.stringify(await run(readKeywords(text)))
      const [said] = await store.call<{ id: string }>(
        "select say_simulated($1, $2, $3, $4, false, $5) as id",
        [chatbotId, userId, phone, text, words],
      )
      const conversation = [chatbotId, said?.id ?? ""]
      const tenant = { chatbot: chatbotId, user: userId }
      const exchange = (row: Pick<TurnRow, "parts" | "steps">, result: string) => ({
        turn: ++turn,
        in: text,
        out: row.parts.length ? row.parts.join("\n") : null,
        tools: toolsOf(row.steps),
        result,
        ms: Math.round(performance.now() - began),
      })
      const [settled] = await store.once<{ parts: string[] }>(tenant, SETTLED, conversation)
      if (settled) return exchange({ ...settled, steps: [] }, "keyword")
      await run(answer({ chatbotId, userId, conversationId: said?.id ?? "" }))
      const [last = NO_TURN] = await store.once<TurnRow>(tenant, LAST_TURN, conversation)
      return exchange(last, (last.result === "stopped" && last.reason) || (last.result ?? "none"))
    },
  }
}

type Step = {
  kind: string
  toolCalls?: { name: string; arguments: string }[]
  name?: string
  content?: string
}
type TurnRow = {
  result: string | null
  reason: string | null
  parts: string[]
  steps: Step[]
}

const NO_TURN: TurnRow = { result: null, reason: null, parts: [], steps: [] }

/** What was answered to a message that its words settled: no number, no turn. */
const SETTLED = `
  select array(select content from messages o
    where o.chatbotid = m.chatbotid and o.conversationid = m.conversationid and o.arrival > m.arrival) as parts
  from messages m
  where m.seq is null and (m.chatbotid, m.arrival) = (select chatbotid, max(arrival) from messages
    where chatbotid = $1 and conversationid = $2 and direction = 'INBOUND' group by chatbotid)`

const LAST_TURN = `
  select t.result, t.reason,
    coalesce((select json_agg(content order by part) from messages m
      where m.chatbotid = t.chatbotid and m.turnid = t.id and m.status = 'sent'), '[]') as parts,
    coalesce((select json_agg(data order by n) from turn_steps s
      where s.chatbotid = t.chatbotid and s.turnid = t.id), '[]') as steps
  from turns t where t.chatbotid = $1 and t.conversationid = $2
  order by t.openedat desc limit 1`

const toolsOf = (steps: readonly Step[]): ToolUse[] => {
  const calls = steps.flatMap((step) => step.toolCalls ?? [])
  const results = steps.filter(({ kind }) => kind === "result")
  return calls.map(({ name, arguments: args }, index) => ({
    name,
    arguments: args,
    result: results[index]?.content ?? "",
  }))
}
