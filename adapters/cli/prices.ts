import { faultLines } from "../settings/settings.ts"
import { readArguments } from "./arguments.ts"
import { EXIT, end, endWithError } from "./exit.ts"
import { onInterrupt } from "./interrupt.ts"
import { installPackages } from "./prepare.ts"

/**
 * `bun run prices`: compares the prices of the plans in our database with those in the Stripe account; with `--make` it creates
 * those that are missing. Exit codes: 0 all are right, 1 one is missing or wrong, 2 usage, 69 database, 78 settings.
 */
const args = readArguments("bun run prices [--make]", ["--make"])
await installPackages()
const Effect = await import("effect/Effect")
const { readConfig } = await import("../settings/read-config.ts")
const { openDatabase } = await import("../database.ts")
const { openPool } = await import("../postgres/store/pool.ts")
const { postgresPlans } = await import("../postgres/billing/plans.ts")
const { postgresPurchases } = await import("../postgres/billing/purchases.ts")
const { postgresStore } = await import("../postgres/store/transaction.ts")
const { stripeClient } = await import("../stripe/client.ts")
const { checkPrices } = await import("../stripe/prices.ts")

const { config, faults } = readConfig(process.env)
if (!config) end(EXIT.settings, faultLines(faults))
const { apiUrl, played } = config.stripe
if (played.by !== "real") {
  end(
    EXIT.settings,
    "STRIPE_SECRET_KEY: missing, so there is no Stripe account to compare the prices with",
  )
}
try {
  const options = { name: "prices", size: 1, statementTimeout: 10_000, connectTimeout: 5_000 }
  const opening = openDatabase(config).then(({ url, close }) => {
    const store = postgresStore(openPool(url, options, () => {}))
    return { store, close: () => store.end().then(close) }
  })
  const ending = onInterrupt(opening, ({ close }) => close())
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
  endWithError(error)
}
