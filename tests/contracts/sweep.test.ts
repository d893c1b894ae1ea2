import { describe, expect, test } from "bun:test"
import { endPauses, sweep } from "../../adapters/postgres/upkeep.ts"
import { storeOn } from "../support/database.ts"
import { openInbox, text } from "./inbox/inbox-stage.ts"

/*
 * A second safety net under the queue: a conversation that waits for an answer gets a job if it has none, and only then. A second
 * job beside the first would take the turn from its worker, as if that had died.
 */

const stage = await openInbox()
const store = storeOn(stage.database.url, 1)

const HOUR = "interval '1 hour'"
const waited = (column = "scheduledat") =>
  stage.query(`update conversations set ${column} = now() - ${HOUR}`)
const jobIs = (state: string) => stage.query("update pgboss.job set state = $1", [state])
const jobIsLost = () => stage.query("delete from pgboss.job")

describe("a conversation that has waited for an hour", () => {
  test.each([
    ["in the queue, behind many others,", "created"],
    ["in the queue, to be tried again,", "retry"],
    ["in the hands of a worker whose model is slow", "active"],
  ])("%s gets no second job", async (_, state) => {
    await stage.post(text("hola"))
    await jobIs(state)
    await waited()
    expect(await sweep(store)).toBe(0)
    expect(await stage.jobs()).toBe(1)
  })

  test("gets a new job when its own was lost", async () => {
    await stage.post(text("hola"))
    await jobIsLost()
    await waited()
    expect(await sweep(store)).toBe(1)
    expect(await stage.jobs()).toBe(1)
    expect(await sweep(store)).toBe(0)
  })

  test("gets a new job when its own has failed for good", async () => {
    await stage.post(text("hola"))
    await jobIs("failed")
    await waited()
    expect(await sweep(store)).toBe(1)
  })

  test("gets a new job, also when it was to be woken for something else", async () => {
    await stage.post(text("hola"))
    await jobIsLost()
    await waited()
    await stage.query(`update conversations set wakeat = now() + ${HOUR}`)
    expect(await sweep(store)).toBe(1)
  })

  test("is found, however many others still have their job", async () => {
    for (let n = 0; n < 5; n++) await stage.post(text("hola", { from: `3460000000${n}` }))
    await stage.query(
      "delete from pgboss.job where singleton_key = (select id::text from conversations order by id desc limit 1)",
    )
    await waited()
    const found = () =>
      stage.query<{ n: string }>("select sweep_conversations('3 minutes', 2) as n")
    let sent = 0
    for (let n = 0; n < 3; n++) sent += Number((await found())[0]?.n)
    expect(sent).toBe(1)
    expect(await stage.jobs()).toBe(5)
  })
})

test("a job is still there when nobody has worked for a month: pg-boss throws away what is kept no longer", async () => {
  await stage.post(text("hola"))
  expect(
    await stage.query("select 1 from pgboss.job where keep_until > now() + interval '1 month'"),
  ).toHaveLength(1)
})

describe("a conversation that waits for a send", () => {
  test("is woken when its time has come, even if its last job is not cleared away yet", async () => {
    await stage.post(text("hola"))
    await jobIs("active")
    await stage.query("update conversations set scheduledat = null")
    await waited("wakeat")
    expect(await sweep(store)).toBe(1)
    expect(await sweep(store)).toBe(0)
  })

  test("is left alone until then", async () => {
    await stage.post(text("hola"))
    await jobIsLost()
    await stage.query(`update conversations set scheduledat = null, wakeat = now() + ${HOUR}`)
    expect(await sweep(store)).toBe(0)
  })

  test.each([
    ["is woken", "null", "queued"],
    ["that WhatsApp had asked to wait for before is woken", `now() - ${HOUR}`, "queued"],
    ["that may have arrived is woken", `now() - ${HOUR}`, "unknown"],
  ])(
    "%s when its line works again, also if the reconnection did not wake it",
    async (_, nextTry, status) => {
      for (const [line, sent] of [
        ["status = 'TOKEN_EXPIRED'", 0],
        ["status = null", 1],
      ] as const) {
        await stage.query(`update "whatsappConnections" set ${line}`)
        const message = await stage.sending(null, status, "34600111222")
        await stage.query(`update messages set nexttryat = ${nextTry} where id = '${message}'`)
        await stage.query(
          `update conversations set scheduledat = null, wakeat = now() + 20 * ${HOUR}`,
        )
        expect(await sweep(store)).toBe(sent)
      }
    },
  )

  test("is left alone as long as WhatsApp has asked to wait", async () => {
    const message = await stage.sending(null, "queued", "34600111222")
    await stage.query(`update messages set nexttryat = now() + ${HOUR} where id = '${message}'`)
    await stage.query(`update conversations set scheduledat = null, wakeat = now() + ${HOUR}`)
    expect(await sweep(store)).toBe(0)
  })
})

