import type { Context } from "effect"
import type { Ports } from "../core/ports.ts"
import { migrationsPending } from "../db/migrate.ts"
import { type Config, supportAddress, warnings, withPort } from "./config.ts"
import { inDataFolder } from "./data-folder.ts"
import { type OpenedDatabase, openDatabase } from "./database.ts"
import { configurationError } from "./http/configuration-error.ts"
import { memoryCounter } from "./http/limits.ts"
import { mountHttp } from "./http/mount.ts"
import { readPages } from "./http/pages.ts"
import type { Checks } from "./http/routes/health.ts"
import { type Run, runWith } from "./http/run.ts"
import type { Server } from "./http/serve.ts"
import { listenAt } from "./listen.ts"
import { smtpPost, trackedPost } from "./mail/mailer.ts"
import { isHeldAtWork, sealingKeys } from "./postgres/sealed-tokens.ts"
import { openPools } from "./postgres/store/pools.ts"
import { postgresStore, type Store } from "./postgres/store/transaction.ts"
import { readQueue, startBoss, TURNS } from "./queue/boss.ts"
import { startSchedule } from "./queue/schedule.ts"
import { startWork } from "./queue/work.ts"
import { readConfig } from "./read-config.ts"
import type { Sandbox } from "./sandbox/sandbox.ts"
import { appSecret } from "./secrets/app-secret.ts"
import { idOf, openVault, type Vault } from "./secrets/vault.ts"
import type { Fault } from "./settings.ts"
import { startSandbox } from "./start-sandbox.ts"
import { jobsOf, tasksOf } from "./tasks.ts"
import { startTelemetry, type Telemetry } from "./telemetry/telemetry.ts"
import { wire } from "./wire.ts"

/** A running Recado. */
export type Running = {
  readonly url: string
  readonly config: Config
  readonly database: string
  readonly warnings: readonly string[]
  /** Runs a use case with the ports of this process, and reads its database: for the commands. */
  readonly run: Run
  readonly store: Store
  /** Finishes what runs, gives back what waits, closes everything: at most 10 seconds. */
  readonly stop: () => Promise<void>
}

/** With a wrong environment nothing runs but a page that names the settings. */
export type Misconfigured = {
  readonly url: string
  readonly faults: readonly Fault[]
  readonly stop: () => Promise<void>
}

const STOP_WITHIN_MS = 9_000

/**
 * The process: config, database, wire, HTTP, queue; `stop` undoes it in the opposite order. `adjust` lets a test stand
 * between the core and its adapters.
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
  const keys = works(config) ? [secret, ...config.appSecretsOld].map(idOf) : []
  const pools = openPools(database.url, onLost, keys)
  try {
    return await serve({ config, server, telemetry, secret, database, pools, onLost }, adjust)
  } catch (error) {
    // Requests wait for a handler that will not come: nobody waits for them.
    void server.stop()
    // Otherwise the embedded database would be left running, for the next start to find.
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

const serve = async (
  { config, server, telemetry, secret, database, pools, onLost }: Opened,
  adjust: (ports: Context.Context<Ports>) => Context.Context<Ports>,
): Promise<Running> => {
  const inboxStore = postgresStore(pools.inbox)
  const workerStore = postgresStore(pools.worker)
  const apiStore = postgresStore(pools.api)
  const keys = await sealingKeys(apiStore)
  // A key that came after this process is a newer process's.
  const isElsewhere = async (key: string) => !keys.has(key) || (await isHeldAtWork(apiStore, key))
  const vault = openVault(secret, config.appSecretsOld, isElsewhere)
  const boss = await startBoss(pools.queue, onLost, {
    supervise: works(config),
    backend: config.databaseBackend,
  })
  telemetry.gauges(async () => {
    const { waiting, oldest } = await readQueue(pools.queue)
    return { queue_waiting: waiting, queue_oldest_seconds: oldest }
  })
  const pages = await readPages({ origin: config.publicUrl, support: supportAddress(config) })

  // Known only when the ports are wired, and needed by them.
  let wake = () => {}
  const parts = () => ({ run, store: workerStore, vault, wake })
  const { count: countCall, forget: forgetCalls } = memoryCounter()
  const played = config.sandbox
    ? startSandbox({
        config,
        server,
        store: apiStore,
        vault,
        runJob: (name, now) => jobsOf(parts())(name, now),
        mayOperate: (request) => http.mayOperate(request),
        forgetCalls,
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

  const checks: Checks = {
    database: () => holds(apiStore.ping().then(() => true)),
    queue: () => holds(boss.getQueue(TURNS).then((queue) => queue !== null)),
    migrations: () => holds(migrationsPending((text) => pools.api.query(text)).then((is) => !is)),
  }
  const store = apiStore
  const known = { config, vault, telemetry, store, checks, pages }
  const http = mountHttp({ ...known, server, run, countCall, played })
  const slots = config.workerConcurrency
  const pump = works(config) ? startWork({ boss, run, store: workerStore, telemetry, slots }) : null
  if (pump) wake = pump.wake
  const schedule = startSchedule(works(config) ? tasksOf(parts()) : [], (error, task) =>
    telemetry.fault("task_failed", error, { task }),
  )

  const close = async () => {
    http.drain()
    const worked = pump?.stop()
    if (config.trustedProxyHops > 0) await server.leave()
    http.stop()
    // Turns that are still running call the played providers over HTTP, through this very server: it stays open for them.
    if (played) await worked
    await Promise.all([server.stop(), worked, schedule.stop()])
    await mail?.settled()
    await boss.stop({ graceful: false })
    await pools.end()
  }
  return {
    url: config.publicUrl,
    config,
    database: database.where,
    warnings: [...warnings(config), ...lockedTokens(keys, vault)],
    run,
    store,
    stop: async () => {
      await Promise.race([close(), Bun.sleep(STOP_WITHIN_MS)])
      await database.close()
    },
  }
}

/** Whether it answers clients, and does not only take what they write. */
const works = ({ role }: Config) => role !== "api"

/** What cannot be asked for does not hold. */
const holds = (check: Promise<boolean>) => check.catch(() => false)

/** Who takes the mail: a server, the sandbox's letter box, or nobody. */
const postOf = ({ mail }: Config, played: Sandbox | null) => {
  if (mail.played.by === "real") return trackedPost(smtpPost(mail.played.smtpUrl))
  return mail.played.by === "sandbox" && played ? trackedPost(played.mail) : null
}

/**
 * Warns of tokens that no secret of ours opens. Once the missing secret is in APP_SECRETS_OLD they open; without it each owner
 * has to connect again sooner or later.
 */
const lockedTokens = (keys: ReadonlyMap<string, number>, vault: Vault) => {
  const locked = [...keys].reduce((sum, [key, tokens]) => sum + (vault.holds(key) ? 0 : tokens), 0)
  if (locked === 0) return []
  const which =
    locked === 1
      ? "1 token of WhatsApp or Google is"
      : `${locked} tokens of WhatsApp and Google are`
  return [`APP_SECRET: ${which} sealed with another; with it in APP_SECRETS_OLD they open`]
}

const misconfigured = (server: Server, faults: readonly Fault[]): Misconfigured => {
  server.handle(configurationError(faults))
  return { url: `http://localhost:${server.port}`, faults, stop: server.stop }
}
