import { useEffect, useState } from "react"
import { cache } from "../data/cache.ts"

const LOOK_EVERY_MS = 200

/** True once the first screen that is `shown` has all its data: nothing else is fetched before. */
export const useSettled = (shown: boolean) => {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    if (!shown || settled) return
    const timer = setInterval(() => {
      if (cache.isFetching() === 0) setSettled(true)
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [shown, settled])
  return settled
}
