import type { Context } from "effect"
import { warmUpDates } from "../core/calendar/warm-up.ts"
import type { Ports } from "../core/ports.ts"
import { migrationsPending } from "../db/migrate.ts"
import { type Config, supportAddress, warnings, withPort } from "./config.ts"
import { inDataFolder } from "./data-folder.ts"
import { openDatabase } from "./database.ts"
import { ownerApi } from "./http/api.ts"
import { httpApp } from "./http/app.ts"
import { configurationError } from "./http/configuration-error.ts"
import { pageRoutes, readPages } from "./http/pages.ts"
import { facebookWebhooks } from "./http/routes/facebook-webhooks.ts"
import { type Checks, healthRoutes, metricsRoute } from "./http/routes/health.ts"
import { stripeWebhook } from "./http/routes/stripe-webhook.ts"
import { whatsappWebhook } from "./http/routes/webhooks.ts"
import { type Run, runWith } from "./http/run.ts"
import { type Server, serve } from "./http/serve.ts"
import { type Post, smtpPost } from "./mail/mailer.ts"
import { playProviders } from "./play.ts"
import { openPool } from "./postgres/pool.ts"
import { postgresStore, type Store } from "./postgres/transaction.ts"
import { metaKeys, stripeKeys } from "./provider-keys.ts"
import { answering } from "./queue/answering.ts"
import { readQueue, startBoss, TURNS } from "./queue/boss.ts"
import { startPump, type Try } from "./queue/pump.ts"
import { putDown, putDownWhenLost } from "./queue/put-down.ts"
import { startSchedule } from "./queue/schedule.ts"
import { readConfig } from "./read-config.ts"
import type { Sandbox } from "./sandbox/sandbox.ts"
import { appSecret } from "./secrets/app-secret.ts"
import { openVault } from "./secrets/vault.ts"
import type { Fault } from "./settings.ts"
import { jobsOf, tasksOf } from "./tasks.ts"
import { startTelemetry } from "./telemetry/telemetry.ts"
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

/** PORT or HOST is wrong: there is nowhere to show a page that says so. */
export class NowhereToListen extends Error {
  override name = "NowhereToListen"
  constructor(readonly faults: readonly Fault[]) {
    super(faults.map(({ name, reason }) => `${name}: ${reason}`).join("\n"))
  }
}

