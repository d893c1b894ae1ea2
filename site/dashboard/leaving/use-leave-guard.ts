import { useEffect } from "react"
import { holdPage } from "../../lib/leaving.ts"
import { $unsaved, $waiting, leave, settle } from "./leave-guard.ts"

/** A step through the tab's history waits for an answer too, where the browser lets it wait. */
const holdBack = (event: NavigateEvent) => {
  const { navigationType, cancelable, destination } = event
  if (navigationType !== "traverse" || !cancelable || !$unsaved.get()) return
  event.preventDefault()
  $waiting.set(() => void navigation.traverseTo(destination.key))
}

/** While `dirty` the browser and the router ask before leaving this screen. */
export const useLeaveGuard = (dirty: boolean) => {
  useEffect(() => {
    $unsaved.set(dirty)
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => $unsaved.get() && event.preventDefault()
    const gone = new AbortController()
    addEventListener("beforeunload", ask, gone)
    globalThis.navigation?.addEventListener("navigate", holdBack, gone)
    // Where the page could not be left, it still holds what was given up for it.
    const go = async (away: () => Promise<boolean>) => {
      if (!(await away()) && !gone.signal.aborted) $unsaved.set(true)
    }
    holdPage((away) => leave(() => void go(away)), gone.signal)
    return () => gone.abort()
  }, [dirty])
  useEffect(() => settle, [])
}
