import { useLayoutEffect, useRef } from "react"

/** Shows a dialog as modal as long as it is rendered. */
export const useModal = () => {
  const dialog = useRef<HTMLDialogElement>(null)
  // A layout effect, because the browser gives the focus back only if the dialog is closed before it is removed.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return dialog
}
