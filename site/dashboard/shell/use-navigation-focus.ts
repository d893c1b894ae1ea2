import { useEffect, useRef } from "react"

let back = false
globalThis.addEventListener?.("popstate", () => {
  back = true
})

/** After each navigation: focuses the new heading and, unless it was Back or Forward, scrolls to the part that the address names, or else to the top. */
export const useNavigationFocus = (path: string | undefined) => {
  const last = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (path === undefined) return
    if (last.current !== undefined && last.current !== path) {
      if (!back) {
        scrollTo(0, 0)
        document.getElementById(location.hash.slice(1))?.scrollIntoView()
      }
      document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true })
    }
    back = false
    last.current = path
  }, [path])
}
