import type { Page } from "playwright"
import { DESK, expect, onStage, PHONE, SMALL_PHONE, settled } from "../support/browser.ts"
import { smallTargets } from "../support/small-targets.ts"
import { PUBLIC } from "./public-pages.ts"

const walk = onStage()

const PRIVATE = ["", "/chatbots", "/whatsapp", "/training", "/memory", "/calendar", "/settings"]

const NARROW = { width: 320, height: 720 }

walk(
  "On a phone the landing page shows what it is for, and its button, without scrolling",
  async ({ page }) => {
    await page.goto("/")
    const button = page.getByRole("button", { name: "Start Now!" })
    const lead = page.getByText("It answers your customers day and night")
    for (const seen of [page.getByRole("heading", { level: 1 }), lead, button])
      await expect(seen).toBeInViewport({ ratio: 1 })
  },
  { viewport: PHONE },
)

walk("Five plans stand side by side at the same height", async ({ page }) => {
  await page.goto("/pricing")
  const plans = page.getByTestId("plan")
  const places = () =>
    plans.evaluateAll((all) => {
      const boxes = all.map((one) => one.getBoundingClientRect())
      const different = (sides: number[]) => new Set(sides.map(Math.round)).size
      return {
        heights: different(boxes.map(({ top }) => top)),
        columns: different(boxes.map(({ left }) => left)),
      }
    })
  await expect.poll(places).toEqual({ heights: 1, columns: 5 })
})

walk(
  "Both addresses of the guide say the same, and every local link of every page leads somewhere",
  async ({ page, stage }) => {
    const links = new Set<string>()
    const said: Record<string, string> = {}
    const guide: (string | null)[] = []
    for (const path of PUBLIC) {
      await page.goto(path)
      if (path === "/documentation")
        guide.push(
          ...(await page
            .locator("main a")
            .evaluateAll((all) => all.map((one) => one.getAttribute("href")))),
        )
      said[path] = await page.locator("main").innerText()
      for (const href of await page
        .locator("a[href^='/']")
        .evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? "")))
        links.add(href.split("#")[0] ?? "")
    }
    expect(said["/documentation"]).toBe(said["/virtual-receptionist"] ?? "")
    for (const wanted of ["/", "/dashboard/chatbots", "/contact", "/dashboard/calendar"])
      expect(guide).toContain(wanted)
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
    for (const path of part) {
      await page.setViewportSize(DESK)
      await page.goto(path)
      await page.getByRole("heading", { level: 1 }).first().waitFor()
      await settled(page)
      await spaceOut(page)
      for (const size of [DESK, NARROW]) {
        await page.setViewportSize(size)
        await page.waitForFunction(
          (width) => document.documentElement.scrollWidth <= width,
          size.width,
        )
        await expect.poll(() => cutControls(page), `${path} ${size.width}`).toEqual([])
      }
    }
  })

walk(
  "With letters twice as large the offer of Spanish is read, taken and refused on a small phone",
  async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener("DOMContentLoaded", () => {
        document.documentElement.style.fontSize = "200%"
      }),
    )
    await page.goto("/")
    for (const part of [
      page.getByText("Recado también habla español."),
      page.getByRole("link", { name: "Ver en español" }),
      page.getByRole("button", { name: "No, gracias" }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBe(SMALL_PHONE.width)
  },
  { viewport: SMALL_PHONE, locale: "es-ES" },
)

walk(
  "With letters twice as large everything still stands on the screen of a small phone",
  async ({ page, own }) => {
    await page.addInitScript(() => {
      localStorage.setItem("language", "es")
      addEventListener("DOMContentLoaded", () => {
        document.documentElement.style.fontSize = "200%"
      })
    })
    await page.goto("/es")
    await page.getByRole("button", { name: "¡Empieza ya!" }).click()
    await page.getByRole("button", { name: "Crea primero el chatbot" }).click()
    const wizard = page.getByRole("dialog", { name: "Crea tu chatbot" })
    await wizard.getByLabel("Nombre del chatbot").fill("Peluquería Marisol")
    await wizard.getByLabel("Descripción").fill("Corte y color.")
    await wizard.getByRole("combobox", { name: "Zona horaria" }).press("ArrowDown")
    const list = wizard.getByRole("listbox")
    await list.getByText("Ciudad de México").waitFor()
    await expect.poll(() => list.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
    await page.keyboard.press("Escape")
    await wizard.getByRole("button", { name: "Siguiente" }).click()
    await wizard.getByRole("button", { name: "Subir archivos" }).waitFor()
    await expect.poll(() => cutControls(page)).toEqual([])

    await own({ name: "Peluquería y Estética Marisol" })
    const outside = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("a, button, input, select, textarea, p, h1, h2, h3")]
          .filter((one) => one.checkVisibility() && !one.closest(".sr-only"))
          .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
          .map((one) => one.outerHTML.slice(0, 120)),
      )
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    const open = ["/es", "/es/pricing", "/documentation", "/es/documentation"]
    for (const path of [...open, ...PRIVATE.map((path) => `/dashboard${path}`)]) {
      await page.goto(path)
      await page.getByRole("heading", { level: 1 }).first().waitFor()
      await settled(page)
      await expect.poll(outside, path).toEqual([])
      await expect.poll(width, path).toBe(SMALL_PHONE.width)
    }
  },
  { viewport: SMALL_PHONE },
)

