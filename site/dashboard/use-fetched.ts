import { type ComponentType, useEffect, useState } from "react"

const AGAIN_MS = 3000

/** A component that is fetched once it is about to be shown, and again until it is there. */
export const useFetched = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) => {
  const [Fetched, setFetched] = useState<ComponentType<Props> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is fetched never changes
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const fetch = () =>
      load().then(
        (found) => setFetched(() => found.default),
        () => {
          timer = setTimeout(fetch, AGAIN_MS)
        },
      )
    void fetch()
    return () => clearTimeout(timer)
  }, [])
  return Fetched
}
