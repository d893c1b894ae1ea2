import type { Page } from "playwright"
import { expect, hold, onStage, type Walk } from "../support/browser.ts"
import { pass, runUntil } from "../support/page-clock.ts"

const walk = onStage()

const toasts = (page: Page) => page.getByTestId("toast")

/** Presses the button whose action ends in a toast, and confirms. */
const pressed = async (page: Page) => {
  await page.getByRole("button", { name: "Delete Facebook data" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Delete Facebook data" }).click()
}

/** The settings with a button that ends in a toast, and a clock that stands still. */
const atTheButton = async ({ page, own }: Walk, answer: { status: number; json: object }) => {
  await own({ name: "Marisol" })
  await page.route("**/api/whatsapp/delete-facebook-data", (route) => route.fulfill(answer))
  await page.clock.install()
  const fetched = page.waitForResponse(/\/toasts\.[^/]+\.js$/)
  await page.goto("/dashboard/settings")
  await page.getByText("It answers whatever reaches it").waitFor()
  await fetched
  await page.clock.pauseAt(Date.now() + 60_000)
  const press = async () => {
    const answered = page.waitForResponse("**/api/whatsapp/delete-facebook-data")
    await pressed(page)
    await answered
  }
  return { press }
}
const GOOD = { status: 200, json: { success: true, message: "Gone." } }
const BAD = { status: 500, json: { error: "Not gone.", code: "internal" } }

const drawn = (page: Page) => runUntil(page, () => toasts(page).isVisible())

for (const [kind, answer, lifeMs] of [
  ["success", GOOD, 2000],
  ["error", BAD, 4000],
] as const)
  walk(`A message of ${kind} is gone after ${lifeMs} ms, and not before`, async (journey) => {
    const { page } = journey
    const { press } = await atTheButton(journey, answer)
    await press()
    await drawn(page)
    await expect(toasts(page)).toHaveAttribute("data-type", kind)
    await pass(page, lifeMs - 100)
    await expect(toasts(page)).toHaveCount(1)
    await pass(page, 200)
    await toasts(page).waitFor({ state: "detached" })
  })

walk("A message that came before its code lives from when it is seen", async ({ page, own }) => {
  await own({ name: "Marisol" })
  await page.route("**/api/whatsapp/delete-facebook-data", (route) => route.fulfill(BAD))
  const come = await hold(page, /\/toasts\.[^/]+\.js$/)
  await page.clock.install()
  await page.goto("/dashboard/settings")
  await page.getByText("It answers whatever reaches it").waitFor()
  await page.clock.pauseAt(Date.now() + 60_000)
  await pressed(page)
  await runUntil(page, () => page.getByRole("dialog").isHidden())
  await pass(page, 10_000)
  come()
  await drawn(page)
  await pass(page, 3_900)
  await expect(toasts(page)).toHaveCount(1)
  await pass(page, 200)
  await toasts(page).waitFor({ state: "detached" })
})

walk("The pointer or the focus on a message stops its clock", async (journey) => {
  const { page } = journey
  const { press } = await atTheButton(journey, BAD)
  await press()
  await drawn(page)
  await pass(page, 1000)
  await toasts(page).hover()
  await pass(page, 60_000)
  await expect(toasts(page)).toHaveCount(1)
  await page.mouse.move(5, 5)
  await pass(page, 2700)
  await expect(toasts(page)).toHaveCount(1)
  await toasts(page).getByRole("button", { name: "Close" }).focus()
  await pass(page, 60_000)
  await expect(toasts(page)).toHaveCount(1)
  await page.getByRole("heading", { level: 1 }).focus()
  await pass(page, 1000)
  await toasts(page).waitFor({ state: "detached" })
})

walk("A message changes its language with the page", async (journey) => {
  const { page } = journey
  const error = "The data changed meanwhile. Please reload."
  const { press } = await atTheButton(journey, { status: 409, json: { error, code: "stale" } })
  await press()
  await drawn(page)
  await expect(toasts(page)).toHaveText(error)
  await page.getByTestId("sidebar").getByRole("button", { name: "Español" }).click()
  await runUntil(page, () => toasts(page).getByText("Los datos han cambiado").isVisible())
})

walk("Of twenty-five messages twenty stay, the newest", async (journey) => {
  const { page } = journey
  let number = 0
  const { press } = await atTheButton(journey, BAD)
  await page.route("**/api/whatsapp/delete-facebook-data", (route) =>
    route.fulfill({ status: 500, json: { error: `Fault ${++number}`, code: "internal" } }),
  )
  const asking = page.getByRole("dialog")
  for (let at = 1; at <= 25; at++) {
    const told = toasts(page).filter({ hasText: new RegExp(`^Fault ${at}$`) })
    await press()
    // The question is let go by a clock tick of its own.
    await runUntil(page, async () => (await told.isVisible()) && (await asking.isHidden()))
  }
  await expect(toasts(page)).toHaveCount(20)
  await expect(toasts(page).filter({ hasText: /^Fault [1-5]$/ })).toHaveCount(0)
  await expect(toasts(page).filter({ hasText: /^Fault 25$/ })).toHaveCount(1)
})

walk(
  "The place where messages appear is announced politely and is there before the first",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.clock.install()
    await page.goto("/dashboard/settings")
    const region = page.getByRole("region", { name: "Notices" })
    await region.waitFor({ state: "attached" })
    await expect(region).toHaveAttribute("aria-live", "polite")
    await expect(toasts(page)).toHaveCount(0)
    await region.evaluate((here) => here.classList.add("here-before"))
    await page.route("**/api/whatsapp/delete-facebook-data", (route) => route.fulfill(BAD))
    await page.clock.pauseAt(Date.now() + 60_000)
    await pressed(page)
    await drawn(page)
    await expect(toasts(page).and(page.locator(".here-before *"))).toHaveRole("alert")
  },
)

for (const [how, close] of [
  ["pointer", (page: Page) => toasts(page).getByRole("button", { name: "Close" }).click()],
  ["keyboard", (page: Page) => toasts(page).getByRole("button", { name: "Close" }).press("Enter")],
] as const)
  walk(
    `After a message was closed with the ${how}, the next one goes by itself again`,
    async (journey) => {
      const { page } = journey
      const { press } = await atTheButton(journey, BAD)
      await press()
      await drawn(page)
      await close(page)
      await toasts(page).waitFor({ state: "detached" })
      await page.mouse.move(5, 5)
      await press()
      await drawn(page)
      await pass(page, 4100)
      await toasts(page).waitFor({ state: "detached" })
    },
  )
