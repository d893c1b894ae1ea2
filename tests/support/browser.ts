import { beforeAll, expect as expectNow, test } from "bun:test"
import type { BrowserContext, BrowserContextOptions, Page } from "playwright"
import { expect as expectWithin } from "playwright/test"
import { concurrencyLimit } from "../../adapters/secrets/concurrency-limit.ts"
import { listenToPassing } from "./passing.ts"
import { type Stage, stageWith } from "./stage.ts"

export const PHONE = { width: 390, height: 844 }
/** The narrowest screen that many telephones still have. */
export const SMALL_PHONE = { width: 360, height: 640 }
export const DESK = { width: 1280, height: 800 }

export const PASSWORD = "correct horse battery"

/** How long one step of a journey may take on a busy machine. */
const STEP_WITHIN_MS = 90_000
const PAGE_WITHIN_MS = 90_000
const OPEN_WITHIN_MS = 240_000
const JOURNEY_WITHIN_MS = 600_000
/** Never reached, although waiting for other journeys counts: after this time the runner would end the shared browser with the test. */
const WALK_WITHIN_MS = 1_800_000
/** How many journeys run at the same time. They mostly wait for timers and answers; more would wait for the processor. */
const AT_ONCE = 4

/** Assertions about a page are repeated until they hold or the time is up. */
export const expect = expectWithin.configure({ timeout: STEP_WITHIN_MS })

type Bot = Readonly<Record<string, unknown>>
export type Owner = {
  readonly email: string
  readonly chatbotId: string
  /** A call of the interface in the owner's name. */
  readonly call: <Reply = unknown>(method: string, path: string, body?: Bot) => Promise<Reply>
  /** Connects a WhatsApp number to the owner's bot, or to this one, with a pasted token. */
  readonly connectNumber: (chatbotid?: string) => Promise<void>
  /** Connects a Google calendar to the bot, in the window, which then shows it. */
  readonly connectCalendar: () => Promise<void>
}

/** A browser window of somebody without an account, with everything that its console and its scripts complained about. */
type Visit = {
  readonly page: Page
  readonly complaints: string[]
  /** Signs this window in to an account of its own, and makes a bot for it through the API if one is given. */
  readonly own: (bot?: Bot) => Promise<Owner>
}
export type Walk = Visit & {
  readonly stage: Stage
  /** One more window, of somebody else. */
  readonly visit: (options?: BrowserContextOptions) => Promise<Visit>
}
type Options = BrowserContextOptions & {
  /** For a journey that changes what all share, such as a provider's faults. */
  alone?: boolean
}

/** Runs a few journeys at the same time; the others wait. */
const inTurn = concurrencyLimit(AT_ONCE, Number.POSITIVE_INFINITY)

const soon = async (journey: Promise<void>) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`not there within ${JOURNEY_WITHIN_MS} ms`)),
      JOURNEY_WITHIN_MS,
    )
  })
  await Promise.race([journey, late]).finally(() => clearTimeout(timer))
}

/**
 * The complaints that must not appear: errors of scripts, and violations of the content security policy. That a call failed, which
 * the browser reports by itself, may be part of the journey.
 */
const unexpected = (complaints: readonly string[]) =>
  complaints.filter((text) => !text.startsWith("Failed to load resource"))

/** A route that still answers would fail on a page that is gone, after its test, and so the whole run. */
const closeWindow = async (context: BrowserContext) => {
  const routed = [context, ...context.pages()]
  await Promise.all(routed.map((each) => each.unrouteAll({ behavior: "ignoreErrors" })))
  await context.close()
}

/**
 * The stage of a test file. What it gives registers one journey: a window of its own for it, closed after it, without a
 * script's error and without a violation of the content policy.
 */
export const onStage = (env: Readonly<Record<string, string>> = {}) => {
  beforeAll(async () => void (await stageWith(env)), OPEN_WITHIN_MS)

  return (
    title: string,
    journey: (walk: Walk) => Promise<void>,
    { alone = false, ...window }: Options = {},
  ) => {
    const walk = async () => {
      const stage = await stageWith(env)
      const visits: Visit[] = []
      const visit = async (options: BrowserContextOptions = {}) => {
        const opened = await openWindow(stage, options)
        visits.push(opened)
        return opened
      }
      try {
        await soon(journey({ ...(await visit(window)), stage, visit }))
        expectNow(unexpected(visits.flatMap(({ complaints }) => complaints))).toEqual([])
      } catch (fault) {
        for (const { page } of visits) console.log(await whereabouts(page))
        throw fault
      } finally {
        await Promise.all(visits.map(({ page }) => closeWindow(page.context())))
      }
    }
    if (alone) test(title, walk, WALK_WITHIN_MS)
    else test.concurrent(title, async () => void (await inTurn(walk)), WALK_WITHIN_MS)
  }
}

