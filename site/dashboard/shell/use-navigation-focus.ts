import { useEffect, useRef } from "react"

/** Where Back or Forward has led. A link to a part of the same screen is told in the same way, but leads nowhere else. */
let back: string | null = null
globalThis.addEventListener?.("popstate", () => {
  back = location.pathname
})

const toNamedPart = () => document.getElementById(location.hash.slice(1))?.scrollIntoView()

/**
 * After each navigation: focuses the new heading and, unless it was Back or Forward, scrolls to the part that the address names, or
 * else to the top. The first screen is scrolled to that part, too, unless the browser has found the place of a reload again.
 */
export const useNavigationFocus = (path: string | undefined) => {
  const last = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (path === undefined) return
    if (last.current === undefined) {
      if (scrollY === 0) toNamedPart()
    } else if (last.current !== path) {
      if (back !== location.pathname) {
        scrollTo(0, 0)
        toNamedPart()
      }
      document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true })
    }
    back = null
    last.current = path
  }, [path])
}
