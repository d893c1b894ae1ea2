import { expect, onStage } from "../support/browser.ts"

const walk = onStage()

/** More than the server has connections for the pages' calls. */
const WAITING = 30

walk(
  "While every connection to the database waits, a screen says so, and works once it is tried again",
  async ({ page, own, stage }) => {
    const { call } = await own({ name: "Marisol" })
    await page.goto("/dashboard")
    await page.getByText("left this month").waitFor()
    const holder = stage.database.owner
    try {
      await holder.query("begin; lock table chatbots in access exclusive mode")
      const slow = Array.from({ length: WAITING }, () => call("GET", "/api/chatbots"))
      // Whoever finds no connection is refused soon, and so is in the end who had one.
      const ended = await Promise.allSettled(slow)
      expect(ended.map(({ status }) => status)).not.toContain("fulfilled")
      await page.goto("/dashboard/chatbots")
      const alert = page.getByRole("alert").filter({ hasText: "Error loading your chatbots" })
      await alert.waitFor()
      await holder.query("rollback")
      await alert.getByRole("button", { name: "Try again" }).click()
      await page.getByTestId("chatbot-card").waitFor()
    } finally {
      await holder.query("rollback")
    }
  },
  { alone: true },
)
