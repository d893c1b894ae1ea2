import type { Locator, Page } from "playwright"
import { at } from "../../site/lib/routes.ts"
import { DESK, expect, onStage, PHONE, SMALL_PHONE, settled } from "../support/browser.ts"
import { buildFirst } from "./wizard-stage.ts"

const walk = onStage()

const PAGES = ["/", "/documentation", "/pricing", "/whatsapp-guide", "/terms-of-service"]
const SCREENS = [
  "",
  "/chatbots",
  "/whatsapp",
  "/training",
  "/memory",
  "/calendar",
  "/pricing",
  "/settings",
  "/diagnostics",
]
const NAME = "Peluquería Núñez"

/** Words of the product and of people that go on in the next line, though they would fit into one of their own. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: box } = text
      if (!box?.checkVisibility() || box.closest(".sr-only, textarea, .phone, .poster")) continue
      for (const { 0: word, index } of text.textContent?.matchAll(/[\p{L}\p{N}]{4,13}/gu) ?? []) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(`${word} in <${box.localName} class="${box.className}">`)
      }
    }
    return broken
  })

/** Times of the day that run into what happens then, links of the footer, and passwords that lie under the word that shows them. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const textOf = (part: Element) => {
      const range = document.createRange()
      range.selectNodeContents(part)
      return range.getBoundingClientRect()
    }
    const over = (first: Element, second: Element) => {
      const [a, b] = [textOf(first), textOf(second)]
      const meet = (low: number, high: number, from: number, to: number) =>
        low < to - 1 && from < high - 1
      return meet(a.left, a.right, b.left, b.right) && meet(a.top, a.bottom, b.top, b.bottom)
    }
    const rows = [...document.querySelectorAll(".row")].flatMap(({ children: [first, second] }) =>
      first && second && over(first, second) ? [first.textContent, second.textContent] : [],
    )
    const links = [...document.querySelectorAll("footer :is(a, button)")].flatMap(
      (link, at, all) =>
        all.slice(at + 1).some((next) => over(link, next)) ? [link.textContent] : [],
    )
    const passwords = [...document.querySelectorAll("input + button")].flatMap((button) => {
      const input = button.previousElementSibling ?? button
      const room = Number.parseFloat(getComputedStyle(input).paddingRight)
      const end = input.getBoundingClientRect().right - room
      return end > button.getBoundingClientRect().left + 1 ? [button.textContent] : []
    })
    return [...rows, ...links, ...passwords]
  })

const LETTERS = [
  ["twice as large, on a small phone", SMALL_PHONE, "200%", "es"],
  ["as they are, on the smallest phone", { width: 320, height: 640 }, "100%", "es"],
  ["as they are, on a tablet", { width: 1000, height: 700 }, "100%", "es"],
  // English has the longest words of a plan, and a menu beside five plans leaves them the least room.
  ["as they are, on a laptop", { width: 1280, height: 800 }, "100%", "en"],
  ["twice as large, on a laptop", { width: 1280, height: 800 }, "200%", "en"],
] as const
for (const [how, viewport, size, language] of LETTERS)
  walk(
    `With letters ${how} no word is broken and none lies over another`,
    async ({ page, own, stage }) => {
      const { chatbotId, call, connectNumber, connectCalendar } = await own({
        name: NAME,
        knowledgeSources: [{ type: "text", content: "El corte cuesta dieciocho euros." }],
      })
      await connectNumber()
      await call("POST", `/api/chatbots/${chatbotId}/memory/fragments`, {
        content: "Los jueves hay descuento.",
      })
      await call("POST", `/api/chatbots/${chatbotId}/notifications`, {
        entry: "<notify:Conceição pregunta por un presupuesto>",
      })
      const from = "34600999777"
      const said = { chatbotid: chatbotId, from, name: "Conceição Guimarães", text: "Hola" }
      await stage.sandbox("POST", "/whatsapp/inbound", said)
      const echo = { chatbotid: chatbotId, to: from, text: "Te llamo." }
      await stage.sandbox("POST", "/whatsapp/echo", echo)
      await connectCalendar()
      const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
      await stage.sandbox("POST", "/google/events", {
        ...{ chatbotid: chatbotId, summary: "Corte de Conceição" },
        ...{ start: { dateTime: inHours(1) }, end: { dateTime: inHours(2) } },
      })

      await page.addInitScript(
        ([fontSize, language]) => {
          localStorage.setItem("language", language)
          addEventListener("DOMContentLoaded", () =>
            Object.assign(document.documentElement.style, { fontSize }),
          )
        },
        [size, language] as const,
      )
      const pages = PAGES.map((path) => at(language, path))
      for (const path of [...pages, ...SCREENS.map((screen) => `/dashboard${screen}`)]) {
        await page.goto(path)
        await page.getByRole("heading", { level: 1 }).first().waitFor()
        await page.waitForFunction(
          () =>
            document.fonts.status === "loaded" &&
            !document.querySelector("main .skeleton, main [aria-busy=true]") &&
            !/^(?:Cargando|Loading)/m.test(document.querySelector("main")?.innerText ?? ""),
        )
        // What moves while the page is being built may overlap for that long; it has to be gone within the poll's time.
        const found = async () => [...(await brokenWords(page)), ...(await overlaps(page))]
        await expect.poll(found, path).toEqual([])
      }
    },
    { viewport },
  )

walk(
  "With letters twice as large a small phone says that a note is kept without breaking a word",
  async ({ page, own }) => {
    await own({ name: NAME })
    await page.addInitScript(() => {
      localStorage.setItem("language", "es")
      addEventListener("DOMContentLoaded", () => {
        document.documentElement.style.fontSize = "200%"
      })
    })
    await page.goto("/dashboard/memory")
    await page.getByLabel("Añade algo que recordar").fill("El 24 cerramos.")
    await page.getByRole("button", { name: "Guardar" }).click()
    await page.getByText("Guardado", { exact: true }).waitFor()
    await expect.poll(() => brokenWords(page)).toEqual([])
  },
  { viewport: SMALL_PHONE },
)

/** How different two pictures of the same thing look. */
const picture = async (thing: Locator) => (await thing.screenshot()).toString("base64")

