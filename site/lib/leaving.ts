const attempts = new EventTarget()

/** Leaves the page, unless something on it holds unsaved changes: that asks before. */
export const leavePage = (go: () => void) => {
  if (attempts.dispatchEvent(new CustomEvent("leave", { detail: go, cancelable: true }))) go()
}

/** While it holds unsaved changes, `ask` decides whether and when the page is left. */
export const holdPage = (ask: (go: () => void) => void, signal: AbortSignal) => {
  const hold = (event: Event) => {
    event.preventDefault()
    ask((event as CustomEvent<() => void>).detail)
  }
  attempts.addEventListener("leave", hold, { signal })
}
