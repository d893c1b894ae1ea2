import { expect, onStage, type Walk } from "../support/browser.ts"
import { told } from "../support/passing.ts"

const walk = onStage()

/** An owner whose bot answers on WhatsApp. */
const connected = async ({ own, stage }: Walk) => {
  const owner = await own({ name: "Marisol" })
  const { chatbotId } = owner
  await owner.connectNumber()
  const notice = (field: string, value: object) =>
    stage.sandbox("POST", "/whatsapp/notice", { chatbotid: chatbotId, field, value })
  return { ...owner, notice }
}

walk(
  "Whatever is wrong with the line has one cause and one button, in both languages, on every screen",
  async (window) => {
    const { page } = window
    const { notice } = await connected(window)
    const streaming = page.waitForResponse("**/api/events*")
    await page.goto("/dashboard/whatsapp")
    await page.locator("[data-testid=wa-state][data-state=connected]").waitFor()
    await streaming
    await expect(page.getByTestId("wa-fault")).toHaveCount(0)

    await notice("account_update", { event: "PARTNER_REMOVED" })
    await page.locator("[data-testid=wa-fault][data-fault=removed]").waitFor()
    await page.getByText("A permission is missing", { exact: true }).waitFor()
    await expect(page.getByText("Permission valid")).toHaveCount(0)

    await notice("account_update", { event: "ACCOUNT_RESTRICTION" })
    const fault = page.locator("[data-testid=wa-fault][data-fault=restricted]")
    await fault.getByText("Meta has restricted the WhatsApp Business account.").waitFor()
    const manager = page.getByRole("link", { name: "Open WhatsApp Manager" })
    await expect(manager).toHaveAttribute("href", /^https:\/\/business\.facebook\.com\//)
    await page.getByRole("link", { name: "System diagnostics" }).click()
    await page.getByText("Open Meta's WhatsApp Manager and follow its steps.").waitFor()
    const banner = page.getByTestId("line-banner")
    await banner.getByRole("link", { name: "What to do" }).waitFor()

    await page.getByTestId("sidebar").getByRole("button", { name: "Español" }).click()
    await banner.getByText("Meta ha restringido la cuenta de WhatsApp Business.").waitFor()
    await banner.getByRole("link", { name: "Qué hacer" }).click()
    await fault.getByText("Ábrelo en el WhatsApp Manager de Meta y sigue sus pasos.").waitFor()
    await notice("account_update", { event: "ACCOUNT_RECONNECTED" })
    await fault.waitFor({ state: "detached" })
  },
)

walk(
  "An end of the permission is announced a week ahead on every screen, with the way to reconnect",
  async (window) => {
    const { page, stage } = window
    const { chatbotId, call } = await connected(window)
    const accesstoken = `EAA a token that ends ${chatbotId}`
    await stage.sandbox("POST", "/meta/token", {
      ...{ token: accesstoken, expiresAt: new Date(Date.now() + 5 * 86_400_000).toISOString() },
    })
    await call("POST", "/api/whatsapp/process-token", { chatbotid: chatbotId, accesstoken })
    await page.goto("/dashboard/whatsapp")
    await page.getByText(/^The permission runs out on /).waitFor()
    await page.getByRole("link", { name: "Reconnect" }).waitFor()
    await page.goto("/dashboard")
    const banner = page.getByTestId("line-banner")
    await banner.getByText(/^The permission for WhatsApp runs out on .* Reconnect before/).waitFor()
    await banner.getByRole("link", { name: "Reconnect" }).click()
    await page.getByRole("button", { name: "Continue with Facebook" }).waitFor()
    await stage.sandbox("POST", "/meta/revoke", { chatbotid: chatbotId })
    await stage.sandbox("POST", "/whatsapp/inbound", {
      ...{ chatbotid: chatbotId, from: "34600111901", text: "Hola" },
    })
    await page.getByTestId("sidebar").getByRole("link", { name: "WhatsApp" }).click()
    await page.locator("[data-testid=wa-state][data-state=failed]").waitFor()
    await page.getByText("Waiting replies of the last 24 hours go out then.").waitFor()
    await page.getByRole("link", { name: "Reconnect" }).waitFor()
  },
)

walk(
  "A line that is linked but silent names the missing step, and tries that step alone again",
  async (window) => {
    const { page, stage, own } = window
    const { connectNumber } = await own({ name: "Marisol" })
    await stage.sandbox("POST", "/failures", {
      // Until it is called off: the line is tried again by itself, too.
      ...{ provider: "meta", path: "subscribed_apps", method: "POST", times: 1_000 },
      ...{ mode: "status", status: 500, body: { error: { code: 2, message: "down" } } },
    })
    await connectNumber()
    await page.goto("/dashboard/whatsapp")
    await page.locator("[data-testid=wa-state][data-state=partial]").waitFor()
    await page.getByText("Meta does not hand us its messages yet.").waitFor()
    await page.route("**/api/whatsapp/**", async (route) => {
      if (route.request().method() !== "GET") await stage.sandbox("DELETE", "/failures")
      await route.continue()
    })
    await page.getByRole("button", { name: "Try again" }).click()
    await page.locator("[data-testid=wa-state][data-state=connected]").waitFor()
    await expect(page.getByTestId("wa-fault")).toHaveCount(0)
  },
  { alone: true },
)

walk(
  "What did not arrive, how Meta rates the number and who wants silence stand on one screen",
  async (window) => {
    const { page, stage } = window
    const { chatbotId } = await connected(window)
    const writes = (from: string, name: string, text: string) =>
      stage.sandbox("POST", "/whatsapp/inbound", { chatbotid: chatbotId, from, name, text })
    await writes("34600111911", "=Eva", "Hola")
    await writes("34600111912", "Luis", "BAJA")
    const sent = async () =>
      (
        (await stage.sandbox("GET", "/whatsapp/messages?to=34600111911")) as {
          items: { id: string }[]
        }
      ).items
    await expect.poll(sent).toHaveLength(1)
    await stage.sandbox("POST", "/whatsapp/status", {
      ...{ id: (await sent())[0]?.id, status: "failed", errorCode: 131_026 },
    })
    await page.goto("/dashboard/whatsapp")
    const undelivered = page.getByTestId("wa-undelivered")
    await undelivered.getByText("Call them if it matters.").waitFor()
    await undelivered.getByText("=Eva · +34600111911", { exact: true }).waitFor()
    await expect(undelivered.getByText(/^1 reply/)).toBeVisible()
    await page.getByTestId("wa-health").getByText("Customer service").waitFor()
    const clients = page.getByTestId("wa-clients")
    await clients.getByText("Luis · +34600111912").waitFor()
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      clients.getByRole("button", { name: "Download the list" }).click(),
    ])
    expect(file.suggestedFilename()).toBe("Marisol.csv")
    // A name that a spreadsheet would take for a formula is only text.
    const lines = await Bun.file(await file.path()).text()
    expect(lines).toContain(`"'=Eva","34600111911"`)

    const typing = page.getByRole("switch", { name: /Mark messages as read/ })
    await expect(typing).toBeChecked()
    const kept = page.waitForResponse((answer) => answer.request().method() === "PATCH")
    await typing.click()
    await expect(typing).not.toBeChecked()
    await kept
    await page.reload()
    await expect(typing).not.toBeChecked()
  },
)

