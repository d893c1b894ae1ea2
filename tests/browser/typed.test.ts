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
