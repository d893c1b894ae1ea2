import { expect, onStage } from "../support/browser.ts"
import { told } from "../support/passing.ts"

const walk = onStage()

walk(
  "An owner connects WhatsApp, and a customer's answered message is seen live on the overview",
  async ({ page, own, stage }) => {
    const { chatbotId } = await own({
      name: "Marisol",
      knowledgeSources: [{ type: "text", content: "El corte cuesta dieciocho euros." }],
    })
    await page.goto("/dashboard/whatsapp")
    const state = (name: string) =>
      page.locator(`[data-testid=wa-state][data-state=${name}]`).waitFor()
    await state("disconnected")
    await page.getByRole("link", { name: "Connect WhatsApp" }).click()
    await page.getByRole("button", { name: "Continue with Facebook" }).click()
    await page.getByText("Allow").first().click()
    await told(page, "Connected")
    await page.waitForURL(({ pathname, search }) => pathname === "/dashboard" && search === "")

    const used = page.getByTestId("usage-bar")
    await expect(used).toHaveAttribute("aria-valuenow", "0")
    const { answers } = await stage.sandbox("POST", "/whatsapp/inbound", {
      chatbotid: chatbotId,
      from: "34600111222",
      name: "Ana",
      text: "¿Cuánto cuesta el corte?",
    })
    expect(answers).toEqual([200])
    await expect(used).toHaveAttribute("aria-valuenow", "1")
    const heard = async () =>
      JSON.stringify(await stage.sandbox("GET", "/whatsapp/messages?to=34600111222"))
    await expect.poll(heard).toContain("dieciocho euros")

    // Real customers have written, so the owner is no longer told to try it first.
    await page.reload()
    await page.getByTestId("usage-bar").waitFor()
    await expect(page.getByRole("heading", { name: "Get your bot live" })).toHaveCount(0)

    await page.getByTestId("sidebar").getByRole("link", { name: "WhatsApp" }).click()
    await state("connected")
    // From the list of chatbots a line that is connected leads to where it was connected.
    await page.goto(`/dashboard/whatsapp-setup?chatbotid=${chatbotId}`)
    await page.getByText("This chatbot is connected to WhatsApp.").waitFor()
    await page.getByRole("link", { name: "See the connection" }).click()
    await state("connected")
    const question = page.getByRole("dialog")
    await page.getByRole("button", { name: "Disconnect" }).click()
    await question.getByRole("button", { name: "Cancel" }).click()
    await question.waitFor({ state: "detached" })
    await state("connected")
    await page.getByRole("button", { name: "Disconnect" }).click()
    await question.getByRole("button", { name: "Disconnect" }).click()
    await told(page, "WhatsApp disconnected successfully")
    await state("disconnected")
  },
)

walk(
  "An owner who says no at Facebook, or comes back with nothing, reads why and finds the way home",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.goto("/dashboard/whatsapp-setup?chatbotid=nonsense")
    await page.waitForURL(/chatbotid=[0-9a-f-]{36}/)
    await page.getByRole("button", { name: "Continue with Facebook" }).click()
    await page.getByText("Deny").first().click()
    await page.getByText(/^Authentication error: access_denied - /).waitFor()
    await page.getByText("Facebook login was cancelled.").waitFor()
    await told(page, "Facebook login failed or access token missing.")
    await page.getByRole("link", { name: "Return to Dashboard" }).click()
    await page.waitForURL((url) => url.pathname === "/dashboard")

    const foreign = encodeURIComponent(JSON.stringify({ chatbotid: crypto.randomUUID() }))
    const said: [string, string][] = [
      ["", "No authorization code received from Facebook."],
      [
        `?access_token=${"a".repeat(20)}&state=${foreign}`,
        "You do not have permission to connect this chatbot or it does not exist.",
      ],
      ["?error=server_error", "Authentication error: server_error"],
      ["?code=x", "No chatbot specified. Please try connecting again."],
      [
        `?code=x&state=${encodeURIComponent(JSON.stringify({ chatbotid: "nope" }))}`,
        "The chatbot ID 'nope' does not have a valid UUID format.",
      ],
    ]
    for (const [search, words] of said) {
      await page.goto(`/dashboard/whatsapp-callback${search}`)
      await page.getByText(words, { exact: true }).waitFor()
      await expect(page).toHaveURL("/dashboard/whatsapp-callback")
    }
  },
)
