import { warmUpDates } from "../../core/calendar/warm-up.ts"
import { answer } from "../../core/reply/answer.ts"
import type { Store } from "../postgres/store/transaction.ts"
import type { Run } from "../run.ts"
import type { Telemetry } from "../telemetry/telemetry.ts"
import { answering } from "./answering.ts"
import type { Boss } from "./boss.ts"
import { type Pump, startPump, type Try } from "./pump.ts"
import { putDown, putDownWhenLost } from "./put-down.ts"

type Options = {
  readonly boss: Boss
  readonly run: Run
  readonly store: Store
  readonly telemetry: Telemetry
  /** How many conversations are answered at the same time. */
  readonly slots: number
}

/** Compiling the date patterns takes the processor: it begins after the start, and each piece waits until no turn is running. */
const WARM_UP_AFTER_MS = 5_000
const WARM_UP_PAUSE_MS = 5

/** Takes jobs from the queue and answers their conversations. */
export const startWork = ({ boss, run, store, telemetry, slots }: Options): Pump => {
  const bringUpToDate = answering((conversation, how) => run(answer(conversation, how)))
  const pump = startPump({
    boss,
    slots,
    run: (job, stopping) => {
      const conversation = conversationOf(job)
      return putDownWhenLost(store, conversation, job.tries, () =>
        bringUpToDate(
          conversation,
          () => stopping.aborted,
          () => pump.busy() >= slots,
        ),
      )
    },
    putDown: (job) => putDown(store, conversationOf(job)),
    onError: (error, job) =>
      telemetry.fault("turn_failed", error, { conversation: job?.conversationid }),
  })
  const idle = async () => {
    do await Bun.sleep(WARM_UP_PAUSE_MS)
    while (pump.busy() > 0)
  }
  setTimeout(() => warmUpDates(new Date(), idle), WARM_UP_AFTER_MS).unref()
  return pump
}

const conversationOf = ({ chatbotid, userid, conversationid, attempt }: Try) => ({
  owner: userid,
  chatbot: chatbotid,
  conversation: conversationid,
  attempt,
})
