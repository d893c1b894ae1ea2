import { expect } from "bun:test"
import type { Page } from "playwright"
import { DESK, onStage, PHONE } from "../support/browser.ts"

const walk = onStage()

const PUBLIC = [
  "/",
  "/login",
  "/signup",
  "/pricing",
  "/documentation",
  "/virtual-receptionist",
  "/contact",
  "/privacy-policy",
  "/terms-of-service",
  "/whatsapp-guide",
]
const PRIVATE = ["", "/chatbots", "/whatsapp", "/training", "/memory", "/calendar", "/settings"]

const NARROW = { width: 320, height: 720 }

walk(
  "On a phone the menu opens, closes with Esc giving the focus back, and signing out asks",
  async ({ page, own }) => {
    await page.goto("/pricing")
    const menu = page.getByTestId("top-bar").getByRole("button", { name: "Menu" })
    const login = page.locator("#bar-menu").getByRole("button", { name: "Login" })
    expect(await menu.getAttribute("aria-expanded")).toBe("false")
    expect(await login.isVisible()).toBe(false)
    await menu.click()
    expect(await menu.getAttribute("aria-expanded")).toBe("true")
    await login.focus()
    await page.keyboard.press("Escape")
    expect(await menu.getAttribute("aria-expanded")).toBe("false")
    expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true)

    await own({ name: "Marisol" })
    await page.reload()
    await menu.click()
    await page.locator("#bar-menu").getByRole("button", { name: "Sign Out" }).click()
    const question = page.getByRole("dialog", { name: "Are you sure you want to sign out?" })
    await question.getByRole("button", { name: "Cancel" }).click()
    await question.waitFor({ state: "detached" })
    expect(new URL(page.url()).pathname).toBe("/pricing")
    await menu.click()
    await page.locator("#bar-menu").getByRole("button", { name: "Sign Out" }).click()
    await question.getByRole("button", { name: "Sign Out" }).click()
    await page.waitForURL((url) => url.pathname === "/")
    await page.locator("html[data-session=out]").waitFor()
  },
  { viewport: PHONE },
)

walk(
  "The bar offers Login to strangers and My Account to owners, with the same help in the same place everywhere",
  async ({ page, own }) => {
    const bar = page.getByTestId("top-bar")
    const login = bar.getByRole("button", { name: "Login" })
    const account = bar.getByRole("link", { name: "My Account" })
    const help = bar.getByRole("link", { name: "Documentation" })
    await page.goto("/")
    await page.getByRole("button", { name: "Start Now!" }).waitFor()
    expect([await login.isVisible(), await account.isVisible()]).toEqual([true, false])
    for (const path of PUBLIC) {
      await page.goto(path)
      expect(await help.isVisible()).toBe(true)
      const contacts = page.getByRole("contentinfo").getByRole("button", { name: "Contact Us" })
      expect(await contacts.count()).toBe(1)
    }
    const [footer] = await page.getByRole("contentinfo").allInnerTexts()
    for (const name of ["Pricing", "Virtual Receptionist", "Privacy Policy", "Terms of Service"])
      expect(footer).toContain(name)

    await own({ name: "Marisol" })
    await page.goto("/")
    await page.locator("html[data-session=in]").waitFor()
    expect([await login.isVisible(), await account.isVisible()]).toEqual([false, true])
    await account.click()
    await page.waitForURL("**/dashboard/settings")
    expect(await page.getByRole("contentinfo").count()).toBe(0)
    expect(await help.isVisible()).toBe(true)
  },
)

walk(
  "On a phone the landing page shows what it is for, and its button, without scrolling",
  async ({ page }) => {
    await page.goto("/")
    const button = page.getByRole("button", { name: "Start Now!" })
    await button.waitFor()
    for (const seen of [page.getByRole("heading", { level: 1 }), button]) {
      const box = await seen.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height)
    }
  },
  { viewport: PHONE },
)

walk("Five plans stand side by side at the same height", async ({ page }) => {
  await page.goto("/pricing")
  const plans = page.getByTestId("plan")
  await plans.nth(4).waitFor()
  const boxes = await plans.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().toJSON()),
  )
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1)
  expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(5)
})

