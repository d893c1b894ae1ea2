import { Effect } from "effect"
import { preview } from "../shared/characters.ts"
import { type Composed, fixed } from "./composed.ts"
import { draftReader } from "./draft.ts"
import { ModelFailed, SENTENCES } from "./failures.ts"
import { isUntrue, withReceipts } from "./grounding/corrections.ts"
import { gatherEvidence } from "./grounding/gather-evidence.ts"
import { readReply } from "./grounding/reading.ts"
import { objectionTo } from "./objection.ts"
import { Handover } from "./ports.ts"
import { promisesPerson } from "./promise.ts"
import { promptMessages } from "./prompt.ts"
import { converse } from "./talk/converse.ts"
import { saidAsItPaused } from "./talk/steps.ts"
import { blankIn, withoutBlanks } from "./text/blanks.ts"
import { partsOf } from "./text/parts.ts"
import { toolsFor } from "./tools.ts"
import { type ActiveTurn, MAX_DEATHS } from "./turn.ts"
import { greeted } from "./welcome.ts"

/** The model's reply: freed of what no client may read, true about appointments, greeted on a first conversation. */
export const write = Effect.fnUntraced(function* (active: ActiveTurn) {
  const handover = yield* Handover

  const { held, turn, briefing, language } = active
  const { chatbot, client, conversation, fresh } = briefing
  const reader = draftReader(briefing, language)
  const { readable, isRecital, draftOf } = reader
  // Asking the model may be what the workers died of.
  const conversing =
    turn.deaths < MAX_DEATHS
      ? converse({
          held,
          turn,
          language,
          object: (answer, steps) => objectionTo(active, reader, answer, steps),
          readable,
          simulated: client.simulated,
          prompt: (window) => promptMessages(briefing, language, window),
          tools: toolsFor(held, briefing),
        })
      : Effect.fail(new ModelFailed({ why: "unavailable", detail: "workers died of it" }))
  const conversed = yield* conversing.pipe(
    Effect.catchTag("ModelFailed", (failure: ModelFailed) => afterFailure(active, failure)),
  )
  if (conversed === "lost") return { kind: "lost" } satisfies Composed
  const answered = readable(conversed.text)
  const said = isRecital(answered) ? "" : answered
  const objected = readable(conversed.objected ?? conversed.text)
  // The model was objected to for what it claimed, not for a blank or for reciting its rules, and answered something else.
  const reworded = objected !== said && blankIn(objected) === undefined && !isRecital(objected)
  const draft = draftOf(said, conversed.steps, { reworded })
  const { reading, context } = draft
  const evidence = yield* gatherEvidence(active, draft, { always: briefing.calendar !== null })
  const proven = withoutBlanks(withReceipts(reading, evidence, context))
  const name = client.name || "un cliente"
  if (isUntrue(reading, evidence, context)) {
    yield* handover.notify(
      held,
      `Una cita de ${name} no se pudo confirmar. Revisa la conversación.`,
      { evenIfFull: true },
    )
  } else if (!conversed.paused && !conversed.told && promisesPerson(proven)) {
    // The reply promises that somebody of the business will act: the owner has to hear of it.
    yield* handover.notify(
      held,
      `El bot ha prometido a ${name} noticias del equipo: «${preview(fresh.at(-1)?.content ?? "", 60)}»`,
      { evenIfFull: true },
    )
  }
  const text = proven || (conversed.paused ? SENTENCES.handover : SENTENCES.empty)
  if (proven === "" && !conversed.paused) {
    return fixed(text, { result: "apology", reason: "empty" }, client)
  }
  const first = !conversation.greeted
  return {
    kind: "reply",
    reply: {
      parts: partsOf(first ? greeted(text, chatbot, language) : text),
      greeted: first,
      paused: conversed.paused,
      simulated: client.simulated,
      ending: { result: "replied" },
    },
  } satisfies Composed
})

const WORDLESS = { text: "", steps: [], paused: false, told: false, objected: undefined } as const

/**
 * When the model fails, a client still has to hear that a person was called or that something was done in the calendar: the
 * reply then goes out without words of the model's own. Otherwise the failure stands.
 */
const afterFailure = Effect.fnUntraced(function* (active: ActiveTurn, failure: ModelFailed) {
  const { turn, briefing, language } = active
  if (turn.steps.some((step) => step.kind === "result" && step.paused)) {
    return { ...WORDLESS, text: saidAsItPaused(turn.steps), paused: true }
  }
  if (briefing.calendar === null) return yield* failure
  const { now, chatbot } = briefing
  const silence = {
    reading: readReply(""),
    context: { now, language, zone: chatbot.timezone },
  }
  const { done } = yield* gatherEvidence(active, silence, { always: true })
  return done.length > 0 ? WORDLESS : yield* failure
})
