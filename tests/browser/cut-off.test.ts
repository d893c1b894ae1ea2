import type { Page } from "playwright"
import { expect, onStage, settled } from "../support/browser.ts"

const walk = onStage()

/** Longer than any field of a form takes. */
const LONG = "Donaudampfschifffahrt ".repeat(250)

type Place = {
  readonly screen: string
  readonly most: number
  readonly field: (page: Page) => ReturnType<Page["locator"]>
}

const PLACES: readonly Place[] = [
  {
    screen: "/dashboard/edit-chatbot/{id}",
    most: 100,
    field: (page) => page.getByLabel("Chatbot name"),
  },
  {
    screen: "/dashboard/edit-chatbot/{id}",
    most: 1000,
    field: (page) => page.getByLabel("What the bot says first"),
  },
  {
    screen: "/dashboard/settings",
    most: 64,
    field: (page) => page.getByLabel("Pause secret"),
  },
  {
    screen: "/dashboard/memory",
    most: 520,
    field: (page) => page.getByLabel("Add a notification"),
  },
]

for (const { screen, most, field } of PLACES)
  walk(
    `${screen}: a text of which only ${most} characters fit is not cut off without a word`,
    async ({ page, own }) => {
      const { chatbotId } = await own({ name: "Marisol", welcomemessage: "Hola" })
      await page.goto(screen.replace("{id}", chatbotId))
      await settled(page)
      const cut = page.getByText(`No more than ${most} characters fit in here.`)
      await field(page).fill("Donau")
      await expect(cut).toHaveCount(0)
      await field(page).fill(LONG)
      await cut.waitFor()
      await field(page).fill("Donau")
      await expect(cut).toHaveCount(0)
    },
  )

walk(
  "A message to us of which not all fits is not cut off without a word, in none of its fields",
  async ({ page }) => {
    await page.goto("/contact")
    await page.getByRole("button", { name: "Write a message" }).click()
    for (const [name, most] of [
      ["Name", 100],
      ["Subject", 200],
      ["Message", 5000],
      ["Phone", 40],
    ] as const) {
      const cut = page.getByText(`No more than ${most} characters fit in here.`)
      await page.getByRole("dialog").getByLabel(name).fill(LONG)
      await cut.waitFor()
      await page.getByRole("dialog").getByLabel(name).fill("Donau")
      await expect(cut).toHaveCount(0)
    }
  },
)

walk("A welcome that is cut off says so in Spanish to who reads Spanish", async ({ page, own }) => {
  const { chatbotId } = await own({ name: "Marisol", welcomemessage: "Hola" })
  await page.addInitScript(() => localStorage.setItem("language", "es"))
  await page.goto(`/dashboard/edit-chatbot/${chatbotId}`)
  await page.locator("[name=welcomemessage]").fill(LONG)
  await page.getByText("Aquí caben como máximo 1000 caracteres.").waitFor()
})

walk(
  "A simulated message that is cut off says so, as the preview of the chatbot does",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.goto("/dashboard/simulation")
    await settled(page)
    const cut = page.getByText("WhatsApp admite como máximo 4096 caracteres por mensaje.")
    await expect(cut).toHaveCount(0)
    await page.getByLabel("Mensaje").fill(LONG)
    await cut.waitFor()
  },
)
