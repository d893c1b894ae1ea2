import { describe, expect, test } from "bun:test"
import { z } from "zod/mini"
import { chatbots } from "../../adapters/http/contract/chatbots.ts"
import { addressOf } from "../../adapters/http/contract/route.ts"
import { ROUTES } from "../../adapters/http/contract/routes.ts"
import { simulation } from "../../adapters/http/contract/simulation.ts"

const UUID = "0b7c1f2e-5a53-4b8e-9a0e-3f1d2c4b5a69"

describe("the contract", () => {
  test("says who may call each address", () => {
    const lines = [...ROUTES.values()].map(({ method, path, who }) => `${who} ${method} ${path}`)
    expect(lines.toSorted()).toMatchInlineSnapshot(`
      [
        "C DELETE /api/account",
        "C PATCH /api/google-calendar/update-settings",
        "C POST /api/chatbots/:id/pause",
        "C POST /api/chatbots/:id/resume",
        "C POST /api/conversations/:chatbotId/resume",
        "C PUT /api/chatbots/:id/settings/pause-secret",
        "D POST /api/debug/force-reset-messages",
        "D POST /api/debug/simulate-monthly-reset",
        "D POST /api/debug/update-subscription-date",
        "M GET /metrics",
        "P GET /api/auth/csrf-token",
        "P GET /api/auth/google/callback",
        "P GET /api/auth/google/login",
        "P GET /api/auth/session",
        "P GET /api/config",
        "P GET /api/google-calendar/callback",
        "P GET /api/health",
        "P GET /api/openapi.json",
        "P GET /api/plans",
        "P GET /healthz",
        "P GET /readyz",
        "P POST /api/auth/clear-cookie",
        "P POST /api/auth/exchange",
        "P POST /api/auth/resend-confirmation",
        "P POST /api/auth/reset-password",
        "P POST /api/auth/set-cookie",
        "P POST /api/auth/sign-in",
        "P POST /api/auth/sign-up",
        "P POST /api/auth/update-password",
        "P POST /api/contact/",
        "P POST /api/gate",
        "Q GET /api/google-calendar/connect",
        "Q GET /api/google-calendar/connection-status",
        "Q POST /api/google-calendar/disconnect",
        "R POST /api/auth/refresh",
        "S GET /webhooks/whatsapp",
        "S POST /webhooks/facebook/data-deletion",
        "S POST /webhooks/facebook/deauthorise",
        "S POST /webhooks/stripe",
        "S POST /webhooks/whatsapp",
        "U DELETE /api/chatbots/:id",
        "U DELETE /api/chatbots/:id/knowledge/:sourceId",
        "U DELETE /api/chatbots/:id/memory/fragments/:fragmentId",
        "U DELETE /api/chatbots/:id/notifications/:nid",
        "U DELETE /api/google-calendar/cancel-event",
        "U DELETE /api/whatsapp/connection",
        "U DELETE /api/whatsapp/delete-simulation-conversation",
        "U GET /api/chatbots",
        "U GET /api/chatbots/:id",
        "U GET /api/chatbots/:id/clients",
        "U GET /api/chatbots/:id/knowledge",
        "U GET /api/chatbots/:id/memory",
        "U GET /api/chatbots/:id/memory/history",
        "U GET /api/chatbots/:id/messages",
        "U GET /api/chatbots/:id/paused-conversations",
        "U GET /api/diagnostics",
        "U GET /api/events",
        "U GET /api/google-calendar/list-events",
        "U GET /api/overview",
        "U GET /api/subscription",
        "U GET /api/usage",
        "U GET /api/whatsapp/connect-url",
        "U GET /api/whatsapp/connection-status",
        "U GET /api/whatsapp/connection-statuses",
        "U GET /api/whatsapp/get-simulation-logs",
        "U PATCH /api/chatbots/:id",
        "U PATCH /api/chatbots/:id/knowledge/:sourceId",
        "U PATCH /api/chatbots/:id/memory/fragments/:fragmentId",
        "U PATCH /api/whatsapp/connection",
        "U POST /api/auth/sign-out",
        "U POST /api/auth/ticket",
        "U POST /api/chatbots",
        "U POST /api/chatbots/:id/knowledge",
        "U POST /api/chatbots/:id/memory/fragments",
        "U POST /api/chatbots/:id/memory/history/:hid/undo",
        "U POST /api/chatbots/:id/notifications",
        "U POST /api/google-calendar/create-event",
        "U POST /api/payments/create-checkout-session",
        "U POST /api/payments/create-customer-portal",
        "U POST /api/whatsapp/connection",
        "U POST /api/whatsapp/delete-facebook-data",
        "U POST /api/whatsapp/facebook-callback",
        "U POST /api/whatsapp/process-token",
        "U POST /api/whatsapp/send-simulated",
        "U PUT /api/chatbots/:id/memory",
        "U PUT /api/google-calendar/update-event",
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

describe("a page of a list", () => {
  const read = (query: object) => simulation.logs.query.safeParse({ chatbotId: UUID, ...query })

  test("has 100 lines of the simulation from the first on, unless said", () => {
    expect(read({}).data).toMatchObject({ limit: 100, offset: 0 })
    expect(read({ limit: "5", offset: "10" }).data).toMatchObject({ limit: 5, offset: 10 })
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
