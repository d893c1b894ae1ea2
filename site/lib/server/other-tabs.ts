import { tab } from "../storage.ts"

/** Who is signed in from now on; `owner` null: nobody. */
type SignedIn = { readonly owner: string | null }
/** Somebody has signed in, and what was begun before is continued. Tabs that show an earlier version tell it so, too. */
const WENT_ON = null
type Told = SignedIn | typeof WENT_ON

let channel: BroadcastChannel | null = null
/** One channel for the whole page, because a channel does not hear its own messages. */
const opened = () => {
  channel ??= new BroadcastChannel("signed-in")
  return channel
}
const tell = (told: Told) => opened().postMessage(told)

/** Tells this browser's other tabs who is signed in from now on; null: nobody. */
export const tellOwner = (owner: string | null) => tell({ owner })

/** Calls `go` when another tab tells that somebody else is signed in, or nobody. */
export const onOtherOwner = (go: (owner: string | null) => void) =>
  opened().addEventListener("message", ({ data }: MessageEvent<Told>) => {
    if (data !== WENT_ON && data.owner !== tab.read("owner")) go(data.owner)
  })

/** Tells this browser's other tabs that somebody has signed in here, and that what was begun before is continued. */
export const tellOtherTabs = () => tell(WENT_ON)

/** Calls `go` once, when another tab tells so; only once, because tabs that go on tell so, too. Answers how to stop. */
export const onSignedInElsewhere = (go: () => void) => {
  const stop = () => {
    opened().onmessage = null
  }
  opened().onmessage = ({ data }: MessageEvent<Told>) => {
    if (data !== WENT_ON) return
    stop()
    go()
  }
  return stop
}
