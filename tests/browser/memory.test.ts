import type { Page } from "playwright"
import { expect, fetchedAhead, hold, onStage, withoutNews } from "../support/browser.ts"
import { pass, runUntil } from "../support/page-clock.ts"

const walk = onStage()

/** What the page asks to be changed, as it asks. */
const changesOf = (page: Page) => {
  const asked: unknown[] = []
  page.on("request", (request) => {
    if (request.method() === "PATCH") asked.push(request.postDataJSON())
  })
  return asked
}

walk(
  "Memory: Enter saves once, Shift+Enter makes a line, and only four notes show at first",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.goto("/dashboard/memory")
    const box = page.getByLabel("Add something to remember")
    // What the keyboard of a phone writes on its Enter.
    await expect(box).toHaveAttribute("enterkeyhint", "done")
    const fragments = page.getByTestId("fragment")
    const remember = async (text: string) => {
      await box.fill(text)
      await box.press("Enter")
      await page.waitForFunction(
        () =>
          document.querySelector<HTMLTextAreaElement>("main textarea")?.value === "" &&
          !document.querySelector("main [aria-busy=true]"),
      )
    }
    await box.fill("Cerramos")
    await box.press("Shift+Enter")
    await expect(box).toHaveValue("Cerramos\n")
    await remember("Cerramos el 24")
    await remember("Cerramos el 24")
    await expect(fragments).toHaveCount(1)
    for (const day of ["25", "26", "27", "28"]) await remember(`Cerramos el ${day}`)
    const memory = page.locator("section", { hasText: "Global memory" })
    await memory.getByRole("button", { name: "Show More", exact: true }).click()
    await expect(fragments).toHaveCount(5)
    await memory.getByRole("button", { name: "Show Less" }).click()
    await expect(fragments).toHaveCount(4)
  },
)

walk(
  "Memory: a note for which the oldest had to go says so as it is saved, and the history has what went",
  async ({ page, own }) => {
    const { chatbotId, call } = await own({ name: "Marisol" })
    const remembered = (content: string) =>
      call("POST", `/api/chatbots/${chatbotId}/memory/fragments`, { content })
    await remembered("Cerramos el 24")
    await remembered("x".repeat(1_900))
    await page.goto("/dashboard/memory")
    const box = page.getByLabel("Add something to remember")
    await box.fill("Abrimos")
    await box.press("Enter")
    await page.getByText("Saved", { exact: true }).waitFor()
    await box.fill(`Abrimos ${"a".repeat(80)}`)
    await box.press("Enter")
    await page.getByText("Saved. The memory was full").waitFor()
    await page.getByText("Dropped to make room for your note: 0001").waitFor()
  },
)

