import { useState } from "react"
import { toast } from "react-hot-toast/headless"
import { Button } from "../../../ui/button.tsx"
import { Confirm } from "../../../ui/confirm.tsx"
import { useSimulation } from "../../preview/use-simulation.ts"

/** Asks twice, because a deletion cannot be undone. */
export function DeleteConversation({ chatbotId }: { chatbotId: string | undefined }) {
  const [asked, setAsked] = useState<0 | 1 | 2>(0)
  const { forget } = useSimulation(chatbotId ?? "", false)
  const forgetAll = () =>
    forget.mutateAsync().then(
      ({ message: said }) => void toast.success(said),
      () => void toast.error("Error al borrar la conversación"),
    )
  return (
    <>
      <Button kind="danger" disabled={!chatbotId} onClick={() => setAsked(1)}>
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
          busy={forget.isPending}
          onYes={() => void forgetAll().finally(() => setAsked(0))}
          onNo={() => setAsked(0)}
        >
          El borrado no se puede deshacer.
        </Confirm>
      )}
    </>
  )
}
