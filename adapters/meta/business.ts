import * as Effect from "effect/Effect"
import { NO_NUMBER } from "../../core/whatsapp/meta-failures.ts"
import { type Business, BusinessFailed } from "../../core/whatsapp/ports.ts"
import { loginDialog, type MetaApp } from "./app.ts"
import { askGraph } from "./ask.ts"
import { findNumbers, numbersOf, portfolioOf } from "./find-numbers.ts"
import { HEALTH_FIELDS, readHealth } from "./health.ts"
import { isSubscriptionOf, NUMBER_FIELDS, readId, readNumber } from "./numbers.ts"
import { readGrant, readToken } from "./tokens.ts"

/** How long to wait for an answer that a connection can do without. */
const LOOK_MS = 3_000

/** WhatsApp Business management over the Graph API. Null: Meta is off. */
export const graphBusiness = (app: MetaApp | null, log?: (line: string) => void): Business => {
  const off = () => Effect.fail(new BusinessFailed({ why: "off", detail: "" }))
  if (!app) {
    return {
      connectsPhoneApp: false,
      dialog: off,
      exchange: off,
      inspect: off,
      findNumbers: off,
      numbersOf: off,
      portfolioOf: () => Effect.succeed(null),
      readNumber: off,
      subscribe: off,
      isSubscribed: off,
      unsubscribe: off,
      register: off,
      revoke: off,
      readHealth: off,
      extend: off,
    }
  }
  const { appId, appSecret } = app
  const ask = askGraph(`${app.graphUrl}/${app.version}`, app.timeout, log)
  const { once, act, notMetas } = ask
  const brief = askGraph(`${app.graphUrl}/${app.version}`, app.timeout ?? LOOK_MS, log)
  const subscription = (id: string) => `${encodeURIComponent(id)}/subscribed_apps`
  const tokenFor = async (query: Readonly<Record<string, string>>) => {
    const path = "oauth/access_token"
    const given = readToken(await once("GET", path, { query }))
    if (!given) throw notMetas(path)
    return given
  }
  return {
    connectsPhoneApp: app.configId !== null,
    dialog: (state) => Effect.sync(() => loginDialog(app, state)),
    exchange: (code, redirectUri) =>
      answering(() =>
        tokenFor({
          client_id: appId,
          client_secret: appSecret,
          code,
          ...(redirectUri ? { redirect_uri: redirectUri } : {}),
        }),
      ),
    extend: (token) =>
      answering(async () => {
        const query = {
          grant_type: "fb_exchange_token",
          client_id: appId,
          client_secret: appSecret,
          fb_exchange_token: token,
        }
        return (await tokenFor(query)).token
      }),
    inspect: (token) =>
      answering(async () => {
        const query = { input_token: token, access_token: `${appId}|${appSecret}` }
        const grant = readGrant(await once("GET", "debug_token", { query }), appId)
        if (!grant) throw notMetas("debug_token")
        return grant
      }),
    findNumbers: (token, accounts) => answering(() => findNumbers(ask, brief, token, accounts)),
    numbersOf: (token, account) => answering(() => numbersOf(brief, token, account)),
    portfolioOf: (token, account) => Effect.promise(() => portfolioOf(brief, token, account)),
    readNumber: (token, phonenumberid, businessaccountid) =>
      answering(async () => {
        const query = { fields: NUMBER_FIELDS }
        const body = await once("GET", encodeURIComponent(phonenumberid), { token, query })
        const number = readNumber(body, { businessaccountid, businessid: null, token })
        if (number?.phonenumberid === phonenumberid) return number
        if (readId(body) === null) throw notMetas(phonenumberid)
        throw new BusinessFailed({ why: "refused", detail: NO_NUMBER })
      }),
    subscribe: (token, id) => answering(() => act("POST", subscription(id), { token })),
    isSubscribed: (token, id) =>
      answering(async () =>
        (await brief.list(token, subscription(id))).some((each) => isSubscriptionOf(each, appId)),
      ),
    unsubscribe: (token, id) => answering(() => act("DELETE", subscription(id), { token })),
    register: (token, phonenumberid, pin) =>
      answering(() => {
        const body = { messaging_product: "whatsapp", pin }
        return act("POST", `${encodeURIComponent(phonenumberid)}/register`, { token, body })
      }),
    readHealth: (token, phonenumberid) =>
      answering(async () => {
        const query = { fields: HEALTH_FIELDS }
        return readHealth(await once("GET", encodeURIComponent(phonenumberid), { token, query }))
      }),
    revoke: (token) => answering(() => act("DELETE", "me/permissions", { token })),
  }
}

/** A thrown BusinessFailed is an answer; anything else is a bug. */
const answering = Effect.fnUntraced(function* <A>(work: () => Promise<A>) {
  const result = yield* Effect.promise(() =>
    work().catch((error) => {
      if (error instanceof BusinessFailed) return error
      throw error
    }),
  )
  if (result instanceof BusinessFailed) return yield* result
  return result
})
