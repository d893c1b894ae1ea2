import { afterAll, beforeAll, expect, test } from "bun:test"
import { join } from "node:path"
import AxeBuilder from "@axe-core/playwright"
import type { Page } from "playwright"
import { DESK, openStage, PATIENCE_MS, PHONE, type Stage } from "../support/browser.ts"

const PICTURES = join(import.meta.dir, "screenshots")
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
const POISON = `<img src=x onerror="document.title='poisoned'"> Peluquería`

const PUBLIC = [
  "/",
  "/login",
  "/signup",
  "/auth/callback?code=used",
  "/update-password",
  "/pricing",
  "/documentation",
  "/virtual-receptionist",
  "/contact",
  "/privacy-policy",
  "/terms-of-service",
  "/whatsapp-guide",
  "/es",
  "/nothing-here",
]
const PRIVATE = [
  "/dashboard",
  "/dashboard/chatbots",
  "/dashboard/create-chatbot",
  "/dashboard/edit-chatbot/{id}",
  "/dashboard/whatsapp",
  "/dashboard/whatsapp-setup",
  "/dashboard/whatsapp-callback",
  "/dashboard/training",
  "/dashboard/settings",
  "/dashboard/calendar",
  "/dashboard/pricing",
  "/dashboard/memory",
  "/dashboard/debug",
  "/dashboard/simulation",
  "/dashboard/diagnostics",
]
const LOOKS = [
  ["light", "390", PHONE],
  ["light", "1280", DESK],
  ["dark", "390", PHONE],
  ["dark", "1280", DESK],
] as const

let stage: Stage
let open: (path: string) => Promise<void>
let page: Page
let complaints: string[]
beforeAll(async () => {
  stage = await openStage()
  const visit = await stage.visit({ reducedMotion: "reduce" })
  page = visit.page
  complaints = visit.complaints
  const { chatbotId } = await stage.own(page, {
    name: POISON,
    description: POISON,
    knowledgeSources: [{ type: "text", content: POISON }],
  })
  await stage.database.owner.query(
    `insert into subscriptions (userid, status, "planId", "currentPeriodStart")
     select c.userid, 'active', p.id, now() from chatbots c, plans p where p.name = 'Pro'
     on conflict do nothing`,
  )
  const session = await page.context().cookies()
  open = async (path) => {
    // Signing in closes some of the public screens.
    if (PUBLIC.includes(path)) await page.context().clearCookies()
    else await page.context().addCookies(session)
    await page.goto(path.replace("{id}", chatbotId))
    await page.getByRole("heading", { level: 1 }).first().waitFor()
    await settled()
  }
}, PATIENCE_MS)
afterAll(() => stage.close(), PATIENCE_MS)

/** Nothing is loading any more. The live stream never ends, so the network is no sign of it. */
const settled = async () => {
  await page.waitForFunction(
    () =>
      document.fonts.status === "loaded" &&
      document.getAnimations().every(({ playState }) => playState !== "running") &&
      !document.querySelector("main .skeleton, main [aria-busy=true]") &&
      !/^(Loading|Cargando)/m.test(document.querySelector("main")?.innerText ?? ""),
  )
}

const nameOf = (path: string) =>
  path.replace("{id}", "id").split("?")[0]?.replaceAll("/", "-").replace(/^-/, "") || "landing"

for (const path of [...PUBLIC, ...PRIVATE])
  test(
    `${path}: no fault for assistive technology, nothing cut at 320, poison is only text`,
    async () => {
      await page.setViewportSize(DESK)
      complaints.length = 0
      await open(path)
      expect(await page.title()).toMatch(/\S+ · Recado$/)
      expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1)
      const faults: string[] = []
      for (const [theme, size, viewport] of LOOKS) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" })
        await page.setViewportSize(viewport)
        await settled()
        const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
        for (const { id, nodes } of violations)
          faults.push(`${theme} ${size} ${id}: ${nodes.map(({ html }) => html).join(" | ")}`)
        await page.screenshot({
          path: join(PICTURES, `${nameOf(path)}-${size}-${theme}.png`),
          fullPage: true,
        })
      }
      expect(faults).toEqual([])
      await page.setViewportSize({ width: 320, height: 720 })
      // What depends on the width is drawn anew a moment after the window has changed.
      await page.waitForFunction(() => document.documentElement.scrollWidth === 320)
      expect(await page.locator("img[src=x]").count()).toBe(0)
      expect(await page.title()).not.toBe("poisoned")
      const serious = complaints.filter((text) => !/status of (401|404|400)/.test(text))
      expect(serious).toEqual([])
    },
    PATIENCE_MS,
  )

test(
  "Every page forbids foreign and inline scripts and styles",
  async () => {
    for (const path of ["/", "/dashboard"]) {
      const policy = (await fetch(stage.url + path)).headers.get("Content-Security-Policy") ?? ""
      expect(policy).toContain("default-src")
      expect(policy).not.toContain("unsafe-inline")
      expect(policy).not.toContain("unsafe-eval")
    }
  },
  PATIENCE_MS,
)

test(
  "Moving through the sidebar by keyboard changes the title and puts the focus on the heading",
  async () => {
    await page.setViewportSize(DESK)
    await open("/dashboard")
    for (const [link, title] of [
      ["Training", "Training & Knowledge Base · Recado"],
      ["Settings", "Settings · Recado"],
      ["Memory", "Chatbot Memory · Recado"],
    ] as const) {
      const side = page.getByTestId("sidebar").getByRole("link", { name: link })
      await side.focus()
      await side.press("Enter")
      await page.waitForFunction((wanted) => document.title === wanted, title)
      await page.waitForFunction(() => document.activeElement?.tagName === "H1")
    }
  },
  PATIENCE_MS,
)

test(
  "No token, secret or password is kept in the browser's storage",
  async () => {
    await open("/dashboard")
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    )
    expect(kept).not.toMatch(/eyJ|bearer|token|password|secret/i)
  },
  PATIENCE_MS,
)
