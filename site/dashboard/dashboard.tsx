import { QueryClientProvider } from "@tanstack/react-query"
import { Router, useLocation } from "wouter"
import { LanguageProvider } from "../lib/language/language.tsx"
import { cache } from "./data/cache.ts"
import { useGuardedLocation } from "./leaving/leave-guard.ts"
import { OnDemand } from "./parts/on-demand.tsx"
import { Shell } from "./shell/shell.tsx"
import { InLanguage } from "./words/in-language.tsx"

/** The dashboard: one island, one router, one cache. */
export const Dashboard = () => (
  <LanguageProvider>
    <QueryClientProvider client={cache}>
      <Router hook={useGuardedLocation}>
        <Place />
      </Router>
    </QueryClientProvider>
  </LanguageProvider>
)

/** The internal tools are always in Spanish, with everything around them. */
export const inSpanish = (path: string) => /^\/dashboard\/(debug|simulation)(\/|$)/.test(path)

function Place() {
  const [path] = useLocation()
  return (
    <InLanguage only={inSpanish(path) ? "es" : null}>
      {path.startsWith("/setup") ? (
        <OnDemand load={() => import("./setup.tsx")} props={{}} />
      ) : (
        <Shell />
      )}
    </InLanguage>
  )
}
