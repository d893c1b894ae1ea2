import { afterAll, beforeEach, expect, test } from "bun:test"
import { Elysia } from "elysia"
import { until } from "../../support/process.ts"
import { stage } from "./sandbox-stage.ts"

const s = stage()
afterAll(s.stop)
beforeEach(() => s.control("/reset"))

const ask = (init: RequestInit = {}) =>
  fetch(s.url("/llm/v1/key"), { headers: { authorization: "Bearer secret" }, ...init })

const send = (to = "12025550111") =>
  fetch(s.url("/meta/v25.0/100000000000001/messages"), {
    method: "POST",
    headers: {
      authorization: "Bearer a-token-of-twenty-characters",
      "content-type": "application/json",
    },
    body: JSON.stringify({ messaging_product: "whatsapp", to, type: "text", text: { body: "Hi" } }),
  })

test("a provider answers with the status, body and headers it was told to, as often as it was told to", async () => {
  await s.control("/failures", {
    provider: "llm",
    mode: "status",
    status: 429,
    body: { error: { code: 429 } },
    headers: { "retry-after": "42" },
    times: 2,
  })
  for (let i = 0; i < 2; i++) {
    const answer = await ask()
    expect(answer.status).toBe(429)
    expect(answer.headers.get("retry-after")).toBe("42")
    expect(await answer.json()).toEqual({ error: { code: 429 } })
  }
  expect((await ask()).status).toBe(200)
})

test("a body of text is sent as it is", async () => {
  await s.control("/failures", { provider: "llm", mode: "status", status: 200, body: "<html>" })
  const answer = await ask()
  expect(answer.headers.get("content-type")).toContain("text/html")
  expect(await answer.text()).toBe("<html>")
})

test("the first rule that fits by provider, path and method is taken, after those it skips", async () => {
  await s.control("/failures", { provider: "stripe", mode: "status", status: 500 })
  await s.control("/failures", { provider: "llm", path: "/models", mode: "status", status: 501 })
  await s.control("/failures", { provider: "llm", method: "post", mode: "status", status: 502 })
  await s.control("/failures", {
    ...{ provider: "llm", path: "/v1/*ey", mode: "status", status: 503, skip: 1 },
  })
  expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([
    200, 503, 200,
  ])
  expect((await s.get("/api/failures")).items).toHaveLength(3)
})

test("a reset breaks the connection without an answer", async () => {
  await s.control("/failures", { provider: "llm", mode: "reset" })
  // A POST: Bun repeats a GET by itself when a kept connection breaks.
  const failed: { code?: string } = await ask({ method: "POST" }).catch((error) => error)
  expect(failed.code).toBe("ECONNRESET")
})

test("a timeout gives no answer for as long as the caller waits", async () => {
  await s.control("/failures", { provider: "llm", mode: "timeout" })
  const failed: { name?: string } = await ask({ signal: AbortSignal.timeout(150) }).catch((e) => e)
  expect(failed.name).toBe("TimeoutError")
})

test("a slow provider answers late, and well", async () => {
  await s.control("/failures", { provider: "llm", mode: "slow", delayMs: 120 })
  const started = performance.now()
  expect((await ask()).status).toBe(200)
  expect(performance.now() - started).toBeGreaterThanOrEqual(115)
})

test("a provider that is slow answers at once when its faults are called off", async () => {
  await s.control("/failures", { provider: "llm", mode: "slow", delayMs: 600_000 })
  const answering = ask()
  await until("it is asked", async () => (await s.get("/api/requests")).items.length === 1)
  await s.control("/failures", {}, "DELETE")
  expect((await answering).status).toBe(200)
})

test.each(["do_then_reset", "do_then_500"])(
  "with %s the message is sent and the answer lost",
  async (mode) => {
    await s.control("/failures", { provider: "meta", path: "/messages", mode })
    const status = await send().then(
      (answer) => answer.status,
      () => "reset",
    )
    expect(status).toBe(mode === "do_then_500" ? 500 : "reset")
    expect((await s.get("/api/whatsapp/messages")).items).toHaveLength(1)
  },
)

