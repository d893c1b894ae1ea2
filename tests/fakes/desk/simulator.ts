import { Effect } from "effect"
import type { Simulator } from "../../../core/simulation/ports.ts"
import { answering } from "./run.ts"
import { ownedBy, pageOf, type State } from "./state.ts"

/** Hears, and answers with an echo as soon as somebody waits for it. */
export const fakeSimulator = (state: State): Simulator => ({
  hear: (owner, chatbot, message) =>
    answering(() => {
      ownedBy(state, owner, chatbot)
      const timestamp = state.now.toISOString()
      state.simulation.push({ chatbot, timestamp, type: "client", content: message })
      return { chatbot, conversationId: "simulated", seq: state.simulation.length }
    }),
  answerTo: ({ chatbot, seq }) =>
    Effect.sync(() => {
      const heard = state.simulation[seq - 1]?.content ?? ""
      const timestamp = state.now.toISOString()
      state.simulation.push({ chatbot, timestamp, type: "ai_output", content: heard })
      return state.simulation.slice(seq - 1).map(({ chatbot: _, ...entry }) => entry)
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
      state.simulation.splice(0, state.simulation.length, ...kept)
    }),
})
