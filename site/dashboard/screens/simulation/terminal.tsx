import { useEffect, useRef } from "react"
import type { LogEntry } from "../../../../core/simulation/log.ts"

const LABEL = { client: "Cliente", ai_input: "Input IA", ai_output: "Output IA" } as const

const clock = (iso: string) =>
  new Date(iso).toLocaleString("es-ES", { dateStyle: "short", timeStyle: "medium" })

type Props = {
  entries: readonly LogEntry[]
  loading: boolean
  waiting: boolean
  /** It could not be read, and is shown empty (spec section 8). */
  failed: boolean
  busy: boolean
}

/** The log as it is, line after line: dark in both themes, framed in saffron. */
export function Terminal({ entries, loading, waiting, failed, busy }: Props) {
  const end = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line moves the view down
  useEffect(() => {
    end.current?.parentElement?.scrollTo({ top: end.current.offsetTop })
  }, [entries.length])
  return (
    <div
      className="terminal h-[min(560px,56dvh)] p-4"
      role="log"
      aria-label="Conversación simulada"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a log that scrolls must be reachable by keyboard
      tabIndex={0}
      data-testid="simulation-log"
    >
      {loading && <p>Cargando conversación...</p>}
      {waiting && <p>Esperando carga del chatbot...</p>}
      {!loading && !waiting && !failed && entries.length === 0 && (
        <p>Aún no hay mensajes. Escribe abajo como si fueras un cliente.</p>
      )}
      {entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and are never reordered
        <div key={at} data-type={entry.type} className="mb-3">
          <p>
            <b>{LABEL[entry.type]}</b>{" "}
            <time dateTime={entry.timestamp}>{clock(entry.timestamp)}</time>
          </p>
          <pre>{entry.content}</pre>
        </div>
      ))}
      {busy && <p role="status">Procesando...</p>}
      <div ref={end} />
    </div>
  )
}
