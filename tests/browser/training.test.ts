import type { Page } from "playwright"
import { expect, hold, onStage } from "../support/browser.ts"
import { runUntil } from "../support/page-clock.ts"

const walk = onStage()

walk(
  "Training: the meter goes from green over yellow to red, and nothing beyond the limit is taken",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.goto("/dashboard/training")
    const meter = page.getByTestId("token-meter")
    const content = page.getByLabel("Content")
    const add = page.getByRole("button", { name: "Add source" })
    const shows = async (level: string, colour: string) => {
      await expect(meter).toHaveAttribute("data-level", level)
      await expect(meter.locator("div")).toHaveCSS("background-color", colour)
    }
    const shelve = async (characters: number, sources: string) => {
      await content.fill("a".repeat(characters))
      await add.click()
      await page.getByRole("heading", { name: sources, exact: true }).waitFor()
    }

    await add.click()
    await page.getByText("Please enter some text content").waitFor()
    // 12,000 tokens of four characters: 70 %, 71 %, 90 %, 91 %.
    await shelve(8400 * 4, "1 source")
    await shows("green", "rgb(23, 122, 64)")
    await shelve(120 * 4, "2 sources")
    await shows("yellow", "rgb(192, 105, 15)")
    await shelve(2280 * 4, "3 sources")
    await shows("yellow", "rgb(192, 105, 15)")
    await shelve(120 * 4, "4 sources")
    await shows("red", "rgb(192, 44, 41)")
    await page.getByText("Nearly full. Shorten something, or choose a bigger plan.").waitFor()
    const plans = page.getByRole("main").getByRole("link", { name: "See plans" })
    await expect(plans).toHaveAttribute("href", "/dashboard/pricing")
    await expect(meter).toHaveAttribute("aria-valuetext", "10,920 of 12,000 tokens")

    const tooLong = "b".repeat(1081 * 4)
    await content.fill(tooLong)
    await add.click()
    await page
      .getByText(
        "Token limit exceeded. This source would add approximately 1081 tokens, exceeding your limit of 12000 tokens.",
      )
      .waitFor()
    await expect(content).toHaveValue(tooLong)
    await page.reload()
    await page.getByRole("heading", { name: "4 sources" }).waitFor()
    await expect(content).toHaveValue(tooLong)
  },
)

walk(
  "Training: the example to insert is in the language of the chatbot, whatever its owner reads",
  async ({ page, own }) => {
    await own({ name: "Marisol", language: "portuguese" })
    await page.goto("/dashboard/training")
    await page.getByRole("button", { name: "Insert an example" }).click()
    await expect(page.getByLabel("Content")).toHaveValue(/^Abrimos de segunda a sexta/)
    await expect(page.getByLabel("Content")).toHaveAttribute("lang", "pt")
  },
)

walk(
  "Training: a source whose answer is lost on the way is added once, however often it is pressed",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.goto("/dashboard/training")
    const content = page.getByLabel("Content")
    const add = page.getByRole("button", { name: "Add source" })
    const address = "**/api/chatbots/*/knowledge*"
    // The connection is lost after sending, so the page cannot look whether the source was saved, either.
    await page.route(address, async (route) => {
      if (route.request().method() === "POST") await route.fetch()
      await route.abort()
    })
    await content.fill("Cerramos los domingos.")
    await add.click()
    await page.getByText("Error adding knowledge source").waitFor()
    await page.unroute(address)
    await add.click()
    await expect(content).toHaveValue("")
    await page.getByRole("heading", { name: "1 source", exact: true }).waitFor()

    // Only the answer is lost: the page looks, and finds the source saved.
    await page.route(address, async (route) => {
      if (route.request().method() !== "POST") return route.continue()
      await route.fetch()
      await route.abort()
    })
    await content.fill("Abrimos a las nueve.")
    await add.click()
    await expect(content).toHaveValue("")
    await page.getByRole("heading", { name: "2 sources", exact: true }).waitFor()
    await expect(page.getByText("Error adding knowledge source")).toHaveCount(0)
  },
)