test("without rules left nothing fails", async () => {
  const { id } = await s.control("/failures", { provider: "llm", mode: "reset" })
  await s.control("/failures", { id }, "DELETE")
  expect((await ask()).status).toBe(200)
})

test("a rule that makes no sense is refused with the field named", async () => {
  const refused = await fetch(s.url("/api/failures"), {
    method: "POST",
    body: JSON.stringify({ provider: "nobody", mode: "reset" }),
  })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ error: expect.stringContaining("provider") })
})

test("refusals keep their words within an app that handles errors in its own way", async () => {
  const strict = new Elysia()
    .onError({ as: "global" }, () => new Response("Internal error", { status: 500 }))
    .use(s.app)
  const ask = (path: string, body: string) =>
    strict.handle(
      new Request(`http://localhost/sandbox${path}`, {
        method: "POST",
        body,
        headers: { "content-type": "application/json", authorization: "Bearer sk_x" },
      }),
    )
  expect((await ask("/api/failures", "{")).status).toBe(400)
  expect((await ask("/api/jobs/nothing/run", "")).status).toBe(404)
  expect((await ask("/meta/v25.0/1/messages", "{")).status).toBe(400)
  expect((await ask("/google/calendar/v3/calendars/primary/events", "{")).status).toBe(400)
  expect((await ask("/google/token", "x")).status).toBe(401)
  expect((await ask("/stripe/v1/nothing", "x")).status).toBe(404)
  expect((await ask("/llm/v1/chat/completions", "{")).status).toBe(400)
})

test("requests are recorded by provider with the secret masked", async () => {
  await ask()
  await send()
  const { items } = await s.get("/api/requests?provider=meta")
  expect(items).toMatchObject([
    {
      method: "POST",
      path: "/v25.0/100000000000001/messages",
      headers: { authorization: "Bearer ***" },
      body: { text: { body: "Hi" } },
    },
  ])
  expect((await s.get("/api/requests")).items).toHaveLength(2)
})

test("long prompts are kept whole, and the oldest are dropped first", async () => {
  const long = { model: "x".repeat(300_000), messages: [] }
  for (let i = 0; i < 70; i++) {
    await ask({ method: "POST", body: JSON.stringify({ ...long, i }) })
  }
  const { items } = await s.get("/api/requests?provider=llm")
  expect(items.length).toBeGreaterThan(60)
  expect(items.length).toBeLessThan(70)
  expect(items.at(-1).body).toEqual({ ...long, i: 69 })
})

test("reset clears what it is asked to clear, and everything when asked for nothing", async () => {
  await s.control("/failures", { provider: "llm", mode: "reset" })
  await s.control("/llm/script", { answers: [{ content: "later" }] })
  await send()
  await s.control("/reset", { failures: true })
  expect((await s.get("/api/failures")).items).toEqual([])
  expect((await s.get("/api/whatsapp/messages")).items).toHaveLength(1)
  expect(s.llm.waiting()).toHaveLength(1)
  const before = s.limitsReset()
  await s.control("/reset")
  expect((await s.get("/api/whatsapp/messages")).items).toEqual([])
  expect(s.llm.waiting()).toEqual([])
  expect(s.limitsReset()).toBe(before + 1)
})

test("jobs run as if it were the moment that they are given", async () => {
  const answer = await s.control("/jobs/monthly-reset/run", { now: "2027-01-01T00:00:00Z" })
  expect(answer).toEqual({ report: "monthly-reset: done" })
  expect(s.jobs).toEqual([{ name: "monthly-reset", now: "2027-01-01T00:00:00.000Z" }])
  expect((await fetch(s.url("/api/jobs/nothing/run"), { method: "POST" })).status).toBe(404)
})

test("those who may not see the sandbox are answered as if it were not there", async () => {
  const closed = stage({ allows: async () => false })
  const answers = await Promise.all(
    ["/api/mail", "/llm/v1/key", "/meta/dialog/oauth"].map((path) => fetch(closed.url(path))),
  )
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  await closed.stop()
})
