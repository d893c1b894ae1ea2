const CHANNEL = "signed-in"

/** Tells this browser's other tabs that somebody has signed in, and that what was begun before has gone on here. */
export const tellOtherTabs = () => {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}

/** Calls `go` when another tab tells it; answers how to stop. */
export const onSignedInElsewhere = (go: () => void) => {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = go
  return () => channel.close()
}
