import { useEffect } from "react"

/** A page that comes back from the browser's own memory is as one left it: what was busy with leaving waits no more. */
export const useReturn = (rest: () => void) =>
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && rest()
    addEventListener("pageshow", back)
    return () => removeEventListener("pageshow", back)
  })
