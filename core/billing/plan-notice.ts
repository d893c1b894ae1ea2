import type { ChatbotId } from "../shared/ids.ts"
import type { PlanLimits } from "./plan.ts"

/** How much a chatbot holds of what plans limit. */
export type Holding = {
  readonly chatbotId: ChatbotId
  readonly sources: number
  readonly sourceTokens: number
  readonly memoryTokens: number
}

/** Whether something may be used less than before. */
export const isLess = (now: PlanLimits, before: PlanLimits): boolean =>
  (Object.keys(now) as (keyof PlanLimits)[]).some((limit) => now[limit] < before[limit])

const number = (n: number) => new Intl.NumberFormat("es").format(n)

/** The notification that a plan was bought and not paid. `planName`: the plan that still holds. */
export const lapsedNotice = (planName: string): string =>
  `Tu primer pago no ha llegado: el plan no se ha activado y sigues con ${planName}. Puedes volver a elegirlo en Precios.`

/** The notification for one chatbot about a change of plan: with a smaller one nothing is deleted (contract.md 3.4). */
export const planNotice = (
  planName: string,
  limits: PlanLimits,
  chatbots: number,
  holding: Holding,
): string => {
  const over = [
    { what: "chatbots", has: chatbots, may: limits.chatbotsLimit },
    { what: "fuentes de conocimiento", has: holding.sources, may: limits.knowledgeSources },
    { what: "tokens de conocimiento", has: holding.sourceTokens, may: limits.contextTokens },
  ].filter(({ has, may }) => has > may)
  const list = over
    .map(({ what, has, may }) => `${number(has)} ${what} (límite ${number(may)})`)
    .join(", ")
  return [
    `Tu plan es ahora ${planName}: ${number(limits.messagesPerMonth)} mensajes al mes.`,
    ...(over.length > 0
      ? [`No se borra nada; no podrás añadir mientras superes sus límites: ${list}.`]
      : []),
    ...(holding.memoryTokens > limits.memory
      ? [
          `La memoria tiene ${number(holding.memoryTokens)} tokens (límite ${number(limits.memory)}): lo próximo que se añada hará salir lo más antiguo.`,
        ]
      : []),
  ].join(" ")
}
