import type * as Context from "effect/Context"
import type { Ports } from "../core/ports.ts"
import { migrationsPending } from "../db/migrate.ts"
import { inDataFolder } from "./data-folder.ts"
import { type OpenedDatabase, openDatabase } from "./database.ts"
import { configurationError } from "./http/configuration-error.ts"
import { memoryCounter } from "./http/limits/memory-counter.ts"
import { mountHttp } from "./http/mount.ts"
import { readPages } from "./http/pages.ts"
import type { Checks } from "./http/routes/health.ts"
import type { Server } from "./http/serve.ts"
import { listenAt } from "./listen.ts"
import { smtpPost, trackedPost } from "./mail/mailer.ts"
import {
  isHeldAtWork,
  lockedTokens,
  sealingKeys,
  unsealedTokens,
} from "./postgres/sealed-tokens.ts"
import { openPools } from "./postgres/store/pools.ts"
import { postgresStore, type Store } from "./postgres/store/transaction.ts"
import { type Boss, readQueue, startBoss, TURNS } from "./queue/boss.ts"
import type { Pump } from "./queue/pump.ts"
import { type Schedule, startSchedule } from "./queue/schedule.ts"
import { startWork } from "./queue/work.ts"
import { type Run, runWith } from "./run.ts"
import type { Sandbox } from "./sandbox/sandbox.ts"
import { appSecret } from "./secrets/app-secret.ts"
import { idOf, openVault } from "./secrets/vault.ts"
import { type Config, supportAddress, warnings, withPort } from "./settings/config.ts"
import { readConfig } from "./settings/read-config.ts"
import type { Fault } from "./settings/settings.ts"
import { startSandbox } from "./start-sandbox.ts"
import { tasksOf } from "./tasks.ts"
import { startTelemetry, type Telemetry } from "./telemetry/telemetry.ts"
import { wire } from "./wire.ts"

/** A running Recado. */
export type Running = {
  readonly url: string
  readonly config: Config
  readonly database: string
  readonly warnings: readonly string[]
  /** For the commands: runs a use case with the ports of this process. */
  readonly run: Run
  /** For the commands: reads and writes the database. */
  readonly store: Store
  /** Finishes what runs, gives waiting jobs back to the queue and closes everything, within 10 seconds. */
  readonly stop: () => Promise<void>
}

/** A process with a wrong environment: it only serves a page that names the settings. */
export type Misconfigured = {
  readonly url: string
  readonly faults: readonly Fault[]
  readonly stop: () => Promise<void>
}

const STOP_WITHIN_MS = 9_000

/**
 * Starts the process: settings, database, ports, HTTP, queue; `stop` ends them in the opposite order. `adjust` lets a test wrap
 * the ports.
 */
export const start = async (
  env: Readonly<Record<string, string | undefined>>,
  adjust: (ports: Context.Context<Ports>) => Context.Context<Ports> = (ports) => ports,
): Promise<Running | Misconfigured> => {
  const { config: read, faults, listen } = readConfig(env)
  const server = listenAt(listen, faults)
  if (!read) return misconfigured(server, faults)

  const config = withPort(read, server.port)
  const telemetry = startTelemetry(config.logLevel)
  const secret = await inDataFolder(config.dataDir, () =>
    appSecret(config.appSecret, config.dataDir),
  )
  const database = await openDatabase(config, (error) => telemetry.fault("database_ended", error))
  const onLost = (error: Error) => telemetry.fault("database_connection_lost", error)
  const keyIds = isWorker(config) ? [secret, ...config.appSecretsOld].map(idOf) : []
  const pools = openPools(database.url, onLost, keyIds)
  try {
    return await assemble({ config, server, telemetry, secret, database, pools, onLost }, adjust)
  } catch (error) {
    // Not awaited: its requests wait for a handler that will not come.
    void server.stop()
    // Otherwise the embedded database would be left running.
    await pools.end().finally(database.close)
    throw error
  }
}

type Opened = {
  readonly config: Config
  readonly server: Server
  readonly telemetry: Telemetry
  readonly secret: string
  readonly database: OpenedDatabase
  readonly pools: ReturnType<typeof openPools>
  readonly onLost: (error: Error) => void
}

