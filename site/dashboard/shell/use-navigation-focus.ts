import { useEffect, useRef } from "react"

let back = false
globalThis.addEventListener?.("popstate", () => {
  back = true
})

/** After each navigation: focuses the new heading, and scrolls to the top unless it was Back or Forward. */
export const useNavigationFocus = (path: string | undefined) => {
  const last = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (path === undefined) return
    if (last.current !== undefined && last.current !== path) {
      if (!back) scrollTo(0, 0)
      document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true })
    }
    back = false
    last.current = path
  }, [path])
}
