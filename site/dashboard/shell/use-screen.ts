import { type ComponentType, useEffect, useRef, useState } from "react"
import { useLocation } from "wouter"
import { SCREENS, type Screen } from "../../lib/routes.ts"
import { fetchScreen, ready } from "./screens.ts"
import { unfetched } from "./unfetched.tsx"

/** The screen an address leads to; null for an address that is none. */
const screenOf = (path: string): Screen | null => {
  const [, first, second = "", third] = path.replace(/\/$/, "").split("/")
  const screen = SCREENS.find((one) => one === second)
  if (first !== "dashboard" || screen === undefined) return null
  return third === undefined || screen === "edit-chatbot" ? screen : null
}

type Shown = { screen: Screen; path: string; Component: ComponentType }

/** What to draw: the old screen stays until the new one has arrived. */
export const useScreen = (): Shown | null => {
  const [path] = useLocation()
  const screen = screenOf(path)
  const [shown, setShown] = useState<Shown | null>(null)
  const wanted = useRef(path)
  wanted.current = path

  useEffect(() => {
    if (screen === null) return location.reload()
    void fetchScreen(screen)
      .then(
        ({ default: Component }) => Component,
        () => unfetched(screen),
      )
      .then((Component) => {
        if (wanted.current === path) setShown({ screen, path, Component })
      })
  }, [screen, path])

  // What is shown here stays, also when it is a screen that could not be fetched at first.
  if (shown?.path === path) return shown
  const here = screen !== null && ready(screen)
  return here ? { screen, path, Component: here } : shown
}

/** The screen that was asked for while another is `shown`; null: none. */
export const useComing = (shown: Screen): Screen | null => {
  const [path] = useLocation()
  const wanted = screenOf(path)
  return wanted === shown ? null : wanted
}