walk(
  "Both addresses of the guide say the same, and every local link of every page leads somewhere",
  async ({ page, stage }) => {
    const links = new Set<string>()
    const said: Record<string, string> = {}
    for (const path of PUBLIC) {
      await page.goto(path)
      said[path] = await page.locator("main").innerText()
      for (const href of await page
        .locator("a[href^='/']")
        .evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? "")))
        links.add(href.split("#")[0] ?? "")
    }
    expect(said["/documentation"]).toBe(said["/virtual-receptionist"] ?? "")
    for (const wanted of ["/", "/dashboard/chatbots", "/dashboard/calendar"])
      expect([...links]).toContain(wanted)
    const dead: string[] = []
    for (const link of links) {
      const { status } = await fetch(stage.url + link, { redirect: "follow" })
      if (status !== 200) dead.push(`${link}: ${status}`)
    }
    expect(dead).toEqual([])
  },
)

/** Line height, letters, words and paragraphs as far apart as a reader may set them (WCAG 1.4.12). */
const spaceOut = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* {
      line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
    } p { margin-bottom: 2em !important; }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })

/** Controls whose words no longer fit, unless shortening them is meant. */
const cutControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, a, label, h1, h2, h3, summary, .pill")]
      .filter((one) => one.checkVisibility() && one.clientWidth > 1)
      .filter((one) => !one.closest(".truncate, .sr-only, .phone-wall, .poster"))
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2),
      )
      .map((one) => one.outerHTML.slice(0, 160)),
  )

const SPACED = [...PUBLIC, ...PRIVATE.map((path) => `/dashboard${path}`)]
for (const [at, part] of [SPACED.slice(0, 6), SPACED.slice(6, 12), SPACED.slice(12)].entries())
  walk(`Text spaced out by its reader is cut nowhere (${at + 1} of 3)`, async ({ page, own }) => {
    if (part.some((path) => path.startsWith("/dashboard"))) await own({ name: "Marisol" })
    const cut: string[] = []
    for (const path of part) {
      await page.setViewportSize(DESK)
      await page.goto(path)
      await page.getByRole("heading", { level: 1 }).first().waitFor()
      await page.waitForFunction(() => !document.querySelector("main .skeleton"))
      await spaceOut(page)
      for (const size of [DESK, NARROW]) {
        await page.setViewportSize(size)
        await page.waitForFunction(
          (width) => document.documentElement.scrollWidth <= width,
          size.width,
        )
        cut.push(...(await cutControls(page)).map((html) => `${path} ${size.width}: ${html}`))
      }
    }
    expect(cut).toEqual([])
  })

walk(
  "With letters twice as large everything still stands on a phone's screen",
  async ({ page, own }) => {
    await own({ name: "Peluquería y Estética Marisol" })
    await page.addInitScript(() => {
      localStorage.setItem("language", "es")
      addEventListener("DOMContentLoaded", () => {
        document.documentElement.style.fontSize = "200%"
      })
    })
    const outside: string[] = []
    for (const path of ["/es", "/es/pricing", ...PRIVATE.map((path) => `/dashboard${path}`)]) {
      await page.goto(path)
      await page.getByRole("heading", { level: 1 }).first().waitFor()
      await page.waitForFunction(() => !document.querySelector("main .skeleton"))
      const found = await page.evaluate(() =>
        [...document.querySelectorAll("a, button, input, select, textarea, p, h1, h2, h3")]
          .filter((one) => one.checkVisibility() && !one.closest(".sr-only"))
          .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
          .map((one) => one.outerHTML.slice(0, 120)),
      )
      outside.push(...found.map((what) => `${path}: ${what}`))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    }
    expect(outside).toEqual([])
  },
  { viewport: PHONE },
)

