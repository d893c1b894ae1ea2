import { useCallback } from "react"
import { useLocation } from "wouter"

/**
 * A navigation that nobody pressed for. It is not made once the owner has gone elsewhere, even if that screen is still on its
 * way.
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
