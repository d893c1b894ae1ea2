import { type ComponentType, useEffect, useState } from "react"

/** A component that is fetched once it is about to be shown. */
export const useFetched = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) => {
  const [Fetched, setFetched] = useState<ComponentType<Props> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is fetched never changes
  useEffect(() => void load().then((found) => setFetched(() => found.default)), [])
  return Fetched
}
