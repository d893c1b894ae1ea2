import {
  expect,
  fetchedAhead,
  hold,
  onStage,
  sendAsSessionEnds,
  signIn,
  withoutNews,
} from "../support/browser.ts"

const walk = onStage()

walk(
  "A source that is saved after its screen was left is not offered to be added again",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.goto("/dashboard/training")
    await page.getByLabel("Content").fill("Abrimos a las nueve.")
    await fetchedAhead(page)
    const knowledge = "**/api/chatbots/*/knowledge"
    const answer = await hold(page, knowledge, "POST")
    await page.getByRole("button", { name: "Add source" }).click()
    const to = (name: string) => page.getByTestId("sidebar").getByRole("link", { name }).click()
    await to("Memory")
    await page.getByLabel("Add something to remember").waitFor()
    const saved = page.waitForResponse((one) => one.request().method() === "POST")
    answer()
    await saved
    await to("Training")
    await page.getByRole("heading", { name: "1 source", exact: true }).waitFor()
    await expect(page.getByLabel("Content")).toHaveValue("")
  },
)

walk(
  "A source that is saved once its screen was left and opened again leaves the box",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.goto("/dashboard/training")
    await page.getByLabel("Content").fill("Abrimos a las nueve.")
    await fetchedAhead(page)
    const answer = await hold(page, "**/api/chatbots/*/knowledge", "POST")
    await page.getByRole("button", { name: "Add source" }).click()
    const to = (name: string) => page.getByTestId("sidebar").getByRole("link", { name }).click()
    await to("Memory")
    await page.getByLabel("Add something to remember").waitFor()
    await to("Training")
    await expect(page.getByLabel("Content")).toHaveValue("Abrimos a las nueve.")
    answer()
    await page.getByRole("heading", { name: "1 source", exact: true }).waitFor()
    await expect(page.getByLabel("Content")).toHaveValue("")
  },
)

walk("An address that was typed is an address also after a reload", async ({ page, own }) => {
  await own({ name: "Marisol" })
  await page.goto("/dashboard/training")
  await page.getByRole("button", { name: "URL", exact: true }).click()
  await page.getByLabel("Website address").fill("https://marisol.example/precios")
  await page.reload()
  await expect(page.getByLabel("Website address")).toHaveValue("https://marisol.example/precios")
})

walk(
  "Of a simulated message nothing typed is lost: while the one before is sent, and when the session ends",
  async ({ page, own }) => {
    const { email } = await own({ name: "Marisol" })
    await withoutNews(page)
    await page.goto("/dashboard/simulation")
    const box = page.getByRole("textbox", { name: "Mensaje" })
    await page.getByTestId("simulation-log").getByText("Aún no hay mensajes.").waitFor()
    const answer = await hold(page, "**/send-simulated")
    await box.fill("¿Abrís mañana?")
    await box.press("Enter")
    await box.fill("¿Y el sábado?")
    answer()
    await expect(page.getByRole("button", { name: "Enviar" })).not.toHaveAttribute("aria-busy")
    await expect(box).toHaveValue("¿Y el sábado?")

    await sendAsSessionEnds(page, "**/send-simulated", () => box.press("Enter"))
    const ended = page.getByRole("status").getByText("Your session has ended.")
    await expect(ended).toHaveText("Your session has ended. What you typed is kept.")
    await signIn(page, email)
    await expect(box).toHaveValue("¿Y el sábado?")
  },
)

walk(
  "Of a secret, which is kept nowhere, it is not said that it is kept when the session ends",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await withoutNews(page)
    // A box in which nothing is typed.
    await page.goto("/dashboard/training")
    await page.getByLabel("Content").waitFor()
    await page.goto("/dashboard/settings")
    await page.getByLabel("Pause secret", { exact: true }).fill("sesamo")
    // What it still asked for could bring the session back.
    await fetchedAhead(page)
    await sendAsSessionEnds(page, "**/settings/pause-secret", () =>
      page.getByRole("button", { name: "Save secret" }).click(),
    )
    const ended = page.getByRole("status").getByText("Your session has ended.")
    await expect(ended).toHaveText("Your session has ended.")
  },
)

walk(
  "A pause secret that is typed while the one before is saved stays typed",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.goto("/dashboard/settings")
    const box = page.getByLabel("Pause secret", { exact: true })
    const answer = await hold(page, "**/settings/pause-secret")
    await box.fill("sesamo")
    await page.getByRole("button", { name: "Save secret" }).click()
    await box.fill("otra palabra")
    answer()
    await page
      .getByRole("button", { name: "Save secret" })
      .and(page.locator(":not([aria-busy])"))
      .waitFor()
    await expect(box).toHaveValue("otra palabra")
  },
)

walk(
  "What an owner has typed is not shown to another who signs in after their session ended",
  async ({ page, own, visit }) => {
    const other = await (await visit()).own({ name: "Otra" })
    await own({ name: "Marisol" })
    await page.goto("/dashboard/training")
    await page.getByLabel("Content").fill("La clave de la alarma es 2580.")
    await sendAsSessionEnds(page, "**/api/chatbots/*/knowledge", () =>
      page.getByRole("button", { name: "Add source" }).click(),
    )
    await signIn(page, other.email)
    await page.waitForURL("**/dashboard/training")
    await expect(page.getByLabel("Content")).toHaveValue("")
  },
)

walk(
  "An owner who has no chatbot finds the way to one in the simulation",
  async ({ page, own }) => {
    await own()
    await page.goto("/dashboard/simulation")
    await page.getByRole("main").getByRole("link", { name: "Crear un chatbot" }).click()
    await page.waitForURL("**/dashboard/create-chatbot")
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
