import type { Page } from "playwright"
import { dashboard, editChatbot, SCREENS } from "../../site/lib/routes.ts"
import { expect, onStage, PHONE, settled } from "../support/browser.ts"
import { poisonedOwner } from "./poison.ts"

const walk = onStage()

/** What the last browsers for Android 7 (Chrome 119) and iOS 16 (Safari 16) do not know, as far as a page can take it away. */
const forget = () => {
  const newer: readonly [object, readonly string[]][] = [
    [Map, ["groupBy"]],
    [Object, ["groupBy"]],
    [Promise, ["try", "withResolvers"]],
    [Array, ["fromAsync"]],
    [RegExp, ["escape"]],
    [URL, ["canParse", "parse"]],
    [AbortSignal, ["any"]],
    [Set.prototype, ["difference", "intersection", "isSubsetOf", "symmetricDifference", "union"]],
    [String.prototype, ["isWellFormed", "toWellFormed"]],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())),
      ["filter", "map", "take", "toArray"],
    ],
    [Document.prototype, ["startViewTransition"]],
    [HTMLElement.prototype, ["hidePopover", "showPopover", "togglePopover"]],
    [window, ["CloseWatcher", "Iterator", "navigation", "scheduler", "requestIdleCallback"]],
  ]
  for (const [holder, names] of newer)
    for (const name of names) Reflect.deleteProperty(holder, name)
}

/** A phone that gets no more updates: colours for light and dark in one value are newer than its browser, too. */
const grownOld = async (page: Page) => {
  await page.addInitScript(forget)
  await page.route("**/*.css", async (route) => {
    const style = await route.fetch()
    const body = (await style.text()).replaceAll("light-dark(", "unheard-of(")
    await route.fulfill({ response: style, body })
  })
}

for (const [theme, ground, letters, surface] of [
  ["light", "rgb(249, 246, 242)", "rgb(29, 25, 19)", "rgb(255, 255, 255)"],
  ["dark", "rgb(13, 21, 24)", "rgb(243, 240, 234)", "rgb(21, 32, 35)"],
] as const)
  walk(
    `A phone with an old browser shows the pages in their ${theme} colours, and dialogs on a ground of their own`,
    async ({ page, own }) => {
      await grownOld(page)
      await page.goto("/")
      const html = page.locator("html")
      await expect(html).toHaveCSS("background-color", ground)
      await expect(page.locator("body")).toHaveCSS("color", letters)
      await page.getByRole("main").getByRole("button", { name: "Start Now!" }).click()
      const dialog = page.getByRole("dialog", { name: "Create an account" })
      await expect(dialog).toHaveCSS("background-color", surface)

      // Whoever chooses the other theme gets it.
      await own({ name: "Clínica Vega" })
      const other = theme === "light" ? "Dark" : "Light"
      await page.goto("/dashboard/settings")
      await page.getByLabel("Theme").selectOption({ label: other })
      await expect(html).not.toHaveCSS("background-color", ground)
    },
    { viewport: PHONE, colorScheme: theme },
  )

walk(
  "On a phone with an old browser every screen of the dashboard opens",
  async (journey) => {
    const { page } = journey
    await grownOld(page)
    const { chatbotId } = await poisonedOwner(journey)
    for (const screen of SCREENS) {
      await page.goto(screen === "edit-chatbot" ? editChatbot(chatbotId) : dashboard(screen))
      await page.getByRole("heading", { level: 1 }).waitFor()
      await settled(page)
      await expect(page.getByText("This screen has stopped working.")).toHaveCount(0)
    }
  },
  { viewport: PHONE },
)
