let channel: BroadcastChannel | null = null
/** One channel for the whole page, because a channel does not hear its own messages. */
const opened = () => {
  channel ??= new BroadcastChannel("signed-in")
  return channel
}

/** Tells this browser's other tabs that somebody has signed in here, and that what was begun before is continued. */
export const tellOtherTabs = () => opened().postMessage(null)

/** Calls `go` once, when another tab tells so; only once, because tabs that go on tell so, too. Answers how to stop. */
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
