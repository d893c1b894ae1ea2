import * as Effect from "effect/Effect"
import type { Messenger, SendOutcome } from "../../core/whatsapp/ports.ts"

/** The outcome of a send; a function may change the world before it answers. */
export type Fate = SendOutcome | { readonly dies: true } | (() => SendOutcome)

export type Sent = {
  readonly from: string
  readonly to: string
  readonly text: string
  readonly messageId: string
  /** WhatsApp's id of the client's message that it quotes. */
  readonly quotes: string | null
}

/** Every send succeeds, unless `fates` says otherwise. */
export const fakeMessenger = (script: readonly Fate[] = []) => {
  const fates = [...script]
  const sent: Sent[] = []
  const typing: string[] = []
  const messenger: Messenger = {
    send: (line, to, { id: messageId, text, quotes }) =>
      Effect.suspend(() => {
        const at = sent.push({
          from: line.phoneNumberId,
          to: to.phone?.replace(/\D/g, "") ?? to.userId ?? "",
          text,
          messageId,
          quotes,
        })
        const fate = fates.shift() ?? { kind: "sent" as const, id: `wamid.out.${at}` }
        if (typeof fate === "function") return Effect.succeed(fate())
        if ("dies" in fate) return Effect.die(new Error("the worker is gone"))
        return Effect.succeed(fate)
      }),
    showTyping: (_, whatsappMessageId) => Effect.sync(() => void typing.push(whatsappMessageId)),
  }
  return { messenger, fates, sent, typing }
}
