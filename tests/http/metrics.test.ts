import { afterAll, beforeAll, expect, test } from "bun:test"
import { createChatbot } from "../../core/chatbots/create-chatbot.ts"
import { ChatbotDraft } from "../../core/chatbots/wizard.ts"
import { signed, textPayload } from "../support/meta-posts.ts"
import { connectedOwner } from "../support/owners.ts"
import { spawnReady, until } from "../support/process.ts"
import { startProviders } from "../support/providers.ts"
import { SECRET } from "../support/secret.ts"
import { type Owner, openServer, type Server } from "./server-stage.ts"

const providers = startProviders()
let server: Server
beforeAll(async () => {
  server = await openServer(providers.env)
})
afterAll(async () => {
  await server.stop()
  providers.stop()
})

const figures = async (url = server.url) => {
  const text = await (await fetch(`${url}/metrics`)).text()
  const lines = text.trim().split("\n")
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]),
  )
}

/** All metrics with their kinds. They are there before anything was counted, too. */
const KINDS = [
  "# TYPE http_requests_total counter",
  "# TYPE llm_calls_total counter",
  "# TYPE queue_oldest_seconds gauge",
  "# TYPE queue_waiting gauge",
  "# TYPE sends_total counter",
  "# TYPE turn_seconds histogram",
  "# TYPE turns_total counter",
  "# TYPE webhook_events_total counter",
]
const kinds = async () =>
  (await server.call("/metrics")).text.split("\n").filter((line) => line.startsWith("#"))

const hasBot = async ({ run }: Server, owner: Owner) =>
  (await run(createChatbot(owner.id, ChatbotDraft.parse({ name: "Bar Pepe" })))).chatbot.id

test("the metrics count what was asked, answered and sent, and what waits", async () => {
  const { call } = server
  expect(await figures()).toMatchObject({ queue_waiting: 0, queue_oldest_seconds: 0 })
  expect(await kinds()).toEqual(KINDS)
  const owner = await server.hasOwner()
  const body = { chatbotId: await hasBot(server, owner), message: "¿Abrís hoy?", wait: true }
  await call("/api/whatsapp/send-simulated", { method: "POST", token: owner.token, body })
  await connectedOwner(server.database.owner, server.vault, { phoneNumberId: "1055", quota: 100 })
  const said = textPayload({ line: "1055", from: "34600111222", id: "wamid.1", text: "Hola" })
  await call("/webhooks/whatsapp", { method: "POST", body: said, headers: signed(said) })
  await until("both are counted", async () => (await figures()).turn_seconds_count === 2)
  const counted = await figures()
  expect(counted).toMatchObject({
    'turns_total{result="replied"}': 2,
    'sends_total{result="sent"}': 1,
    'webhook_events_total{provider="meta",result="stored"}': 1,
    'turn_seconds_bucket{le="+Inf"}': 2,
    queue_waiting: 0,
  })
  expect(counted.turn_seconds_sum).toBeGreaterThan(0)
})

test("what was asked is counted under the status that was answered", async () => {
  const { call } = server
  const asked = [
    [await call("/api/auth/google/login"), "/api/auth/google/login"],
    [await call("/account"), "/*"],
    [await call("/api/google-calendar/callback"), "/api/google-calendar/callback"],
    [await call("/api/gate", { method: "POST", body: {} }), "/api/gate"],
    [await call("/api/none"), "/*"],
  ] as const
  const counted = Object.keys(await figures())
  for (const [{ status }, route] of asked) {
    expect(counted).toContain(`http_requests_total{route="${route}",status="${status}"}`)
  }
  expect(asked.map(([{ status }]) => status)).toEqual([302, 302, 302, 400, 404])
})

test("the metrics say of what kind each is, and a histogram's bounds rise", async () => {
  const lines = (await server.call("/metrics")).text.trim().split("\n")
  expect(await kinds()).toEqual(KINDS)
  const bounds = lines.flatMap((line) => /^turn_seconds_bucket\{le="(.+)"\}/.exec(line)?.[1] ?? [])
  const rising = bounds.map((bound) =>
    bound === "+Inf" ? Number.POSITIVE_INFINITY : Number(bound),
  )
  expect(rising).toEqual(rising.toSorted((a, b) => a - b))
  expect(rising.at(-1)).toBe(Number.POSITIVE_INFINITY)
})

test("a turn that nobody takes is seen waiting, and for how long", async () => {
  const idle = await openServer({ ROLE: "api" })
  try {
    const owner = await idle.hasOwner()
    const body = { chatbotId: await hasBot(idle, owner), message: "¿Abrís hoy?" }
    await idle.call("/api/whatsapp/send-simulated", { method: "POST", token: owner.token, body })
    const began = Date.now()
    await idle.database.owner.query(
      "update pgboss.job set created_on = now() - interval '1 minute', start_after = now() - interval '1 minute'",
    )
    const { queue_waiting, queue_oldest_seconds } = await figures(idle.url)
    expect(queue_waiting).toBe(1)
    const elapsed = (Date.now() - began) / 1000
    expect(queue_oldest_seconds).toBeWithin(59, 62 + elapsed)
  } finally {
    await idle.stop()
  }
})

test("a process that only works shows its metrics to this machine, and to nobody behind a proxy", async () => {
  const env = { DATABASE_URL: server.database.url, APP_SECRET: SECRET, PORT: "0" }
  const worker = await spawnReady("adapters/cli/serve.ts", { ...env, ROLE: "worker" })
  try {
    expect(await figures(worker.url)).toMatchObject({ queue_oldest_seconds: expect.any(Number) })
    const from = await fetch(`${worker.url}/metrics`, { headers: { "x-forwarded-for": "1.2.3.4" } })
    expect([from.status, (await from.json()).code]).toEqual([403, "operators_only"])
    expect((await fetch(`${worker.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${worker.url}/api/plans`)).status).toBe(404)
  } finally {
    worker.kill("SIGTERM")
    await worker.exited
  }
})
