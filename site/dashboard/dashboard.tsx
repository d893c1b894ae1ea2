import { QueryClientProvider } from "@tanstack/react-query"
import { Router, useLocation } from "wouter"
import { Speaking } from "../lib/language/language.tsx"
import { cache } from "./cache.ts"
import { useGuardedLocation } from "./leaving/leave-guard.ts"
import { OnDemand } from "./on-demand.tsx"
import { Shell } from "./shell/shell.tsx"
import { Spoken } from "./words/spoken.tsx"

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

/** The internal tools are in Spanish, and their frame with them. */
export const inSpanish = (path: string) => /^\/dashboard\/(debug|simulation)(\/|$)/.test(path)

function Place() {
  const [path] = useLocation()
  return (
    <Spoken only={inSpanish(path) ? "es" : null}>
      {path.startsWith("/setup") ? (
        <OnDemand load={() => import("./setup.tsx")} props={{}} />
      ) : (
        <Shell />
      )}
    </Spoken>
  )
}