/** The warm-up waits until the start is over, and between its pieces: whoever writes meanwhile is answered meanwhile. */
const WARM_UP_AFTER_MS = 5_000
const WARM_UP_PAUSE_MS = 100
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
  if (faults.some(({ name }) => name === "PORT" || name === "HOST"))
    throw new NowhereToListen(faults)
  const server = listenAt(listen)
  if (!read) return misconfigured(server, faults)

  const config = withPort(read, server.port)
  const telemetry = startTelemetry(config.logLevel)
  const secret = await inDataFolder(config.dataDir, () =>
    appSecret(config.appSecret, config.dataDir),
  )
  const vault = openVault(secret, config.appSecretsOld)
  const database = await openDatabase(config)
  const onLost = (error: Error) => telemetry.fault("database_connection", error)
  const pool = (name: string, size: number, statementTimeout: number, steadyPlans = false) =>
    openPool(
      database.url,
      { name, size, statementTimeout, connectTimeout: 2_000, steadyPlans },
      onLost,
    )
  const pools = {
    inbox: pool("inbox", 8, 8_000, true),
    // A turn's steps are flights of about a millisecond: a few connections carry many turns, and each more has to learn all plans.
    worker: pool("worker", 8, 10_000, true),
    api: pool("api", 10, 10_000),
    queue: pool("queue", 4, 5_000),
  }
  const inboxStore = postgresStore(pools.inbox)
  const workerStore = postgresStore(pools.worker)
  const apiStore = postgresStore(pools.api)
  const works = config.role !== "api"
  const boss = await startBoss(pools.queue, onLost, works)

  telemetry.gauge("queue_waiting", async () => (await readQueue(pools.queue)).waiting)
  telemetry.gauge("queue_oldest_seconds", async () => (await readQueue(pools.queue)).oldest)

  let stopping = false
  const pages = await readPages({
    origin: config.publicUrl,
    support: supportAddress(config),
  })
  let wake = () => {}
  const parts = () => ({ run, store: workerStore, vault, wake })
  const played = config.sandbox
    ? playProviders({
        config,
        server,
        store: apiStore,
        vault,
        runJob: (name, now) => jobsOf(parts())(name, now),
      })
    : null
  const ports = wire({
    config,
    vault,
    telemetry,
    inboxStore,
    workerStore,
    apiStore,
    post: postOf(config, played),
    wake: () => wake(),
  })
  const run = runWith(adjust(ports))

  const checks: Checks = {
    database: () => apiStore.ping().then(() => true),
    queue: () => boss.getQueue(TURNS).then((queue) => queue !== null),
    migrations: () => migrationsPending((text) => pools.api.query(text)).then((is) => !is),
  }
  const app = httpApp({ publicUrl: config.publicUrl, telemetry, scripts: pages.scripts }).use(
    healthRoutes({ telemetry, checks, stopping: () => stopping }),
  )
  let api: ReturnType<typeof ownerApi> | null = null
  if (config.role !== "worker") {
    api = ownerApi({
      run,
      config,
      vault,
      telemetry,
      store: apiStore,
      checks,
      peerOf: server.peerOf,
      keepOpen: server.keepOpen,
      takeTime: server.takeTime,
    })
    app.use(whatsappWebhook({ run, telemetry, meta: metaKeys(config, vault) })).use(api.app)
    app.use(facebookWebhooks({ run, publicUrl: config.publicUrl, meta: metaKeys(config, vault) }))
    app.use(stripeWebhook({ run, telemetry, keys: stripeKeys(config, vault) }))
    if (played) app.use(played.app)
    app.use(pageRoutes(pages, api.signedIn))
  }
  if (!api) app.use(metricsRoute(telemetry, server.peerOf))
  server.handle((request) => app.handle(request))

  const bringUpToDate = answering(run)
  const pump = works
    ? startPump({
        boss,
        slots: config.workerConcurrency,
        run: (job, stopping) => {
          const conversation = conversationOf(job)
          return putDownWhenLost(workerStore, conversation, () =>
            bringUpToDate(conversation, () => stopping.aborted),
          )
        },
        putDown: (job) => putDown(workerStore, conversationOf(job)),
        onError: (error, job) =>
          telemetry.fault("turn_failed", error, { conversation: job?.conversationid }),
      })
    : null
  if (pump) {
    wake = pump.wake
    setTimeout(
      () => warmUpDates(new Date(), () => Bun.sleep(WARM_UP_PAUSE_MS)),
      WARM_UP_AFTER_MS,
    ).unref()
  }
  const schedule = startSchedule(works ? tasksOf(parts()) : [], (error, task) =>
    telemetry.fault("task_failed", error, { task }),
  )

  const close = async () => {
    stopping = true
    api?.stop()
    const worked = pump?.stop()
    // What the turns under way ask of played providers comes in through our own door.
    if (played) await worked
    await Promise.all([server.stop(), worked, schedule.stop()])
    await boss.stop({ graceful: false })
    await Promise.all(Object.values(pools).map((each) => each.end()))
  }
  return {
    url: config.publicUrl,
    config,
    database: database.where,
    warnings: warnings(config),
    run,
    store: apiStore,
    stop: async () => {
      await Promise.race([close(), Bun.sleep(STOP_WITHIN_MS)])
      await database.close()
    },
  }
}

const conversationOf = ({ chatbotid, userid, conversationid, attempt }: Try) => ({
  chatbotId: chatbotid,
  userId: userid,
  conversationId: conversationid,
  attempt,
})

/** Who takes the mail: a server, the sandbox's letter box, or nobody. */
const postOf = ({ mail }: Config, played: Sandbox | null): Post | null => {
  if (mail.played.by === "real") return smtpPost(mail.played.smtpUrl)
  return mail.played.by === "sandbox" && played ? played.mail.send : null
}

/** A port that another has is a matter of its own; what else goes wrong lies in the settings. */
const listenAt = ({ host, port }: { readonly host: string; readonly port: number }) => {
  try {
    return serve(host, port)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === "EADDRINUSE") throw error
    const fault =
      code === "EACCES"
        ? { name: "PORT", reason: `${port} is not open to this account` }
        : { name: "HOST", reason: `an address of this machine (${message})` }
    throw new NowhereToListen([fault])
  }
}

const misconfigured = (server: Server, faults: readonly Fault[]): Misconfigured => {
  server.handle(configurationError(faults))
  return { url: `http://localhost:${server.port}`, faults, stop: server.stop }
}
