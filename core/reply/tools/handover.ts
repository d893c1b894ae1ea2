import * as Effect from "effect/Effect"
import { z } from "zod/mini"
import { say } from "../../shared/catalogue.ts"
import { preview, withoutHidden } from "../../shared/characters.ts"
import { shown } from "../../shared/text.ts"
import { NOTICES } from "../notices.ts"
import { Handover } from "../ports.ts"
import { failed, parametersOf, type Tool } from "../tool.ts"
import type { Briefing, Held } from "../turn.ts"
import { NOTIFY_OWNER, PAUSE_CONVERSATION } from "./names.ts"

const Pause = z.object({ reason: z.optional(z.string()) })
const Notify = z.object({
  message: z
    .string()
    .check(z.overwrite(withoutHidden), z.trim(), z.minLength(1), shown(), z.maxLength(500)),
})

const PAUSE = parametersOf(Pause)
const NOTIFY = parametersOf(Notify)

/** The tools that hand the conversation over to a person, and that notify the owner. */
export const handoverTools = (held: Held, briefing: Briefing): readonly Tool<Handover>[] => [
  {
    name: PAUSE_CONVERSATION,
    description: "Hands this conversation to a person of the team: the bot stops answering it.",
    parameters: PAUSE,
    pauses: true,
    run: Effect.fnUntraced(function* (args) {
      const handover = yield* Handover
      const read = Pause.safeParse(args)
      const reason = preview(read.success ? withoutHidden(read.data.reason ?? "").trim() : "", 300)
      yield* handover.pause(held, NOTICES.paused(briefing.client.name, reason))
      return { ok: true }
    }),
  },
  {
    name: NOTIFY_OWNER,
    description:
      "Leaves a short note for the owner of the business, who sees nothing but the note: name the client in it.",
    parameters: NOTIFY,
    run: Effect.fnUntraced(function* (args) {
      const handover = yield* Handover
      const read = Notify.safeParse(args)
      if (!read.success) return failed("invalid_arguments", "message: text of 1 to 500 characters")
      const limit = yield* handover.notify(held, read.data.message)
      return limit === null
        ? { ok: true }
        : failed("limit", say("notification_limit", { n: limit }).message)
    }),
  },
]
