import { useEffect } from "react"

/** Calls `rest` when Back restores this page from the browser's memory: a button that left the page must not stay busy. */
export const useReturn = (rest: () => void) =>
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && rest()
    addEventListener("pageshow", back)
    return () => removeEventListener("pageshow", back)
  })