walk(
  "Training: a source whose answer is lost is found, however old the list that the screen still waits for",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    const address = "**/api/chatbots/*/knowledge*"
    const { promise: told, resolve: tell } = Promise.withResolvers<void>()
    let lists = 0
    await page.route(address, async (route) => {
      const isList = route.request().method() === "GET"
      if (isList && ++lists > 1) return route.continue()
      const response = await route.fetch()
      if (!isList) return route.abort()
      await told
      await route.fulfill({ response })
    })
    const listed = page.waitForRequest(address)
    await page.goto("/dashboard/training")
    await listed
    await page.getByLabel("Content").fill("Abrimos a las nueve.")
    await page.getByRole("button", { name: "Add source" }).click()
    // Sooner than the page gives up waiting for the list.
    await expect(page.getByLabel("Content")).toHaveValue("", { timeout: 20_000 })
    tell()
    await page.getByRole("heading", { name: "1 source", exact: true }).waitFor()
  },
)

walk(
  "Training: texts are tidied, corrected, taken back within six seconds, and listed newest first",
  async ({ page, own, stage }) => {
    const { chatbotId } = await own({
      name: "Marisol",
      knowledgeSources: [{ type: "text", content: "Cerramos los domingos." }],
    })
    await page.clock.install()
    const toasts = page.waitForResponse(/\/toasts\.[^/]+\.js$/)
    await page.goto("/dashboard/training")
    await page.getByLabel("Content").fill("  Corte:   18 €  \n\n\n\nTinte: 40 €")
    await page.getByRole("button", { name: "Add source" }).click()
    await page.getByRole("heading", { name: "2 sources" }).waitFor()
    const sources = page.getByTestId("source")
    await expect(sources.first()).toContainText("Corte: 18 €")
    const { rows } = await stage.database.owner.query(
      `select content from "knowledgeSources" where chatbotid = $1 and content like 'Corte%'`,
      [chatbotId],
    )
    expect(rows).toEqual([{ content: "Corte: 18 €\n\nTinte: 40 €" }])

    await page.getByRole("button", { name: "Edit: Cerramos los domingos." }).click()
    await page.getByRole("dialog").getByLabel("Content").fill("Abrimos los domingos.")
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click()
    const bin = page.getByRole("button", { name: "Delete: Abrimos los domingos." })
    await bin.waitFor()
    await toasts
    await page.clock.pauseAt(Date.now() + 60_000)
    const undo = page.getByTestId("toast").getByRole("button", { name: "Undo" })
    const takeAway = async () => {
      await bin.click()
      await page.getByRole("heading", { name: "1 source", exact: true }).waitFor()
      await runUntil(page, () => undo.isVisible())
    }
    await takeAway()
    await page.clock.runFor(5_500)
    await undo.click()
    await page.getByRole("heading", { name: "2 sources" }).waitFor()
    await takeAway()
    const deleted = page.waitForRequest((request) => request.method() === "DELETE")
    await page.clock.runFor(6_000)
    await deleted
    await page.clock.resume()

    await page.getByRole("button", { name: "URL" }).click()
    await page.getByLabel("Website address").fill("javascript:alert(1)")
    await page.getByRole("button", { name: "Add source" }).click()
    await page.getByText("Please enter a valid URL").waitFor()
  },
)

