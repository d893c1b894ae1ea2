let channel: BroadcastChannel | null = null
/** One for the whole page: what this page tells does not come back to itself. */
const opened = () => {
  channel ??= new BroadcastChannel("signed-in")
  return channel
}

/** Tells this browser's other tabs that somebody has signed in, and that what was begun before has gone on here. */
export const tellOtherTabs = () => opened().postMessage(null)

/** Calls `go` when another tab tells it, once: tabs that go on tell it as well. Answers how to stop. */
export const onSignedInElsewhere = (go: () => void) => {
  const stop = () => {
    opened().onmessage = null
  }
  opened().onmessage = () => {
    stop()
    go()
  }
  return stop
}
