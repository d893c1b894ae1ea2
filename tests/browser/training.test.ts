import { expect } from "bun:test"
import { hold, onStage } from "../support/browser.ts"

const walk = onStage()

walk(
  "Training: the meter goes from green over yellow to red, and nothing beyond the limit is taken",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.goto("/dashboard/training")
    const meter = page.getByTestId("token-meter")
    const content = page.getByLabel("Content")
    const add = page.getByRole("button", { name: "Add source" })
    const level = (wanted: string) =>
      page.locator(`[data-testid=token-meter][data-level=${wanted}]`).waitFor({ state: "attached" })
    const shelve = async (characters: number, sources: string) => {
      await content.fill("a".repeat(characters))
      await add.click()
      await page.getByRole("heading", { name: sources, exact: true }).waitFor()
    }

    await add.click()
    await page.getByText("Please enter some text content").waitFor()
    // 12,000 tokens of four characters: 70 %, 71 %, 90 %, 91 %.
    await shelve(8400 * 4, "1 source")
    await level("green")
    await shelve(120 * 4, "2 sources")
    await level("yellow")
    await shelve(2400 * 4, "3 sources")
    await level("red")
    await page.getByText("Nearly full. Shorten something, or choose a bigger plan.").waitFor()
    expect(await meter.getAttribute("aria-valuetext")).toBe("10,920 of 12,000 tokens")

    await content.fill("b".repeat(1081 * 4))
    await add.click()
    await page
      .getByText(
        "Token limit exceeded. This source would add approximately 1081 tokens, exceeding your limit of 12000 tokens.",
      )
      .waitFor()
    expect((await content.inputValue()).length).toBe(1081 * 4)
    await page.reload()
    await page.getByRole("heading", { name: "3 sources" }).waitFor()
    expect((await content.inputValue()).length).toBe(1081 * 4)
  },
)

walk(
  "Training: texts are tidied, corrected, taken back within six seconds, and listed newest first",
  async ({ page, own, stage }) => {
    const { chatbotId } = await own({
      name: "Marisol",
      knowledgeSources: [{ type: "text", content: "Cerramos los domingos." }],
    })
    await page.goto("/dashboard/training")
    await page.getByLabel("Content").fill("  Corte:   18 €  \n\n\n\nTinte: 40 €")
    await page.getByRole("button", { name: "Add source" }).click()
    await page.getByRole("heading", { name: "2 sources" }).waitFor()
    const sources = page.getByTestId("source")
    expect(await sources.first().getByText("Corte").innerText()).toContain("Corte: 18 €")
    const { rows } = await stage.database.owner.query(
      `select content from "knowledgeSources" where chatbotid = $1 and content like 'Corte%'`,
      [chatbotId],
    )
    expect(rows).toEqual([{ content: "Corte: 18 €\n\nTinte: 40 €" }])

    await page.getByRole("button", { name: "Edit: Cerramos los domingos." }).click()
    await page.getByRole("dialog").getByLabel("Content").fill("Abrimos los domingos.")
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click()
    await page.getByText("Abrimos los domingos.").waitFor()

    await page.getByRole("button", { name: "Delete: Abrimos los domingos." }).click()
    await page.getByRole("heading", { name: "1 source", exact: true }).waitFor()
    await page.getByTestId("toast").getByRole("button", { name: "Undo" }).click()
    await page.getByRole("heading", { name: "2 sources" }).waitFor()

    await page.getByRole("button", { name: "Website" }).click()
    await page.getByLabel("Website address").fill("javascript:alert(1)")
    await page.getByRole("button", { name: "Add source" }).click()
    await page.getByText("Please enter a valid URL").waitFor()
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
    expect(await content.inputValue()).toBe("El tinte cuesta")
  },
)
