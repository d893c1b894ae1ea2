import { type ComponentType, useCallback, useEffect, useRef, useState } from "react"

const AGAIN_MS = 3000

/** Fetches a component's code, and tries again every three seconds until it succeeds; `again` tries at once. */
export const useFetched = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) => {
  const [Fetched, setFetched] = useState<ComponentType<Props> | null>(null)
  const [failed, setFailed] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is fetched never changes
  const again = useCallback(() => {
    clearTimeout(timer.current)
    void load().then(
      (found) => setFetched(() => found.default),
      () => {
        setFailed(true)
        timer.current = setTimeout(again, AGAIN_MS)
      },
    )
  }, [])
  useEffect(() => {
    again()
    return () => clearTimeout(timer.current)
  }, [again])
  return { Fetched, failed, again }
}
