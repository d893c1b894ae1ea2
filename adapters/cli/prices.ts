import { faultLines } from "../settings.ts"
import { whenBrokenOff } from "./broken-off.ts"
import { EXIT, end, endFor } from "./exit.ts"
import { installPackages } from "./prepare.ts"
import { takes } from "./takes.ts"

/**
 * `bun run prices`: says of each plan's price whether Stripe's account has it as our table does; with `--make` makes what is
 * missing. 0: all are right; 1: one is missing or wrong; 2: usage; 69: database; 78: settings.
 */
const args = takes("bun run prices [--make]", ["--make"])
await installPackages()
const { Effect } = await import("effect")
const { readConfig } = await import("../read-config.ts")
const { openDatabase } = await import("../database.ts")
const { openPool } = await import("../postgres/store/pool.ts")
const { postgresPlans } = await import("../postgres/plans.ts")
const { postgresPurchases } = await import("../postgres/purchases.ts")
const { postgresStore } = await import("../postgres/store/transaction.ts")
const { stripeClient } = await import("../stripe/client.ts")
const { checkPrices } = await import("../stripe/prices.ts")

const { config, faults } = readConfig(process.env)
if (!config) end(EXIT.settings, faultLines(faults))
const { apiUrl, played } = config.stripe
if (played.by !== "real") {
  end(EXIT.settings, "STRIPE_SECRET_KEY: missing, there is no account to look at")
}
try {
  const options = { name: "prices", size: 1, statementTimeout: 10_000, connectTimeout: 2_000 }
  const opening = openDatabase(config).then(({ url, close }) => {
    const store = postgresStore(openPool(url, options, () => {}))
    return { store, close: () => store.end().then(close) }
  })
  const ending = whenBrokenOff(opening, ({ close }) => close())
  const { store, close } = await opening
  const check = async () =>
    checkPrices(
      stripeClient(apiUrl, played.secretKey),
      await Effect.runPromise(postgresPlans(store).all()),
      await Effect.runPromise(postgresPurchases(store).plans()),
      args.includes("--make"),
    )
  const findings = await check().finally(() => ending() ?? close())
  for (const { price, state, detail } of findings) {
    console.log(`${price.padEnd(20)} ${state.padEnd(8)} ${detail}`)
  }
  process.exit(findings.every(({ state }) => state === "right" || state === "made") ? 0 : 1)
} catch (error) {
  endFor(error)
}
