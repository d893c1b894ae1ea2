import { QueryClientProvider } from "@tanstack/react-query"
import { Router, useLocation } from "wouter"
import { Speaking, Spoken } from "../lib/language.tsx"
import { useGuardedLocation } from "./leave-guard.ts"
import { cache } from "./queries.ts"
import { Setup } from "./setup.tsx"
import { Shell } from "./shell.tsx"

/** The dashboard: one island, one router, one cache. */
export const Dashboard = () => (
  <Speaking>
    <QueryClientProvider client={cache}>
      <Router hook={useGuardedLocation}>
        <Place />
      </Router>
    </QueryClientProvider>
  </Speaking>
)

// The internal tools are in Spanish, and their frame with them.
const IN_SPANISH = /^\/dashboard\/(debug|simulation)(\/|$)/

function Place() {
  const [path] = useLocation()
  return (
    <Spoken only={IN_SPANISH.test(path) ? "es" : null}>
      {path.startsWith("/setup") ? <Setup /> : <Shell />}
    </Spoken>
  )
}
