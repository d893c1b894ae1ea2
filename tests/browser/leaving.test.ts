import type { Page } from "playwright"
import { DESK, expect, hold, onStage, PHONE, type Walk } from "../support/browser.ts"

const walk = onStage()

/** Opens what an owner's only source says for a correction. */
const editSource = async (page: Page, own: Walk["own"]) => {
  await own({
    name: "Marisol",
    knowledgeSources: [{ type: "text", content: "El corte cuesta 18 euros." }],
  })
  await page.goto("/dashboard/training")
  await page.getByRole("button", { name: /^Edit/ }).click()
}

walk("The browser's Back asks too before what was changed is lost", async ({ page, own }) => {
  await own({ name: "Marisol" })
  await page.goto("/dashboard/chatbots")
  await page.getByTestId("chatbot-card").getByRole("link", { name: "Edit" }).click()
  const description = page.getByLabel("Description")
  await description.fill("Peluquería de barrio")
  const question = page.getByRole("dialog", { name: "Leave without saving?" })
  await page.evaluate(() => history.back())
  await question.getByRole("button", { name: "Stay" }).click()
  await question.waitFor({ state: "detached" })
  await expect(description).toHaveValue("Peluquería de barrio")
  await expect(page).toHaveURL(/edit-chatbot/)

  await page.evaluate(() => history.back())
  await question.getByRole("button", { name: "Leave" }).click()
  await page.waitForURL("**/dashboard/chatbots")
  await page.getByTestId("chatbot-card").waitFor()
  // It was a step back and not a new entry: Forward leads to the form again.
  await page.goForward()
  await description.waitFor()
  await expect(description).toHaveValue("")
})

for (const [what, path] of [
  ["source", "training"],
  ["note", "memory"],
])
  walk(
    `A step back asks too before what is being corrected in a ${what} is lost`,
    async (journey) => {
      const { page, own } = journey
      const { chatbotId, call } = await own({
        name: "Marisol",
        knowledgeSources: [{ type: "text", content: "El corte cuesta dieciocho euros." }],
      })
      await call("POST", `/api/chatbots/${chatbotId}/memory/fragments`, {
        content: "Cerramos el 24",
      })
      await page.goto("/dashboard")
      const side = page.getByTestId("sidebar")
      await side.locator(`a[href^="/dashboard/${path}"]`).click()
      const edit = page.getByRole("button", { name: /^Edit/ })
      await edit.click()
      const text = page.getByRole("dialog").getByRole("textbox")
      await text.fill("Lo nuevo")
      await page.evaluate(() => history.back())
      const question = page.getByRole("dialog", { name: "Leave without saving?" })
      await question.getByRole("button", { name: "Stay" }).click()
      await question.waitFor({ state: "detached" })
      await expect(text).toHaveValue("Lo nuevo")

      // Saved, nothing waits for an answer.
      await page.getByRole("dialog").getByRole("button", { name: "Save" }).click()
      await text.waitFor({ state: "detached" })
      await page.evaluate(() => history.back())
      await page.waitForURL((url) => url.pathname === "/dashboard")
    },
  )

walk(
  "The cross of a dialog asks before what is being corrected in it is lost, and its Cancel does not",
  async ({ page, own }) => {
    await editSource(page, own)
    const dialog = page.getByRole("dialog", { name: "Edit source" })
    const text = dialog.getByRole("textbox")
    await text.fill("El corte cuesta veinte euros.")
    await dialog.getByRole("button", { name: "Close" }).click()
    const question = page.getByRole("dialog", { name: "Leave without saving?" })
    await question.getByRole("button", { name: "Stay" }).click()
    await question.waitFor({ state: "detached" })
    await expect(text).toHaveValue("El corte cuesta veinte euros.")
    await dialog.getByRole("button", { name: "Cancel" }).click()
    await text.waitFor({ state: "detached" })
    await expect(question).toHaveCount(0)
  },
)