walk(
  "A visitor who asks for less motion sees none that lasts",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    const moving = () =>
      page.evaluate(() =>
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
    for (const path of ["/", "/pricing", "/dashboard", "/dashboard/training"]) {
      await page.goto(path)
      await page.getByRole("heading", { level: 1 }).first().waitFor()
      await expect.poll(moving, path).toEqual([])
    }
  },
  { reducedMotion: "reduce" },
)

walk("A chosen theme stays, also over a reload, before anything is painted", async ({ page }) => {
  await page.goto("/")
  const theme = page.getByRole("contentinfo").getByRole("combobox")
  const html = page.locator("html")
  const light = await html.evaluate((one) => getComputedStyle(one).backgroundColor)
  await theme.selectOption("dark")
  await expect(html).not.toHaveCSS("background-color", light)
  await page.addInitScript(() =>
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-paint").length > 0)
        Object.assign(window, { atFirstPaint: document.documentElement.dataset.theme })
    }).observe({ type: "paint", buffered: true }),
  )
  await page.goto("/pricing")
  const atFirstPaint = () =>
    page.evaluate(() => (window as unknown as { atFirstPaint?: string }).atFirstPaint)
  await expect.poll(atFirstPaint).toBe("dark")
  await expect(html).not.toHaveCSS("background-color", light)
  await expect(theme).toHaveValue("dark")
  await theme.selectOption("light")
  await expect(html).toHaveCSS("background-color", light)
})

walk(
  "At 390 main controls are 44 high and what one types in is 16 px or more",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    const small = () =>
      page.evaluate(() =>
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
    for (const path of [
      "/contact",
      ...PRIVATE.map((path) => `/dashboard${path}`),
      ...["/pricing", "/debug", "/simulation", "/diagnostics"].map((path) => `/dashboard${path}`),
    ]) {
      await page.goto(path)
      await page.getByRole("heading", { level: 1 }).first().waitFor()
      await settled(page)
      await expect.poll(small, path).toEqual([])
    }
  },
  { viewport: PHONE },
)

