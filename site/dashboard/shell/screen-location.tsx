import { type ReactNode, useMemo, useRef } from "react"
import { Router } from "wouter"
import { useSearch } from "wouter/use-browser-location"
import { useGuardedLocation } from "../leaving/leave-guard.ts"

const placeOf = (path: string) => ({
  hook: () => {
    const [, move] = useGuardedLocation()
    return [path, move] as ReturnType<typeof useGuardedLocation>
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

/** The address of a screen: one that stays until the next has arrived is still where it was. */
export function ScreenLocation({ path, children }: Props) {
  const { hook, searchHook } = useMemo(() => placeOf(path), [path])
  return (
    <Router hook={hook} searchHook={searchHook}>
      {children}
    </Router>
  )
}
