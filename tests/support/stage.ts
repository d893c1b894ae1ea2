import { type Browser, chromium } from "playwright"
import { accessTokens } from "../../adapters/http/session/access-tokens.ts"
import { atEnd } from "./at-end.ts"
import { freshDatabase, type TestDatabase } from "./database.ts"
import { signedInOwner } from "./owners.ts"
import { type Child, spawnReady, until } from "./process.ts"
import { SECRET, vault } from "./secret.ts"

type Json = Record<string, unknown>
type Env = Readonly<Record<string, string>>

/** The real server on a database of its own, every provider played by the sandbox, and a real browser. */
export type Stage = {
  readonly url: string
  readonly database: TestDatabase
  readonly browser: () => Promise<Browser>
  /** One of the sandbox's controls. */
  readonly sandbox: (method: "GET" | "POST" | "DELETE", path: string, body?: Json) => Promise<Json>
  /** The newest link that was mailed to somebody and contains `leads`. */
  readonly mailedLink: (to: string, leads?: string) => Promise<string>
  /** An account with this password that is signed in; answers its access token. */
  readonly signedIn: (email: string, password: string) => Promise<string>
}

const LETTER_WITHIN_MS = 60_000
const LAUNCHED_WITHIN_MS = 120_000

const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

const hashes = new Map<string, Promise<string>>()

/** Hashing takes long on purpose, so each password is hashed once. */
const hashOf = (password: string) => {
  const hash = hashes.get(password) ?? Bun.password.hash(password)
  hashes.set(password, hash)
  return hash
}

let opening: Promise<Browser> | undefined

/** One browser for all stages, started again if it crashed: the one that tests/run.ts has found, else Playwright's own. */
const openBrowser = () => {
  const executablePath = process.env.CHROMIUM
  opening ??= chromium
    .launch({
      ...(executablePath && { executablePath }),
      ...{ args: ARGS, timeout: LAUNCHED_WITHIN_MS },
    })
    .then((browser) => {
      browser.on("disconnected", () => {
        opening = undefined
      })
      atEnd(() => browser.close())
      return browser
    })
  return opening
}

const openStage = async (env: Env): Promise<Stage> => {
  const [database] = await Promise.all([freshDatabase(), openBrowser()])
  const server: Child = await spawnReady("adapters/cli/serve.ts", {
    DATABASE_URL: database.url,
    APP_SECRET: SECRET,
    PORT: "0",
    SANDBOX: "1",
    ...env,
  })
  const { url } = server
  await until("the server has its database", async () => (await fetch(`${url}/api/health`)).ok)
  atEnd(async () => {
    server.kill("SIGTERM")
    await server.exited
    await database.drop()
  })

  const sandbox: Stage["sandbox"] = async (method, path, body) => {
    const answer = await fetch(`${url}/sandbox/api${path}`, {
      method,
      ...(body && {
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
    })
    return (await answer.json()) as Json
  }

  const mailedLink: Stage["mailedLink"] = async (to, leads = "") => {
    const deadline = Date.now() + LETTER_WITHIN_MS
    while (Date.now() < deadline) {
      const { items } = (await sandbox("GET", `/mail?to=${encodeURIComponent(to)}`)) as {
        items: { links: string[]; sentAt: string }[]
      }
      const newest = items.toSorted((a, b) => b.sentAt.localeCompare(a.sentAt))
      const link = newest.map(({ links }) => links[0]).find((one) => one?.includes(leads))
      if (link) return link
      await Bun.sleep(30)
    }
    throw new Error(`no letter with a link for ${to}`)
  }

  const tokens = accessTokens(vault.derive("access tokens"), url)
  const signedIn: Stage["signedIn"] = async (email, password) => {
    const { id, sessionId } = await signedInOwner(database.owner, email, await hashOf(password))
    return (await tokens.issue({ owner: id, sessionId })).accessToken
  }
  return { url, database, browser: openBrowser, sandbox, mailedLink, signedIn }
}

const stages = new Map<string, Promise<Stage>>()

/** The stage with these settings: opened once, shared by all test files, closed after the last of them. */
export const stageWith = (env: Env): Promise<Stage> => {
  const key = JSON.stringify(env)
  const known = stages.get(key)
  if (known) return known
  const opened = openStage(env)
  stages.set(key, opened)
  return opened
}
