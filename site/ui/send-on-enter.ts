import type { KeyboardEvent } from "react"

/**
 * Enter sends, as the keyboard of a phone then says on that key; Shift+Enter makes a line, and the Enter that picks a word of an
 * input method does neither.
 */
export const sendOnEnter = (send: () => void, enterKeyHint: "send" | "done" | "go" = "send") => ({
  enterKeyHint,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  },
})
