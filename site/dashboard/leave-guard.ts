import { atom } from "nanostores"
import { useEffect } from "react"
import { useBrowserLocation } from "wouter/use-browser-location"

type Move = { to: string; options?: { replace?: boolean } | undefined }

const $unsaved = atom(false)

/** The move that waits for an answer to "leave without saving?". */
export const $waiting = atom<Move | null>(null)

/** The router's location; a screen with unsaved changes holds back the moves away from it. */
export const useGuardedLocation = () => {
  const [path, navigate] = useBrowserLocation()
  const move = (to: string, options?: Move["options"]) =>
    $unsaved.get() ? $waiting.set({ to, options }) : navigate(to, options)
  return [path, move] as [string, typeof move]
}

/** No move waits any more. */
export const stay = () => $waiting.set(null)

/** What was typed is saved or may go: the next move is free. */
export const settle = () => $unsaved.set(false)

/** While `dirty` the browser and the router ask before leaving this screen. */
export const useLeaveGuard = (dirty: boolean) => {
  useEffect(() => {
    $unsaved.set(dirty)
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener("beforeunload", ask)
    return () => removeEventListener("beforeunload", ask)
  }, [dirty])
  useEffect(() => settle, [])
}