walk(
  "Where the system sets all colours, what is on, chosen, pressed, full or current is still told apart",
  async ({ page, own }) => {
    await own({ name: NAME })
    await page.goto("/dashboard/memory")
    const toggle = page.getByRole("switch")
    await toggle.waitFor()
    const on = await picture(toggle)
    await toggle.click()
    await page.locator("[role=switch][aria-checked=false]").waitFor()
    await page.getByRole("heading", { level: 1 }).click()
    await expect.poll(() => picture(toggle)).not.toBe(on)

    const tab = (name: string) =>
      page.getByTestId("sidebar").getByRole("link", { name, exact: true })
    await expect(tab("Memory")).toHaveCSS("forced-color-adjust", "none")
    const memory = await picture(tab("Memory"))
    await tab("Training").click()
    const text = page.getByRole("main").getByRole("button", { name: "Text" })
    await text.waitFor()
    await page.getByRole("heading", { level: 1 }).hover()
    await expect.poll(() => picture(tab("Memory"))).not.toBe(memory)
    const pressed = await picture(text)
    await page.getByRole("main").getByRole("button", { name: "URL" }).click()
    await expect.poll(() => picture(text)).not.toBe(pressed)

    await page.goto("/pricing")
    const monthly = page.locator(".choice label").first()
    await monthly.click()
    await page.locator("[data-island=pricing][data-live=yes]").waitFor()
    const chosen = await picture(monthly)
    await page.getByText("Annual -10%").click()
    await page.locator("[data-plan=Pro]").getByText("billed yearly").waitFor()
    await expect.poll(() => picture(monthly)).not.toBe(chosen)
  },
  { forcedColors: "active", reducedMotion: "reduce" },
)

