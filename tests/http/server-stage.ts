import { accessTokens } from "../../adapters/http/session/access-tokens.ts"
import { start } from "../../adapters/main.ts"
import type { OwnerId } from "../../core/shared/ids.ts"
import { freshDatabase } from "../support/database.ts"
import { signedInOwner } from "../support/owners.ts"
import { SECRET, vault } from "../support/secret.ts"

export type Sent = {
  readonly method?: string
  /** An object goes as JSON, a text as it is. */
  readonly body?: object | string
  readonly token?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
}
export type Answer = Awaited<ReturnType<Server["call"]>>
export type Server = Awaited<ReturnType<typeof openServer>>
export type Owner = { readonly id: OwnerId; readonly sessionId: string; readonly token: string }

/** The real server with a database of its own. Answers are read whole, and redirects are not followed. */
export const openServer = async (
  env: Readonly<Record<string, string>> = {},
  adjust?: Parameters<typeof start>[1],
) => {
  const database = await freshDatabase()
  const running = await start(
    { PORT: "0", LOG_LEVEL: "silent", APP_SECRET: SECRET, DATABASE_URL: database.url, ...env },
    adjust,
  )
  if (!("store" in running)) throw new Error(`misconfigured: ${JSON.stringify(running.faults)}`)
  const { url } = running
  const tokens = accessTokens(vault.derive("access tokens"), url)

  const call = async (path: string, { method = "GET", body, token, headers = {} }: Sent = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: "manual",
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(typeof body === "object" ? { "content-type": "application/json" } : {}),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === "object" ? JSON.stringify(body) : body }),
    })
    // Live events have no end to wait for.
    const endless = response.headers.get("content-type") === "text/event-stream"
    const text = endless ? "" : await response.text()
    if (endless) await response.body?.cancel()
    return { status: response.status, headers: response.headers, text, body: parsed(text) }
  }
  /** The cookies that an answer sets, by name: value and attributes. */
  const cookiesOf = ({ headers }: { readonly headers: Headers }) =>
    Object.fromEntries(
      headers.getSetCookie().map((cookie) => {
        const [pair = "", ...attributes] = cookie.split("; ")
        const [name = "", value = ""] = pair.split("=")
        return [name, { value, attributes }] as const
      }),
    )
  const mails = async (to: string) =>
    (await call(`/sandbox/api/mail?to=${encodeURIComponent(to)}`)).body.items as {
      subject: string
      text: string
      links: string[]
    }[]

  /** An owner who is signed in, without the time that a password costs. */
  const hasOwner = async (email = `${crypto.randomUUID()}@example.com`): Promise<Owner> => {
    const { id, sessionId } = await signedInOwner(database.owner, email)
    const { accessToken } = await tokens.issue({ owner: id, sessionId })
    return { id, sessionId, token: accessToken }
  }
  /** The header and the cookie against forged requests. */
  const csrf = ({ sessionId }: Pick<Owner, "sessionId">) => {
    const value = vault.mac("csrf", sessionId)
    return { "x-csrf-token": value, cookie: `csrf-token=${value}` }
  }

  return {
    url,
    database,
    vault,
    run: running.run,
    call,
    cookiesOf,
    mails,
    hasOwner,
    csrf,
    stop: async () => {
      await running.stop()
      await database.drop()
    },
  }
}

const parsed = (text: string) => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
