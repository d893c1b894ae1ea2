import type { Page } from "playwright"
import { onStage, PASSWORD, signIn } from "../support/browser.ts"

const walk = onStage()

/** A proxy answers in the server's place, without a sentence: the page says its own. */
const proxied = (page: Page, call: string) =>
  page.route(call, (route) =>
    route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
  )

walk(
  "A new password that nobody could set is told in the page's own sentence",
  async ({ page }) => {
    await proxied(page, "**/api/auth/update-password")
    await page.goto("/update-password#type=recovery&token=abc")
    await page.getByLabel(/^New password/).fill(PASSWORD)
    await page.getByLabel(/^Repeat the new password/).fill(PASSWORD)
    await page.getByRole("button", { name: "Update password" }).click()
    await page
      .getByText("Failed to update password. The link may have expired or been used already.")
      .waitFor()
  },
)

walk(
  "An operator's tool that nobody ran is told as an unknown error, in Spanish",
  async ({ page, own }) => {
    await own()
    await proxied(page, "**/api/debug/simulate-monthly-reset")
    await page.goto("/dashboard/debug")
    await page.getByRole("button", { name: "Simular" }).click()
    await page.getByRole("alert").getByText("Ha ocurrido un error desconocido.").waitFor()
  },
)

walk(
  "A number that could not be connected is told so, on the way to Facebook, back, and by hand",
  async ({ page, own }) => {
    const { chatbotId } = await own({ name: "Marisol" })
    const failed = page.getByText(
      "Error connecting WhatsApp with Facebook: HTTP error! status: 502",
      { exact: true },
    )
    await proxied(page, "**/api/whatsapp/connect-url*")
    await proxied(page, "**/api/whatsapp/connection")
    await proxied(page, "**/api/whatsapp/facebook-callback")

    await page.goto(`/dashboard/whatsapp-setup?chatbotid=${chatbotId}`)
    await page.getByRole("button", { name: "Continue with Facebook" }).click()
    await page
      .getByTestId("toast")
      .getByText("Facebook login failed or access token missing.")
      .waitFor()

    await page.locator("summary", { hasText: "Connect by hand" }).click()
    await page.getByLabel("Phone number ID").fill("123456789012345")
    await page.getByLabel("WhatsApp Business account ID").fill("223456789012345")
    await page.getByLabel(/^Access token/).fill("a".repeat(20))
    await page.getByRole("button", { name: "Connect", exact: true }).click()
    await failed.waitFor()

    const state = encodeURIComponent(JSON.stringify({ chatbotid: chatbotId, nonce: "n" }))
    await page.goto(`/dashboard/whatsapp-callback?code=x&state=${state}`)
    await failed.waitFor()
    await page.getByRole("link", { name: "Return to Dashboard" }).waitFor()
  },
)

walk("Who is not let in reads the sentence that came, with a code or without", async ({ page }) => {
  await page.route("**/api/auth/sign-in", (route) =>
    route.fulfill({ status: 503, json: { message: "Back at nine." } }),
  )
  await page.goto("/login")
  await signIn(page, "ana@example.com")
  await page.getByTestId("feedback").getByText("Back at nine.").waitFor()
})
