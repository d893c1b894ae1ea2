import { describe, expect, test } from "bun:test"
import { z } from "zod/mini"
import { chatbots } from "../../adapters/http/contract/chatbots.ts"
import { memory } from "../../adapters/http/contract/memory.ts"
import { addressOf } from "../../adapters/http/contract/route.ts"
import { ROUTES } from "../../adapters/http/contract/routes.ts"
import { simulation } from "../../adapters/http/contract/simulation.ts"

const UUID = "0b7c1f2e-5a53-4b8e-9a0e-3f1d2c4b5a69"

describe("the contract", () => {
  test("says who may call each address", () => {
    const lines = [...ROUTES.values()].map(({ method, path, who }) => `${who} ${method} ${path}`)
    expect(lines.toSorted()).toMatchInlineSnapshot(`
      [
        "anybody GET /api/auth/csrf-token",
        "anybody GET /api/auth/google/callback",
        "anybody GET /api/auth/google/login",
        "anybody GET /api/auth/session",
        "anybody GET /api/config",
        "anybody GET /api/google-calendar/callback",
        "anybody GET /api/health",
        "anybody GET /api/openapi.json",
        "anybody GET /api/plans",
        "anybody GET /healthz",
        "anybody GET /readyz",
        "anybody POST /api/auth/clear-cookie",
        "anybody POST /api/auth/exchange",
        "anybody POST /api/auth/resend-confirmation",
        "anybody POST /api/auth/reset-password",
        "anybody POST /api/auth/set-cookie",
        "anybody POST /api/auth/sign-in",
        "anybody POST /api/auth/sign-up",
        "anybody POST /api/contact/",
        "anybody POST /api/gate",
        "operator-or-local GET /metrics",
        "operator-or-self POST /api/debug/force-reset-messages",
        "operator-or-self POST /api/debug/simulate-monthly-reset",
        "operator-or-self POST /api/debug/update-subscription-date",
        "owner DELETE /api/chatbots/:id",
        "owner DELETE /api/chatbots/:id/knowledge/:sourceId",
        "owner DELETE /api/chatbots/:id/memory/fragments/:fragmentId",
        "owner DELETE /api/chatbots/:id/notifications/:nid",
        "owner DELETE /api/google-calendar/cancel-event",
        "owner DELETE /api/whatsapp/connection",
        "owner DELETE /api/whatsapp/delete-simulation-conversation",
        "owner GET /api/chatbots",
        "owner GET /api/chatbots/:id",
        "owner GET /api/chatbots/:id/clients",
        "owner GET /api/chatbots/:id/knowledge",
        "owner GET /api/chatbots/:id/memory",
        "owner GET /api/chatbots/:id/memory/history",
        "owner GET /api/chatbots/:id/messages",
        "owner GET /api/chatbots/:id/paused-conversations",
        "owner GET /api/diagnostics",
        "owner GET /api/events",
        "owner GET /api/google-calendar/list-events",
        "owner GET /api/overview",
        "owner GET /api/subscription",
        "owner GET /api/usage",
        "owner GET /api/whatsapp/connect-url",
        "owner GET /api/whatsapp/connection-status",
        "owner GET /api/whatsapp/connection-statuses",
        "owner GET /api/whatsapp/get-simulation-logs",
        "owner PATCH /api/chatbots/:id",
        "owner PATCH /api/chatbots/:id/knowledge/:sourceId",
        "owner PATCH /api/chatbots/:id/memory/fragments/:fragmentId",
        "owner PATCH /api/whatsapp/connection",
        "owner POST /api/auth/sign-out",
        "owner POST /api/auth/ticket",
        "owner POST /api/chatbots",
        "owner POST /api/chatbots/:id/knowledge",
        "owner POST /api/chatbots/:id/memory/fragments",
        "owner POST /api/chatbots/:id/memory/history/:hid/undo",
        "owner POST /api/chatbots/:id/notifications",
        "owner POST /api/google-calendar/create-event",
        "owner POST /api/payments/create-checkout-session",
        "owner POST /api/payments/create-customer-portal",
        "owner POST /api/whatsapp/connection",
        "owner POST /api/whatsapp/delete-facebook-data",
        "owner POST /api/whatsapp/facebook-callback",
        "owner POST /api/whatsapp/process-token",
        "owner POST /api/whatsapp/send-simulated",
        "owner PUT /api/chatbots/:id/memory",
        "owner PUT /api/google-calendar/update-event",
        "owner-or-mailed-token POST /api/auth/update-password",
        "owner-or-ticket GET /api/google-calendar/connect",
        "owner-or-ticket GET /api/google-calendar/connection-status",
        "owner-or-ticket POST /api/google-calendar/disconnect",
        "owner-with-csrf-token DELETE /api/account",
        "owner-with-csrf-token PATCH /api/google-calendar/update-settings",
        "owner-with-csrf-token POST /api/chatbots/:id/pause",
        "owner-with-csrf-token POST /api/chatbots/:id/resume",
        "owner-with-csrf-token POST /api/conversations/:chatbotId/resume",
        "owner-with-csrf-token PUT /api/chatbots/:id/settings/pause-secret",
        "provider GET /webhooks/whatsapp",
        "provider POST /webhooks/facebook/data-deletion",
        "provider POST /webhooks/facebook/deauthorise",
        "provider POST /webhooks/stripe",
        "provider POST /webhooks/whatsapp",
        "refresh-cookie POST /api/auth/refresh",
      ]
    `)
  })

  test("has no two lines for one call", () => {
    const calls = [...ROUTES.values()].map(
      ({ method, path }) => `${method} ${path.replace(/:\w+/g, ":")}`,
    )
    expect(new Set(calls).size).toBe(calls.length)
  })

  test("has a shape for every id in a path", () => {
    for (const [name, { path, params }] of ROUTES) {
      const inPath = [...path.matchAll(/:(\w+)/g)].map(([, id]) => id ?? "")
      const shape = params ? z.toJSONSchema(params, { io: "input" }) : { properties: {} }
      expect([name, Object.keys(shape.properties ?? {}).toSorted()]).toEqual([
        name,
        inPath.toSorted(),
      ])
    }
  })

  test("can be written down as JSON schemas", () => {
    for (const { query, body, response } of ROUTES.values()) {
      for (const shape of [query, body, response]) {
        if (shape)
          expect(z.toJSONSchema(shape, { io: "input", unrepresentable: "any" })).toBeObject()
      }
    }
  })
})

