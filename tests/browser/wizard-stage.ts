import type { Locator, Page } from "playwright"

/** Opens the wizard as a visitor does who builds the bot before signing up. */
export const buildFirst = async (page: Page): Promise<Locator> => {
  await page.goto("/")
  await page.getByRole("main").getByRole("button", { name: "Start Now!" }).click()
  await page.getByRole("button", { name: "Build it first" }).click()
  return page.getByRole("dialog", { name: "Create your chatbot" })
}

/** Fills in what the visitor's wizard has to know. */
export const describeBot = async (wizard: Locator, name = "Taller Ruiz") => {
  await wizard.getByLabel("Chatbot name").fill(name)
  await wizard.getByLabel("Description").fill("Un taller de barrio.")
}

const BUILT = { name: "Bar La Esquina", description: "Un bar.", finished: true }

/** Leaves a bot in the browser that a visitor has built before signing up: this one, or another state of it. */
export const hasBuilt = (page: Page, otherwise: object = {}) =>
  page.evaluate((kept) => localStorage.setItem("pendingChatbot", JSON.stringify(kept)), {
    ...BUILT,
    ...otherwise,
  })

/** Opens the dashboard's wizard, names the chatbot, and goes on to the last step. */
export const toLastStep = async (page: Page, name = "Taller Ruiz") => {
  await page.goto("/dashboard/create-chatbot")
  await page.getByLabel("Chatbot name").fill(name)
  for (const _ of [1, 2]) await page.getByRole("button", { name: "Next" }).click()
}