/** Puts the parts together that run on an open database, each after those that it is made of. */
const assemble = async (
  { config, server, telemetry, secret, database, pools, onLost }: Opened,
  adjust: (ports: Context.Context<Ports>) => Context.Context<Ports>,
): Promise<Running> => {
  const inboxStore = postgresStore(pools.inbox)
  const workerStore = postgresStore(pools.worker)
  const apiStore = postgresStore(pools.api)
  const { vault, sealedWith } = await openTokens(secret, config, apiStore)
  const unsealed = await unsealedTokens(apiStore)
  const boss = await startBoss(pools.queue, onLost, {
    supervise: isWorker(config),
    backend: config.databaseBackend,
  })
  telemetry.gauges(async () => {
    const { waiting, oldest } = await readQueue(pools.queue)
    return { queue_waiting: waiting, queue_oldest_seconds: oldest }
  })
  const pages = await readPages({ origin: config.publicUrl, support: supportAddress(config) })

  // The ports wake the queue's worker, and the sandbox runs jobs and asks HTTP who may operate; but worker, jobs and HTTP are made
  // of the ports and the sandbox. So they are looked up when called, which is after the last of them is made.
  let wake = () => {}
  const taskParts = () => ({ run, store: workerStore, vault, wake })
  const calls = memoryCounter()
  const played = config.sandbox
    ? startSandbox({
        config,
        server,
        store: apiStore,
        vault,
        jobParts: taskParts,
        mayOperate: (request) => http.mayOperate(request),
        forgetCalls: calls.forget,
      })
    : null
  const mail = postOf(config, played)
  const ports = wire({
    config,
    vault,
    telemetry,
    inboxStore,
    workerStore,
    apiStore,
    post: mail?.post ?? null,
    wake: () => wake(),
  })
  const run = runWith(adjust(ports))

  const http = mountHttp({
    config,
    server,
    run,
    vault,
    telemetry,
    store: apiStore,
    countCall: calls.count,
    checks: checksOf(apiStore, boss, pools.api),
    pages,
    played,
  })
  const slots = config.workerConcurrency
  const pump = isWorker(config)
    ? startWork({ boss, run, store: workerStore, telemetry, slots })
    : null
  if (pump) wake = pump.wake
  const schedule = startSchedule(isWorker(config) ? tasksOf(taskParts()) : [], (error, task) =>
    telemetry.fault("task_failed", error, { task }),
  )

  const parts = { config, server, http, pump, schedule, played, mail, boss, pools }
  return {
    url: config.publicUrl,
    config,
    database: database.where,
    warnings: [...warnings(config), ...lockedTokens(sealedWith, vault), ...unsealed],
    run,
    store: apiStore,
    stop: async () => {
      await Promise.race([closeInTurn(parts), Bun.sleep(STOP_WITHIN_MS)])
      await database.close()
    },
  }
}

/** What opens tokens, and how many were sealed with each key. */
const openTokens = async (secret: string, { appSecretsOld }: Config, store: Store) => {
  const sealedWith = await sealingKeys(store)
  // A key that tokens have only been sealed with since this start belongs to a newer process.
  const isElsewhere = async (key: string) =>
    !sealedWith.has(key) || (await isHeldAtWork(store, key))
  return { vault: openVault(secret, appSecretsOld, isElsewhere), sealedWith }
}

type Parts = Pick<Opened, "config" | "server" | "pools"> & {
  readonly http: ReturnType<typeof mountHttp>
  readonly pump: Pump | null
  readonly schedule: Schedule
  readonly played: Sandbox | null
  readonly mail: ReturnType<typeof postOf>
  readonly boss: Boss
}

/** Lets what runs come to its end, and closes each part after those that use it. */
const closeInTurn = async (parts: Parts) => {
  const { config, server, http, pump, schedule, played, mail, boss, pools } = parts
  http.drain()
  const worked = pump?.stop()
  if (config.trustedProxyHops > 0) await server.leave()
  http.stop()
  // Running turns call the played providers through this very server, so it stays open for them.
  if (played) await worked
  await Promise.all([server.stop(), worked, schedule.stop()])
  await mail?.settled()
  await boss.stop({ graceful: false })
  await pools.end()
}

/** Whether this process answers clients. With ROLE=api it only stores what they write. */
const isWorker = ({ role }: Config) => role !== "api"

const checksOf = (store: Store, boss: Boss, pool: ReturnType<typeof openPools>["api"]): Checks => {
  const holds = (check: Promise<boolean>) => check.catch(() => false)
  return {
    database: () => holds(store.ping().then(() => true)),
    queue: () => holds(boss.getQueue(TURNS).then((queue) => queue !== null)),
    migrations: () => holds(migrationsPending((text) => pool.query(text)).then((is) => !is)),
  }
}

/** What delivers the mail: a mail server, or the sandbox's mailbox. Null: mail is off. */
const postOf = ({ mail }: Config, played: Sandbox | null) => {
  if (mail.played.by === "real") return trackedPost(smtpPost(mail.played.smtpUrl))
  return mail.played.by === "sandbox" && played ? trackedPost(played.mail) : null
}

const misconfigured = (server: Server, faults: readonly Fault[]): Misconfigured => {
  server.handle(configurationError(faults))
  return { url: `http://localhost:${server.port}`, faults, stop: server.stop }
}
