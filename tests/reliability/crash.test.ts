import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { isAtRest } from "../support/at-rest.ts"
import { freshDatabase, type TestDatabase } from "../support/database.ts"
import { ageHeartbeats } from "../support/heartbeats.ts"
import { postUntilTaken, statusPayload, textPayload } from "../support/meta-posts.ts"
import { connectedOwner, type Line } from "../support/owners.ts"
import { spawnReady, until } from "../support/process.ts"
import { startProviders } from "../support/providers.ts"
import { SECRET, vault } from "../support/secret.ts"

/*
 * Kills the process (SIGKILL) at every step that reliability.md 3.4 F names, and starts it again. Afterwards there is one answer,
 * it is counted once, nothing is lost and the conversation is free. The steps are the calls of ports (crashing.ts).
 */

const ANSWER = "The answer."
const CLIENT = "34600111222"

type Step = {
  readonly name: string
  readonly at: string
  readonly if?: string
  readonly delay?: string
  /** The model first calls a tool. */
  readonly tool?: true
  /** Meta got no answer and posts again. */
  readonly again?: true
  /** A status event tells of the send that was not recorded. */
  readonly status?: true
}

const STEPS: readonly Step[] = [
  { name: "FK1 the webhook was read, nothing is stored", at: "before Inbox.accept", again: true },
  { name: "FK2 the message is stored, Meta has no 200", at: "after Inbox.accept", again: true },
  { name: "FK4 the conversation was claimed, nothing is done", at: "before Turns.open" },
  { name: "FK5 the turn is open", at: "after Turns.open" },
  { name: "FK6 usage is reserved, the model was not asked", at: "after Turns.reserve" },
  { name: "FK7 the model is being asked", at: "before Model.answer", delay: "40" },
  { name: "FK8 the model answered, nothing is saved", at: "after Model.answer" },
  { name: "FK9 the answer is saved", at: "after Turns.saveStep", if: '"model"', tool: true },
  { name: "FK10 a tool was chosen, nothing is done", at: "before Handover.notify", tool: true },
  {
    name: "FK11 the tool has done it, nothing is recorded",
    at: "after Handover.notify",
    tool: true,
  },
  {
    name: "FK12 the tool's result is saved",
    at: "after Turns.saveStep",
    if: '"result"',
    tool: true,
  },
  // The first part is claimed in the transaction that writes it, so FK13 and FK14 are the same moment for it.
  { name: "FK13, FK14 the reply is in the outbox, about to be sent", at: "after Turns.queueReply" },
  {
    name: "FK15 the reply was sent, nothing is recorded",
    at: "after Messenger.send",
    status: true,
  },
  { name: "FK16 it is recorded, the job is still out", at: "after Outbox.settle" },
]

type Fire = {
  readonly sends: readonly string[]
  readonly used: number
  readonly notifications: number
  readonly inbound: number
  readonly deaths: number
}

/** What a new conversation looks like from outside when nothing is left to be done. */
const rest = async (database: TestDatabase, line: Line) => {
  const { rows } = await database.owner.query(
    `select
       (select "messagesUsed" from "subscriptionUsage" where userid = $2) as used,
       (select count(*)::int from messages where chatbotid = $1 and direction = 'INBOUND') as inbound,
       (select notifymemory from memory where chatbot_id = $1) as notifymemory`,
    [line.chatbotId, line.userId],
  )
  return rows[0] as { used: number; inbound: number; notifymemory: string | null }
}

/** Lets time pass, after which a dead worker's heartbeat is too old and an unknown send is waited for no longer. */
const hurry = async ({ owner }: TestDatabase, died: Date) => {
  await ageHeartbeats(owner, died)
  await owner.query(
    `with due as (update messages set nexttryat = now() - interval '1 second' where status = 'unknown' and nexttryat is not null)
     update conversations set wakeat = now() - interval '1 second' where wakeat is not null`,
  )
}

const throughFire = async (step: Step): Promise<Fire> => {
  const database = await freshDatabase()
  const providers = startProviders({
    modelDelay: step.delay ? 150 : 0,
    say: () => ANSWER,
    ...(step.tool
      ? { toolFirst: { name: "notify_owner", arguments: '{"message":"Ana asks for a call"}' } }
      : {}),
  })
  const env = {
    ...providers.env,
    DATABASE_URL: database.url,
    APP_SECRET: SECRET,
    PORT: "0",
    WORKER_CONCURRENCY: "2",
  }
  const line = await connectedOwner(database.owner, vault, {
    phoneNumberId: "1055",
    welcomemessage: "",
  })
  try {
    const doomed = await spawnReady("tests/reliability/crash-process.ts", {
      ...env,
      CRASH_AT: step.at,
      CRASH_IF: step.if ?? "",
      CRASH_DELAY: step.delay ?? "0",
    })
    const body = textPayload({ line: "1055", from: CLIENT, id: "wamid.1", text: "Hola" })
    await postUntilTaken(doomed, body)
    await doomed.exited
    const died = new Date()
    const deaths = 1
    const child = await spawnReady("tests/reliability/crash-process.ts", env)
    if (step.again) await postUntilTaken(child, body)
    if (step.status) {
      const sent = providers.sends[0]
      if (sent) await postUntilTaken(child, statusPayload("1055", sent.wamid, sent.ours))
    }
    await until(step.name, async () => {
      await hurry(database, died)
      return providers.sends.length > 0 && (await isAtRest(database.owner, line.chatbotId))
    })
    const end = await rest(database, line)
    child.kill("SIGTERM")
    await child.exited
    return {
      sends: providers.sends.map(({ text }) => text),
      used: end.used,
      inbound: end.inbound,
      notifications: end.notifymemory ? end.notifymemory.split("\n").length : 0,
      deaths,
    }
  } finally {
    providers.stop()
    await database.drop()
  }
}

/** Side by side, as many as two cores bear. */
const AT_ONCE = 5

describe("killed at any step, Recado answers once", () => {
  const fires = new Map<string, Promise<Fire>>()
  beforeAll(() => {
    let running: Promise<unknown>[] = []
    let gate: Promise<unknown> = Promise.resolve()
    for (const [index, step] of STEPS.entries()) {
      const fire = gate.then(() => throughFire(step))
      fire.catch(() => {})
      fires.set(step.name, fire)
      running.push(fire.catch(() => {}))
      if ((index + 1) % AT_ONCE === 0) {
        gate = Promise.all(running)
        running = []
      }
    }
  })
  afterAll(async () => {
    await Promise.allSettled(fires.values())
  })

  test.each(STEPS.map((step) => [step.name, step] as const))("%s", async (name, step) => {
    const fire = await fires.get(name)
    expect(fire).toEqual({
      sends: [expect.stringContaining(ANSWER)],
      used: 1,
      inbound: 1,
      notifications: step.tool ? 1 : 0,
      deaths: 1,
    } as unknown as Fire)
  })
})
