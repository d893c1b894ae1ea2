import { Context } from "effect"
import { Inbox, SecretHash } from "../core/conversations/ports.ts"
import { Handover, Model, Outbox, SimulationLog, Turns } from "../core/reply/ports.ts"
import { Messenger } from "../core/whatsapp/ports.ts"
import type { Config } from "./config.ts"
import { chatCompletions } from "./llm/router.ts"
import { cloudApiMessenger } from "./meta/messenger.ts"
import { postgresInbox } from "./postgres/inbox.ts"
import type { Store } from "./postgres/transaction.ts"
import {
  postgresHandover,
  postgresOutbox,
  postgresSimulationLog,
  postgresTurns,
} from "./postgres/turns.ts"
import type { Vault } from "./secrets/vault.ts"
import type { Telemetry } from "./telemetry/telemetry.ts"

export type Parts = {
  readonly config: Config
  readonly vault: Vault
  readonly telemetry: Telemetry
  /** Webhooks have connections of their own: slow pages cannot starve them. */
  readonly inboxStore: Store
  readonly workerStore: Store
  /** Work was stored: look at the queue. */
  readonly wake: () => void
}

/** Who plays whom: one line per port. */
export const wire = (parts: Parts) => {
  const { config, vault, telemetry, inboxStore, workerStore, wake } = parts
  const { llm, meta } = config
  return Context.mergeAll(
    Context.make(Handover, postgresHandover(workerStore)),
    Context.make(Inbox, postgresInbox(inboxStore, wake)),
    Context.make(
      Messenger,
      cloudApiMessenger({
        graphUrl: addressOf(config, "meta", meta.graphUrl),
        version: meta.graphVersion,
        vault,
      }),
    ),
    Context.make(
      Model,
      chatCompletions({
        baseUrl: addressOf(config, "llm", llm.baseUrl),
        apiKey:
          llm.played.by === "real"
            ? llm.played.apiKey
            : llm.played.by === "sandbox"
              ? "sandbox"
              : null,
        model: llm.model,
        fallbackModel: llm.fallbackModel,
        maxTokens: llm.maxTokens,
        lowEffort: llm.played.by === "sandbox" || llm.baseUrl.includes("openrouter"),
        log: (line) => telemetry.log("warn", "model", { line }),
        count: (result) => telemetry.count("llm_calls_total", { result }),
      }),
    ),
    Context.make(Outbox, postgresOutbox(workerStore)),
    Context.make(SecretHash, { of: (folded: string) => vault.mac("pause secret", folded) }),
    Context.make(SimulationLog, postgresSimulationLog(workerStore)),
    Context.make(Turns, postgresTurns(workerStore)),
  )
}

/** Where the sandbox plays each provider, under our own address. */
const PLAYED_AT = { meta: "/sandbox/meta", llm: "/sandbox/llm/v1" } as const

/** The provider's address: the real one, or the sandbox's on the loopback side of this very process. */
export const addressOf = (config: Config, provider: keyof typeof PLAYED_AT, real: string) =>
  config[provider].played.by === "sandbox"
    ? `http://127.0.0.1:${config.port}${PLAYED_AT[provider]}`
    : real
