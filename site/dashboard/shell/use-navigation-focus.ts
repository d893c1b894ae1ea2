import { useEffect, useRef } from "react"

let back = false
globalThis.addEventListener?.("popstate", () => {
  back = true
})

/** After each move: the focus on the new heading, and the top of the page unless one went back. */
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
