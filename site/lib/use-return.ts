import { useEffect } from "react"

/** A page that the browser restores from memory is as it was left: what was busy leaving it must not stay busy. */
export const useReturn = (rest: () => void) =>
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && rest()
    addEventListener("pageshow", back)
    return () => removeEventListener("pageshow", back)
  })