walk(
  "A dialog whose correction is being saved stays until it is known what became of it",
  async ({ page, own }) => {
    await editSource(page, own)
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("textbox").fill("El corte cuesta veinte euros.")
    const answer = await hold(page, "**/api/chatbots/*/knowledge/*", "PATCH")
    await dialog.getByRole("button", { name: "Save" }).click()
    const cancel = dialog.getByRole("button", { name: "Cancel" })
    await expect(cancel).toHaveAttribute("aria-disabled", "true")
    await page.keyboard.press("Escape")
    await dialog.getByRole("button", { name: "Close" }).click()
    await cancel.click({ force: true })
    await expect(dialog).toHaveCount(1)
    await expect(dialog).toHaveAccessibleName("Edit source")
    answer()
    await dialog.waitFor({ state: "detached" })
    await page.getByText("El corte cuesta veinte euros.").first().waitFor()
  },
)

walk(
  "Esc, or a phone's step back, asks before what is being corrected in a dialog is lost",
  async ({ page, own }) => {
    await own({
      name: "Marisol",
      knowledgeSources: [{ type: "text", content: "El corte cuesta 18 euros." }],
    })
    await page.goto("/dashboard/training")
    const edit = page.getByRole("button", { name: /^Edit/ })
    const text = page.getByRole("dialog").getByRole("textbox")
    const question = page.getByRole("dialog", { name: "Leave without saving?" })

    await edit.click()
    await page.keyboard.press("Escape")
    await text.waitFor({ state: "detached" })

    await edit.click()
    await text.fill("El corte cuesta veinte euros.")
    // The browser lets nothing hold back an Esc that follows upon a few others, and closes the dialog.
    for (let time = 0; time < 4; time++) {
      await page.keyboard.press("Escape")
      await question.waitFor()
      await page.keyboard.press("Escape")
      await question.waitFor({ state: "detached" })
      await expect(text).toBeVisible()
      await expect(text).toBeFocused()
      await expect(text).toHaveValue("El corte cuesta veinte euros.")
    }
    await page.keyboard.press("Escape")
    await question.waitFor()
    // As a browser does that takes both for one.
    await page.evaluate(() => {
      for (const dialog of [...document.querySelectorAll("dialog")].reverse()) {
        dialog.dispatchEvent(new Event("cancel"))
        dialog.close()
      }
    })
    await Bun.sleep(200)
    await expect(question).toHaveCount(0)
    await expect(text).toBeFocused()
    await page.keyboard.press("Escape")
    await question.getByRole("button", { name: "Leave" }).click()
    await text.waitFor({ state: "detached" })
    await edit.click()
    await expect(text).toHaveValue("El corte cuesta 18 euros.")
  },
)

type SignOutFrom = readonly [
  where: string,
  viewport: typeof PHONE,
  press: (page: Page) => Promise<void>,
]

const SIGN_OUT: readonly SignOutFrom[] = [
  [
    "at a desk",
    DESK,
    (page) => page.getByTestId("sidebar").getByRole("button", { name: "Sign Out" }).click(),
  ],
  [
    "on a phone",
    PHONE,
    async (page) => {
      const bar = page.getByTestId("top-bar")
      await bar.getByRole("button", { name: "Menu" }).click()
      await bar.getByRole("button", { name: "Sign Out" }).click()
    },
  ],
]

for (const [where, viewport, press] of SIGN_OUT)
  walk(
    `Signing out ${where} asks before what was changed is lost, while the session still lasts`,
    async ({ page, own }) => {
      const { chatbotId } = await own({ name: "Marisol" })
      const asked: string[] = []
      page.on("dialog", (dialog) => {
        asked.push(dialog.type())
        void dialog.dismiss()
      })
      let ended = 0
      page.on("request", (request) => {
        if (request.url().endsWith("/api/auth/sign-out")) ended++
      })
      await page.goto(`/dashboard/edit-chatbot/${chatbotId}`)
      const description = page.getByLabel("Description")
      await description.fill("Peluquería de barrio")
      await press(page)
      const signOut = page.getByRole("dialog", { name: "Are you sure you want to sign out?" })
      await signOut.getByRole("button", { name: "Sign Out" }).click()
      const question = page.getByRole("dialog", { name: "Leave without saving?" })
      await question.getByRole("button", { name: "Stay" }).click()
      await question.waitFor({ state: "detached" })
      expect(ended).toBe(0)
      await signOut.getByRole("button", { name: "Cancel" }).click()
      await expect(description).toHaveValue("Peluquería de barrio")

      await press(page)
      await signOut.getByRole("button", { name: "Sign Out" }).click()
      await question.getByRole("button", { name: "Leave" }).click()
      await page.waitForURL((url) => url.pathname === "/")
      expect(ended).toBe(1)
      expect(asked).toEqual([])
    },
    { viewport },
  )

