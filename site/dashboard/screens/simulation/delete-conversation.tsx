import { useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { Confirm } from "../../../ui/confirm.tsx"

type Props = { disabled: boolean; busy: boolean; onDelete: () => Promise<void> }

/** Asks twice, because a deletion cannot be undone. */
export function DeleteConversation({ disabled, busy, onDelete }: Props) {
  const [asked, setAsked] = useState<0 | 1 | 2>(0)
  return (
    <>
      <Button kind="danger" disabled={disabled} onClick={() => setAsked(1)}>
        Borrar conversación
      </Button>
      {asked === 1 && (
        <Confirm
          question="Confirmar Borrado"
          yes="Continuar"
          no="Cancelar"
          weight="danger"
          onYes={() => setAsked(2)}
          onNo={() => setAsked(0)}
        >
          Se borrará toda la conversación simulada con este chatbot.
        </Confirm>
      )}
      {asked === 2 && (
        <Confirm
          question="¡ÚLTIMA ADVERTENCIA!"
          yes="Borrar para siempre"
          no="Cancelar"
          weight="last"
          busy={busy}
          onYes={() => void onDelete().finally(() => setAsked(0))}
          onNo={() => setAsked(0)}
        >
          El borrado no se puede deshacer.
        </Confirm>
      )}
    </>
  )
}
