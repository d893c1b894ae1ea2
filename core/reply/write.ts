import * as Effect from "effect/Effect"
import { preview } from "../shared/characters.ts"
import { type Composed, fixed } from "./composed.ts"
import { type DraftReader, draftReader } from "./draft.ts"
import { ModelFailed, SENTENCES } from "./failures.ts"
import {
  claimsInVain,
  isUnproven,
  isUntrue,
  tellsReceiptsAlone,
  withReceipts,
} from "./grounding/corrections.ts"
import { type EvidenceGatherer, evidenceGatherer } from "./grounding/gather-evidence.ts"
import { isExpected } from "./grounding/reading.ts"
import { type Judged, judge } from "./grounding/verdicts.ts"
import { MAX_DEATHS } from "./limits.ts"
import { NOTICES } from "./notices.ts"
import { objectionTo } from "./objection.ts"
import { Turns } from "./ports.ts"
import { promisesPerson } from "./promise.ts"
import { promptMessages } from "./prompt.ts"
import { stopFor } from "./stop.ts"
import { type Conversed, converse } from "./talk/converse.ts"
import { hasChanged, hasPaused, saidAsItPaused } from "./talk/steps.ts"
import { blankIn, withoutBlanks } from "./text/blanks.ts"
import { partsOf } from "./text/parts.ts"
import { toolsFor } from "./tools.ts"
import type { ActiveTurn, OpenTurn } from "./turn.ts"
import { greeted } from "./welcome.ts"

/** Writes the reply with the model: nothing in it that no client may read, only true about appointments, greeted the first time. */
export const write = Effect.fnUntraced(function* (active: ActiveTurn) {
  const { briefing, language } = active
  const { chatbot, client, conversation, fresh } = briefing
  const reader = draftReader(briefing, language)
  const gather = evidenceGatherer(active)
  const conversed = yield* askModel(active, reader, gather).pipe(
    Effect.catchTag("ModelFailed", (failure: ModelFailed) =>
      afterFailure(active, reader, gather, failure),
    ),
  )
  if (conversed === "lost") return { kind: "lost" } satisfies Composed
  if ("result" in conversed) return { kind: "end", ending: conversed } satisfies Composed
  const written = yield* compareWithCalendar(active, reader, gather, conversed)
  const { judged, proven } = written
  if (proven === "" && !conversed.paused) {
    return fixed(SENTENCES.empty, "empty")
  }
  const wordless = proven === "" || (conversed.paused && tellsReceiptsAlone(judged))
  const text = [proven, ...(wordless ? [SENTENCES.handover] : [])].filter(Boolean).join("\n\n")
  const first = !conversation.greeted
  const asked = preview(fresh.at(-1)?.content ?? "", 60)
  const notice = ownersNotice(written)?.(client.name, asked)
  return {
    kind: "reply",
    reply: {
      parts: partsOf(first ? greeted(text, chatbot, language) : text),
      greeted: first,
      paused: conversed.paused,
      ...(notice !== undefined && { notice }),
      ending: { result: "replied" },
    },
  } satisfies Composed
})

/** Lets the model answer, with its tools. It is not asked if that may be what the workers died of. */
const askModel = (active: ActiveTurn, reader: DraftReader, gather: EvidenceGatherer) => {
  const { held, turn, briefing, language } = active
  if (turn.deaths >= MAX_DEATHS) {
    return Effect.fail(new ModelFailed({ why: "unavailable", detail: "workers died of it" }))
  }
  return converse({
    held,
    turn,
    language,
    objectionTo: (answer, steps) => objectionTo(gather, reader, answer, steps),
    obstacle: (steps, repeated) => obstacle(active, { ...turn, steps, resumed: repeated }),
    legible: reader.legible,
    simulated: briefing.client.simulated,
    prompt: (window) => promptMessages(briefing, language, window),
    tools: toolsFor(held, briefing),
  })
}

/** Whether anything has come since the turn was opened for which it ends without a reply. */
const obstacle = Effect.fnUntraced(function* ({ held, briefing }: ActiveTurn, turn: OpenTurn) {
  const turns = yield* Turns
  const now = yield* turns.refresh(held, briefing)
  return now === null ? "lost" : stopFor(now, turn)
})

/** Compares the model's answer with the calendar, and makes of it what may be sent. */
const compareWithCalendar = Effect.fnUntraced(function* (
  active: ActiveTurn,
  { readable, isRecital, asideIn, draftOf }: DraftReader,
  gather: EvidenceGatherer,
  conversed: Conversed,
) {
  const { steps } = conversed
  const answer = conversed.objected ?? conversed.text
  const objected = readable(answer)
  const said = isRecital(conversed.text) ? "" : readable(conversed.text)
  const ofForm =
    asideIn(answer) !== undefined || blankIn(objected) !== undefined || isRecital(answer)
  // The model was objected to for what it claimed, and answered something else.
  const reworded = objected !== said && !ofForm
  const first = draftOf(objected, steps)
  const vain = reworded && claimsInVain(judge(first, yield* gather(first, steps)))
  const claimed = vain ? first.reading.claims.map(({ kind }) => kind) : null
  const draft = draftOf(said, steps, { reworded, claimed })
  const always = mayHaveChanged(active)
  const judged = judge(draft, yield* gather(draft, steps, { always }))
  return { judged, proven: withoutBlanks(withReceipts(judged)), conversed } satisfies Written
})

/** Whether this turn may have done something in the calendar: an earlier worker may have, before it was disconnected. */
const mayHaveChanged = ({ briefing, turn }: ActiveTurn) =>
  briefing.calendar !== null || hasChanged(turn.steps)

type Written = {
  readonly judged: Judged
  /** What may be sent of the model's words: checked against the calendar, and without blanks to fill in. Empty: nothing. */
  readonly proven: string
  readonly conversed: Pick<Conversed, "paused" | "ownerNotified">
}

/** What the owner has to hear of a reply, given the client's name and last words; null: nothing. */
const ownersNotice = ({ judged, proven, conversed }: Written) => {
  const { reading, context } = judged
  const { paused, ownerNotified } = conversed
  if (isUntrue(judged)) return NOTICES.unconfirmed
  if (paused || ownerNotified) return null
  const promised = (what: string) => (name: string, asked: string) =>
    NOTICES.promised(name, what, asked)
  // An order for delivery stands in no calendar, so nothing can prove what is said of one.
  const unproven = context.ordered || isUnproven(judged)
  if (unproven && proven.startsWith(reading.text) && isExpected(reading, context))
    return promised("una visita o una entrega")
  return promisesPerson(proven) ? promised("noticias del equipo") : null
}

const NOTHING_SAID = {
  text: "",
  steps: [],
  paused: false,
  ownerNotified: false,
  objected: undefined,
} as const

/**
 * When the model fails, a client still has to hear that a person was called or that something was done in the calendar: the
 * reply then goes out without words of the model's own. Otherwise the failure stands.
 */
const afterFailure = Effect.fnUntraced(function* (
  active: ActiveTurn,
  { draftOf }: DraftReader,
  gather: EvidenceGatherer,
  failure: ModelFailed,
) {
  const { turn } = active
  if (hasPaused(turn.steps)) {
    return { ...NOTHING_SAID, text: saidAsItPaused(turn.steps), paused: true }
  }
  if (!mayHaveChanged(active)) return yield* failure
  const { done } = yield* gather(draftOf("", turn.steps), turn.steps, { always: true })
  return done.length > 0 ? { ...NOTHING_SAID, steps: turn.steps } : yield* failure
})