walk(
  "Of a long list of zones the one that is chosen from the keyboard is always in sight",
  async ({ page }) => {
    await buildFirst(page)
    const zone = page.getByRole("combobox", { name: "Time zone" })
    for (let press = 0; press < 12; press++) await zone.press("ArrowDown")
    const option = page.locator("[role=option][aria-selected=true]")
    await option.waitFor()
    const seen = () =>
      option.evaluate((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        return one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
    await expect.poll(seen).toBe(true)
  },
  { viewport: PHONE },
)

walk(
  "On the smallest phone the conversation on the landing page is seen to its end",
  async ({ page }) => {
    for (const path of ["/", "/es"]) {
      await page.goto(path)
      const wall = page.locator(".hero .phone-wall")
      const unseen = () => wall.evaluate((one) => one.scrollHeight - one.clientHeight)
      await expect.poll(unseen).toBe(0)
    }
  },
  { viewport: { width: 320, height: 640 } },
)

/** Walks on with the keyboard through what a form holds: nothing of it lies under the buttons at the form's foot. */
const seesAll = async (page: Page, form: Locator) => {
  const foot = form.locator(".card-foot")
  const covered = () =>
    foot.evaluate((one) => {
      const { localName, outerHTML } = document.activeElement ?? document.body
      const top = document.activeElement?.getBoundingClientRect().top ?? 0
      return top > one.getBoundingClientRect().top - 1 ? [localName, outerHTML.slice(0, 80)] : []
    })
  await form.locator("input, textarea").first().focus()
  while (!(await foot.evaluate((one) => one.contains(document.activeElement)))) {
    await expect.poll(covered).toEqual([])
    await page.keyboard.press("Tab")
  }
}

for (const [how, viewport, size] of [
  ["on a laptop", { width: 1280, height: 640 }, "100%"],
  ["on a phone with letters twice as large", PHONE, "200%"],
] as const)
  walk(
    `What takes the focus is never under the buttons of its form, ${how}`,
    async ({ page, own }) => {
      await page.addInitScript(
        (fontSize) =>
          addEventListener("DOMContentLoaded", () =>
            Object.assign(document.documentElement.style, { fontSize }),
          ),
        size,
      )
      await page.goto("/es")
      await page.getByRole("button", { name: "¡Empieza ya!" }).click()
      await page.getByRole("button", { name: "Crea primero el chatbot" }).click()
      const wizard = page.getByRole("dialog", { name: "Crea tu chatbot" })
      await wizard.getByLabel("Nombre del chatbot").fill(NAME)
      await wizard.getByLabel("Descripción").fill("Corte y color")
      await seesAll(page, wizard)
      await wizard.getByRole("button", { name: "Siguiente" }).click()
      for (const fact of ["Abrimos a las nueve.", "El corte, 18 €.", "Cerramos en agosto."]) {
        await wizard.getByLabel("Contenido").fill(fact)
        await wizard.getByRole("button", { name: "Añadir fuente" }).click()
        await wizard.getByText(fact).waitFor()
      }
      await seesAll(page, wizard)

      const { chatbotId } = await own({ name: NAME, welcomemessage: "¡Hola!" })
      await page.goto(`/dashboard/edit-chatbot/${chatbotId}`)
      const form = page.getByRole("main").locator("form")
      await form.getByLabel("Nombre del chatbot").waitFor()
      await seesAll(page, form)
    },
    { viewport },
  )

walk(
  "What is said of a field is never under the bar at the bottom of a phone",
  async ({ page, own }) => {
    await own({ name: NAME })
    await page.goto("/dashboard/memory")
    const field = page.getByLabel("Add a notification")
    await field.fill("No form at all")
    // The field stands right above the bar.
    await field.evaluate((one) => {
      const bar = document.querySelector(".bottom-bar")?.getBoundingClientRect().top ?? 0
      scrollBy(0, one.getBoundingClientRect().bottom - bar + 8)
    })
    await field.press("Enter")
    const fault = page.getByRole("alert")
    await fault.waitFor()
    await expect(field).toBeFocused()
    const seen = () =>
      fault.evaluate((one) => {
        const { left, bottom } = one.getBoundingClientRect()
        return one.contains(document.elementFromPoint(left + 4, bottom - 4))
      })
    await expect.poll(seen).toBe(true)
  },
  { viewport: PHONE },
)

walk(
  "What the sandbox plays is said below a screen's content, and on top of none",
  async (journey) => {
    const { page, own } = journey
    await own({ name: NAME })
    const note = page.getByTestId("sandbox-badge")
    for (const viewport of [DESK, PHONE]) {
      await page.setViewportSize(viewport)
      for (const screen of ["/diagnostics", "/calendar"]) {
        await page.goto(`/dashboard${screen}`)
        await note.waitFor()
        await settled(page)
        const free = () =>
          note.evaluate((one) => {
            const cards = [...document.querySelectorAll("main .card")]
            const last = Math.max(...cards.map((card) => card.getBoundingClientRect().bottom))
            return one.getBoundingClientRect().top - last > 0
          })
        await expect.poll(free).toBe(true)
      }
    }
    // It leads to where the mails and the customers' telephones are, and adds nothing to scroll.
    await expect(note).toHaveAttribute("href", "/sandbox")
    await page.setViewportSize(DESK)
    const more = () =>
      page.evaluate(
        () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
      )
    await expect.poll(more).toBe(0)
  },
)

walk(
  "Who asks for more contrast gets quiet words as dark as the others, and cards with an edge that is seen",
  async ({ page, own }) => {
    await own({ name: NAME })
    await page.emulateMedia({ contrast: "more" })
    await page.goto("/dashboard")
    const colours = () =>
      page.evaluate(() => {
        const of = (selector: string) => {
          const found = document.querySelector(selector)
          return found ? getComputedStyle(found) : null
        }
        return {
          quiet: of("main .text-muted")?.color === of("main h1")?.color,
          edge: of("main .card")?.borderTopColor === of("main .button-secondary")?.borderTopColor,
        }
      })
    await page.getByText("left this month").waitFor()
    await expect.poll(colours).toEqual({ quiet: true, edge: true })
  },
)

walk(
  "On a phone that lies on its side the menu beside the screen reaches from top to bottom",
  async ({ page, own }) => {
    await own({ name: NAME })
    await page.goto("/dashboard/settings")
    await settled(page)
    await page.getByRole("button", { name: "Delete account" }).scrollIntoViewIfNeeded()
    const sidebar = page.getByTestId("sidebar")
    await expect.poll(() => sidebar.boundingBox()).toMatchObject({ y: 0, height: 390 })
  },
  { viewport: { width: 844, height: 390 } },
)

/** "Closed on Mondays." in Arabic, with its full stop at the left. */
const FROM_THE_RIGHT = "المحل مغلق يوم الاثنين."

const LONG_FROM_THE_LEFT = "Peluquería y Centro de Estética Integral María del Carmen"

/** Where the last sign of words stands to their first: left of it in what is written from the right. */
const endsLeft = (words: Locator, of = FROM_THE_RIGHT) =>
  words.evaluate((element, sentence) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    let text = texts.nextNode()
    while (text && !text.textContent?.includes(sentence)) text = texts.nextNode()
    if (!text) return null
    const from = text.textContent?.indexOf(sentence) ?? 0
    const edge = (at: number) => {
      const range = document.createRange()
      range.setStart(text, from + at)
      range.setEnd(text, from + at + 1)
      return range.getBoundingClientRect().left
    }
    return edge(sentence.length - 1) < edge(0)
  }, of)

walk("What is written from the right is read from the right", async ({ page, own }) => {
  const { chatbotId, call } = await own({ name: NAME })
  await call("POST", `/api/chatbots/${chatbotId}/knowledge`, {
    type: "text",
    content: FROM_THE_RIGHT,
  })
  await call("POST", `/api/chatbots/${chatbotId}/memory/fragments`, { content: FROM_THE_RIGHT })
  await call("POST", `/api/chatbots/${chatbotId}/notifications`, {
    entry: `<notify:${FROM_THE_RIGHT}>`,
  })
  for (const screen of ["", "/training", "/chatbots", "/memory"]) {
    await page.goto(`/dashboard${screen}`)
    const rows = page.locator("main .row", { hasText: FROM_THE_RIGHT })
    await rows.first().waitFor()
    for (const row of await rows.all()) await expect.poll(() => endsLeft(row), screen).toBe(true)
  }
  const box = page.getByLabel("Add something to remember")
  await expect(box).toHaveCSS("unicode-bidi", "plaintext")
  await page.getByPlaceholder("Write a message…").fill(FROM_THE_RIGHT)
  await page.keyboard.press("Enter")
  const bubble = page.locator(".bubble", { hasText: FROM_THE_RIGHT }).first()
  await bubble.waitFor()
  await expect.poll(() => endsLeft(bubble)).toBe(true)
})

walk(
  "A chatbot's name that is too long for its place is cut at its end, also when it is written from the right",
  async ({ page, own }) => {
    for (const name of ["صالون الجمال العربي الكبير في مدينة فالنسيا", LONG_FROM_THE_LEFT]) {
      await own({ name })
      await page.goto("/dashboard/memory")
      const places = [
        page.getByTestId("sidebar").getByText(name),
        page.locator("main p", { hasText: name }),
      ]
      for (const place of places) {
        await place.waitFor()
        const begins = () =>
          place.evaluate((element) => {
            const range = document.createRange()
            range.setStart(element.firstChild as Text, 0)
            range.setEnd(element.firstChild as Text, 1)
            const [box, first] = [element, range].map((each) => each.getBoundingClientRect())
            if (!box || !first || element.scrollWidth <= element.clientWidth) return "not cut"
            return first.left >= box.left - 1 && first.right <= box.right + 1 ? "seen" : "cut off"
          })
        await expect.poll(begins, name).toBe("seen")
      }
    }
  },
)

walk(
  "A telephone number begins with its plus, whatever direction the customer's name is written in",
  async ({ page, own, stage }) => {
    const { chatbotId, connectNumber } = await own({ name: "Marisol" })
    await connectNumber()
    const from = "34600111377"
    const writes = { chatbotid: chatbotId, from, name: "محمد بن عبد الله" }
    await stage.sandbox("POST", "/whatsapp/inbound", { ...writes, text: "BAJA" })
    await stage.sandbox("POST", "/whatsapp/echo", { chatbotid: chatbotId, to: from, text: "Hola" })
    for (const screen of ["settings", "whatsapp"]) {
      const row = page.locator("main .row", { hasText: `+${from}` })
      await page.goto(`/dashboard/${screen}`)
      await expect(row).toHaveCount(1)
      await expect.poll(() => endsLeft(row, `+${from}`), screen).toBe(false)
    }
  },
)

walk(
  "The number of a customer who wants silence stands whole behind the name, however long that is",
  async ({ page, own, stage }) => {
    const { chatbotId, connectNumber } = await own({ name: "Marisol" })
    await connectNumber()
    const people = {
      "34600111378": "Wolfeschlegelsteinhausenbergerdorff",
      "34600111379": "Ana",
    }
    for (const [from, name] of Object.entries(people))
      await stage.sandbox("POST", "/whatsapp/inbound", {
        ...{ chatbotid: chatbotId, from, name },
        text: "BAJA",
      })
    await page.goto("/dashboard/whatsapp")
    for (const [from, name] of Object.entries(people)) {
      const number = page.locator("main .row", { hasText: `${name} · +${from}` }).locator("bdi")
      const lines = () =>
        number.evaluate((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          return range.getClientRects().length
        })
      await expect.poll(lines, name).toBe(1)
    }
  },
  { viewport: PHONE },
)

walk(
  "Beside a paused bot's state, or right below it, stands how to resume it",
  async ({ page, own, stage }) => {
    const { chatbotId } = await own({ name: "Marisol" })
    await stage.database.owner.query("update chatbots set is_paused = true where id = $1", [
      chatbotId,
    ])
    await page.addInitScript(() => localStorage.setItem("language", "es"))
    await page.goto("/dashboard")
    const side = page.getByTestId("sidebar")
    const left = async (of: Locator) => (await of.boundingBox())?.x
    const state = await left(side.getByText("Bot en pausa"))
    // In Spanish it does not fit beside it.
    await expect.poll(() => left(side.getByRole("link", { name: "Reanudarlo" }))).toBe(state)
  },
)
