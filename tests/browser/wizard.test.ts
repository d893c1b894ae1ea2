import type { Page } from "playwright"
import { expect, hold, onStage, PHONE } from "../support/browser.ts"
import { told } from "../support/passing.ts"
import { buildFirst, describeBot } from "./wizard-stage.ts"

const walk = onStage()

walk(
  "The dialog measures what is added by the plan that its owner has",
  async ({ page, own, stage }) => {
    const { email } = await own()
    await stage.database.owner.query(
      `insert into subscriptions (userid, status, "planId", "currentPeriodStart")
       select u.id, 'active', p.id, now() from users u, plans p where p.name = 'Pro' and u.email = $1`,
      [email],
    )
    await page.goto("/")
    await page.getByRole("button", { name: "Start Now!" }).click()
    const dialog = page.getByRole("dialog", { name: "Create your chatbot" })
    await dialog.getByLabel("Chatbot name").fill("Taller Ruiz")
    await dialog.getByRole("button", { name: "Next" }).click()
    await dialog.locator("p", { hasText: "0 of 30,000 tokens" }).waitFor()
  },
)

walk(
  "The preview follows the name, the welcome, the tone and the language; creating is done once, however often it is pressed",
  async ({ page, own }) => {
    await own()
    let posts = 0
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/api/chatbots")) posts++
    })
    const go = await hold(page, "**/api/chatbots", "POST")
    await page.goto("/dashboard/create-chatbot")
    const phone = page.getByRole("log", { name: "Conversation" })
    const heading = page.getByRole("main")
    await heading.getByText("Step 1 of 3 · Basic Configuration").waitFor()
    await phone.getByText("Hola, soy Tu negocio, el asistente virtual").waitFor()
    await page.getByLabel("Chatbot name").fill("Taller Ruiz")
    await phone.getByText("Hola, soy Taller Ruiz").waitFor()
    await page.getByRole("switch", { name: "Welcome message" }).check()
    await page.getByLabel("What the bot says first").fill("¡Bienvenido al taller!")
    await phone.getByText("¡Bienvenido al taller!").waitFor()
    // A welcome that does not say what answers is sent with a sentence that does.
    const disclosure = phone.getByText("Soy un asistente virtual con IA.")
    await disclosure.waitFor()
    await page.getByLabel("What the bot says first").fill("Soy el bot. ¡Bienvenido al taller!")
    await disclosure.waitFor({ state: "detached" })
    await phone.getByText("Ahora mismo te confirmo el horario.").waitFor()
    await page.getByLabel("Tone").selectOption("formal")
    await phone.getByText("Enseguida le confirmo el horario.").waitFor()
    await page.getByLabel("Language", { exact: true }).selectOption("german")
    await page.getByLabel("What the bot says first").fill("¡Bienvenido al taller!")
    const german = phone.locator("[lang=de]")
    await german.getByText("Hallo, wann habt ihr geöffnet?").waitFor()
    const welcome = page.getByLabel("What the bot says first")
    await expect(welcome).toHaveAttribute("placeholder", /^Hallo! /)
    await expect(welcome).toHaveAttribute("lang", "de")
    await expect(german.last()).toContainText("Ich bin ein virtueller KI-Assistent.")
    await expect(german.last()).toContainText("Sehr gerne.")
    await page.getByLabel("Language", { exact: true }).selectOption("spanish")
    await page.getByRole("switch", { name: "Welcome message" }).uncheck()
    await phone.getByText("¡Bienvenido al taller!").waitFor({ state: "detached" })
    await page.getByRole("button", { name: "Next" }).click()
    await heading.getByText("Step 2 of 3 · Knowledge Sources").waitFor()
    await expect(page.getByLabel("Content")).toHaveAttribute("placeholder", /^Abrimos /)

    // By keyboard alone: in, and out again.
    await page.getByLabel("Content").fill(`Revisión: 60 €. ${"x".repeat(60)}`)
    await page.getByRole("button", { name: "Add source" }).press("Enter")
    await page.getByText("1 source").waitFor()
    await page.getByRole("button", { name: /^Remove Revisión/ }).press("Enter")
    await page.getByText("Nothing added yet.").waitFor()

    // 11,995 tokens of 12,000: an address costs 20.
    await page.getByLabel("Content").fill("a".repeat(9600 * 4))
    await page.getByRole("button", { name: "Add source" }).click()
    const meter = page.getByRole("main").getByRole("meter")
    await expect(meter).toHaveAttribute("data-level", "green")
    await page.getByLabel("Content").fill("a".repeat(47_977 - 9600 * 4))
    await page.getByRole("button", { name: "Add source" }).click()
    await page.getByText("2 sources").waitFor()
    await expect(meter).toHaveAttribute("data-level", "red")
    await page.getByRole("button", { name: "URL" }).click()
    await page.getByLabel("Website address").fill("https://taller.example")
    await page.getByRole("button", { name: "Add source" }).click()
    await page
      .getByText(
        "Adding this content would exceed your token limit of 12000. Please reduce the content or upgrade your plan.",
      )
      .waitFor()
    await page.getByRole("button", { name: "Next" }).click()
    await heading.getByText("Step 3 of 3 · WhatsApp Configuration").waitFor()

    await page.getByRole("button", { name: "Create Chatbot" }).click()
    const creating = page.getByRole("button", { name: "Creating..." })
    await creating.waitFor()
    await creating.click({ force: true })
    await expect(creating).toBeDisabled()
    go()
    await told(page, "¡Chatbot creado con éxito!")
    expect(posts).toBe(1)
  },
)

