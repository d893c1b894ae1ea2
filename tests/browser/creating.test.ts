import type { Page } from "playwright"
import { expect, hold, onStage } from "../support/browser.ts"
import { pass, runUntil } from "../support/page-clock.ts"
import { told } from "../support/passing.ts"
import { type Listed, paysForPro } from "./plan-stage.ts"
import { toLastStep } from "./wizard-stage.ts"

const walk = onStage()

/** Creates a chatbot, with a clock that stands still from the press on. */
const createAsTimeStops = async (page: Page) => {
  await page.clock.install()
  await toLastStep(page)
  const create = page.getByRole("button", { name: "Create Chatbot" })
  // Screen readers tell what comes into a place that was there before.
  await expect(create.locator("..").getByRole("status")).toHaveText("")
  await page.clock.pauseAt(Date.now() + 60_000)
  await create.click()
}

walk(
  "What could not be stored beside a new chatbot is said, with time to read it",
  async ({ page, own }) => {
    await own()
    await page.route("**/api/chatbots", async (route) => {
      if (route.request().method() !== "POST") return route.continue()
      const answer = await route.fetch()
      const warnings = ["Knowledge source 1 could not be saved: add it again in Training."]
      await route.fulfill({ response: answer, json: { ...(await answer.json()), warnings } })
    })
    await createAsTimeStops(page)
    const said = page.getByText("Knowledge source 1 could not be saved: add it again in Training.")
    await runUntil(page, () => said.isVisible())
    await told(page, "¡Chatbot creado con éxito!")
    await pass(page, 7_000)
    await expect(said).toBeVisible()
    await page.clock.resume()
    await page.waitForURL("**/dashboard/chatbots")
  },
)

walk(
  "An owner who goes elsewhere right after creating a chatbot stays there, also while the way there is slow",
  async ({ page, own }) => {
    await own()
    const come = await hold(page, /\/settings\.[^/]+\.js$/)
    await createAsTimeStops(page)
    const created = page.getByText("¡Chatbot creado con éxito!")
    await runUntil(page, () => created.isVisible())
    await pass(page, 1_900)
    await expect(page).toHaveURL(/create-chatbot/)
    await page.getByTestId("sidebar").getByRole("link", { name: "Settings" }).click()
    await pass(page, 2_500)
    await page.clock.resume()
    come()
    await page.getByRole("button", { name: "Pause chatbot" }).waitFor()
    await expect(page).toHaveURL("/dashboard/settings")
  },
)

walk(
  "Creating with a blank name is refused in Spanish, and a second bot leads to the one there is",
  async ({ page, own }) => {
    await own()
    await toLastStep(page)
    await page.evaluate(() => {
      const draft = JSON.parse(localStorage.getItem("pendingChatbot") ?? "{}")
      localStorage.setItem("pendingChatbot", JSON.stringify({ ...draft, name: " " }))
    })
    await page.route("**/api/chatbots", (route) =>
      route.request().method() === "POST"
        ? route.continue({ postData: { ...route.request().postDataJSON(), name: " " } })
        : route.continue(),
    )
    await page.getByRole("button", { name: "Create Chatbot" }).click()
    await page.getByText("Por favor, ingresa un nombre para tu chatbot").waitFor()
    await page.unroute("**/api/chatbots")
    await page.getByRole("button", { name: "Create Chatbot" }).click()
    await page.waitForURL("**/dashboard/chatbots")
    await page.goto("/dashboard/create-chatbot")
    await told(page, "You can only have one chatbot per account.")
    await page.waitForURL("**/dashboard/chatbots")
  },
)

walk("Creating that fails says how, in the words agreed", async ({ page, own }) => {
  await own()
  await toLastStep(page)
  for (const [answer, words] of [
    [{ status: 500, json: { error: "no space" } }, "Error al crear el chatbot: no space"],
    [{ status: 502, body: "Bad gateway" }, "Error creating chatbot. Please try again."],
    [{ status: 201, json: {} }, "No se recibieron datos al crear el chatbot"],
    [null, "Error creating chatbot. Please try again."],
  ] as const) {
    await page.route("**/api/chatbots", (route) =>
      route.request().method() !== "POST"
        ? route.continue()
        : answer
          ? route.fulfill(answer)
          : route.abort(),
    )
    await page.getByRole("button", { name: "Create Chatbot" }).click()
    await page.getByText(words, { exact: true }).waitFor()
    await page.unroute("**/api/chatbots")
  }
})

walk(
  "A chatbot of which nobody knows whether it was made is made once, however often it is tried",
  async (journey) => {
    const { page, own } = journey
    const owner = await own()
    await paysForPro(journey, owner)
    const create = page.getByRole("button", { name: "Create Chatbot" })
    for (const [name, lost, made] of [
      ["Taller Ruiz", "answers", ["Taller Ruiz"]],
      ["Taller Sol", "calls", ["Taller Sol", "Taller Ruiz"]],
    ] as const) {
      await toLastStep(page, name)
      await page.route("**/api/chatbots", async (route) => {
        if (lost === "answers" && route.request().method() === "POST") await route.fetch()
        await route.abort()
      })
      await create.click()
      await page.getByText("Error creating chatbot. Please try again.").waitFor()
      await page.unroute("**/api/chatbots")
      await create.click()
      await told(page, "¡Chatbot creado con éxito!")
      const { items } = await owner.call<Listed<{ name: string }>>("GET", "/api/chatbots")
      expect(items.map((one) => one.name)).toEqual([...made])
      await page.waitForURL("**/dashboard/chatbots")
    }
  },
)

walk(
  "A chatbot that was made just before the server lost its database is there, and nothing is said to have failed",
  async ({ page, own }) => {
    await own()
    await toLastStep(page)
    await page.route("**/api/chatbots", async (route) => {
      if (route.request().method() !== "POST") return route.continue()
      await route.fetch()
      const error = "Could not connect to the database. Please reload the page."
      await route.fulfill({ status: 503, json: { error, code: "database_unavailable" } })
    })
    await page.getByRole("button", { name: "Create Chatbot" }).click()
    await told(page, "¡Chatbot creado con éxito!")
    await page.waitForURL("**/dashboard/chatbots")
  },
)

walk(
  "A refusal that is Spanish on every page says in which language it is",
  async ({ page, own }) => {
    await own()
    await toLastStep(page)
    await page.route("**/api/chatbots", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 500, json: { error: "Internal error" } })
        : route.continue(),
    )
    await page.getByRole("button", { name: "Create Chatbot" }).click()
    const refused = page.getByText("Error al crear el chatbot: Internal error")
    await expect(refused).toHaveAttribute("lang", "es")
    await page.unroute("**/api/chatbots")
    await page.route("**/api/chatbots", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    )
    await page.getByRole("button", { name: "Create Chatbot" }).click()
    const failed = page.getByText("Error creating chatbot. Please try again.")
    await expect(failed).not.toHaveAttribute("lang")
  },
)
