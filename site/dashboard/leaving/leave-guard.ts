import { atom } from "nanostores"
import { useBrowserLocation } from "wouter/use-browser-location"

type Options = { replace?: boolean }

export const $unsaved = atom(false)

/** The navigation that waits for an answer to "leave without saving?". */
export const $waiting = atom<(() => void) | null>(null)

/** Leaves at once, or after the owner has agreed that what was typed is lost. */
export const leave = (go: () => void) => {
  if ($unsaved.get()) $waiting.set(go)
  else go()
}

type Location = [path: string, navigate: (to: string, options?: Options) => void]

/** The router's location; navigation away from unsaved changes waits for an answer. */
export const useGuardedLocation = (): Location => {
  const [path, navigate] = useBrowserLocation()
  return [path, (to, options) => leave(() => navigate(to, options))]
}

/** The waiting navigation is given up. */
export const stay = () => $waiting.set(null)

/** What was typed is saved or may be lost: the next navigation is not held back. */
export const settle = () => $unsaved.set(false)