walk(
  "What is typed and not added is added by going on, outlives a reload, and what cannot be added says why once",
  async ({ page, own }) => {
    await own()
    await page.goto("/dashboard/create-chatbot")
    await page.getByLabel("Chatbot name").fill("Taller Ruiz")
    const next = page.getByRole("button", { name: "Next" })
    await next.click()
    const content = page.getByLabel("Content")
    await content.fill("Abrimos de 9 a 18.")
    await page.reload()
    await expect(content).toHaveValue("Abrimos de 9 a 18.")
    await next.click()
    await page.getByLabel("WhatsApp phone number").waitFor()
    await page.getByRole("button", { name: "Previous" }).click()
    await page.getByText("1 source").waitFor()
    await page.getByText("Abrimos de 9 a 18.").waitFor()

    await page.getByRole("button", { name: "URL" }).click()
    const address = page.getByLabel("Website address")
    await address.fill("la de siempre")
    await next.click()
    await page.getByText("Please enter a valid URL").waitFor()
    await expect(address).toBeFocused()
    await next.click()
    await page.getByLabel("WhatsApp phone number").waitFor()
  },
)

walk(
  "The browser's Back goes one step back in the wizard, and only from the first one out of it",
  async ({ page, own }) => {
    await own()
    await page.goto("/dashboard/chatbots")
    await page.getByRole("main").getByRole("link", { name: "Create new chatbot" }).click()
    await page.getByLabel("Chatbot name").fill("Taller Ruiz")
    const next = page.getByRole("button", { name: "Next" })
    await next.click()
    await page.getByLabel("Content").fill("Abrimos de 9 a 18.")
    await next.click()
    await page.getByLabel("WhatsApp phone number").fill("+34600111222")
    await page.goBack()
    await page.getByText("Abrimos de 9 a 18.").waitFor()
    await page.goBack()
    await expect(page.getByLabel("Chatbot name")).toHaveValue("Taller Ruiz")
    await page.goForward()
    await page.goForward()
    await expect(page.getByLabel("WhatsApp phone number")).toHaveValue("+34600111222")
    await page.goBack()
    await page.goBack()
    await page.goBack()
    await page.waitForURL("**/dashboard/chatbots")
  },
)