walk(
  "Memory: a note that became too long for the others beside it says that the oldest went",
  async ({ page, own }) => {
    const { chatbotId, call } = await own({ name: "Marisol" })
    const fragments = `/api/chatbots/${chatbotId}/memory/fragments`
    await call("POST", fragments, { content: "Cerramos el 24" })
    await call("POST", fragments, { content: "Abrimos" })
    await page.goto("/dashboard/memory")
    await page.getByRole("button", { name: "Edit 0002" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel("Text").fill("x".repeat(2_000))
    await dialog.getByRole("button", { name: "Save" }).click()
    await page.getByTestId("toast").getByText("Saved. The memory was full").waitFor()
    await expect(dialog).toHaveCount(0)
  },
)

walk(
  "Memory: a note written while the list still refreshes is saved too, and a refused one comes back",
  async ({ page, own }) => {
    const { chatbotId } = await own({ name: "Marisol" })
    await page.goto("/dashboard/memory")
    const box = page.getByLabel("Add something to remember")
    const notes = page.getByTestId("fragment")
    await box.waitFor()
    const refresh = await hold(page, `**/api/chatbots/${chatbotId}/memory`)
    const saved = () => page.waitForResponse((answer) => answer.url().endsWith("/fragments"))
    for (const note of ["Cerramos el 24", "Cerramos el 25"]) {
      await box.fill(note)
      await Promise.all([saved(), box.press("Enter")])
    }
    const entry = page.getByLabel("Add a notification")
    for (const text of ["uno", "dos"]) {
      await entry.fill(`<notify:${text}>`)
      const told = page.waitForResponse((answer) => answer.url().endsWith("/notifications"))
      await Promise.all([told, entry.press("Enter")])
    }
    refresh()
    await notes.nth(1).waitFor()
    await page.getByTestId("notification").nth(1).waitFor()

    await page.route("**/memory/fragments", (route) => route.fulfill({ status: 500, body: "" }))
    await box.fill("Cerramos el 26")
    await box.press("Enter")
    await page.getByText("Recado did not answer.").waitFor()
    await expect(box).toHaveValue("Cerramos el 26")
  },
)

walk(
  "Notifications: a wrong form is refused word for word, and what is kept is listed newest first, four at first",
  async ({ page, own }) => {
    const { chatbotId, call } = await own({ name: "Marisol" })
    await page.goto("/dashboard/memory")
    const entry = page.getByLabel("Add a notification")
    const refusal = "Formato de fragmento de notificación inválido. Debe ser <notify:Texto>."
    for (const wrong of ["Llama a Ana", "<notify:>", "<notify:Ana"]) {
      await entry.fill(wrong)
      await entry.press("Enter")
      await expect(page.getByText(refusal)).toHaveAttribute("lang", "es")
      await expect(entry).toHaveValue(wrong)
    }
    for (const right of ["Llama a Ana", "Llama a Luis"]) {
      await entry.fill(`<notify:${right}>`)
      await entry.press("Enter")
      await page.getByTestId("notification").getByText(right).waitFor()
    }
    await expect(page.getByText(refusal)).toHaveCount(0)
    const told = page.getByTestId("notification")
    await expect(told.getByRole("paragraph")).toHaveText(["Llama a Luis", "Llama a Ana"])
    const when = /^just now · \d+ \w+ 20\d\d, \d\d:\d\d$/
    await expect(told.getByRole("time")).toHaveText([when, when])
    for (const name of ["Eva", "Juan", "Rosa"])
      await call("POST", `/api/chatbots/${chatbotId}/notifications`, {
        entry: `<notify:Llama a ${name}>`,
      })
    await page.reload()
    await expect(told).toHaveCount(4)
    const card = page.locator("section", { has: told })
    const more = card.getByRole("button", { name: "Show More", exact: true })
    await expect(more).toHaveAccessibleDescription("1 more")
    await more.click()
    await expect(told).toHaveCount(5)
    await card.getByRole("button", { name: "Show Less" }).click()
    await expect(told).toHaveCount(4)
  },
)

walk(
  "The notification limit follows arrows, number and track, is saved a second after the last move, and says when it is not",
  async ({ page, own }) => {
    const { chatbotId, call } = await own({ name: "Marisol" })
    const asked = changesOf(page)
    await page.clock.install()
    await page.goto("/dashboard/memory")
    const slider = page.getByRole("slider", { name: "Notification limit" })
    const figure = page.getByRole("spinbutton", { name: "Notification limit" })
    await expect(slider).toHaveValue("100")
    await expect(slider).toHaveAttribute("min", "1")
    await expect(slider).toHaveAttribute("max", "250")
    await page.clock.pauseAt(Date.now() + 60_000)
    await slider.press("ArrowRight")
    await pass(page, 900)
    await slider.press("ArrowRight")
    await pass(page, 900)
    expect(asked).toEqual([])
    await pass(page, 200)
    const said = page.getByText("Saved", { exact: true })
    await runUntil(page, () => said.isVisible())
    expect(asked).toEqual([{ notification_limit: 102 }])

    // Emptied and typed anew, figure by figure. The clock still stands: nothing of it is saved.
    await figure.press("Control+A")
    await figure.press("Backspace")
    await figure.pressSequentially("50")
    await expect(slider).toHaveValue("50")
    await figure.fill("900")
    await figure.blur()
    for (const one of [figure, slider]) await expect(one).toHaveValue("250")
    await page.route(`**/api/chatbots/${chatbotId}`, (route) =>
      route.fulfill({ status: 500, body: "" }),
    )
    const track = await slider.boundingBox()
    await slider.click({ position: { x: (track?.width ?? 0) / 2, y: (track?.height ?? 0) / 2 } })
    await expect(slider).toHaveValue(/^1[123]\d$/)
    await page.clock.resume()
    await page.getByText("Failed to save notification limit.").waitFor()
    const kept = await call<{ chatbot: object }>("GET", `/api/chatbots/${chatbotId}`)
    expect(JSON.stringify(kept)).toContain('"notification_limit":102')
  },
)

walk(
  "A notification limit that was moved a moment before leaving the screen, or the page, is saved all the same",
  async ({ page, own }) => {
    const { chatbotId, call } = await own({ name: "Marisol" })
    await page.clock.install()
    await page.goto("/dashboard/memory")
    const slider = page.getByRole("slider", { name: "Notification limit" })
    await slider.waitFor()
    await page.clock.pauseAt(Date.now() + 60_000)
    await slider.press("ArrowRight")
    const saved = page.waitForRequest(
      (request) => request.method() === "PATCH" && request.url().includes(chatbotId),
    )
    await page.getByTestId("sidebar").getByRole("link", { name: "Training" }).click()
    await saved
    await page.clock.resume()
    await page.getByTestId("sidebar").getByRole("link", { name: "Memory" }).click()
    const figure = page.getByRole("spinbutton", { name: "Notification limit" })
    await expect(figure).toHaveValue("101")
    await page.clock.pauseAt(Date.now() + 120_000)
    await slider.press("ArrowRight")
    await page.goto("/pricing")
    const kept = async () => JSON.stringify(await call("GET", `/api/chatbots/${chatbotId}`))
    await expect.poll(kept).toContain('"notification_limit":102')
  },
)

walk(
  "A notification limit that was changed elsewhere is shown here, and not put back",
  async ({ page, own }) => {
    const { chatbotId, call } = await own({ name: "Marisol" })
    const asked = changesOf(page)
    await page.clock.install()
    const streaming = page.waitForResponse("**/api/events*")
    await page.goto("/dashboard/memory")
    const figure = page.getByRole("spinbutton", { name: "Notification limit" })
    await figure.waitFor()
    await streaming
    await call("PATCH", `/api/chatbots/${chatbotId}`, { notification_limit: 50 })
    await call("POST", `/api/chatbots/${chatbotId}/memory/fragments`, {
      content: "Cerramos el 24.",
    })
    await page.getByTestId("fragment").getByText("Cerramos el 24.").waitFor()
    await expect(figure).toHaveValue("50")
    await pass(page, 1_500)
    await page.reload()
    await expect(figure).toHaveValue("50")
    expect(asked).toEqual([])
  },
)

walk(
  "Memory: a note that is saved is said to be, also when the list below shows only the first four",
  async ({ page, own }) => {
    const { chatbotId, call } = await own({ name: "Marisol" })
    for (const day of [24, 25, 26, 31])
      await call("POST", `/api/chatbots/${chatbotId}/memory/fragments`, { content: `No el ${day}` })
    await page.goto("/dashboard/memory")
    await page.getByTestId("fragment").nth(3).waitFor()
    await page.getByLabel("Add something to remember").fill("Cerramos el 6 de enero")
    await page.keyboard.press("Enter")
    await page.getByRole("status").getByText("Saved", { exact: true }).waitFor()
  },
)

walk(
  "Memory: whoever takes notes away by keyboard goes on at the next one, and a second tap is no second wish",
  async ({ page, own }) => {
    const { chatbotId, call } = await own({ name: "Marisol" })
    for (const day of [24, 25, 26])
      await call("POST", `/api/chatbots/${chatbotId}/memory/fragments`, { content: `No el ${day}` })
    const go = await hold(page, "**/memory/fragments/*", "DELETE")
    await page.goto("/dashboard/memory")
    const notes = page.getByTestId("fragment")
    await notes.nth(2).waitFor()
    await fetchedAhead(page)
    const focused = page.locator(":focus")
    await page.getByRole("button", { name: "Delete 0002" }).focus()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    go()
    await expect(notes).toHaveCount(2)
    await expect(focused).toContainText("No el 26")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(notes).toHaveCount(1)
    await expect(focused).toContainText("No el 24")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await page.getByText("Nothing remembered yet.").waitFor()
    await expect(focused).toHaveText("Global memory")
    await expect(page.getByRole("alert")).toHaveCount(0)
  },
)

walk(
  "A list of notifications that is full says what is still noted, until there is room",
  async ({ page, own }) => {
    const { chatbotId, call } = await own({ name: "Marisol" })
    await call("PATCH", `/api/chatbots/${chatbotId}`, { notification_limit: 1 })
    await page.goto("/dashboard/memory")
    const full = page.getByText(
      "The list is full: only customers waiting for a person and appointments to check are still noted",
    )
    await page.getByText("No recent notifications to show.").waitFor()
    await expect(full).toHaveCount(0)
    await page.getByLabel("Add a notification").fill("<notify:Llama a Ana>")
    await page.keyboard.press("Enter")
    await full.waitFor()
    await page.getByRole("button", { name: "Delete: Llama a Ana" }).click()
    await full.waitFor({ state: "detached" })
  },
)

walk(
  "After the note with the number 9999 the memory is full, and says so",
  async ({ page, own, stage }) => {
    const { chatbotId, call } = await own({ name: "Marisol" })
    await call("POST", `/api/chatbots/${chatbotId}/memory/fragments`, { content: "La última" })
    await stage.database.owner.query(
      "update memory set globalmemory = replace(globalmemory, '0001[', '9999[') where chatbot_id = $1",
      [chatbotId],
    )
    await page.goto("/dashboard/memory")
    await page.getByText("9999", { exact: true }).waitFor()
    const box = page.getByLabel("Add something to remember")
    await box.fill("Una más")
    await box.press("Enter")
    await page.getByText("Límite máximo de fragmentos de memoria (9999) alcanzado.").waitFor()
    await expect(box).toHaveValue("Una más")
  },
)

walk(
  "The count beside Memory falls with each notification that is deleted, also without live events, and on every screen",
  async ({ page, own }) => {
    const { chatbotId, call } = await own({ name: "Marisol" })
    await withoutNews(page)
    for (const name of ["Ana", "Luis"])
      await call("POST", `/api/chatbots/${chatbotId}/notifications`, {
        entry: `<notify:Llama a ${name}>`,
      })
    await page.goto("/dashboard/chatbots")
    const sidebar = page.getByTestId("sidebar")
    const memory = sidebar.getByRole("link", { name: "Memory", exact: true })
    await expect(memory).toHaveAccessibleDescription("2 new notifications")
    await memory.click()
    await page.getByRole("button", { name: "Delete: Llama a Ana" }).click()
    await expect(memory).toHaveAccessibleDescription("1 new notification")
    await sidebar.getByRole("link", { name: "Training" }).click()
    await page.getByRole("heading", { name: "Training & Knowledge Base" }).waitFor()
    await expect(memory).toHaveAccessibleDescription("1 new notification")
  },
)

walk(
  "A change of the memory that another stands in the way of cannot be undone before that one is",
  async ({ page, own }) => {
    const { chatbotId, call } = await own({ name: "Marisol" })
    const fragments = `/api/chatbots/${chatbotId}/memory/fragments`
    await call("POST", fragments, { content: "Cerramos los lunes" })
    await call("PATCH", `${fragments}/0001`, { content: "Cerramos los martes" })
    await page.goto("/dashboard/memory")
    const history = page.locator("section", { hasText: "Who taught it what" })
    const added = history.getByRole("listitem").filter({ hasText: "You added" })
    await added.waitFor()
    await expect(added.getByRole("button")).toHaveCount(0)
    await history.getByRole("button", { name: "Undo: Cerramos los martes" }).click()
    await added.getByRole("button", { name: "Undo: Cerramos los lunes" }).click()
    await expect(page.getByTestId("fragment")).toHaveCount(0)
    await expect(history.getByRole("alert")).toHaveCount(0)
  },
)

walk(
  "A note that would say the same as another is not changed, and the owner is told so",
  async ({ page, own }) => {
    const { chatbotId, call } = await own({ name: "Marisol" })
    const fragments = `/api/chatbots/${chatbotId}/memory/fragments`
    await call("POST", fragments, { content: "Cerramos los lunes" })
    await call("POST", fragments, { content: "Cerramos los martes" })
    await page.goto("/dashboard/memory")
    await page.getByRole("button", { name: "Edit 0002" }).click()
    const dialog = page.getByRole("dialog")
    const text = dialog.getByLabel("Text")
    const save = dialog.getByRole("button", { name: "Save" })
    await text.fill("Cerramos los lunes")
    await save.click()
    await dialog.getByText("Another note says this already.").waitFor()
    await expect(text).toHaveValue("Cerramos los lunes")
    await text.fill("Cerramos los jueves")
    await expect(dialog.getByText("Another note says this already.")).toHaveCount(0)
    await save.click()
    await dialog.waitFor({ state: "detached" })
    await expect(page.getByTestId("fragment").last()).toContainText("Cerramos los jueves")
  },
)
walk(
  "A note that is longer than any memory is refused with how much fits, and stays typed",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.goto("/dashboard/memory")
    const note = "Der Ölwechsel kostet 89 Euro. ".repeat(4000).trim()
    const box = page.getByLabel("Add something to remember")
    await box.fill(note)
    await page.getByRole("button", { name: "Save" }).click()
    await page.getByText("El fragmento excede el límite de 500 tokens.").waitFor()
    await expect(box).toHaveValue(note)
  },
)

walk(
  "A notification limit that was moved and moved back follows what is saved in another window",
  async ({ page, own }) => {
    const { chatbotId, call } = await own({ name: "Marisol" })
    const streaming = page.waitForResponse("**/api/events*")
    await page.goto("/dashboard/memory")
    const typed = page.getByRole("spinbutton", { name: "Notification limit" })
    await typed.press("ArrowUp")
    await typed.press("ArrowDown")
    await expect(typed).toHaveValue("100")
    await typed.fill("")
    await typed.blur()
    await expect(typed).toHaveValue("100")
    await streaming

    await call("PATCH", `/api/chatbots/${chatbotId}`, { notification_limit: 50 })
    await call("POST", `/api/chatbots/${chatbotId}/notifications`, {
      entry: "<notify:Llama a Ana>",
    })
    await expect(typed).toHaveValue("50")
  },
)
