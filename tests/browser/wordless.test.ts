import type { Page } from "playwright"
import { expect, onStage, PASSWORD, settled, signIn } from "../support/browser.ts"
import { told } from "../support/passing.ts"
import { hasBuilt } from "./wizard-stage.ts"

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
    await expect(page.getByLabel("ID de usuario").first()).not.toHaveValue("")
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
    await told(page, "Facebook login failed or access token missing.")

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

const UNANSWERED = "Recado did not answer. Please check your internet connection and try again."

/** What fails while a proxy answers in the server's place, and where the page says so. */
const WITHOUT_WORDS: readonly (readonly [
  screen: string,
  call: string,
  act: (page: Page) => Promise<void>,
  /** Null: in a message that leaves by itself. */
  where: ((page: Page) => ReturnType<Page["locator"]>) | null,
])[] = [
  [
    "memory",
    "**/memory/fragments",
    async (page) => {
      await page.getByLabel("Add something to remember").fill("Cerramos el 24")
      await page.getByLabel("Add something to remember").press("Enter")
    },
    (page) => page.locator("main"),
  ],
  [
    "memory",
    "**/memory/fragments/0001",
    async (page) => {
      await page.getByRole("button", { name: "Edit 0001" }).click()
      await page.getByRole("dialog").getByLabel("Text").fill("Cerramos los lunes")
      await page.getByRole("dialog").getByRole("button", { name: "Save" }).click()
    },
    (page) => page.getByRole("dialog"),
  ],
  [
    "memory",
    "**/notifications",
    async (page) => {
      await page.getByLabel("Add a notification").fill("<notify:Llama a Ana>")
      await page.getByLabel("Add a notification").press("Enter")
    },
    (page) => page.locator("main"),
  ],
  [
    "settings",
    "**/api/auth/update-password",
    async (page) => {
      await page.getByLabel(/^New password/).fill(PASSWORD)
      await page.getByLabel(/^Repeat the new password/).fill(PASSWORD)
      await page.getByLabel(/^Repeat the new password/).press("Enter")
    },
    (page) => page.locator("#password"),
  ],
  [
    "settings",
    "**/api/whatsapp/delete-facebook-data",
    async (page) => {
      await page.getByRole("button", { name: "Delete Facebook data" }).click()
      await page.getByRole("dialog").getByRole("button", { name: "Delete Facebook data" }).click()
    },
    null,
  ],
  [
    "calendar",
    "**/api/config",
    (page) => page.getByRole("link", { name: "Connect Google Calendar" }).click(),
    (page) => page.locator("main"),
  ],
]

for (const [screen, call, act, where] of WITHOUT_WORDS)
  walk(`${screen}: ${call} without an answer is told in a sentence`, async ({ page, own }) => {
    const { chatbotId, call: ask } = await own({ name: "Marisol" })
    await ask("POST", `/api/chatbots/${chatbotId}/memory/fragments`, { content: "Cerramos" })
    await page.goto(`/dashboard/${screen}`)
    await settled(page)
    await proxied(page, call)
    await act(page)
    if (where) await where(page).getByText(UNANSWERED, { exact: true }).waitFor()
    else await told(page, UNANSWERED)
  })

walk(
  "What was begun before signing in and cannot go on is told in a sentence",
  async ({ page, own }) => {
    await own()
    await proxied(page, "**/api/auth/session")
    await page.goto("/pricing")
    await page.getByRole("button", { name: "Choose Pro" }).click()
    await page.getByText(`Error processing payment: ${UNANSWERED}`, { exact: true }).waitFor()
    await page.unroute("**/api/auth/session")

    await hasBuilt(page)
    await page.route("**/api/chatbots", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" })
        : route.continue(),
    )
    await page.goto("/auth/callback")
    await page.waitForURL("**/dashboard/create-chatbot")
    await page.getByText(`Error creating chatbot: ${UNANSWERED}`, { exact: true }).waitFor()
  },
)

walk("Signing out that nobody heard is told in a sentence", async ({ page, own }) => {
  await own()
  await page.goto("/dashboard")
  await page.getByRole("button", { name: "Sign Out" }).click()
  await proxied(page, "**/api/auth/sign-out")
  await proxied(page, "**/api/auth/clear-cookie")
  const question = page.getByRole("dialog")
  await question.getByRole("button", { name: "Sign Out" }).click()
  await question.getByText(UNANSWERED, { exact: true }).waitFor()
})

