import { afterAll } from "bun:test"
import { openServer, type Sent, type Server } from "./server-stage.ts"

export const PASSWORD = "secret-1"
export const SIGNED_OUT = "User not authenticated. Please log in again."
export const refused = (status: number, error: string) => ({ status, body: { error } })

/** The server of a test file, and what people do about their accounts in it. */
export const openAccounts = async () => {
  const server = await openServer()
  afterAll(() => server.stop())
  return { server, people: accountsOf(server) }
}

/** What people do about their accounts, as their browsers do it. */
export const accountsOf = (server: Server) => {
  const { call, cookiesOf, mails } = server
  const post = (path: string, body: object = {}, more: Sent = {}) =>
    call(`/api/auth${path}`, { method: "POST", body, ...more })
  const newAddress = () => `${crypto.randomUUID()}@example.com`

  const signUp = (email: string, password: string = PASSWORD, more: Sent = {}) =>
    post("/sign-up", { email, password }, more)
  /** The newest link that somebody was mailed. */
  const linkTo = async (email: string) =>
    new URL((await mails(email))[0]?.links[0] ?? "http://none")
  const codeTo = async (email: string) => (await linkTo(email)).searchParams.get("code") ?? ""
  const resetTokenTo = async (email: string) => {
    await post("/reset-password", { email })
    return new URLSearchParams((await linkTo(email)).hash.slice(1)).get("token") ?? ""
  }
  const signIn = async (email: string, password: string = PASSWORD) => {
    const answer = await post("/sign-in", { email, password })
    const refresh = cookiesOf(answer).refresh?.value ?? ""
    return { ...answer, token: String(answer.body.accessToken), refresh }
  }
  /** Signed up and confirmed. */
  const hasAccount = async () => {
    const email = newAddress()
    await signUp(email)
    await post("/exchange", { code: await codeTo(email) })
    return email
  }
  const refreshWith = (refresh: string) =>
    call("/api/auth/refresh", { method: "POST", headers: cookieOf({ refresh }) })
  const userOf = async (token: string) =>
    (await call("/api/auth/session", { token })).body.user as { id: string; email: string } | null
  return {
    ...{ post, newAddress, signUp, linkTo, codeTo, resetTokenTo },
    ...{ signIn, hasAccount, refreshWith, userOf },
  }
}
export type Accounts = ReturnType<typeof accountsOf>

/** What a browser of ours sends with its cookies. */
export const cookieOf = (cookies: Readonly<Record<string, string>>) => ({
  "sec-fetch-site": "same-origin",
  cookie: Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; "),
})

/** How often each status was answered. */
export const counted = (answers: readonly { readonly status: number }[]) => {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** On a slow machine more at once would be refused for lack of a connection, not because there were too many tries. */
const AT_ONCE = 20

export const times = async <A>(n: number, work: (index: number) => Promise<A>) => {
  const answers: A[] = []
  while (answers.length < n) {
    const flight = Array.from({ length: Math.min(AT_ONCE, n - answers.length) }, (_, at) =>
      work(answers.length + at),
    )
    answers.push(...(await Promise.all(flight)))
  }
  return answers
}
