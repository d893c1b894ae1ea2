import { join } from "node:path"
import { dashboard, editChatbot, SCREENS } from "../../site/lib/routes.ts"
import { axeFaults } from "../support/axe.ts"
import { DESK, expect, onStage, PHONE, settled, type Walk } from "../support/browser.ts"
import { smallTargets } from "../support/small-targets.ts"
import { poisonedOwner } from "./poison.ts"
import { PUBLIC } from "./public-pages.ts"

const PICTURES = join(import.meta.dir, "screenshots")
/** With PICTURES=1 the run also makes every picture anew, for people to look at; nothing asserts them. */
const PICTURED = process.env.PICTURES === "1"

const OPEN_TO_ALL: readonly string[] = [
  ...PUBLIC,
  "/auth/callback?code=used",
  "/update-password",
  "/es",
  "/nothing-here",
]
/** `create` is another address of create-chatbot. */
const PRIVATE = SCREENS.filter((screen) => screen !== "create").map((screen) =>
  screen === "edit-chatbot" ? editChatbot("{id}") : dashboard(screen),
)
const LOOKS = [
  ["light", "390", PHONE],
  ["light", "1280", DESK],
  ["dark", "390", PHONE],
  ["dark", "1280", DESK],
] as const

const walk = onStage()

/** An owner has 120 calls a minute: after so many windows the next owner is used. */
const WINDOWS_OF_AN_OWNER = 8
let owner: ReturnType<typeof poisonedOwner> | undefined
let windows = 0

const ownerFor = (journey: Walk) => {
  if (windows++ % WINDOWS_OF_AN_OWNER === 0) owner = undefined
  owner ??= poisonedOwner(journey)
  return owner
}

/** Opens an address as the poisoned owner, or as a stranger where signing in closes the screen. */
const open = async (journey: Walk, path: string) => {
  const { page } = journey
  // A failed sign-in leads to the login by itself, which is held back here.
  if (path.startsWith("/auth"))
    await page.route("**/login", (route) => route.fulfill({ status: 204 }))
  if (OPEN_TO_ALL.includes(path)) await page.goto(path)
  else {
    const { chatbotId, session } = await ownerFor(journey)
    await page.context().addCookies(session)
    await page.goto(path.replace("{id}", chatbotId))
  }
  await page.getByRole("heading", { level: 1 }).first().waitFor()
  if (path.startsWith("/auth"))
    await page.getByRole("heading", { name: "Authentication Error" }).waitFor()
  await settled(page)
}

const nameOf = (path: string) =>
  path.replace("{id}", "id").split("?")[0]?.replaceAll("/", "-").replace(/^-/, "") || "landing"

for (const path of [...OPEN_TO_ALL, ...PRIVATE])
  walk(
    `${path}: no fault for assistive technology, nothing cut at 320, poison is only text`,
    async (journey) => {
      const { page, complaints } = journey
      await open(journey, path)
      await expect(page).toHaveTitle(/\S+ · Recado$/)
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
      const faults: string[] = []
      for (const [theme, size, viewport] of LOOKS) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" })
        await page.setViewportSize(viewport)
        await settled(page)
        const found = [...(await axeFaults(page)), ...(await smallTargets(page))]
        faults.push(...found.map((fault) => `${theme} ${size} ${fault}`))
        const file = `${nameOf(path)}-${size}-${theme}.png`
        if (PICTURED) await page.screenshot({ path: join(PICTURES, file), fullPage: true })
      }
      expect(faults).toEqual([])
      await page.setViewportSize({ width: 320, height: 720 })
      // What depends on the width is drawn anew a moment after the window has changed.
      await page.waitForFunction(() => document.documentElement.scrollWidth === 320)
      await expect(page.locator("img[src=x]")).toHaveCount(0)
      await expect(page).not.toHaveTitle("poisoned")
      expect(complaints.filter((text) => !/status of (401|404|400)/.test(text))).toEqual([])
    },
    { reducedMotion: "reduce" },
  )

walk(
  "Who hears the screens of a chatbot that nothing has happened to hears of no empty list",
  async ({ page, own }) => {
    const { connectNumber } = await own({ name: "Marisol" })
    await connectNumber()
    const empty: string[] = []
    for (const screen of ["", "chatbots", "whatsapp", "training", "memory", "settings"] as const) {
      await page.goto(dashboard(screen))
      await page.getByRole("heading", { level: 1 }).waitFor()
      await settled(page)
      // A list with something in it has a colon behind it.
      const heard = await page.locator("body").ariaSnapshot()
      if (/- list( ".*")?$/m.test(heard)) empty.push(screen)
    }
    expect(empty).toEqual([])
  },
)

walk("Every page forbids foreign and inline scripts and styles", async ({ stage }) => {
  for (const path of ["/", "/dashboard"]) {
    const policy = (await fetch(stage.url + path)).headers.get("Content-Security-Policy") ?? ""
    expect(policy).toContain("default-src")
    expect(policy).not.toContain("unsafe-inline")
    expect(policy).not.toContain("unsafe-eval")
  }
})

walk(
  "Moving through the sidebar by keyboard changes the title and puts the focus on the heading; Back finds the place again",
  async (journey) => {
    const { page } = journey
    await open(journey, "/dashboard")
    for (const [link, title] of [
      ["Training", "Training & Knowledge Base · Recado"],
      ["Settings", "Settings · Recado"],
      ["Memory", "Chatbot Memory · Recado"],
    ] as const) {
      const side = page.getByTestId("sidebar").getByRole("link", { name: link })
      await side.focus()
      await side.press("Enter")
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
    }
    const place = () => page.evaluate(() => scrollY)
    await settled(page)
    await page.evaluate(() => scrollTo(0, 300))
    await page.getByTestId("sidebar").getByRole("link", { name: "Settings" }).click()
    await expect(page).toHaveTitle("Settings · Recado")
    await expect.poll(place).toBe(0)
    await page.goBack()
    await expect(page).toHaveTitle("Chatbot Memory · Recado")
    await expect.poll(place).toBe(300)
    // A link to a part of a screen is no Back: the next screen begins at its top.
    await page.goForward()
    await expect(page).toHaveTitle("Settings · Recado")
    await page.getByRole("link", { name: "Plan and bills" }).click()
    await expect.poll(place).toBeGreaterThan(0)
    await page.getByTestId("sidebar").getByRole("link", { name: "Memory" }).click()
    await expect(page).toHaveTitle("Chatbot Memory · Recado")
    await expect.poll(place).toBe(0)
  },
)

walk("No token, secret or password is kept in the browser's storage", async (journey) => {
  await open(journey, "/dashboard")
  const kept = () =>
    journey.page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  await expect.poll(kept).not.toMatch(/eyJ|bearer|token|password|secret/i)
})