/* What a clock leaves behind that was set back by an hour. */
describe("when the clock was set back by an hour", () => {
  const lookedAt = (when: string) =>
    stage.query(`update pgboss.queue set monitor_claim_on = ${when}, maintain_on = ${when}`)
  const AHEAD = `now() + ${HOUR}`
  const jobIsAhead = (state: string) =>
    stage.query(
      `update pgboss.job set state = '${state}', start_after = ${AHEAD}, heartbeat_on = ${AHEAD}`,
    )
  const waitsStill = () =>
    stage.query("select 1 from pgboss.job where start_after > now() or heartbeat_on > now()")

  test.each(["created", "retry", "active"])(
    "a job that is %s waits no hour longer, and no dead worker counts as alive so long",
    async (state) => {
      await stage.post(text("hola"))
      await jobIsAhead(state)
      await lookedAt(AHEAD)
      expect(await sweep(store)).toBe(0)
      expect(await waitsStill()).toEqual([])
      const [queue] = await stage.query(
        "select monitor_claim_on <= now() and maintain_on <= now() as due from pgboss.queue",
      )
      expect(queue).toEqual({ due: true })
    },
  )

  test("a job that is to be tried again in a while stays as it is while the clock goes right", async () => {
    await stage.post(text("hola"))
    await jobIsAhead("retry")
    await lookedAt("now()")
    await sweep(store)
    expect(await waitsStill()).toHaveLength(1)
  })

  test("thousands that wait are made due in steps, none of which takes long", async () => {
    await stage.post(text("hola"))
    await stage.query(
      `insert into pgboss.job (name, policy, data) select 'turn', 'standard', '{}' from generate_series(1, 5000)`,
    )
    await jobIsAhead("created")
    await lookedAt(AHEAD)
    await store.call("select forget_the_future()", [])
    expect(await waitsStill()).toHaveLength(1)
    await sweep(store)
    expect(await waitsStill()).toEqual([])
    expect(await stage.query("select 1 from pgboss.queue where monitor_claim_on > now()")).toEqual(
      [],
    )
  })

  test("an event of Stripe's that is to be tried again waits no hour longer", async () => {
    await stage.query(
      `insert into provider_events (provider, eventid, type, subject, retryat)
       values ('stripe', 'evt_1', 'invoice.paid', '', ${AHEAD})`,
    )
    await lookedAt(AHEAD)
    await sweep(store)
    expect(await stage.query("select 1 from provider_events where retryat > now()")).toEqual([])
  })

  test("a lost job is still noticed", async () => {
    await stage.post(text("hola"))
    await jobIsLost()
    await stage.query(`update conversations set scheduledat = ${AHEAD}`)
    await lookedAt(AHEAD)
    await sweep(store)
    await stage.query(`update conversations set scheduledat = scheduledat - interval '4 minutes'`)
    expect(await sweep(store)).toBe(1)
  })

  test.each([
    ["queued", "at once"],
    ["unknown", "after its grace"],
  ])("a send that is %s goes on %s", async (status, when) => {
    await stage.post(text("hola"))
    const message = await stage.sending(null, status)
    await jobIsLost()
    await stage.query(`update messages set nexttryat = ${AHEAD} where id = '${message}'`)
    await stage.query(`update conversations set scheduledat = null, wakeat = ${AHEAD}`)
    await lookedAt(AHEAD)
    expect(await sweep(store)).toBe(1)
    const [next] = await stage.query(
      `select nexttryat > now() + interval '80 seconds' as later, nexttryat < now() + interval '91 seconds' as soon
       from messages where id = '${message}'`,
    )
    expect(next).toEqual({ later: when === "after its grace", soon: true })
  })
})

describe("a pause that is over", () => {
  const pausedUntil = async (until: string) => {
    await stage.post(text("hola"))
    await stage.query(
      `update conversations set pausedat = now() - interval '1 day', pausedby = 'owner_app', pauseduntil = ${until}`,
    )
  }
  const told = () =>
    stage.query(
      `select e.data->>'by' as by from live_events e join conversations c on c.id::text = e.data->>'conversationId'
       where event = 'conversation.resumed'`,
    )

  test("is told to open dashboards once", async () => {
    await pausedUntil("now() - interval '1 second'")
    expect(await endPauses(store)).toBe(1)
    expect(await endPauses(store)).toBe(0)
    expect(await told()).toEqual([{ by: "time" }])
    expect(await stage.conversations()).toMatchObject([{ paused: null, until: null }])
  })

  test("is told by who answers the client, too, where they write before that", async () => {
    await pausedUntil("now() - interval '1 second'")
    const opens = () =>
      stage.query("select open_turn(chatbotid, $2, id) from conversations where chatbotid = $1", [
        stage.one.chatbotId,
        stage.one.userId,
      ])
    for (const _ of [1, 2]) await opens()
    expect(await endPauses(store)).toBe(0)
    expect(await told()).toEqual([{ by: "time" }])
  })

  test.each(["null", "now() + interval '1 minute'"])(
    "is none that lasts until %s",
    async (until) => {
      await pausedUntil(until)
      expect(await endPauses(store)).toBe(0)
      expect(await told()).toEqual([])
      expect(await stage.conversations()).toMatchObject([{ paused: "owner_app" }])
    },
  )
})
