import { isActive } from "../subscription.ts"
import type { Usage } from "../usage.ts"
import { resetIsDue } from "../usage-facts.ts"

type Facts = {
  readonly usage: Usage
  /** How many messages are counted now, in whichever period they were sent. */
  readonly counted: number
  readonly countedSince: Date | null
  readonly status: string | null
}

/** A description of what the monthly reset would do for an owner. */
export const resetReport = (facts: Facts, now: Date): string => {
  const { usage, counted, countedSince, status } = facts
  const due = resetIsDue(facts, usage)
  return [
    "Simulación del reinicio mensual (no se ha cambiado nada)",
    `Usuario: ${usage.userid}`,
    `Ahora: ${now.toISOString()}`,
    `Plan: ${usage.planName}`,
    `Suscripción: ${status === null ? "ninguna" : `${status}${isActive(status) ? "" : " (no activa)"}`}`,
    `Periodo actual: ${usage.periodStart} a ${usage.periodEnd}`,
    `Último reinicio: ${countedSince?.toISOString() ?? "nunca"}`,
    `Mensajes contados: ${counted} de ${usage.messagesLimit}`,
    due
      ? `Resultado: el contador pasaría de ${counted} a 0.`
      : "Resultado: no toca reiniciar, el contador seguiría igual.",
  ].join("\n")
}
