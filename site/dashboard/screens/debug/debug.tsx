import { useState } from "react"
import { debug } from "../../../../adapters/http/contract/debug.ts"
import { api } from "../../../lib/server/api.ts"
import { TextField } from "../../../ui/field.tsx"
import { useUser } from "../../data/queries.ts"
import { ScreenFrame } from "../../parts/screen.tsx"
import { Tool } from "./tool.tsx"

const DEFAULT_DAYS = 35
const USER_REQUIRED = "El ID de usuario es obligatorio."
const DAYS_POSITIVE = "Los días deben ser un número positivo."

/** The operators' tools. They are in Spanish whatever language the dashboard speaks. */
export default function Debug() {
  const own = useUser().data?.id ?? ""
  const [typed, setTyped] = useState<string | null>(null)
  const [days, setDays] = useState(String(DEFAULT_DAYS))
  const user = (typed ?? own).trim()
  const needsUser = () => (user ? null : USER_REQUIRED)

  return (
    <div lang="es">
      <ScreenFrame
        title="Depuración"
        lead="Herramientas para operadores. Cada una dice qué va a cambiar antes de hacerlo."
      >
        <div className="flex max-w-[720px] flex-col gap-5">
          <TextField
            label="ID de usuario"
            name="userId"
            required
            autoComplete="off"
            spellCheck={false}
            value={typed ?? own}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Tool
            title="1. Forzar el reinicio del contador"
            text="Pone a cero los mensajes usados este mes. Es un cambio real."
            button="Forzar reinicio"
            danger
            check={needsUser}
            run={async () =>
              (await api(debug.forceReset, { body: { userIdToReset: user, force: true } })).message
            }
          />
          <Tool
            title="2. Simular el reinicio mensual"
            text="Muestra qué haría la tarea de cada mes. No cambia nada."
            button="Simular"
            check={needsUser}
            run={async () => (await api(debug.simulateReset, { body: { userId: user } })).report}
          />
          <Tool
            title="3. Adelantar el periodo de la suscripción"
            text="Lleva el inicio del periodo hacia el pasado. Es un cambio real."
            button="Cambiar la fecha"
            check={() => needsUser() ?? (Number(days) > 0 ? null : DAYS_POSITIVE)}
            run={async () =>
              (await api(debug.shiftPeriod, { body: { userId: user, daysAgo: Number(days) } }))
                .message
            }
          >
            <TextField
              label="Días atrás"
              name="daysAgo"
              type="number"
              inputMode="numeric"
              min={1}
              value={days}
              onChange={(event) => setDays(event.target.value)}
            />
          </Tool>
        </div>
      </ScreenFrame>
    </div>
  )
}
