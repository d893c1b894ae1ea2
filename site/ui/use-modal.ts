import { useLayoutEffect, useRef } from "react"

/** For a dialog that is open, above everything else, as long as it is in the page. */
export const useModal = () => {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed while it is still in the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return dialog
}
