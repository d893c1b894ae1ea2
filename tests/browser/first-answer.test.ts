import { expect, onStage, PASSWORD } from "../support/browser.ts"
import { told } from "../support/passing.ts"

const walk = onStage()

walk(
  "A new owner signs up, confirms by mail, describes the bot and reads its first answer",
  async ({ page, complaints, stage }) => {
    await page.goto("/signup")
    await page.getByLabel("E-mail").fill("marisol@example.com")
    await page.getByLabel(/^Password/).fill(PASSWORD)
    await page.getByRole("button", { name: "Create account" }).click()
    await page.getByText("Check your email for the confirmation link.").waitFor()

    await page.goto(await stage.mailedLink("marisol@example.com"))
    await expect(page).toHaveURL(/\/dashboard\/chatbots$/)
    await page.getByRole("link", { name: "Create new chatbot" }).first().click()

    await page.getByRole("button", { name: "Next" }).click()
    await page.getByText("Please enter a name for your chatbot").waitFor()
    const name = page.getByLabel("Chatbot name")
    await expect(name).toBeFocused()
    await name.fill("Peluquería Marisol")
    await expect(page.getByRole("combobox", { name: "Time zone" })).toHaveValue("Europe/Paris")
    await page.getByRole("button", { name: "Next" }).click()
    await page.getByRole("button", { name: "Add source" }).click()
    await page.getByText("Please enter the content of the knowledge source").waitFor()
    await page.getByRole("button", { name: "URL" }).click()
    await page.getByRole("button", { name: "Add source" }).click()
    await page.getByText("Please enter a valid URL").waitFor()
    await page.getByRole("button", { name: "Text" }).click()
    await page.getByLabel("Content").fill("El corte cuesta dieciocho euros.")
    await page.getByRole("button", { name: "Add source" }).click()
    await page.getByText("1 source").waitFor()
    await page.getByRole("button", { name: "Next" }).click()
    await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "3")
    await page.getByRole("button", { name: "Create Chatbot" }).click()
    await told(page, "¡Chatbot creado con éxito! [es]")
    await page.waitForURL("**/dashboard/chatbots")
    await page.getByTestId("chatbot-card").getByText("Peluquería Marisol").waitFor()

    await page.getByTestId("sidebar").getByRole("link", { name: "Overview" }).click()
    await page.getByRole("heading", { name: "Get your bot live" }).waitFor()
    await page.getByRole("button", { name: "Try the bot" }).click()
    const chat = page.getByRole("dialog")
    await chat.getByRole("textbox").fill("¿Cuánto cuesta el corte?")
    await chat.getByRole("textbox").press("Enter")
    await chat.getByText("El corte cuesta dieciocho euros.").waitFor()
    expect(complaints).toEqual([])
  },
)

walk(
  "In Spanish the reasons of an answer are Spanish too, and the owner's own words as they are",
  async ({ page, own }) => {
    await own({
      name: "Peluquería y Estética Marisol",
      knowledgeSources: [{ type: "text", content: "El corte cuesta dieciocho euros." }],
    })
    await page.addInitScript(() => localStorage.setItem("language", "es"))
    await page.goto("/dashboard")
    await page.getByRole("button", { name: "Probar el bot" }).click()
    const chat = page.getByRole("dialog", { name: "Vista previa" })
    await chat.getByText("PE", { exact: true }).waitFor()
    await chat.getByRole("textbox").fill("¿Cuánto cuesta el corte?")
    await chat.getByRole("textbox").press("Enter")
    await chat.getByRole("button", { name: "¿Por qué contesta esto?" }).click()
    const why = page.getByRole("dialog", { name: "De qué está hecha esta respuesta" })
    await why.getByText("Fuente 1:").waitFor()
    for (const said of [
      "Conocimiento Fuente 1: El corte cuesta dieciocho euros.",
      "Memoria Todavía nada.",
      "Calendario Sin conectar: aquí no se pueden dar citas.",
    ])
      await expect(why).toContainText(said, { useInnerText: true })
    await expect(why).not.toContainText(/Knowledge|Source|Memory|Calendar\b|connected/)
  },
)
