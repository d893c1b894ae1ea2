import type { Page } from "playwright"
import {
  DESK,
  expect,
  hold,
  onStage,
  PHONE,
  sendAsSessionEnds,
  signIn,
  type Walk,
  withoutNews,
} from "../support/browser.ts"

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

walk(
  "A session that ends while one writes takes nothing of it, and leaving for good lets it go",
  async ({ page, own }) => {
    const { chatbotId, email } = await own({ name: "Marisol", description: "Antes" })
    const asked: string[] = []
    page.on("dialog", (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    await page.goto(`/dashboard/edit-chatbot/${chatbotId}`)
    const description = page.getByLabel("Description")
    await description.fill("Peluquería de barrio")
    await sendAsSessionEnds(page, `**/api/chatbots/${chatbotId}`, () =>
      page.getByRole("button", { name: "Save changes" }).click(),
    )
    expect(asked).toEqual([])
    await signIn(page, email)
    await page.waitForURL("**/edit-chatbot/*")
    await expect(description).toHaveValue("Peluquería de barrio")
    await expect(page.getByLabel("Chatbot name")).toHaveValue("Marisol")

    await page.getByRole("link", { name: "Cancel" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click()
    await page.getByTestId("chatbot-card").getByRole("link", { name: "Edit" }).click()
    await expect(description).toHaveValue("Antes")
  },
)

for (const [what, path, call] of [
  ["source", "training", "**/knowledge/*"],
  ["note", "memory", "**/memory/fragments/*"],
] as const)
  walk(
    `What is being corrected in a ${what} is still there after a reload, and once the session has ended`,
    async ({ page, own }) => {
      const {
        chatbotId,
        call: ask,
        email,
      } = await own({
        name: "Marisol",
        knowledgeSources: [{ type: "text", content: "El corte cuesta dieciocho euros." }],
      })
      await ask("POST", `/api/chatbots/${chatbotId}/memory/fragments`, {
        content: "Cerramos el 24",
      })
      page.on("dialog", (dialog) => void dialog.accept())
      await page.goto(`/dashboard/${path}`)
      const edit = page.getByRole("button", { name: /^Edit/ })
      const dialog = page.getByRole("dialog", { name: /^Edit/ })
      const text = dialog.getByRole("textbox")
      await edit.click()
      const before = await text.inputValue()
      await text.fill("Lo nuevo")
      await page.reload()
      await expect(text).toHaveValue("Lo nuevo")

      await sendAsSessionEnds(page, call, () =>
        dialog.getByRole("button", { name: "Save" }).click(),
      )
      await signIn(page, email)
      await page.waitForURL(`**/dashboard/${path}`)
      await expect(text).toHaveValue("Lo nuevo")

      // Given up, it is gone.
      await dialog.getByRole("button", { name: "Cancel" }).click()
      await text.waitFor({ state: "detached" })
      await page.reload()
      await edit.click()
      await expect(text).toHaveValue(before)
    },
  )

walk(
  "What was being corrected in a note is not offered for another that has its number since",
  async ({ page, own }) => {
    const { chatbotId, call } = await own({ name: "Marisol" })
    const notes = `/api/chatbots/${chatbotId}/memory/fragments`
    await call("POST", notes, { content: "Cerramos el 24" })
    await withoutNews(page)
    page.on("dialog", (dialog) => void dialog.accept())
    await page.goto("/dashboard/memory")
    const edit = page.getByRole("button", { name: "Edit 0001" })
    const text = page.getByRole("dialog").getByRole("textbox")
    await edit.click()
    await text.fill("Cerramos el 25")
    await call("DELETE", `${notes}/0001`)
    await call("POST", notes, { content: "Ana trabaja los sábados" })
    await page.reload()
    await edit.click()
    await expect(text).toHaveValue("Ana trabaja los sábados")
  },
)

walk(
  "A note that was sent when the session had ended is in its box again after signing in",
  async ({ page, own }) => {
    const { email } = await own({ name: "Marisol" })
    await page.goto("/dashboard/memory")
    const box = page.getByLabel("Add something to remember")
    await box.fill("El 24 de diciembre cerramos")
    await sendAsSessionEnds(page, "**/memory/fragments", () => box.press("Enter"))
    await signIn(page, email)
    await page.waitForURL("**/dashboard/memory")
    await expect(box).toHaveValue("El 24 de diciembre cerramos")
  },
)

walk(
  "What one owner has typed is not shown to the next who signs in on the same device",
  async ({ page, own }) => {
    const { email: first } = await own({ name: "Marisol" })
    const { email: next } = await own({ name: "Taller Ruiz" })
    const box = page.getByLabel("Content")
    const comes = async (email: string) => {
      // From an empty page: one of ours would go to the login by itself when its session is gone.
      await page.goto("about:blank")
      await page.context().clearCookies()
      await page.goto("/login?next=/dashboard/training")
      await signIn(page, email)
      await page.waitForURL("**/dashboard/training")
      await box.waitFor()
    }
    await comes(first)
    await box.fill("La clave del local es 4711")
    await comes(first)
    await expect(box).toHaveValue("La clave del local es 4711")
    await comes(next)
    await expect(box).toHaveValue("")
  },
)

walk("What two tabs change of one chatbot is both kept", async ({ page, own }) => {
  const { chatbotId, call } = await own({ name: "Marisol", description: "Antes" })
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto(`/dashboard/edit-chatbot/${chatbotId}`)
    await tab.getByLabel("Chatbot name").waitFor()
  }
  await page.getByLabel("Description").fill("Peluquería de barrio")
  await other.getByLabel("Chatbot name").fill("Marisol y Ana")
  for (const tab of [page, other]) {
    await tab.getByRole("button", { name: "Save changes" }).click()
    await tab.waitForURL("**/dashboard/chatbots")
  }
  const { name, description } = await call<{ name: string; description: string }>(
    "GET",
    `/api/chatbots/${chatbotId}`,
  )
  expect([name, description]).toEqual(["Marisol y Ana", "Peluquería de barrio"])
})

walk("What is typed of a new chatbot in two tabs is one draft", async ({ page, own }) => {
  await own()
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto("/dashboard/create-chatbot")
    await tab.getByLabel("Chatbot name").waitFor()
  }
  await page.getByLabel("Chatbot name").fill("Taller Ruiz")
  await other.locator("[name=name][value='Taller Ruiz']").waitFor()
  await other.getByLabel("Description").fill("Un taller de barrio.")
  await page.reload()
  await page.getByLabel("Description").getByText("Un taller de barrio.").waitFor()
  await expect(page.getByLabel("Chatbot name")).toHaveValue("Taller Ruiz")
})

walk("Back from the dashboard does not lead to signing in again", async ({ page, own }) => {
  const { email } = await own({ name: "Marisol" })
  await page.context().clearCookies()
  await page.goto("/pricing")
  await page.goto("/login")
  await signIn(page, email)
  await page.waitForURL("**/dashboard")
  await page.getByRole("heading", { level: 1 }).waitFor()
  await page.goBack()
  await page.waitForURL("**/pricing")
})

walk(
  "A try that did not get through stays to be read, and goes when it is tried again",
  async ({ page, own }) => {
    await own({
      name: "Marisol",
      knowledgeSources: [{ type: "text", content: "El corte cuesta dieciocho euros." }],
    })
    await page.goto("/dashboard/training")
    const log = page.getByRole("log")
    await log.getByRole("button", { name: "Quiero reservar" }).waitFor()
    await page.context().setOffline(true)
    const box = page.getByRole("textbox", { name: "Write a message…" })
    await box.fill("¿Cuánto cuesta el corte?")
    await box.press("Enter")
    const fault = page.getByRole("alert").filter({ hasText: "did not answer" })
    await fault.waitFor()
    await expect(log.getByText("¿Cuánto cuesta el corte?")).toHaveCount(1)
    await page.context().setOffline(false)
    await fault.getByRole("button", { name: "Try again" }).click()
    await log.getByText("El corte cuesta dieciocho euros.").waitFor()
    await expect(log.getByText("¿Cuánto cuesta el corte?")).toHaveCount(1)
  },
)
