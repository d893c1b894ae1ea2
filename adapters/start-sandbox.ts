import { resetUsage } from "../core/billing/reset-usage.ts"
import { Id } from "../core/shared/ids.ts"
import { tendLines } from "../core/whatsapp/tend-lines.ts"
import type { Server } from "./http/serve.ts"
import { refreshTokenOf } from "./postgres/calendar/calendar-tokens.ts"
import { rateCounters } from "./postgres/rate-counters.ts"
import { sandboxLines } from "./postgres/sandbox-lines.ts"
import type { Store } from "./postgres/store/transaction.ts"
import { forgetOld, sweep } from "./postgres/upkeep.ts"
import { playedSecrets } from "./providers/keys.ts"
import type { JobName } from "./sandbox/options.ts"
import { type Sandbox, sandbox } from "./sandbox/sandbox.ts"
import type { Vault } from "./secrets/vault.ts"
import type { Config } from "./settings/config.ts"
import type { TaskParts } from "./tasks.ts"

type Parts = {
  readonly config: Config
  readonly server: Server
  readonly store: Store
  readonly vault: Vault
  /** What its jobs need. A function, because they are made of the ports, which the sandbox is a part of. */
  readonly jobParts: () => TaskParts
  /** Whether a request comes from this machine, or from an operator. */
  readonly mayOperate: (request: Request) => Promise<boolean>
  /** Begins anew the counts that are kept in this process. */
  readonly forgetCalls: () => void
}

/** The sandbox, wired to this process: it reaches us as the providers would, over HTTP. */
export const startSandbox = (parts: Parts): Sandbox => {
  const { config, server, store, vault } = parts
  return sandbox({
    publicUrl: () => config.publicUrl,
    ...playedSecrets(vault),
    postWebhook: async (path, body, headers) => {
      const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
        method: "POST",
        body,
        headers,
      })
      await response.body?.cancel()
      return response.status
    },
    runJob: (name, now) => runJob(parts.jobParts(), name, now),
    findLine: async (chatbotId) =>
      isId(chatbotId) ? ((await sandboxLines(store, chatbotId))[0] ?? null) : null,
    listLines: () => sandboxLines(store, null),
    findGoogleToken: async (chatbotId) =>
      isId(chatbotId) ? refreshTokenOf(store, vault, chatbotId) : null,
    keepOpen: server.keepOpen,
    resetLimits: async () => {
      parts.forgetCalls()
      await rateCounters(store).forgetAll()
    },
    allows: async (request) => !config.production || parts.mayOperate(request),
  })
}

const isId = (text: string) => Id.safeParse(text).success

/** Runs a daily or periodic job, at a time of the caller's choosing. Answers a line about what it did. */
const runJob = async (
  { run, store, wake }: TaskParts,
  name: JobName,
  now?: Date,
): Promise<string> => {
  switch (name) {
    case "sweep": {
      const sent = await sweep(store)
      if (sent > 0) wake()
      return `${sent} conversations`
    }
    case "token-expiry":
      return `${await run(tendLines(now))} lines`
    case "retention":
      return JSON.stringify(await forgetOld(store, now))
    case "monthly-reset":
      // There is no periodic task for it: a month's first reply resets the count (db/functions/usage.sql).
      return run(resetUsage(now ?? new Date()))
  }
}