describe("an address", () => {
  test("has its ids filled in", () => {
    expect(addressOf(chatbots.pause, { params: { id: UUID } })).toBe(`/api/chatbots/${UUID}/pause`)
  })
  test("cannot be led elsewhere by what is filled in", () => {
    expect(addressOf(chatbots.read, { params: { id: "../../x?y" } })).toBe(
      "/api/chatbots/..%2F..%2Fx%3Fy",
    )
  })
  test("carries what is asked for, and nothing that is not", () => {
    expect(
      addressOf(simulation.logs, { query: { chatbotId: UUID, limit: 5, offset: undefined } }),
    ).toBe(`/api/whatsapp/get-simulation-logs?chatbotId=${UUID}&limit=5`)
  })
})

describe("a text with a form of its own", () => {
  const said = (shape: z.ZodMiniType, body: object) =>
    shape.safeParse(body).error?.issues[0]?.message

  test.each([{}, { entry: 7 }, { entry: null }])(
    "is told the form of a notification: %j",
    (body) => {
      expect(said(memory.addNotification.body, body)).toBe(
        "Formato de fragmento de notificación inválido. Debe ser <notify:Texto>.",
      )
    },
  )
  test.each([{}, { globalmemory: 7 }, { globalmemory: null }])(
    "is told the form of a memory: %j",
    (body) => {
      expect(said(memory.write.body, body)).toBe(
        "Formato de memoria global inválido. Debe ser 0001[Texto].",
      )
    },
  )
})

describe("a page of a list", () => {
  const read = (query: object) => simulation.logs.query.safeParse({ chatbotId: UUID, ...query })

  test("has 100 lines of the simulation from the first on, unless said", () => {
    expect(read({}).data).toMatchObject({ limit: 100, offset: 0 })
    expect(read({ limit: "5", offset: "10" }).data).toMatchObject({ limit: 5, offset: 10 })
  })

  test("may begin far behind its end", () => {
    expect(read({ offset: "4294967296000" }).data).toMatchObject({ offset: 4_294_967_296_000 })
  })

  test.each([
    { limit: "0" },
    { limit: "101" },
    { limit: "-1" },
    { limit: "1e9" },
    { limit: "abc" },
    { limit: "" },
    { limit: "5.5" },
    { offset: "-1" },
    { offset: " 1" },
  ])("is refused with %j", (query) => {
    expect(read(query).success).toBe(false)
  })
})
