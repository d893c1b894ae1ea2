/** Leaves the page; answers whether it could. */
type Go = () => Promise<boolean>

const attempts = new EventTarget()

/** Leaves the page, unless something on it holds unsaved changes: that asks before. */
export const leavePage = (go: Go) => {
  if (attempts.dispatchEvent(new CustomEvent("leave", { detail: go, cancelable: true }))) void go()
}

/** While it holds unsaved changes, `ask` decides whether and when the page is left. */
export const holdPage = (ask: (go: Go) => void, signal: AbortSignal) => {
  const hold = (event: Event) => {
    event.preventDefault()
    ask((event as CustomEvent<Go>).detail)
  }
  attempts.addEventListener("leave", hold, { signal })
}