walk(
  "Training: what was just removed leaves its room to what is added, though it could still be taken back",
  async ({ page, own, stage }) => {
    const text = (content: string) => ({ type: "text" as const, content })
    const { chatbotId } = await own({
      name: "Marisol",
      knowledgeSources: ["a", "b", "c", "d"].map(text).concat(text("e".repeat(11_990 * 4))),
    })
    await page.goto("/dashboard/training")
    const content = page.getByLabel("Content")
    const add = page.getByRole("button", { name: "Add source" })
    const stored = async () => {
      const { rows } = await stage.database.owner.query<{ content: string }>(
        'select content from "knowledgeSources" where chatbotid = $1 order by arrival desc',
        [chatbotId],
      )
      return rows.map(({ content }) => content.slice(0, 7))
    }
    await page.getByRole("heading", { name: "5 sources" }).waitFor()
    await page.getByRole("button", { name: "Delete: eee" }).click()
    await content.fill("Abrimos a las 9. ".repeat(100))
    await add.click()
    await page.getByRole("heading", { name: "5 sources" }).waitFor()
    await expect.poll(stored).toEqual(["Abrimos", "d", "c", "b", "a"])

    await page.getByRole("button", { name: "Delete: Abrimos" }).click()
    await page.getByRole("button", { name: "Edit: d" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel("Content").fill("Cerramos a las 8. ".repeat(2_650))
    await dialog.getByRole("button", { name: "Save" }).click()
    await dialog.waitFor({ state: "detached" })
    await expect.poll(stored).toEqual(["Cerramo", "c", "b", "a"])
  },
)

walk(
  "Training: what is typed while the last source is being saved stays typed",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    const go = await hold(page, "**/api/chatbots/*/knowledge", "POST")
    await page.goto("/dashboard/training")
    await page.getByText("Nothing yet.").waitFor()
    const content = page.getByLabel("Content")
    await content.fill("El corte cuesta dieciocho euros.")
    await page.getByRole("button", { name: "Add source" }).click()
    await content.fill("El tinte cuesta")
    go()
    await page.getByRole("heading", { name: "1 source", exact: true }).waitFor()
    await expect(content).toHaveValue("El tinte cuesta")
  },
)

const SOURCES = ["El corte cuesta quince euros.", "Cerramos los domingos."].map((content) => ({
  type: "text",
  content,
}))

for (const [how, leave] of [
  ["closed", (page: Page) => page.goto("about:blank")],
  ["left for another screen", (page: Page) => page.getByRole("link", { name: "Memory" }).click()],
] as const)
  walk(
    `Training: a source that was taken away stays away when the page is ${how} right after, and nobody offers to undo that`,
    async ({ page, own, stage }) => {
      const { chatbotId } = await own({ name: "Marisol", knowledgeSources: SOURCES })
      await page.goto("/dashboard/training")
      await page.getByRole("button", { name: "Delete: El corte" }).click()
      await page.getByRole("heading", { name: "1 source", exact: true }).waitFor()
      await leave(page)
      const kept = async () => {
        const { rows } = await stage.database.owner.query(
          `select content from "knowledgeSources" where chatbotid = $1`,
          [chatbotId],
        )
        return rows.map(({ content }) => content)
      }
      await expect.poll(kept).toEqual(["Cerramos los domingos."])
      await expect(page.getByTestId("toast").getByRole("button", { name: "Undo" })).toHaveCount(0)
    },
  )

walk(
  "Training: a filter that fits nothing says so, and stays to be cleared when few sources are left",
  async ({ page, own, stage }) => {
    const { chatbotId } = await own({ name: "Marisol" })
    await stage.database.owner.query(
      `insert into "knowledgeSources" (chatbotid, type, content)
       select $1, 'text', 'Oferta de otoño ' || n from generate_series(1, 9) n`,
      [chatbotId],
    )
    await page.goto("/dashboard/training")
    const filter = page.getByLabel("Filter")
    await filter.fill("tinte")
    await page.getByText("No source has that in it.").waitFor()
    // In a hurry nobody types accents.
    await filter.fill("otono 7")
    await page.getByRole("button", { name: "Delete: Oferta de otoño 7" }).click()
    await page.getByRole("heading", { name: "8 sources" }).waitFor()
    await filter.fill("")
    await expect(page.getByTestId("source")).toHaveCount(8)
  },
)

walk(
  "Training: in a plan that has become smaller a source may be shortened, however much is too much",
  async ({ page, own, stage }) => {
    const { chatbotId } = await own({ name: "Marisol" })
    await stage.database.owner.query(
      `insert into "knowledgeSources" (chatbotid, type, content, tokens)
       values ($1, 'text', repeat('Tinte. ', 8000), 14000), ($1, 'text', 'Abrimos a las nueve y media.', 7)`,
      [chatbotId],
    )
    await page.goto("/dashboard/training")
    await page.getByText("More than your plan allows").waitFor()
    await page.getByRole("button", { name: "Edit: Abrimos" }).click()
    const dialog = page.getByRole("dialog")
    await dialog
      .getByLabel("Content")
      .fill("Abrimos a las nueve y media, y los sábados a las diez.")
    await dialog.getByRole("button", { name: "Save" }).click()
    await dialog.getByText("Token limit exceeded.").waitFor()
    await dialog.getByLabel("Content").fill("Abrimos a las 9:30.")
    await dialog.getByRole("button", { name: "Save" }).click()
    await page.getByTestId("source").getByText("Abrimos a las 9:30.").waitFor()
  },
)
