import { start } from "../../adapters/main.ts"
import { freshDatabase } from "../support/database.ts"

export const SECRET = "a secret of the tests, long enough to be one"

type Call = { readonly method?: string; readonly body?: object; readonly token?: string }

/** The whole product with a database of its own and every provider played by the sandbox. */
export const openProduct = async (env: Readonly<Record<string, string>> = {}) => {
  const database = await freshDatabase()
  const running = await start({
    PORT: "0",
    LOG_LEVEL: "silent",
    APP_SECRET: SECRET,
    DATABASE_URL: database.url,
    ...env,
  })
  if (!("store" in running)) throw new Error("misconfigured")
  const at = (path: string) => `${running.url}${path}`
  const call = async (path: string, { method = "GET", body, token }: Call = {}) => {
    const response = await fetch(at(path), {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { "content-type": "application/json" } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: response.status, body: await response.json() }
  }
  /** A control of the sandbox. */
  const control = async (path: string, body: object = {}, method = "POST") =>
    (await call(`/sandbox/api${path}`, { method, body })).body
  const mails = async (to: string) =>
    (await call(`/sandbox/api/mail?to=${encodeURIComponent(to)}`)).body.items as {
      subject: string
      text: string
      links: string[]
    }[]

  let owners = 0
  /** Somebody who has signed up, confirmed and signed in. */
  const hasOwner = async () => {
    const email = `owner${++owners}@example.com`
    const password = "secret-1"
    await call("/api/auth/sign-up", { method: "POST", body: { email, password } })
    const link = (await mails(email))[0]?.links[0] ?? ""
    const code = new URL(link).searchParams.get("code")
    await call("/api/auth/exchange", { method: "POST", body: { code } })
    const signIn = async () =>
      String(
        (await call("/api/auth/sign-in", { method: "POST", body: { email, password } })).body
          .accessToken,
      )
    return { email, token: await signIn(), signIn }
  }
  /** An owner with a chatbot. */
  const hasChatbot = async () => {
    const owner = await hasOwner()
    const made = await call("/api/chatbots", {
      method: "POST",
      token: owner.token,
      body: { name: "Bar Pepe" },
    })
    return { ...owner, chatbotid: String(made.body.chatbot?.id) }
  }
  /** Allows what Meta's dialog asks for; answers what the callback page gets. */
  const allows = async (dialog: string, numbers = 1) => {
    const { origin, pathname, searchParams } = new URL(dialog)
    const answer = await fetch(origin + pathname, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({
        ...Object.fromEntries(searchParams),
        ...{ numbers: String(numbers), decision: "allow" },
      }),
    })
    const back = new URL(answer.headers.get("location") ?? "")
    return {
      code: back.searchParams.get("code") ?? "",
      state: back.searchParams.get("state") ?? "",
    }
  }

  return {
    url: running.url,
    database,
    call,
    control,
    mails,
    hasOwner,
    hasChatbot,
    allows,
    /** A failure of Meta's, once unless said otherwise. */
    fails: (path: string, failure: object = {}) =>
      control("/failures", { provider: "meta", path, ...failure }),
    stop: async () => {
      await running.stop()
      await database.drop()
    },
  }
}
export type Product = Awaited<ReturnType<typeof openProduct>>
