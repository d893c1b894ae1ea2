import type { ReadableAtom } from "nanostores"
import { useSyncExternalStore } from "react"

/** The value of an atom, and what it changes to. */
export const useAtom = <Value>(atom: ReadableAtom<Value>) =>
  useSyncExternalStore(atom.listen, atom.get)
