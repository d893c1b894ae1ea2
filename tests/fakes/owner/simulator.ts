import * as Effect from "effect/Effect"
import type { ConversationId } from "../../../core/shared/ids.ts"
import type { Simulator } from "../../../core/simulation/ports.ts"
import { answering } from "./run.ts"
import { type OwnerState, ownedBy, pageOf } from "./state.ts"

const CONVERSATION = "simulated" as ConversationId

/** Stores messages, and answers with an echo as soon as the reply is awaited. */
export const fakeSimulator = (state: OwnerState): Simulator => ({
  receive: (owner, chatbot, message, { word, confirmation }) =>
    answering(() => {
      ownedBy(state, owner, chatbot)
      const timestamp = state.now.toISOString()
      const at = String(state.simulation.length)
      const received = { chatbot, conversationId: CONVERSATION, at }
      state.simulation.push({ chatbot, timestamp, type: "client", content: message })
      const out = state.silenced.has(chatbot)
      if (word === "stop" || (word === "start" && out)) {
        const content = word === "stop" && out ? "[stopped: keyword]" : (confirmation ?? "")
        if (word === "stop") state.silenced.add(chatbot)
        else state.silenced.delete(chatbot)
        state.simulation.push({ chatbot, timestamp, type: "ai_output", content })
        return { ...received, seq: null }
      }
      return { ...received, seq: state.simulation.length }
    }),
  answerTo: ({ chatbot, seq, at }) =>
    Effect.sync(() => {
      if (seq === null) return entries(state, Number(at))
      const received = state.simulation[seq - 1]?.content ?? ""
      const timestamp = state.now.toISOString()
      state.simulation.push({ chatbot, timestamp, type: "ai_output", content: received })
      return entries(state, seq - 1)
    }),
  log: (owner, chatbot, page) =>
    answering(() => {
      ownedBy(state, owner, chatbot)
      const lines = state.simulation
        .filter((line) => line.chatbot === chatbot)
        .map(({ chatbot: _, ...entry }) => entry)
      const { items, total } = pageOf(lines, page)
      return { conversation: items, total }
    }),
  forget: (owner, chatbot) =>
    answering(() => {
      ownedBy(state, owner, chatbot)
      const kept = state.simulation.filter((line) => line.chatbot !== chatbot)
      state.silenced.delete(chatbot)
      state.simulation.splice(0, state.simulation.length, ...kept)
    }),
})

const entries = (state: OwnerState, from: number) =>
  state.simulation.slice(from).map(({ chatbot: _, ...entry }) => entry)
