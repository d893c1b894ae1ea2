import { useCallback } from "react"
import { useLocation } from "wouter"

/** A move that nobody pressed for: once one has gone elsewhere, whose screen may still be on its way, it is not made. */
export const useMoveOn = () => {
  const [path, navigate] = useLocation()
  return useCallback(
    (to: string) => {
      if (location.pathname === path) navigate(to)
    },
    [path, navigate],
  )
}