walk(
  "Who asks for less motion sees none that lasts",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    for (const path of ["/", "/pricing", "/dashboard", "/dashboard/training"]) {
      await page.goto(path)
      await page.getByRole("heading", { level: 1 }).first().waitFor()
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll("*")].flatMap((one) =>
          ["", "::before", "::after"].flatMap((pseudo) => {
            const { transitionDuration, animationDuration } = getComputedStyle(one, pseudo || null)
            const longest = Math.max(
              ...`${transitionDuration}, ${animationDuration}`.split(",").map(Number.parseFloat),
            )
            return longest > 0.001 ? [`${one.outerHTML.slice(0, 80)} ${pseudo} ${longest} s`] : []
          }),
        ),
      )
      expect(moving).toEqual([])
    }
  },
  { reducedMotion: "reduce" },
)

walk("A chosen theme stays, also over a reload, before anything is painted", async ({ page }) => {
  await page.goto("/")
  const theme = page.getByRole("contentinfo").getByRole("combobox")
  await theme.selectOption("dark")
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const dark = await ground()
  await page.addInitScript(() =>
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-paint").length > 0)
        Object.assign(window, { atFirstPaint: document.documentElement.dataset.theme })
    }).observe({ type: "paint", buffered: true }),
  )
  await page.goto("/pricing")
  await page.waitForFunction(() => "atFirstPaint" in window)
  expect(
    await page.evaluate(() => (window as unknown as { atFirstPaint: string }).atFirstPaint),
  ).toBe("dark")
  expect(await ground()).toBe(dark)
  expect(await page.getByRole("contentinfo").getByRole("combobox").inputValue()).toBe("dark")
  await page.getByRole("contentinfo").getByRole("combobox").selectOption("light")
  expect(await ground()).not.toBe(dark)
})

walk(
  "At 390 main controls are 44 high and what one types in is 16 px or more",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    const small: string[] = []
    for (const path of [
      "/contact",
      "/dashboard/training",
      "/dashboard/settings",
      "/dashboard/memory",
    ]) {
      await page.goto(path)
      await page.getByRole("heading", { level: 1 }).first().waitFor()
      await page.waitForFunction(() => !document.querySelector("main .skeleton"))
      const found = await page.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLElement>(
            "main .button, main input, main textarea, main select",
          ),
        ]
          .filter((one) => one.checkVisibility() && !one.closest(".phone"))
          .flatMap((one) => {
            const { height } = one.getBoundingClientRect()
            const letters = Number.parseFloat(getComputedStyle(one).fontSize)
            const typed = one.matches("input:not([type=checkbox], [type=range]), textarea, select")
            return (one.matches(".button, .input") && height < 44) || (typed && letters < 16)
              ? [`${height} px high, ${letters} px letters: ${one.outerHTML.slice(0, 90)}`]
              : []
          }),
      )
      small.push(...found.map((what) => `${path} ${what}`))
    }
    expect(small).toEqual([])
  },
  { viewport: PHONE },
)

walk("Printed, the legal pages show every section and nothing of the frame", async ({ page }) => {
  for (const path of ["/privacy-policy", "/terms-of-service"]) {
    await page.goto(path)
    const sections = page.locator("main details .prose")
    const shown = () =>
      sections.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)
    expect(await shown()).toBe(1)
    await page.emulateMedia({ media: "print" })
    expect(await shown()).toBe(await sections.count())
    expect(await page.getByTestId("top-bar").isVisible()).toBe(false)
    expect(await page.getByRole("contentinfo").isVisible()).toBe(false)
    await page.emulateMedia({ media: "screen" })
  }
})

walk("Icons, manifest and social picture are what they say they are", async ({ page, stage }) => {
  await page.goto("/")
  const named = await page.evaluate(() => [
    document.querySelector<HTMLLinkElement>("link[rel=icon]")?.href,
    document.querySelector<HTMLLinkElement>("link[rel='apple-touch-icon']")?.href,
    new URL(
      document.querySelector<HTMLMetaElement>("meta[property='og:image']")?.content ?? "",
      location.href,
    ).href,
  ])
  const manifest = await (await fetch(`${stage.url}/manifest.webmanifest`)).json()
  for (const icon of [
    ...named,
    ...manifest.icons.map(({ src }: { src: string }) => stage.url + src),
  ]) {
    const answer = await fetch(String(icon))
    expect([icon, answer.status]).toEqual([icon, 200])
    expect(answer.headers.get("content-type")).toMatch(/^image\//)
  }
})
