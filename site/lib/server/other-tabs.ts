import { tab } from "../storage.ts"

let channel: BroadcastChannel | null = null
/** One channel for the whole page, because a channel does not hear its own messages. */
const opened = () => {
  channel ??= new BroadcastChannel("signed-in")
  return channel
}

/** Tells this browser's other tabs who is signed in from now on; null: nobody. */
export const tellOwner = (owner: string | null) => opened().postMessage({ owner })

/** Calls `go` when another tab tells that somebody else is signed in, or nobody. */
export const onOtherOwner = (go: (owner: string | null) => void) =>
  opened().addEventListener(
    "message",
    ({ data }: MessageEvent<{ owner: string | null } | null>) => {
      if (data && data.owner !== tab.read("owner")) go(data.owner)
    },
  )

/** Tells this browser's other tabs that somebody has signed in here, and that what was begun before is continued. */
export const tellOtherTabs = () => opened().postMessage(null)

/** Calls `go` once, when another tab tells so; only once, because tabs that go on tell so, too. Answers how to stop. */
export const onSignedInElsewhere = (go: () => void) => {
  const stop = () => {
    opened().onmessage = null
  }
  opened().onmessage = ({ data }) => {
    if (data !== null) return
    stop()
    go()
  }
  return stop
}
