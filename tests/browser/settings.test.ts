import { expect, hold, onStage, PHONE, settled } from "../support/browser.ts"
import { told } from "../support/passing.ts"

const walk = onStage()

walk(
  "Pausing and resuming each ask first, and every screen shows it without a reload",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.goto("/dashboard/settings")
    await page.getByRole("button", { name: "Pause chatbot" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click()
    await page.getByRole("dialog").waitFor({ state: "detached" })
    await page.getByText("It answers whatever reaches it").waitFor()
    await page.getByRole("button", { name: "Pause chatbot" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Pause chatbot" }).click()
    await page.getByText("Messages arrive and are kept").waitFor()
    await page.getByTestId("sidebar").getByRole("link", { name: "Training" }).click()
    await page.getByRole("heading", { name: "Training & Knowledge Base" }).waitFor()
    await page.getByText("Bot paused").filter({ visible: true }).first().waitFor()
    await page.getByTestId("sidebar").getByRole("link", { name: "Settings" }).click()
    await page.getByRole("button", { name: "Resume chatbot" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Resume chatbot" }).click()
    await page.getByText("It answers whatever reaches it").waitFor()
  },
)

walk(
  "The pause secret is checked, saved, never shown again, and can be removed",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.goto("/dashboard/settings")
    const secret = page.getByLabel("Pause secret")
    await secret.fill("abc")
    await page.getByRole("button", { name: "Save secret" }).click()
    await page.getByText("The secret needs 4 to 64 characters.").waitFor()
    await secret.fill("Stop")
    await page.getByRole("button", { name: "Save secret" }).click()
    await page.getByText("Customers write this for something else").waitFor()
    await secret.fill("luna llena")
    await page.getByRole("button", { name: "Save secret" }).click()
    await page.getByText("A secret is set. It is never shown again.").waitFor()
    await expect(secret).toHaveValue("")
    await page.reload()
    await page.getByText("A secret is set. It is never shown again.").waitFor()
    await expect.poll(() => page.content()).not.toContain("luna llena")
    await page.getByRole("button", { name: "Remove secret" }).click()
    await page.getByText("A secret is set.").waitFor({ state: "detached" })
    await expect(page.locator("form", { has: secret }).getByRole("status")).toHaveText("Removed")
  },
)

walk("A new password is checked twice and works from then on", async ({ page, own, stage }) => {
  const { email } = await own({ name: "Marisol" })
  await page.goto("/dashboard/settings")
  const fresh = page.getByLabel(/^New password/)
  const again = page.getByLabel(/^Repeat the new password/)
  await expect(fresh).toHaveAttribute("autocomplete", "new-password")
  // By it a password manager knows whose password is changed.
  await expect(page.locator("#password [autocomplete=username]")).toHaveValue(email)
  await fresh.fill("short")
  await page.getByRole("button", { name: "Change password" }).click()
  await page.getByText("Password must be at least 6 characters", { exact: true }).waitFor()
  await fresh.fill("another good one")
  await again.fill("another bad one")
  await page.getByRole("button", { name: "Change password" }).click()
  await page.getByText("Passwords do not match", { exact: true }).waitFor()
  await again.fill("another good one")
  await page.getByRole("button", { name: "Change password" }).click()
  await page.getByText("Your password has been changed.").waitFor()
  const answer = await page.context().request.post("/api/auth/sign-in", {
    data: { email, password: "another good one" },
    headers: { Origin: stage.url },
  })
  expect(answer.status()).toBe(200)
})

walk(
  "What shows a password says which one, and the one that is shown is no word for a spelling service",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.goto("/dashboard/settings")
    const box = page.getByLabel(/^Repeat the new password/)
    await page.getByRole("button", { name: "Show Repeat the new password" }).click()
    await expect(box).toHaveAttribute("type", "text")
    await expect(box).toHaveAttribute("spellcheck", "false")
    await expect(box).toHaveAttribute("autocapitalize", "none")
    const hide = page.getByRole("button", { name: "Hide Repeat the new password" })
    // "Hide, pressed" would say that it is hidden.
    await expect(hide).not.toHaveAttribute("aria-pressed")
    await hide.click()
    await expect(box).toHaveAttribute("type", "password")
  },
)

walk(
  "On a phone the sidebar opens and closes, and signing out asks, then leads to the start page",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.goto("/dashboard")
    const more = page.getByRole("button", { name: "More" })
    await expect(more).not.toHaveAttribute("aria-current")
    await more.click()
    const drawer = page.getByRole("dialog")
    await drawer.getByRole("link", { name: "Settings" }).click()
    await drawer.waitFor({ state: "detached" })
    // The screen that is shown stands behind it.
    await expect(more).toHaveAttribute("aria-current", "true")
    await more.click()
    await page.keyboard.press("Escape")
    await drawer.waitFor({ state: "detached" })
    await more.click()
    await drawer.getByRole("button", { name: "Sign Out" }).click()
    const question = page.getByRole("dialog", { name: "Are you sure you want to sign out?" })
    await question.getByRole("button", { name: "Cancel" }).click()
    await question.waitFor({ state: "detached" })
    await drawer.getByRole("button", { name: "Sign Out" }).click()
    await question.getByRole("button", { name: "Sign Out" }).click()
    await page.waitForURL((url) => url.pathname === "/")
    const names = async () => (await page.context().cookies()).map(({ name }) => name)
    await expect.poll(names).not.toContain("session")
    await page.goto("/dashboard/settings")
    await page.waitForURL("**/login?next=*")
  },
  { viewport: PHONE },
)

walk(
  "Deleting the account wants the address typed, says when it fails, and otherwise leads to the start page",
  async ({ page, own, stage }) => {
    const { email } = await own({ name: "Marisol" })
    await page.goto("/dashboard/settings")
    const begin = page.getByRole("button", { name: "Delete account" })
    const question = page.getByRole("dialog", { name: "Delete your account?" })
    const yes = question.getByRole("button", { name: "Delete account" })
    const typed = question.getByRole("textbox")
    await begin.click()
    await typed.fill("somebody@example.com")
    await yes.click()
    await question.getByText("This is not your e-mail address.").waitFor()
    // What was typed before cancelling must not confirm the next time.
    await typed.fill(email)
    await question.getByRole("button", { name: "Cancel" }).click()
    await begin.click()
    await expect(typed).toHaveValue("")
    await expect(question.getByRole("alert")).toHaveCount(0)

    await page.route("**/api/account", (route) => route.fulfill({ status: 500, body: "broken" }))
    await typed.fill(email)
    await yes.click()
    await page.getByText("Error deleting account. Please contact support.").waitFor()
    const contact = page.getByRole("main").getByRole("link", { name: "Contact Us" })
    await expect(contact).toHaveAttribute("href", "/contact")
    await page.unroute("**/api/account")
    await question.waitFor({ state: "detached" })

    await begin.click()
    await typed.fill(email.toUpperCase())
    await yes.click()
    await page.waitForURL((url) => url.pathname === "/")
    await page.getByRole("button", { name: "Start Now!" }).waitFor()
    const names = async () => (await page.context().cookies()).map(({ name }) => name)
    await expect.poll(names).not.toContain("session")
    const { rowCount } = await stage.database.owner.query("select 1 from users where email = $1", [
      email,
    ])
    expect(rowCount).toBe(0)
  },
)

walk(
  "Without the address that is to be typed the account's deletion says so, and asks once it is known",
  async ({ page, own }) => {
    const { email } = await own({ name: "Marisol" })
    await page.route("**/api/auth/session", (route) => route.abort())
    await page.goto("/dashboard/settings")
    const account = page.locator("#account")
    const again = account.getByRole("button", { name: "Try again" })
    await again.waitFor()
    await expect(account.getByRole("button", { name: "Delete account" })).toHaveCount(0)
    await page.unroute("**/api/auth/session")
    await again.click()
    await account.getByRole("button", { name: "Delete account" }).click()
    await page.getByLabel(`Type ${email} to confirm`).waitFor()
  },
)

walk(
  "Whoever deletes the account keeps the language and the colours of the device, and nothing else",
  async ({ page, own }) => {
    const { email, chatbotId, call } = await own({ name: "Marisol" })
    await call("POST", "/api/whatsapp/send-simulated", { chatbotId, message: "Hola", wait: true })
    await page.goto("/dashboard/simulation")
    const stored = () => page.evaluate(() => Object.keys(localStorage).sort())
    await expect.poll(stored).toContain(`simulation:${chatbotId}`)
    await page.goto("/dashboard/settings")
    await page.getByLabel("Language").selectOption("es")
    await page.getByLabel("Tema").selectOption("dark")
    await page.getByRole("button", { name: "Borrar la cuenta" }).click()
    const question = page.getByRole("dialog")
    await question.getByRole("textbox").fill(email)
    await question.getByRole("button", { name: "Borrar la cuenta" }).click()
    await page.waitForURL((url) => url.pathname === "/es")
    await page.getByRole("button", { name: "¡Empieza ya!" }).waitFor()
    await expect.poll(stored).toEqual(["language", "theme"])
  },
)

walk(
  "Whoever deletes the account comes to the start page, also when something is asked for meanwhile",
  async ({ page, own, stage }) => {
    const { email } = await own({ name: "Marisol" })
    const { promise: told, resolve: tell } = Promise.withResolvers<void>()
    await page.route("**/api/account", async (route) => {
      const response = await route.fetch()
      await told
      await route.fulfill({ response })
    })
    const asked = await hold(page, "**/paused-conversations*")
    const asking = page.waitForRequest("**/paused-conversations*")
    await page.goto("/dashboard/settings")
    await asking
    await page.getByRole("button", { name: "Delete account" }).click()
    const question = page.getByRole("dialog", { name: "Delete your account?" })
    await question.getByRole("textbox").fill(email)
    await question.getByRole("button", { name: "Delete account" }).click()
    const over = page.waitForResponse("**/api/auth/refresh")
    const gone = () => stage.database.owner.query("select 1 from users where email = $1", [email])
    await expect.poll(async () => (await gone()).rowCount).toBe(0)
    asked()
    await over
    // Long enough for a wrong move to the login page to show.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 1_000)))
    tell()
    await page.waitForURL((url) => url.pathname === "/")
  },
)

walk(
  "A deleted account leaves nothing on the device, even if its tab is closed before it has signed out",
  async ({ page, own }) => {
    const { email, chatbotId, call } = await own({ name: "Marisol" })
    await call("POST", "/api/whatsapp/send-simulated", { chatbotId, message: "Hola", wait: true })
    await page.goto("/dashboard/simulation")
    const stored = () => page.evaluate(() => JSON.stringify(localStorage))
    await expect.poll(stored).toContain(chatbotId)
    await page.goto("/dashboard/settings")
    const finish = await hold(page, "**/api/auth/sign-out")
    const ending = page.waitForRequest("**/api/auth/sign-out")
    await page.getByRole("button", { name: "Delete account" }).click()
    const question = page.getByRole("dialog", { name: "Delete your account?" })
    await question.getByRole("textbox").fill(email)
    await question.getByRole("button", { name: "Delete account" }).click()
    await ending
    await expect.poll(stored).not.toContain(chatbotId)
    finish()
    await page.waitForURL((url) => url.pathname === "/")
  },
)

for (const [screen, words] of [
  ["settings", "No chatbot found for your account. Please create one first."],
  ["calendar", "No chatbot found for your account. Please create one first."],
  ["memory", "No chatbot found for your account. Please create one first."],
  ["whatsapp", "No chatbots found for this user. Please create a chatbot first."],
  ["whatsapp-setup", "No chatbots found for this user. Please create a chatbot first."],
] as const)
  walk(
    `/dashboard/${screen} without a chatbot says so and leads to the wizard`,
    async ({ page, own }) => {
      await own()
      await page.goto(`/dashboard/${screen}`)
      await page.getByRole("main").getByText(words).waitFor()
      await page.getByRole("main").getByRole("link", { name: "Create new chatbot" }).click()
      await page.waitForURL("**/dashboard/create-chatbot")
    },
  )

walk("Training without a chatbot leads to the wizard", async ({ page, own }) => {
  await own()
  await page.goto("/dashboard/training")
  const create = page.getByRole("main").getByRole("link")
  await expect(create).toHaveAttribute("href", "/dashboard/create-chatbot")
})

walk(
  "Paused conversations are known by name and number, number or neither, and each is resumed by itself",
  async ({ page, own, stage }) => {
    const { chatbotId } = await own({ name: "Marisol" })
    await stage.database.owner.query(
      `with c as (insert into clients (chatbotid, name, phonenumber, userid)
         values ($1, 'Ana', '34600111931', null), ($1, '', '34600111932', null), ($1, '', null, 'ES.1') returning id)
       insert into conversations (chatbotid, clientid, pausedat, pausedby) select $1, id, now(), 'bot' from c`,
      [chatbotId],
    )
    await page.goto("/dashboard/settings")
    const paused = page.getByTestId("paused-conversation")
    for (const name of ["Ana · +34600111931", "+34600111932", "A customer without a name"]) {
      await paused.getByText(name, { exact: true }).waitFor()
      await paused.getByRole("button", { name: `Resume the conversation with ${name}` }).waitFor()
    }
    await paused.getByRole("button", { name: "Resume the conversation with Ana" }).click()
    await paused.getByText("Ana").waitFor({ state: "detached" })
    await expect(paused).toHaveCount(2)
    await page.route("**/api/conversations/*/resume", (route) => route.abort())
    await paused.getByRole("button", { name: "Resume the conversation with +34600111932" }).click()
    await told(page, "Failed to resume conversation.")
    await expect(paused).toHaveCount(2)
  },
)

walk(
  "A paused conversation that is gone meanwhile is gone from the list once it cannot be resumed",
  async ({ page, own, stage }) => {
    const { chatbotId } = await own({ name: "Marisol" })
    await stage.database.owner.query(
      `with c as (insert into clients (chatbotid, name, phonenumber)
         values ($1, 'Ana', '34600111935'), ($1, 'Luis', '34600111936') returning id)
       insert into conversations (chatbotid, clientid, pausedat, pausedby) select $1, id, now(), 'bot' from c`,
      [chatbotId],
    )
    await page.goto("/dashboard/settings")
    const paused = page.getByTestId("paused-conversation")
    await expect(paused).toHaveCount(2)
    await stage.database.owner.query("delete from clients where chatbotid = $1 and name = 'Ana'", [
      chatbotId,
    ])
    await paused.getByRole("button", { name: "Resume the conversation with Ana" }).click()
    await told(page, "Failed to resume conversation.")
    await expect(paused).toHaveCount(1)
    await paused.getByText("Luis").waitFor()
  },
)

walk("Paused conversations that are still being read say so", async ({ page, own }) => {
  await own({ name: "Marisol" })
  const letGo = await hold(page, "**/api/chatbots/*/paused-conversations")
  await page.goto("/dashboard/settings")
  const list = page.getByRole("main").getByRole("heading", { name: "Paused conversations" })
  const status = list.locator("..").getByRole("status")
  await expect(status).toHaveText("Loading...")
  letGo()
  await page.getByText("No conversation is paused.").waitFor()
  await expect(status).toHaveCount(0)
})

walk(
  "A chatbot that is paused in another window meanwhile is not resumed by who was about to pause it",
  async ({ page, own }) => {
    const { chatbotId, call } = await own({ name: "Marisol" })
    await page.goto("/dashboard/settings")
    await settled(page)
    await page.getByRole("button", { name: "Pause chatbot" }).click()

    const other = await page.context().newPage()
    await other.goto("/dashboard/settings")
    await other.getByRole("button", { name: "Pause chatbot" }).click()
    await other.getByRole("dialog").getByRole("button", { name: "Pause chatbot" }).click()
    await other.getByText("Paused", { exact: true }).waitFor()

    await page.getByText("Paused", { exact: true }).waitFor({ state: "attached" })
    const question = page.getByRole("dialog", { name: "Pause the chatbot?" })
    await question.getByRole("button", { name: "Pause chatbot" }).click()
    await question.waitFor({ state: "detached" })
    await page.getByRole("button", { name: "Resume chatbot" }).waitFor()
    const { is_paused } = await call<{ is_paused: boolean }>("GET", `/api/chatbots/${chatbotId}`)
    expect(is_paused).toBe(true)
  },
)
