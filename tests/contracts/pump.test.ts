import { afterAll, describe, expect, test } from "bun:test"
import { openPool } from "../../adapters/postgres/store/pool.ts"
import { startBoss } from "../../adapters/queue/boss.ts"
import { startPump } from "../../adapters/queue/pump.ts"
import { STUCK_MS } from "../support/database.ts"
import { until } from "../support/process.ts"
import { openInbox, text } from "./inbox/inbox-stage.ts"

/* Between the queue and whoever brings a conversation up to date: what becomes of a job. */

const stage = await openInbox()
const pool = openPool(
  stage.database.url,
  { name: "pump", size: 2, statementTimeout: 5_000, connectTimeout: STUCK_MS },
  () => {},
)
const boss = await startBoss(pool, () => {}, { supervise: false })
afterAll(async () => {
  await boss.stop({ graceful: false })
  await pool.end()
})

const usual = { boss, slots: 1, putDown: async () => {}, onError: () => {} }

const jobs = () =>
  stage.query<{ state: string; tries: number }>(
    "select state, retry_count as tries from pgboss.job order by created_on",
  )

describe("a job whose conversation another worker has", () => {
  test("is finished, because that worker has another job for it", async () => {
    await stage.post(text("hola"))
    const pump = startPump({ ...usual, run: async () => "lost" })
    await until("no job", async () => (await jobs()).length === 0)
    await pump.stop()
    expect(await jobs()).toEqual([])
  })

  test("stays if the other worker has this very job, because this one seemed dead", async () => {
    await stage.post(text("hola"))
    let ran = 0
    const pump = startPump({
      ...usual,
      run: async () => {
        ran++
        await stage.query("update pgboss.job set retry_count = retry_count + 1")
        return "lost"
      },
    })
    await until("the run", () => ran === 1)
    await pump.stop()
    expect(await jobs()).toEqual([{ state: "active", tries: 1 }])
  })

  test("is kept alive if the worker that had slept fetched it again: the end of its late attempt does not end the new one", async () => {
    await stage.post(text("hola"))
    const tries = [Promise.withResolvers<"lost">(), Promise.withResolvers<"lost">()]
    let ran = 0
    const pump = startPump({
      ...usual,
      slots: 2,
      touchEvery: 20,
      run: () => (tries[ran++] as (typeof tries)[0]).promise,
    })
    await until("the run", () => ran === 1)
    await stage.query("update pgboss.job set state = 'retry'")
    await until("the second run", () => ran === 2)
    tries[0]?.resolve("lost")
    await until("its end", () => pump.busy() === 1)
    const touched = "select heartbeat_on > now() - interval '1 hour' as is from pgboss.job"
    await stage.query("update pgboss.job set heartbeat_on = now() - interval '2 hours'")
    await until("a sign of life", async () => {
      const [row] = await stage.query<{ is: boolean }>(touched)
      return row?.is === true
    })
    tries[1]?.resolve("lost")
    await pump.stop()
    expect(await jobs()).toEqual([])
  })
})

describe("a conversation with more to answer", () => {
  test("goes behind all that wait, with one job as before", async () => {
    const ANA = "34600000001"
    const BEA = "34600000002"
    await stage.post(text("hola", { from: ANA }))
    await stage.post(text("hola", { from: BEA }))
    const waiting = await stage.query<{ id: string }>(
      "select singleton_key as id from pgboss.job order by created_on",
    )
    const [first = "", second = ""] = waiting.map(({ id }) => id)
    const turns: string[] = []
    const pump = startPump({
      ...usual,
      run: async ({ conversationid }) => {
        turns.push(conversationid)
        return turns.length < 3 ? "unfinished" : "done"
      },
    })
    await until("no job", async () => (await jobs()).length === 0)
    await pump.stop()
    expect(turns).toEqual([first, second, first, second])
  })
})
