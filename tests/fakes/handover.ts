import { Effect } from "effect"
import type { Handover } from "../../core/reply/ports.ts"
import { addNotification, holds, type State } from "./state.ts"

export const fakeHandover = (state: State): Handover => ({
  pause: (held, notice) =>
    Effect.sync(() => {
      if (!holds(state, held)) return
      state.conversation.pausedBy = "bot"
      state.conversation.pausedUntil = null
      addNotification(state, notice, true)
    }),
  notify: (_, text, { evenIfFull } = { evenIfFull: false }) =>
    Effect.sync(() =>
      addNotification(state, text, evenIfFull) === "full" ? state.notificationLimit : null,
    ),
})