walk("The preview says in a sentence that nobody answered", async ({ page, own }) => {
  await own({ name: "Marisol" })
  await proxied(page, "**/api/whatsapp/send-simulated")
  await page.goto("/dashboard/training")
  const box = page.getByLabel("Message")
  await box.fill("hola")
  await box.press("Enter")
  await page.getByText(UNANSWERED, { exact: true }).waitFor()
})

walk("A screen that a proxy answers for says so in a sentence", async ({ page, own }) => {
  await own({ name: "Marisol" })
  await proxied(page, "**/api/chatbots")
  await page.goto("/dashboard/settings")
  await page.getByText(UNANSWERED, { exact: true }).first().waitFor()
})

walk(
  "What a proxy finds too large is told in the page's own sentence, too",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.goto("/dashboard/training")
    await page.route("**/knowledge", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 413, contentType: "text/html", body: "<h1>Too Large</h1>" })
        : route.continue(),
    )
    await page.getByLabel("Content").fill("Abrimos a las 9.")
    await page.getByRole("button", { name: "Add source" }).click()
    await page.getByText("Error adding knowledge source", { exact: true }).waitFor()
  },
)

walk(
  "A visitor who is not let in reads the sentence that came, with a code or without",
  async ({ page }) => {
    await page.route("**/api/auth/sign-in", (route) =>
      route.fulfill({ status: 503, json: { message: "Back at nine." } }),
    )
    await page.goto("/login")
    await signIn(page, "ana@example.com")
    await page.getByTestId("feedback").getByText("Back at nine.").waitFor()
  },
)

walk(
  "A fault that the server did not foresee is told with what can be done about it, in both languages",
  async ({ page, own, visit }) => {
    const broken = { status: 500, json: { error: "Internal error", code: "internal", id: "r1" } }
    const { page: stranger } = await visit()
    await stranger.route("**/api/auth/sign-in", (route) => route.fulfill(broken))
    await stranger.goto("/login")
    await signIn(stranger, "ana@example.com")
    const said = stranger.getByTestId("feedback")
    await said.getByText("An error occurred during authentication").waitFor()

    await own({ name: "Marisol" })
    await page.route("**/api/auth/update-password", (route) => route.fulfill(broken))
    await page.goto("/dashboard/settings")
    await page.getByLabel(/^New password/).fill(PASSWORD)
    await page.getByLabel(/^Repeat the new password/).fill(PASSWORD)
    await page.getByLabel(/^Repeat the new password/).press("Enter")
    await page
      .getByText(
        "Something went wrong in Recado. Please try again. If it happens again, write to us.",
      )
      .waitFor()
    await page.getByLabel("Language", { exact: true }).selectOption("Español")
    await page
      .getByText("Algo ha fallado en Recado. Inténtalo otra vez y, si vuelve a pasar, escríbenos.")
      .waitFor()
  },
)

walk(
  "A fault that the server did not foresee is not quoted, at connecting a number and in the contact form",
  async ({ page, own }) => {
    const broken = { status: 500, json: { error: "Internal error", code: "internal", id: "r1" } }
    const { chatbotId } = await own({ name: "Marisol" })
    await page.route("**/api/whatsapp/facebook-callback", (route) => route.fulfill(broken))
    const state = encodeURIComponent(JSON.stringify({ chatbotid: chatbotId, nonce: "n" }))
    await page.goto(`/dashboard/whatsapp-callback?code=x&state=${state}`)
    await page
      .getByText(
        "Error connecting WhatsApp with Facebook: Something went wrong in Recado. Please try again. If it happens again, write to us.",
        { exact: true },
      )
      .waitFor()

    await page.route("**/api/contact/", (route) => route.fulfill(broken))
    await page.goto("/")
    await page.getByRole("contentinfo").getByRole("button", { name: "Contact Us" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel(/^Name/).fill("Jürgen Großmann")
    await dialog.getByLabel(/^Subject/).fill("Rechnung")
    await dialog.getByLabel(/^Message/).fill("Wo ist sie?")
    await dialog.getByRole("button", { name: "Send message" }).click()
    await dialog.getByText("Failed to send message. Please try again later.").waitFor()
  },
)
