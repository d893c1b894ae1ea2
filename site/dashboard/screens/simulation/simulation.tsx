import { useEffect, useRef, useState } from "react"
import { Link } from "wouter"
import { TEXT_CHARACTERS } from "../../../../core/whatsapp/lengths.ts"
import { dashboard } from "../../../lib/routes.ts"
import { Button, buttonClass } from "../../../ui/button.tsx"
import { sendOnEnter } from "../../../ui/send-on-enter.ts"
import { chat } from "../../../words/chat.ts"
import { useChatbot } from "../../data/use-chatbot.ts"
import { Failed } from "../../parts/failed.tsx"
import { ScreenFrame } from "../../parts/screen.tsx"
import { useTyped } from "../../parts/use-typed.ts"
import WhichChatbot from "../../parts/which-chatbot.tsx"
import { useSimulation } from "../../preview/use-simulation.ts"
import { DeleteConversation } from "./delete-conversation.tsx"
import { Terminal } from "./terminal.tsx"

const RELOAD_AFTER_MS = 2000

type Props = { query: ReturnType<typeof useChatbot>["query"]; chatbotId: string | undefined }

/** The raw conversation with the model, for those who want to see everything. Always in Spanish. */
export default function Simulation() {
  const { query, items, chatbot } = useChatbot()
  const chatbotId = chatbot?.id
  // Nothing of one chatbot's conversation is left when another is chosen. Who has one chatbot may type before it is there.
  const key = items.length > 1 ? chatbotId : ""
  return (
    <div lang="es">
      <ScreenFrame
        title="Simulación"
        lead={chatbot ? `Prueba con ${chatbot.name}: ningún cliente ve esto.` : undefined}
        actions={<DeleteConversation key={key} chatbotId={chatbotId} />}
      >
        <WhichChatbot />
        <Conversation key={key} query={query} chatbotId={chatbotId} />
      </ScreenFrame>
    </div>
  )
}

function Conversation({ query, chatbotId }: Props) {
  const { log, entries, send, reload } = useSimulation(chatbotId ?? "")
  const { typed, setTyped, taken } = useTyped("simulation")
  const [fault, setFault] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const submit = () => {
    const message = typed.trim()
    if (!message) return setFault("Escribe un mensaje para enviar")
    if (!chatbotId) return setFault("Esperando carga del chatbot...")
    setFault(null)
    if (send.isPending) return
    send.mutateAsync({ message, wait: false }).then(
      () => {
        taken(typed)
        timer.current = setTimeout(() => void reload(), RELOAD_AFTER_MS)
      },
      () => setFault("Error al enviar mensaje simulado"),
    )
  }

  return (
    <>
      <Failed of={[query]} text="Error loading chatbots" />
      <Failed of={[log]} text="No se ha podido cargar la conversación." />
      {(query.data || !query.error) && (
        <Terminal
          entries={log.isError ? [] : entries}
          loading={query.isLoading || log.isLoading}
          waiting={!query.isLoading && !chatbotId}
          failed={log.isError}
          busy={send.isPending}
        />
      )}
      {query.data && !chatbotId && (
        <Link
          href={dashboard("create-chatbot")}
          className={`${buttonClass("secondary")} mt-4 self-start`}
        >
          Crear un chatbot
        </Link>
      )}
      <form
        className="mt-4 flex flex-wrap items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <textarea
          className="input min-h-[44px] flex-1 basis-[240px]"
          rows={1}
          maxLength={TEXT_CHARACTERS}
          aria-label="Mensaje"
          placeholder="Escribe como un cliente"
          aria-invalid={fault !== null}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          {...sendOnEnter(submit)}
        />
        <Button type="submit" busy={send.isPending}>
          Enviar
        </Button>
        {typed.length >= TEXT_CHARACTERS && <p className="help basis-full">{chat.es.long}</p>}
        {fault && (
          <p className="fault basis-full" role="alert">
            {fault}
          </p>
        )}
      </form>
    </>
  )
}