walk(
  "Enter in a field of one line goes on, as in any form, and at the end creates one chatbot",
  async ({ page, own, visit }) => {
    await own()
    const created: string[] = []
    page.on("request", (request) => {
      if (request.method() === "POST" && /chatbots$/.test(request.url())) created.push("asked")
    })
    await page.goto("/dashboard/create-chatbot")
    const name = page.getByLabel("Chatbot name")
    await name.press("Enter")
    await page.getByText("Please enter a name for your chatbot").waitFor()
    await name.fill("Taller Ruiz")
    await name.press("Enter")
    await page.getByText("Step 2 of 3").waitFor()
    await page.getByRole("button", { name: "Next" }).click()
    const phone = page.getByLabel("WhatsApp phone number")
    // Otherwise the page might be left before the second press.
    const answer = await hold(page, /chatbots$/, "POST")
    await phone.press("Enter")
    await phone.press("Enter")
    answer()
    await page.getByTestId("chatbot-card").getByText("Taller Ruiz").waitFor()
    expect(created).toEqual(["asked"])

    const stranger = await visit()
    const wizard = await buildFirst(stranger.page)
    await describeBot(wizard)
    await wizard.getByLabel("Chatbot name").press("Enter")
    await wizard.getByText("Step 2 of 2").waitFor()
  },
)

walk("Nobody comes to the later steps of the wizard without a name", async ({ page, own }) => {
  await own()
  await page.goto("/dashboard/create-chatbot?step=3")
  await page.getByLabel("Chatbot name").waitFor()
  await expect(page.getByLabel("WhatsApp phone number")).toHaveCount(0)
})

walk(
  "The wizard before signing up takes no more sources than the plan one begins with",
  async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        "pendingChatbot",
        JSON.stringify({
          name: "Taller Ruiz",
          description: "Un taller de barrio.",
          sources: [1, 2, 3, 4, 5].map((at) => ({ kind: "text", content: `Fuente ${at}` })),
        }),
      ),
    )
    const wizard = await buildFirst(page)
    await wizard.getByRole("button", { name: "Next" }).click()
    await wizard.getByText("5 sources").waitFor()
    await wizard.getByLabel("Content").fill("Fuente 6")
    await wizard.getByRole("button", { name: "Add source" }).click()
    await wizard.getByText("You have reached your limit of 5 knowledge sources.").waitFor()
    await wizard.getByText("5 sources").waitFor()
  },
)

walk(
  "On a phone Next is never under the bottom bar, and can be pressed with the form scrolled anywhere",
  async ({ page, own }) => {
    await own()
    await page.goto("/dashboard/create-chatbot")
    const next = page.getByRole("button", { name: "Next" })
    await next.waitFor()
    const covered = () =>
      next.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        const top = document.elementFromPoint(x + width / 2, y + height / 2)
        return !button.contains(top)
      })
    for (const share of [0, 0.5, 1]) {
      await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), share)
      await expect.poll(covered).toBe(false)
    }
  },
  { viewport: PHONE },
)

walk(
  "On a phone the preview is behind a button, and shows what is typed",
  async ({ page, own, visit }) => {
    const wizardOn = async (page: Page) => {
      await page.getByLabel("Chatbot name").fill("Taller Ruiz")
      await page.getByRole("button", { name: "Preview" }).click()
      const sheet = page.getByRole("dialog", { name: "Preview" })
      const phone = sheet.getByRole("log", { name: "Conversation" })
      await phone.getByText("Hola, soy Taller Ruiz").waitFor()
      await expect(phone.locator("[lang=es]")).toHaveCount(2)
      await expect(phone.locator("[lang=es]", { hasText: "Customer:" })).toHaveCount(0)
      await page.keyboard.press("Escape")
      await sheet.waitFor({ state: "detached" })
      await expect(page.getByRole("button", { name: "Preview" })).toBeFocused()
      await expect(page.getByLabel("Chatbot name")).toHaveValue("Taller Ruiz")
    }
    const { page: strangers } = await visit({ viewport: PHONE })
    await buildFirst(strangers)
    await wizardOn(strangers)
    await own()
    await page.goto("/dashboard/create-chatbot")
    await wizardOn(page)
  },
  { viewport: PHONE },
)

walk("A file that is not chosen after all leaves the wizard open", async ({ page }) => {
  const wizard = await buildFirst(page)
  await describeBot(wizard)
  await wizard.getByRole("button", { name: "Next" }).click()
  await wizard.getByText("Upload files").click()
  // What browsers tell the page when the window that chooses files is cancelled.
  await wizard
    .locator("input[type=file]")
    .evaluate((input) => input.dispatchEvent(new Event("cancel", { bubbles: true })))
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(wizard).toBeVisible()
})