walk(
  "At 390 whatever is pressed by itself is at least 24 by 24, also what only some see",
  async ({ page, own }) => {
    const small: string[] = []
    const measure = async (where: string) => {
      for (const target of await smallTargets(page)) small.push(`${where}: ${target}`)
    }
    const fits = async (path: string, shown: string | RegExp) => {
      await page.goto(path)
      await page.getByText(shown).filter({ visible: true }).first().waitFor()
      await settled(page)
      await measure(path)
    }
    await fits("/contact", "recado@sandbox.example")
    await fits("/update-password#type=recovery&token=abc", "Please enter your new password below.")
    // The redirect to the login is held back, to measure its link.
    await page.route("**/login", (route) => route.fulfill({ status: 204 }))
    await fits("/auth/callback?code=used", "Authentication failed. Please try again.")
    await page.unroute("**/login")
    const { chatbotId, call } = await own({ name: "Marisol" })
    await fits("/dashboard/edit-chatbot/x", /does not have a valid UUID format/)
    await fits("/dashboard/whatsapp", "WhatsApp guide")

    await call("POST", `/api/chatbots/${chatbotId}/notifications`, { entry: "<notify:Ana llama>" })
    // Paused, and with its messages used up.
    await page.route("**/api/chatbots", async (route) => {
      const { items, total } = await (await route.fetch()).json()
      await route.fulfill({ json: { items: [{ ...items[0], is_paused: true }], total } })
    })
    await page.route("**/api/usage", async (route) => {
      const usage = await (await route.fetch()).json()
      await route.fulfill({ json: { ...usage, messagesUsed: usage.messagesLimit } })
    })
    await fits("/dashboard", "Ana llama")
    await page.getByTestId("line-banner").getByRole("link").waitFor()
    await measure("banner")
    await page.getByRole("button", { name: "More" }).click()
    await page.getByRole("dialog").getByRole("link", { name: "Resume it" }).waitFor()
    await measure("sidebar")

    await page.unroute("**/api/chatbots")
    await page.unroute("**/api/usage")
    await page.goto("/dashboard/training")
    await page.getByRole("button", { name: "Preview" }).click()
    const phone = page.getByRole("dialog")
    await phone.getByLabel("Message").fill("hola")
    await phone.getByLabel("Message").press("Enter")
    await phone.getByRole("button", { name: "Why this answer?" }).first().click()
    await page.getByRole("link", { name: "Teach it this" }).waitFor()
    await measure("reasons")
    expect(small).toEqual([])
  },
  { viewport: PHONE },
)

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

walk("An example of the guide says whether it was copied", async ({ page }) => {
  const clipboard = (takes: boolean) =>
    page.evaluate((is) => {
      const writeText = () => (is ? Promise.resolve() : Promise.reject(new Error("refused")))
      Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } })
    }, takes)
  await page.goto("/documentation")
  await clipboard(false)
  await page.getByRole("button", { name: "Copy: Restaurant" }).click()
  const refused = page.getByRole("button", { name: "Not copied: Restaurant" })
  await expect(refused).toHaveText("Not copied")
  await clipboard(true)
  await refused.click()
  await expect(page.getByRole("button", { name: "Copied: Restaurant" })).toHaveText("Copied")
})

/** What the notch and the line of a phone cover. */
const COVERED = { standing: [0, 0, 34, 0], lying: [0, 47, 21, 47] } as const

for (const [how, viewport] of [
  ["standing", PHONE],
  ["lying", { width: PHONE.height, height: PHONE.width }],
] as const)
  walk(
    `On a phone that is ${how} nothing to press lies under its notch or its line at the bottom`,
    async ({ page, own }) => {
      const [top, right, bottom, left] = COVERED[how]
      const devtools = await page.context().newCDPSession(page)
      await devtools.send("Emulation.setSafeAreaInsetsOverride", {
        insets: { top, right, bottom, left },
      })
      const covered = () =>
        page.evaluate(
          ([right, bottom, left]) => {
            const inside = document.querySelector("dialog[open]") ?? document
            return [...inside.querySelectorAll<HTMLElement>("a, button, input, select, textarea")]
              .filter((one) => one.checkVisibility() && !one.matches(".skip-link"))
              .filter((one) => {
                const box = one.getBoundingClientRect()
                const isFixed = one.closest(".bottom-bar, .card-foot") !== null
                return (
                  box.width > 1 &&
                  (box.left < left ||
                    box.right > innerWidth - right ||
                    (isFixed && box.bottom <= innerHeight && box.bottom > innerHeight - bottom))
                )
              })
              .map((one) => one.outerHTML.slice(0, 100))
          },
          [right, bottom, left] as const,
        )
      await own()
      for (const path of ["/", "/pricing", "/dashboard", "/dashboard/create-chatbot"]) {
        await page.goto(path)
        await settled(page)
        // Into the middle of a form, whose buttons are then at the edge.
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 3))
        await expect.poll(covered).toEqual([])
      }
      await page.goto("/")
      await page.getByRole("main").getByRole("button", { name: "Start Now!" }).click()
      await page.getByRole("dialog", { name: "Create your chatbot" }).waitFor()
      await expect.poll(covered).toEqual([])
    },
    { viewport },
  )
