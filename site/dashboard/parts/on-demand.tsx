import type { ComponentType, ReactNode } from "react"
import { useWords } from "../../lib/language/language.tsx"
import { Button } from "../../ui/button.tsx"
import { Fault } from "../../ui/fault.tsx"
import { useModal } from "../../ui/use-modal.ts"
import { common } from "../words/common.ts"
import { useFetched } from "./use-fetched.ts"

type OnDemandProps<Props> = {
  load: () => Promise<{ default: ComponentType<Props> }>
  props: Props
  /** For dialogs: an error is then shown in a dialog, too, which this closes. */
  onClose?: () => void
}

/** A component whose code is fetched when it is rendered. If that fails it says so, with a button to try again. */
export function OnDemand<Props extends object>({ load, props, onClose }: OnDemandProps<Props>) {
  const c = useWords(common)
  const { Fetched, failed, again } = useFetched(load)
  if (Fetched) return <Fetched {...props} />
  if (!failed) return null
  const fault = <Fault text={c.loadFailed} onRetry={again} />
  return onClose ? <Over onClose={onClose}>{fault}</Over> : fault
}

function Over({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const c = useWords(common)
  return (
    <dialog ref={useModal()} className="dialog" aria-label={c.loadFailed} onClose={onClose}>
      <div className="flex flex-col gap-4 p-5">
        {children}
        <Button kind="secondary" onClick={onClose}>
          {c.close}
        </Button>
      </div>
    </dialog>
  )
}
