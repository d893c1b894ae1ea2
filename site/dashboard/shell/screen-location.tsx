import { type ReactNode, useMemo, useRef } from "react"
import { Router } from "wouter"
import { useSearch } from "wouter/use-browser-location"
import { useGuardedLocation } from "../leaving/leave-guard.ts"

const placeOf = (path: string) => ({
  hook: (): ReturnType<typeof useGuardedLocation> => {
    const [, move] = useGuardedLocation()
    return [path, move]
  },
  searchHook: () => {
    const [there] = useGuardedLocation()
    const search = useSearch()
    const own = useRef(search)
    if (there === path) own.current = search
    return own.current
  },
})

type Props = { path: string; children: ReactNode }

/** Gives a screen its own address, so that it does not read the next one's while that screen is being loaded. */
export function ScreenLocation({ path, children }: Props) {
  const { hook, searchHook } = useMemo(() => placeOf(path), [path])
  return (
    <Router hook={hook} searchHook={searchHook}>
      {children}
    </Router>
  )
}
