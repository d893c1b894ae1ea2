import { useCallback } from "react"
import { useLocation } from "wouter"

/**
 * A navigation by itself, as after saving. It does nothing if the owner has gone to another screen, even one that is still being
 * loaded.
 */
export const useMoveOn = () => {
  const [path, navigate] = useLocation()
  return useCallback(
    (to: string) => {
      if (location.pathname === path) navigate(to)
    },
    [path, navigate],
  )
}
