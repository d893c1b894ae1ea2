import * as Effect from "effect/Effect"
import type { Handover } from "../../core/reply/ports.ts"
import { addNotification, holds, type State } from "./state.ts"

export const fakeHandover = (state: State): Handover => ({
  pause: (held, notice) =>
    Effect.sync(() => {
      if (!holds(state, held)) return
      const { pausedBy, pausedUntil } = state.conversation
      if (pausedBy === null || (pausedUntil && pausedUntil <= state.now)) {
        Object.assign(state.conversation, { pausedBy: "bot", pausedUntil: null })
      }
      addNotification(state, notice, true)
    }),
  notify: (_, text, { evenIfFull } = { evenIfFull: false }) =>
    Effect.sync(() =>
      addNotification(state, text, evenIfFull) === "full" ? state.notificationLimit : null,
    ),
})
