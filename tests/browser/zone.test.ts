import type { Page } from "playwright"
import { TIME_ZONES } from "../../core/shared/time-zones.ts"
import { expect, onStage } from "../support/browser.ts"
import { told } from "../support/passing.ts"

const walk = onStage()

walk(
  "The zone picker shows its twenty zones, finds one in any case, and Escape closes the list but not the dialog, which creates in two steps",
  async ({ page, own }) => {
    await own()
    await page.goto("/")
    await page.getByRole("button", { name: "Start Now!" }).click()
    const dialog = page.getByRole("dialog", { name: "Create your chatbot" })
    const zone = dialog.getByRole("combobox", { name: "Time zone" })
    const listed = dialog.getByRole("listbox").getByRole("option")
    await zone.press("ArrowDown")
    await expect(listed).toHaveCount(TIME_ZONES.length)
    expect(TIME_ZONES.length).toBe(20)
    for (const [typed, found] of [
      ["mad", "Europe/Madrid"],
      ["BOG", "America/Bogota"],
      ["bogotá", "America/Bogota"],
      ["sao paulo", "America/Sao_Paulo"],
    ] as const) {
      await zone.fill(typed)
      await expect(listed).toContainText([found])
      // Also if the mouse rested on the list.
      await listed.hover()
      await page.mouse.move(1, 1)
      await zone.press("Enter")
      await expect(listed).toHaveCount(0)
      await expect(zone).toHaveValue(found)
    }
    for (const key of ["Enter", "Escape"]) {
      await zone.fill("nowhere")
      await dialog.getByText("No time zone matches.").waitFor()
      await zone.press(key)
      await expect(zone).toHaveValue("America/Sao_Paulo")
    }
    await expect(dialog).toBeVisible()
    // Opening the list and pressing Enter keeps the chosen zone.
    await zone.press("ArrowDown")
    await expect(listed).toHaveCount(TIME_ZONES.length)
    await zone.press("Enter")
    await expect(listed).toHaveCount(0)
    await expect(zone).toHaveValue("America/Sao_Paulo")

    await dialog.getByLabel("Chatbot name").fill("Taller Ruiz")
    const next = dialog.getByRole("button", { name: "Next" })
    await next.click()
    await dialog.getByText("Step 2 of 2 · Knowledge Sources").waitFor()
    await dialog.getByRole("button", { name: "Previous" }).click()
    await dialog.getByText("Step 1 of 2 · Basic Configuration").waitFor()
    await next.click()
    await dialog.getByRole("button", { name: "Create Chatbot" }).click()
    await told(page, "¡Chatbot creado con éxito!")
    await page.waitForURL("**/dashboard/chatbots")
    await page.getByTestId("chatbot-card").getByText("Taller Ruiz").waitFor()
  },
)

const zoneShown = async (page: Page) => {
  await page.goto("/dashboard/create-chatbot")
  const zone = page.getByRole("combobox", { name: "Time zone" })
  await zone.waitFor()
  return zone
}

walk(
  "A zone of the device that is not among the twenty is shown as chosen",
  async ({ page, own }) => {
    await own()
    const zone = await zoneShown(page)
    await expect(zone).toHaveValue("Atlantic/Canary")
    await zone.press("ArrowDown")
    const listed = page.getByRole("listbox").getByRole("option")
    await expect(listed).toHaveCount(21)
    await expect(listed.filter({ hasText: "Canary" })).toHaveCount(1)
    await expect(zone).toHaveAccessibleDescription("From your device. Used for appointments.")
    // Another one is not said to be the device's.
    await zone.fill("Bogota")
    await zone.press("Enter")
    await expect(zone).toHaveAccessibleDescription("Used for appointments.")
  },
  { timezoneId: "Atlantic/Canary" },
)

for (const [timezone, said] of [
  ["America/Bogota", "Used for appointments."],
  ["Atlantic/Canary", "From your device. Used for appointments."],
] as const)
  walk(
    `Where a chatbot is changed, ${timezone} is said to be the device's only if it is`,
    async ({ page, own }) => {
      const { chatbotId } = await own({ name: "Marisol", timezone })
      await page.goto(`/dashboard/edit-chatbot/${chatbotId}`)
      const zone = page.getByRole("combobox", { name: "Time zone" })
      await expect(zone).toHaveAccessibleDescription(said)
    },
    { timezoneId: "Atlantic/Canary" },
  )

for (const unknown of ["", "Etc/Unknown"])
  walk(
    `A device whose zone is '${unknown}' gets Madrid, and the wizard works`,
    async ({ page, own }) => {
      await own()
      await page.addInitScript((timeZone) => {
        const real = Intl.DateTimeFormat.prototype.resolvedOptions
        Intl.DateTimeFormat.prototype.resolvedOptions = function () {
          return { ...real.call(this), timeZone }
        }
      }, unknown)
      const zone = await zoneShown(page)
      await expect(zone).toHaveValue("Europe/Madrid")
      await expect(zone).toHaveAccessibleDescription("Used for appointments.")
    },
  )