walk(
  "The question before signing out says that a chatbot that was begun, or a text that was typed, is lost",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    const lost = "What you have begun or typed here and not saved is deleted."
    const question = page.getByRole("dialog", { name: "Are you sure you want to sign out?" })
    const side = page.getByTestId("sidebar")
    const ask = () => side.getByRole("button", { name: "Sign Out" }).click()
    await page.goto("/dashboard/memory")
    await page.getByLabel("Add something to remember").fill("El 24 cerramos.")
    await ask()
    await expect(question).toContainText(lost)

    await page.evaluate(() => sessionStorage.clear())
    await page.goto("/dashboard/create-chatbot")
    await page.getByLabel("Chatbot name").fill("Candela")
    await page.goto("/dashboard/settings")
    await ask()
    await expect(question).toContainText(lost)
    await page.evaluate(() => localStorage.removeItem("pendingChatbot"))
    await page.reload()
    await ask()
    await question.getByRole("button", { name: "Cancel" }).waitFor()
    await expect(question).not.toContainText(lost)
  },
)

walk(
  "The question before signing out says nothing of what is lost where all is saved, or typed and taken away again",
  async ({ page, own }) => {
    const { chatbotId } = await own({ name: "Marisol" })
    const lost = "What you have begun or typed here and not saved is deleted."
    const question = page.getByRole("dialog", { name: "Are you sure you want to sign out?" })
    const ask = async () => {
      await page.getByTestId("sidebar").getByRole("button", { name: "Sign Out" }).click()
      await question.getByRole("button", { name: "Cancel" }).waitFor()
    }
    await page.goto(`/dashboard/edit-chatbot/${chatbotId}`)
    const name = page.getByLabel("Chatbot name")
    await name.fill("Marisol M")
    await ask()
    await expect(question).toContainText(lost)
    await question.getByRole("button", { name: "Cancel" }).click()
    await name.fill("Marisol")
    await ask()
    await expect(question).not.toContainText(lost)
    await question.getByRole("button", { name: "Cancel" }).click()

    await name.fill("Marisol Centro")
    // Else the form is left soon after it was saved.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole("button", { name: "Save changes" }).click()
    await page.getByText("Saved. Your customers see it from the next message on.").waitFor()
    await expect(name).toHaveValue("Marisol Centro")
    await ask()
    await expect(question).not.toContainText(lost)
  },
)

walk(
  "After a sign-out that failed leaving asks again before what was changed is lost",
  async ({ page, own }) => {
    const { chatbotId } = await own({ name: "Marisol" })
    await page.goto(`/dashboard/edit-chatbot/${chatbotId}`)
    const description = page.getByLabel("Description")
    await description.fill("Peluquería de barrio")
    await page.route("**/api/auth/{sign-out,clear-cookie}", (route) => route.abort())
    const side = page.getByTestId("sidebar")
    await side.getByRole("button", { name: "Sign Out" }).click()
    const signOut = page.getByRole("dialog", { name: "Are you sure you want to sign out?" })
    await signOut.getByRole("button", { name: "Sign Out" }).click()
    const question = page.getByRole("dialog", { name: "Leave without saving?" })
    await question.getByRole("button", { name: "Leave" }).click()
    await signOut.getByText("Recado did not answer.").waitFor()
    await signOut.getByRole("button", { name: "Cancel" }).click()
    await side.getByRole("link", { name: "Settings" }).click()
    await question.getByRole("button", { name: "Stay" }).click()
    await expect(description).toHaveValue("Peluquería de barrio")
  },
)
