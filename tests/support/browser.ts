import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright"
import { freshDatabase, type TestDatabase } from "./database.ts"
import { type Child, spawnReady } from "./process.ts"

/** For hooks and journeys: a machine that is busy with other things may take its time. */
export const PATIENCE_MS = 90_000

export const PHONE = { width: 390, height: 844 }
export const DESK = { width: 1280, height: 800 }

export const PASSWORD = "correct horse battery"

export type Owner = { readonly email: string; readonly chatbotId: string }

/** A page, and everything that its console and its scripts complained about. */
export type Visit = { readonly page: Page; readonly complaints: string[] }

type Json = Record<string, unknown>

export type Stage = {
  readonly url: string
  readonly database: TestDatabase
  readonly browser: Browser
  /** A window of a visitor nobody knows yet. */
  readonly visit: (options?: BrowserContextOptions) => Promise<Visit>
  /** One of the sandbox's controls. */
  readonly sandbox: (method: "GET" | "POST", path: string, body?: Json) => Promise<Json>
  /** The newest link mailed to somebody. */
  readonly mailedLink: (to: string) => Promise<string>
  /** Signs a page's owner up without the screens; with a name also a chatbot. */
  readonly own: (page: Page, bot?: Json) => Promise<Owner>
  readonly close: () => Promise<void>
}

const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

/** The real server on a database of its own, every provider played by the sandbox, and a real browser. */
export const openStage = async (env: Readonly<Record<string, string>> = {}): Promise<Stage> => {
  const database = await freshDatabase()
  const server: Child = await spawnReady("adapters/cli/serve.ts", {
    DATABASE_URL: database.url,
    APP_SECRET: "a secret of the browser tests, long enough",
    PORT: "0",
    SANDBOX: "1",
    ...env,
  })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ARGS,
  })
  const { url } = server

  const sandbox = async (method: "GET" | "POST", path: string, body?: Json) => {
    const answer = await fetch(`${url}/sandbox/api${path}`, {
      method,
      ...(body && {
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
    })
    return (await answer.json()) as Json
  }

  const mailedLink = async (to: string) => {
    const deadline = Date.now() + PATIENCE_MS
    while (Date.now() < deadline) {
      const { items } = (await sandbox("GET", `/mail?to=${encodeURIComponent(to)}`)) as {
        items: { links: string[]; sentAt: string }[]
      }
      const newest = items.toSorted((a, b) => a.sentAt.localeCompare(b.sentAt)).at(-1)
      if (newest?.links[0]) return newest.links[0]
      await Bun.sleep(50)
    }
    throw new Error(`no letter with a link for ${to}`)
  }

  const visit = async (options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({
      baseURL: url,
      viewport: DESK,
      locale: "en-GB",
      timezoneId: "Europe/Paris",
      ...options,
    })
    context.setDefaultTimeout(20_000)
    const page = await context.newPage()
    const complaints: string[] = []
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text())
    })
    page.on("pageerror", (error) => complaints.push(String(error)))
    return { page, complaints }
  }

  const own = async (page: Page, bot?: Json) => {
    const email = `owner-${crypto.randomUUID()}@example.com`
    const { request } = page.context()
    const post = async (path: string, data: Json, token?: string) => {
      const headers = { Origin: url, ...(token && { Authorization: `Bearer ${token}` }) }
      const answer = await request.post(path, { data, headers })
      if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
      return (await answer.json()) as Json
    }
    await post("/api/auth/sign-up", { email, password: PASSWORD })
    const code = new URL(await mailedLink(email)).searchParams.get("code") ?? ""
    const { accessToken } = (await post("/api/auth/exchange", { code })) as { accessToken: string }
    await post("/api/auth/set-cookie", { token: accessToken })
    if (!bot) return { email, chatbotId: "" }
    const { chatbot } = (await post("/api/chatbots", bot, accessToken)) as {
      chatbot: { id: string }
    }
    return { email, chatbotId: chatbot.id }
  }

  const close = async () => {
    await browser.close()
    server.kill("SIGTERM")
    await server.exited
    await database.drop()
  }
  return { url, database, browser, visit, sandbox, mailedLink, own, close }
}
