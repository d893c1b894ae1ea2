import { SENTENCES } from "./failures.ts"
import { isUnreadable } from "./media.ts"
import { type Briefing, type Ending, type OpenTurn, PAUSE_CONVERSATION } from "./turn.ts"

const HOUR_MS = 3_600_000
/** Turns of one client with one chatbot (contract.md 1.6). */
const TURNS_AN_HOUR = 20
const TURNS_A_DAY = 100
const WINDOW_MS = 24 * HOUR_MS

const stopped = (reason: string, rest: Omit<Ending, "result" | "reason"> = {}): Ending => ({
  result: "stopped",
  reason,
  ...rest,
})

/** Why no reply is made, in the order of contract.md 4.1; null: one is. Stopped messages are settled. */
export const stopFor = (briefing: Briefing, turn: OpenTurn): Ending | null => {
  const { chatbot, client, connection, conversation, fresh, now } = briefing
  const real = !client.simulated
  if (briefing.accountGone) return stopped("account_gone")
  if (real && connection === null) return stopped("not_connected")
  if (connection?.expired) {
    return stopped("token_expired", {
      unsent: { content: SENTENCES.tokenExpired, reason: "token_expired" },
    })
  }
  if (chatbot.isPaused) return stopped("chatbot_paused")
  if (conversation.pausedBy !== null && !pausedItself(conversation.pausedBy, turn)) {
    return stopped("conversation_paused")
  }
  if (client.optedOut) return stopped("opted_out")
  if (fresh.length === 0) return stopped("withdrawn")
  const newest = Math.max(...fresh.map(({ sentat }) => sentat.getTime()))
  if (now.getTime() - newest > WINDOW_MS) {
    return stopped("too_late", {
      notice:
        "Hay mensajes que no se pudieron responder en 24 horas: WhatsApp ya no deja responderlos. Están en la conversación.",
    })
  }
  if (real && !connection?.heard) {
    return stopped("other_number", {
      notice: `No se pudo responder a ${client.name || "un cliente"}: escribió antes de que conectaras este número.`,
    })
  }
  if (real && (briefing.turnsLastHour >= TURNS_AN_HOUR || briefing.turnsLastDay >= TURNS_A_DAY)) {
    const told = conversation.rateNoticedAt
    const quiet = told !== null && now.getTime() - told.getTime() < WINDOW_MS
    return stopped("rate_limit", {
      ...(quiet
        ? {}
        : {
            notice: `Demasiados mensajes de ${client.name || "un cliente"}: el bot ha dejado de responderle por ahora.`,
          }),
    })
  }
  return null
}

/** Asked for in this very turn, before its worker died, perhaps before the result was stored: its reply still goes. */
const pausedItself = (by: string, { steps }: OpenTurn) =>
  by === "bot" &&
  steps.some(
    (step) =>
      (step.kind === "result" && step.paused) ||
      (step.kind === "model" && step.toolCalls.some(({ name }) => name === PAUSE_CONVERSATION)),
  )

/** What the owner is told of a message that ends whoever answers it. */
export const failedNotice = ({ name }: Briefing["client"]) =>
  `No se pudo responder a ${name || "un cliente"}: el mensaje hace fallar al sistema.`

export const quotaReached = (limit: number): Ending =>
  stopped("quota", { notice: `Límite mensual de mensajes alcanzado (${limit}).` })

/** T9 goes out once in 24 hours; until then media are kept in silence. */
export const notTextAnswer = ({ chatbot, conversation, fresh, now }: Briefing) => {
  if (!fresh.every(isUnreadable)) return null
  const told = conversation.notTextAt
  if (told !== null && now.getTime() - told.getTime() < WINDOW_MS) return "silence" as const
  return chatbot.language === "english" ? SENTENCES.notTextEnglish : SENTENCES.notText
}