/** Where a page was when its journey failed, and what it had said. */
const whereabouts = async (page: Page) => {
  const alerts = await page.getByRole("alert").allTextContents().catch(String)
  return `  at ${page.url()}, with the alerts ${JSON.stringify(alerts)}`
}

/** Waits until nothing is loading. The network does not show it, as the live stream never ends. */
export const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      !document.querySelector("main .skeleton, main [aria-busy=true]") &&
      !/^(Loading|Cargando)/m.test(document.querySelector("main")?.innerText ?? ""),
  )

/** Waits until a dashboard has fetched all that it fetches by itself. The last of it is the code that keeps the focus on navigation. */
export const fetchedAhead = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const fetched = performance.getEntriesByType("resource").map(({ name }) => name)
        const last = fetched.find((name) => name.includes("/restore-focus."))
        return last && Boolean(await import(last))
      }),
    )
    .toBe(true)

/** Fills in the form that signs an owner in. */
export const signIn = async (page: Page, email: string, password = PASSWORD) => {
  await page.getByLabel("E-mail").fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
}

/** Holds back a page's calls of an address, or only those of one method, until the returned function is called. */
export const hold = async (page: Page, address: string | RegExp, method?: string) => {
  const { promise: held, resolve: go } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    if (!method || route.request().method() === method) await held
    await route.continue()
  })
  return () => go()
}

/**
 * Sends something with a session that ends while the call is under way, and waits for the login page. If the session ended before,
 * the page could leave for the login page before anything is pressed, because it also calls the server by itself.
 */
export const sendAsSessionEnds = async (
  page: Page,
  address: string | RegExp,
  send: () => Promise<void>,
) => {
  const letGo = await hold(page, address)
  const sent = page.waitForRequest(address)
  await send()
  await sent
  await page.context().clearCookies()
  letGo()
  // A second refused call navigates there again, and interrupts the first load.
  await expect(page).toHaveURL(/\/login\?next=/)
}

/** Cuts a page off from live events: on a busy machine they could make it read everything again in the middle of a test. */
export const withoutNews = (page: Page) => page.route("**/api/events*", (route) => route.abort())

const openWindow = async (stage: Stage, options: BrowserContextOptions): Promise<Visit> => {
  const browser = await stage.browser()
  const context = await browser.newContext({
    baseURL: stage.url,
    viewport: DESK,
    locale: "en-GB",
    timezoneId: "Europe/Paris",
    ...options,
  })
  context.setDefaultTimeout(STEP_WITHIN_MS)
  context.setDefaultNavigationTimeout(PAGE_WITHIN_MS)
  await listenToPassing(context)
  const complaints: string[] = []
  context.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text())
  })
  context.on("weberror", (fault) => complaints.push(String(fault.error())))
  const page = await context.newPage()
  return { page, complaints, own: (bot) => own(stage, page, bot) }
}

const own = async (stage: Stage, page: Page, bot?: Bot): Promise<Owner> => {
  const email = `owner-${crypto.randomUUID()}@example.com`
  const token = await stage.signedIn(email, PASSWORD)
  const call: Owner["call"] = async (method, path, data) => {
    const headers = { Origin: stage.url, Authorization: `Bearer ${token}` }
    const answer = await page.request.fetch(path, {
      ...{ method, headers, ...(data && { data }) },
      // Nobody looks at how long this takes.
      timeout: OPEN_WITHIN_MS,
    })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    return answer.json()
  }
  await call("POST", "/api/auth/set-cookie", { token })
  const made = bot && (await call<{ chatbot: { id: string } }>("POST", "/api/chatbots", bot))
  const chatbotId = made?.chatbot.id ?? ""
  return {
    email,
    chatbotId,
    call,
    connectNumber: async (chatbotid = chatbotId) => {
      const accesstoken = `a token that was pasted for ${chatbotid}`
      await call("POST", "/api/whatsapp/process-token", { chatbotid, accesstoken })
    },
    connectCalendar: async () => {
      await page.goto(`/api/google-calendar/connect?chatbotId=${chatbotId}`)
      await page.getByLabel("E-mail").fill(email)
      await page.getByRole("button", { name: "Allow" }).click()
      await page.waitForURL("**/dashboard/calendar**")
    },
  }
}
