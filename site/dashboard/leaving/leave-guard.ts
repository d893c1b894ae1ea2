import { atom } from "nanostores"
import { useBrowserLocation } from "wouter/use-browser-location"

type Options = { replace?: boolean }

export const $unsaved = atom(false)

/** The navigation that waits for an answer to "leave without saving?". */
export const $waiting = atom<(() => void) | null>(null)

/** Leaves at once, or once the owner has said that what was typed may be lost. */
export const leave = (go: () => void) => {
  if ($unsaved.get()) $waiting.set(go)
  else go()
}

/** The router's location; a screen with unsaved changes holds back the moves away from it. */
export const useGuardedLocation = () => {
  const [path, navigate] = useBrowserLocation()
  const move = (to: string, options?: Options) => leave(() => navigate(to, options))
  return [path, move] as [string, typeof move]
}

/** No move waits any more. */
export const stay = () => $waiting.set(null)

/** What was typed is saved or may be lost: the next navigation is not held back. */
export const settle = () => $unsaved.set(false)
