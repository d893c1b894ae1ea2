import { useEffect, useRef } from "react"

/**
 * Calls `show` whenever another step is shown: it scrolls to its top, and gives the focus to its name. So screen readers read that,
 * and a second Enter presses nothing of the new step. Its buttons also need a key of their own: assistive technology may press the
 * same element twice without moving the focus.
 */
export const useNewStep = (step: number, show: () => void) => {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    show()
  })
}
