import type { KeyboardEvent } from "react"

/** Enter sends, Shift+Enter makes a line; the Enter that picks a word of an input method does neither. */
export const sendOnEnter = (send: () => void) => (event: KeyboardEvent) => {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  send()
}
