import {
  expect,
  hold,
  onStage,
  PASSWORD,
  pass,
  runUntil,
  signIn,
  told,
} from "../support/browser.ts"

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

walk(
  "An owner signs in with the password and lands on the page first asked for",
  async ({ page, own }) => {
    const { email } = await own({ name: "Marisol" })
    const go = await hold(page, /_astro\/(?!head).*\.js/)
    await page.goto("/dashboard/training", { waitUntil: "commit" })
    await page.getByRole("main").getByText("Loading...").waitFor()
    await page.context().clearCookies()
    // The page is left before its scripts have loaded: nothing of it may lead elsewhere any more.
    await page.goto("/signup", { waitUntil: "commit" })
    go()
    await page.waitForLoadState()
    await page.getByLabel("E-mail").fill(email)
    await page.getByLabel(/^Password/).fill(PASSWORD)
    await page.getByRole("button", { name: "Create account" }).click()
    await page.getByRole("alert").getByText("An account with this email already exists").waitFor()

    await page.goto("/dashboard/training")
    await page.waitForURL("**/login?next=*")
    await expect(page.getByLabel("E-mail")).toHaveAttribute("autocomplete", "email")
    const password = page.getByLabel(/^Password/)
    await expect(password).toHaveAttribute("autocomplete", "current-password")
    await signIn(page, email, "not this one")
    await page.getByRole("alert").getByText("Invalid login credentials").waitFor()
    // Green by the specification's rule, but without a tick.
    await page.getByTestId("feedback").locator(".lucide-circle-alert").waitFor()
    await expect(page.getByLabel("E-mail")).toHaveValue(email)
    await signIn(page, email)
    await page.waitForURL("**/dashboard/training")
    await page.goto("/login")
    await page.waitForURL("**/dashboard")
  },
)

walk(
  "Whoever signs in before the page's scripts have come is signed in once they are there",
  async ({ page, own }) => {
    const { email } = await own({ name: "Marisol" })
    await page.context().clearCookies()
    const go = await hold(page, /_astro\/(?!head).*\.js/)
    await page.goto("/login?next=%2Fdashboard%2Ftraining", { waitUntil: "commit" })
    await page.getByLabel("E-mail").fill(email)
    await page.getByLabel(/^Password/).fill(PASSWORD)
    const button = page.getByRole("button", { name: "Sign in", exact: true })
    await button.click()
    go()
    await page.waitForURL("**/dashboard/training")
  },
)

walk("A press under which the card comes to life is a press all the same", async ({ page }) => {
  await page.goto("/login")
  const down = page.evaluate(
    () => new Promise((go) => addEventListener("pointerdown", () => go(null), { once: true })),
  )
  await page.route("**/account-card*", async (route) => {
    await down
    await route.continue()
  })
  // A finger rests on the button until the card has come.
  await page.getByRole("button", { name: "Forgot your password?" }).click({ delay: 1500 })
  await page.getByText("Please enter your email address to reset your password.").waitFor()
})

walk(
  "A forgotten password: the sentence without an address, the letter, the new password",
  async ({ page, own, stage }) => {
    const { email } = await own()
    await page.context().clearCookies()
    await page.goto("/login")
    await page.getByRole("button", { name: "Forgot your password?" }).click()
    await page.getByText("Please enter your email address to reset your password.").waitFor()
    await expect(page.getByTestId("feedback")).toHaveAttribute("role", "alert")
    await expect(page.getByTestId("feedback")).toHaveCSS("color", "rgb(155, 31, 29)")
    await page.getByLabel("E-mail").fill(email)
    await page.getByRole("button", { name: "Forgot your password?" }).click()
    await page
      .getByText("If an account with that email exists, a password reset link has been sent.")
      .waitFor()
    await expect(page.getByTestId("feedback")).toHaveCSS("color", "rgb(17, 96, 49)")
    await expect(page.getByTestId("feedback")).toHaveAttribute("role", "status")

    await page.clock.install()
    await page.goto(await stage.mailedLink(email, "/update-password"))
    await page.getByText("Please enter your new password below.").waitFor()
    await expect(page).toHaveURL("/update-password")
    // As a phone does with a page that was left for another app.
    await page.reload()
    await page.getByText("Please enter your new password below.").waitFor()
    await page.getByLabel(/^New password/).fill("short")
    await page.getByLabel("Repeat the new password").fill("short")
    await page.getByRole("button", { name: "Update password" }).click()
    await page.getByText("Password must be at least 6 characters long.").waitFor()
    await page.getByLabel(/^New password/).fill("a new long one")
    await page.getByLabel("Repeat the new password").fill("another long one")
    await page.getByRole("button", { name: "Update password" }).click()
    await page.getByText("Passwords do not match.").waitFor()
    await page.getByLabel("Repeat the new password").fill("a new long one")
    // Screen readers tell what comes into a place that was there before.
    await expect(page.getByRole("main").getByRole("status")).toHaveText("")
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole("button", { name: "Update password" }).click()
    const updated = page.getByText(
      "Your password has been updated successfully. You can now log in with your new password.",
    )
    await runUntil(page, () => updated.isVisible())
    // The token is used up: whoever comes back to this page neither sees nor sends it.
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
    await pass(page, 2_900)
    await expect(page).toHaveURL("/update-password")
    await pass(page, 200)
    await page.waitForURL("**/login")
  },
)

walk(
  "A link of a letter that is worth nothing any more is no dead end: the way to another stands below",
  async ({ page }) => {
    await page.goto("/update-password#type=recovery&token=used")
    await page.getByLabel(/^New password/).fill("a new long on")
    await page.getByLabel("Repeat the new password").fill("a new long one")
    await page.getByRole("button", { name: "Update password" }).click()
    const marked = page.locator("[aria-invalid=true]")
    await expect(marked).toHaveAttribute("name", "confirmation")
    await page.getByLabel(/^New password/).fill("a new long one")
    await page.getByRole("button", { name: "Update password" }).click()
    await page.getByRole("alert").getByText("The link may have expired").waitFor()
    // Of the two passwords none is wrong any more.
    await expect(marked).toHaveCount(0)
    await page.getByRole("main").getByRole("link", { name: "ask for another link" }).click()
    await page.getByRole("button", { name: "Forgot your password?" }).waitFor()
  },
)
