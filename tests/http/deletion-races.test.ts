import { afterAll, describe, expect, test } from "bun:test"
import { eraseDeletedAccounts } from "../../core/accounts/delete-account.ts"
import { goesToGoogle } from "../support/google-consent.ts"
import { until } from "../support/process.ts"
import { openProduct } from "./product-stage.ts"
import { newToken } from "./whatsapp-stage.ts"

/* What an owner has begun at a provider, in another tab, when they delete their account. */

const product = await openProduct()
afterAll(product.stop)
const { call, control } = product

type Owner = { readonly token: string }
type Bot = Owner & { readonly chatbotid: string }
type Slow = { readonly provider: string; readonly method: string; readonly path: string }
type Asked = { readonly method: string; readonly path: string }

const asked = async (provider: string): Promise<readonly Asked[]> =>
  (await call(`/sandbox/api/requests?provider=${provider}`)).body.items

const deletesTheAccount = async ({ token }: Owner) => {
  const { csrfToken } = (await call("/api/auth/csrf-token", { token })).body
  const headers = { "x-csrf-token": csrfToken, cookie: `csrf-token=${csrfToken}` }
  const answer = await call("/api/account", { method: "DELETE", token, headers })
  expect(answer.status).toBe(200)
  await product.run(eraseDeletedAccounts())
}

/** Longer than the product waits for a provider. */
const NEVER_MS = 600_000

/** Deletes the account while `work` waits for a provider's answer, which comes then. */
const deletesDuring = async <A>(owner: Owner, slow: Slow, work: () => Promise<A>) => {
  await control("/failures", { ...slow, mode: "slow", delayMs: NEVER_MS })
  const working = work()
  await until("the provider is asked", async () =>
    (await asked(slow.provider)).some(
      ({ method, path }) => method === slow.method && path.includes(slow.path),
    ),
  )
  await deletesTheAccount(owner)
  await control("/failures", {}, "DELETE")
  return working
}

test("a page to pay on that opens while its buyer deletes their account is closed, and shown to nobody", async () => {
  const owner = await product.hasOwner()
  const { user } = (await call("/api/auth/session", { token: owner.token })).body
  const { items } = (await call("/api/plans")).body
  const plan = items.find(({ name }: { name: string }) => name === "Basic")
  const body = { userId: user.id, planId: plan.id, isYearly: false }
  const opening = { provider: "stripe", method: "POST", path: "/v1/checkout/sessions" }
  const answer = await deletesDuring(owner, opening, () =>
    call("/api/payments/create-checkout-session", { method: "POST", token: owner.token, body }),
  )
  expect(answer).toMatchObject({ status: 401, body: { code: "not_signed_in" } })
  const closed = (await asked("stripe")).filter(({ path }) => path.endsWith("/expire"))
  expect(closed).toHaveLength(1)
})

test("a calendar that Google opens while its owner deletes their account is given back", async () => {
  const owner = await product.hasChatbot()
  const exchange = { provider: "google", method: "POST", path: "/token" }
  const { to } = await deletesDuring(owner, exchange, () => goesToGoogle(product.url, owner))
  expect(to).toBe("/dashboard/calendar?error=state")
  const given = (await asked("google")).filter(({ path }) => path.startsWith("/revoke"))
  expect(given).toHaveLength(1)
})

test("one that is opened while only its chatbot is deleted is not: that would end the owner's other consents", async () => {
  const { chatbotid, ...owner } = await product.hasChatbot()
  await control("/reset", { records: true })
  const { to } = await goesToGoogle(product.url, { ...owner, chatbotid }, {}, async (cookies) => {
    const { token } = owner
    await call(`/api/chatbots/${chatbotid}`, { method: "DELETE", token })
    return cookies
  })
  expect(to).toBe("/dashboard/calendar?error=state")
  const paths = (await asked("google")).map(({ path }) => path)
  expect(paths).toContain("/token")
  expect(paths.filter((path) => path.startsWith("/revoke"))).toEqual([])
})

describe("WhatsApp that Meta opens while its owner deletes their account", () => {
  const exchange = { provider: "meta", method: "GET", path: "/oauth/access_token" }
  const connects = async (owner: Owner & { readonly chatbotid: string }) => {
    const { token, chatbotid } = owner
    const { url } = (await call(`/api/whatsapp/connect-url?chatbotid=${chatbotid}`, { token })).body
    const { code, state } = await product.allows(url)
    const redirectUri = `${product.url}/dashboard/whatsapp-callback`
    const body = { chatbotid, code, state, redirectUri }
    return call("/api/whatsapp/facebook-callback", { method: "POST", token, body })
  }
  const givenBack = async () =>
    (await asked("meta")).filter(
      ({ method, path }) => method === "DELETE" && path.includes("/me/permissions"),
    )

  test("is given back", async () => {
    const owner = await product.hasChatbot()
    const answer = await deletesDuring(owner, exchange, () => connects(owner))
    expect(answer).toMatchObject({ status: 404, body: { code: "chatbot_not_found" } })
    expect(await givenBack()).toHaveLength(1)
  })
})

describe("an account that Meta subscribes us to", () => {
  const unsubscribed = async () =>
    (await asked("meta")).filter(
      ({ method, path }) => method === "DELETE" && path.includes("/subscribed_apps"),
    )

  test.each([
    [
      "its chatbot is deleted",
      ({ token, chatbotid }: Bot) =>
        call(`/api/chatbots/${chatbotid}`, { method: "DELETE", token }),
    ],
    [
      "its owner disconnects it",
      ({ token, chatbotid }: Bot) =>
        call(`/api/whatsapp/connection?chatbotid=${chatbotid}`, { method: "DELETE", token }),
    ],
  ])("while %s is left again: nobody needs its messages", async (_, leaves) => {
    const owner = await product.hasChatbot()
    await control("/reset", { records: true })
    const subscribing = { provider: "meta", method: "POST", path: "/subscribed_apps" }
    await control("/failures", { ...subscribing, mode: "slow", delayMs: NEVER_MS })
    const connecting = call("/api/whatsapp/process-token", {
      ...{ method: "POST", token: owner.token },
      body: { chatbotid: owner.chatbotid, accesstoken: newToken() },
    })
    await until("Meta is asked", async () =>
      (await asked("meta")).some(
        ({ method, path }) => method === "POST" && path.includes(subscribing.path),
      ),
    )
    expect((await leaves(owner)).status).toBe(200)
    expect(await unsubscribed()).toHaveLength(1)
    await control("/failures", {}, "DELETE")
    await connecting
    expect(await unsubscribed()).toHaveLength(2)
  })
})
