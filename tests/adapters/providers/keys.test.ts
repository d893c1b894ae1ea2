import { expect, test } from "bun:test"
import {
  addressOf,
  googleKeys,
  llmKey,
  metaKeys,
  stripeKeys,
} from "../../../adapters/providers/keys.ts"
import { openVault } from "../../../adapters/secrets/vault.ts"
import { readConfig } from "../../../adapters/settings/read-config.ts"
import { vault } from "../../support/secret.ts"

const SITE = "https://recado.example"

const configOf = (env: Readonly<Record<string, string>> = {}) => {
  const { config, faults } = readConfig({ PUBLIC_URL: SITE, PORT: "3100", ...env })
  if (!config) throw new Error(faults.map(({ name }) => name).join())
  return config
}
const stripeWith = (secret: string) =>
  configOf({
    STRIPE_SECRET_KEY: secret,
    STRIPE_PUBLISHABLE_KEY: "pk_x",
    STRIPE_WEBHOOK_SECRET: "whsec_x",
  })

test.each([
  ["in this very process", configOf(), "http://127.0.0.1:3100/sandbox/stripe"],
  [
    "at the process that serves the pages, for a worker",
    configOf({ ROLE: "worker" }),
    `${SITE}/sandbox/stripe`,
  ],
  ["nowhere, where there are real keys", stripeWith("sk_test_1"), "https://stripe.example"],
])("a played provider is called %s", (_, config, address) => {
  expect(addressOf(config, "stripe", "https://stripe.example")).toBe(address)
})

test("people see the played Google at the public address, and the server calls it in its own process", () => {
  expect(googleKeys(configOf(), vault)).toMatchObject({
    authUrl: `${SITE}/sandbox/google/o/oauth2/v2/auth`,
    tokenUrl: "http://127.0.0.1:3100/sandbox/google/token",
    apiUrl: "http://127.0.0.1:3100/sandbox/google",
  })
})

test.each([
  ["sk_live_1", true],
  ["rk_live_1", true],
  ["sk_test_1", false],
  ["rk_test_1", false],
])("events of Stripe's with the key %s are taken for live ones: %p", (secret, live) => {
  expect(stripeKeys(stripeWith(secret), vault)).toMatchObject({ secretKey: secret, live })
})

test("the played providers keep their keys after a restart, and have others under another secret", () => {
  const keysOf = (secret: string) => {
    const restarted = openVault(secret, [])
    return [stripeKeys(configOf(), restarted), metaKeys(configOf(), restarted)]
  }
  expect(keysOf("a".repeat(32))).toEqual(keysOf("a".repeat(32)))
  expect(keysOf("a".repeat(32))).not.toEqual(keysOf("b".repeat(32)))
})

test("without keys and without the sandbox every provider is off", () => {
  const off = configOf({ SANDBOX: "0" })
  expect([
    googleKeys(off, vault),
    stripeKeys(off, vault),
    metaKeys(off, vault),
    llmKey(off),
  ]).toEqual([null, null, null, null])
})
