import { useWords } from "../../lib/language/language.tsx"
import type { Screen } from "../../lib/routes.ts"
import { Fault } from "../../ui/fault.tsx"
import { ScreenFrame } from "../parts/screen.tsx"
import { useFetched } from "../parts/use-fetched.ts"
import { common } from "../words/common.ts"
import { titles } from "../words/titles.ts"
import { fetchScreen } from "./screens.ts"

/** Stands for a screen whose code could not be fetched, until it can. */
export const unfetched = (screen: Screen) => () => <Unfetched screen={screen} />

function Unfetched({ screen }: { screen: Screen }) {
  const c = useWords(common)
  const names = useWords(titles)
  const { Fetched, again } = useFetched(() => fetchScreen(screen))
  if (Fetched) return <Fetched />
  // With a network, the code may be gone because there is a newer version, which only a reload brings.
  const retry = () => (navigator.onLine ? location.reload() : again())
  return (
    <ScreenFrame title={names[screen]}>
      <Fault text={c.loadFailed} onRetry={retry} />
    </ScreenFrame>
  )
}