walk(
  "The number is changed once its owner has agreed, and what came of it is said",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.goto("/dashboard/whatsapp-setup")
    await page.getByRole("button", { name: "Continue with Facebook" }).click()
    await page.getByLabel("Phone numbers on this account").selectOption({ label: "two" })
    await page.getByText("Allow").first().click()
    await page.waitForURL((url) => url.pathname === "/dashboard")
    await page.goto("/dashboard/whatsapp")
    const which = page.getByLabel("Number", { exact: true })
    const chosen = which.locator("option:checked")
    await which.waitFor()
    const [before = "", other = ""] = await which.locator("option").allTextContents()
    await expect(chosen).toHaveText(before)
    let moved = 0
    page.on("request", (request) => {
      if (request.method() === "PATCH") moved++
    })
    const digits = (option: string) => option.split(" · ")[0] ?? ""
    const question = page.getByRole("dialog", { name: `Let the bot answer at ${digits(other)}?` })
    await which.selectOption(other)
    await question.getByText(`The bot stops answering at ${digits(before)}.`).waitFor()
    await question.getByRole("button", { name: "Cancel" }).click()
    await question.waitFor({ state: "detached" })
    await expect(chosen).toHaveText(before)
    expect(moved).toBe(0)

    await which.selectOption(other)
    await question.getByRole("button", { name: "Change number" }).click()
    await told(page, "Connection with WhatsApp Business established correctly.")
    await expect(chosen).toHaveText(other)
    expect(moved).toBe(1)
  },
)

walk("A reply that WhatsApp did not accept leads to those who run this", async (window) => {
  const { page, stage } = window
  const { chatbotId } = await connected(window)
  // No other test's client: the played phones are shared by all.
  const from = "34600111971"
  await stage.sandbox("POST", "/whatsapp/inbound", { chatbotid: chatbotId, from, text: "Hola" })
  const sent = async () => {
    const answer = await stage.sandbox("GET", `/whatsapp/messages?to=${from}`)
    return (answer as { items: { id: string }[] }).items
  }
  await expect.poll(sent).toHaveLength(1)
  const id = (await sent())[0]?.id
  await stage.sandbox("POST", "/whatsapp/status", { id, status: "failed", errorCode: 131_051 })
  await page.goto("/dashboard/whatsapp")
  const undelivered = page.getByTestId("wa-undelivered")
  await undelivered.getByText("If it happens again, write to us.").waitFor()
  const contact = undelivered.getByRole("link", { name: "Write to us" })
  await expect(contact).toHaveAttribute("href", "/contact")
})

walk("The setup of a chatbot that is not there leads back to those that are", async (window) => {
  const { page, own } = window
  await own({ name: "Marisol" })
  await page.goto(`/dashboard/whatsapp-setup?chatbotid=${crypto.randomUUID()}`)
  await page.getByText("Chatbot not found", { exact: true }).waitFor()
  await page.getByRole("link", { name: "Back to your chatbots" }).click()
  await page.waitForURL("**/dashboard/chatbots")
})
