import { QueryClientProvider } from "@tanstack/react-query"
import { Router, useLocation } from "wouter"
import { Speaking } from "../lib/language.tsx"
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

function Place() {
  const [path] = useLocation()
  return path.startsWith("/setup") ? <Setup /> : <Shell />
}
