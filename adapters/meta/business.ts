import { Effect } from "effect"
import { z } from "zod"
import { type Grant, SCOPES } from "../../core/whatsapp/grant.ts"
import { type Business, BusinessFailed } from "../../core/whatsapp/ports.ts"
import { askGraph } from "./ask.ts"
import { findNumbers } from "./find-numbers.ts"
import { HEALTH_FIELDS, readHealth } from "./health.ts"
import { numberOf } from "./json.ts"
import { isSubscriptionOf, NUMBER_FIELDS, readId, readNumber } from "./numbers.ts"

export type MetaApp = {
  readonly appId: string
  readonly appSecret: string
  readonly graphUrl: string
  readonly version: string
  /** Where browsers find the login dialog. */
  readonly dialogUrl: string
  /** Where the dialog sends them back to. */
  readonly callbackUrl: string
  /** Embedded Signup's configuration; null: the plain login, which asks for scopes. */
  readonly configId: string | null
  /** Milliseconds to wait for an answer. */
  readonly timeout?: number
}

/** For a question without whose answer things go on. */
const LOOK_MS = 3_000

/** Of the last year that is written with four digits. */
const LAST_SECOND = 253_402_300_799

const Numeric = z.unknown().transform(numberOf)
const YesOrNo = z.union([z.boolean(), z.stringbool({ truthy: ["true"], falsy: ["false"] })])
const Done = z.object({ success: YesOrNo })
const Exchanged = z.object({
  access_token: z.string().min(1),
  expires_in: Numeric.pipe(z.number().positive().max(LAST_SECOND)).optional().catch(undefined),
})

const Id = z.union([z.string(), z.number().transform(String)])
const Inspected = z.object({
  data: z.object({
    app_id: Id.optional().catch(undefined),
    is_valid: YesOrNo,
    expires_at: Numeric.pipe(z.number().max(LAST_SECOND)).catch(0),
    scopes: z.array(z.string()).catch([]),
    granular_scopes: z
      .array(z.object({ scope: z.string(), target_ids: z.array(Id).catch([]) }))
      .catch([]),
    user_id: Id.optional().catch(undefined),
  }),
})

/** WhatsApp Business management over the Graph API. Null: Meta is off. */
export const graphBusiness = (app: MetaApp | null, log?: (line: string) => void): Business => {
  const off = () => Effect.fail(new BusinessFailed({ why: "off", detail: "" }))
  if (!app) {
    return {
      dialog: off,
      exchange: off,
      inspect: off,
      findNumbers: off,
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
  const { once, notMetas } = ask
  const brief = askGraph(`${app.graphUrl}/${app.version}`, app.timeout ?? LOOK_MS, log)
  const account = (id: string) => `${encodeURIComponent(id)}/subscribed_apps`
  /** Something that is done, or refused. */
  const act = async (...call: Parameters<typeof once>) => {
    const done = Done.safeParse(await once(...call)).data
    if (!done) throw notMetas(call[1])
    if (!done.success) throw new BusinessFailed({ why: "refused", detail: "" })
  }
  const tokenFor = async (query: Readonly<Record<string, string>>) => {
    const path = "oauth/access_token"
    const read = Exchanged.safeParse(await once("GET", path, { query })).data
    if (!read) throw notMetas(path)
    return { token: read.access_token, seconds: read.expires_in ?? null }
  }
  return {
    dialog: (state) => Effect.sync(() => dialogOf(app, state)),
    exchange: (code, redirectUri) =>
      answering(async () => {
        const query = {
          client_id: appId,
          client_secret: appSecret,
          code,
          ...(redirectUri ? { redirect_uri: redirectUri } : {}),
        }
        return await tokenFor(query)
      }),
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
        const read = Inspected.safeParse(await once("GET", "debug_token", { query })).data
        if (!read) throw notMetas("debug_token")
        return grantOf(read.data, appId)
      }),
    findNumbers: (token, accounts) => answering(() => findNumbers(ask, token, accounts)),
    readNumber: (token, phonenumberid, businessaccountid) =>
      answering(async () => {
        const query = { fields: NUMBER_FIELDS }
        const body = await once("GET", encodeURIComponent(phonenumberid), { token, query })
        const number = readNumber(body, { businessaccountid, businessid: null, token })
        if (number?.phonenumberid === phonenumberid) return number
        if (readId(body) === null) throw notMetas(phonenumberid)
        throw new BusinessFailed({ why: "refused", detail: "There is no such number." })
      }),
    subscribe: (token, id) => answering(() => act("POST", account(id), { token })),
    isSubscribed: (token, id) =>
      answering(async () =>
        (await brief.list(token, account(id))).some((each) => isSubscriptionOf(each, appId)),
      ),
    unsubscribe: (token, id) => answering(() => act("DELETE", account(id), { token })),
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

const dialogOf = ({ appId, dialogUrl, callbackUrl, configId }: MetaApp, state: string) =>
  `${dialogUrl}?${new URLSearchParams({
    client_id: appId,
    redirect_uri: callbackUrl,
    state,
    response_type: "code",
    ...(configId
      ? { config_id: configId, override_default_response_type: "true" }
      : { scope: SCOPES.join(",") }),
  })}`

/** It answers 200 for dead tokens and for other apps' too (providers.md 1.11). */
const grantOf = (read: z.infer<typeof Inspected>["data"], appId: string): Grant => {
  const targets = read.granular_scopes
    .filter(({ scope }) => scope.startsWith("whatsapp_business_"))
    .flatMap(({ target_ids }) => target_ids)
  return {
    valid: read.is_valid,
    ours: read.app_id === appId,
    scopes: read.scopes,
    accounts: [...new Set(targets)],
    expiresAt: read.expires_at > 0 ? new Date(read.expires_at * 1_000) : null,
    user: read.user_id ?? null,
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
