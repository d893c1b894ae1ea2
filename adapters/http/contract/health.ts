import { z } from "zod/mini"
import { FAULT_NAMES } from "../../../core/whatsapp/faults/names.ts"
import { Done, listOf, Nothing, route } from "./route.ts"

const PROVIDERS = ["meta", "google", "stripe", "llm", "mail"] as const

const Config = z.object({
  /** The development password is asked for before each page. */
  gate: z.boolean(),
  google: z.boolean(),
  mail: z.boolean(),
  stripePublishableKey: z.nullable(z.string()),
  metaAppId: z.nullable(z.string()),
  metaConfigId: z.nullable(z.string()),
  graphVersion: z.string(),
  /** The providers that the sandbox plays. */
  sandbox: z.array(z.enum(PROVIDERS)),
})

/** What is said of a provider that has its keys: nobody has asked it whether they are right. */
export const SET_UP = "set up"

const check = z.enum(["ok", "failed"])
const Alive = z.object({ status: z.literal("ok") })

/** The site as a whole: what it is set up with, and whether it is well. */
export const health = {
  gate: route({
    method: "POST",
    path: "/api/gate",
    who: "anybody",
    body: z.object({ password: z.string() }),
    response: Done,
  }),
  config: route({ method: "GET", path: "/api/config", who: "anybody", response: Config }),
  alive: route({ method: "GET", path: "/healthz", who: "anybody", response: Alive }),
  /** 503 when unready. */
  ready: route({
    method: "GET",
    path: "/readyz",
    who: "anybody",
    response: z.object({
      status: z.enum(["ready", "unready"]),
      checks: z.object({ database: check, queue: check, migrations: check }),
    }),
  }),
  health: route({ method: "GET", path: "/api/health", who: "anybody", response: Alive }),
  diagnostics: route({
    method: "GET",
    path: "/api/diagnostics",
    who: "owner",
    response: listOf(
      z.object({
        name: z.string(),
        ok: z.boolean(),
        detail: z.string(),
        /** Of a WhatsApp line: what is wrong with it. */
        fault: z.optional(z.enum(FAULT_NAMES)),
      }),
    ),
  }),
  metrics: route({ method: "GET", path: "/metrics", who: "operator-or-local", response: Nothing }),
  /** This contract, as an OpenAPI 3.1 document. */
  openapi: route({
    method: "GET",
    path: "/api/openapi.json",
    who: "anybody",
    response: z.unknown(),
  }),
}
