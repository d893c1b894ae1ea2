import { expect, fetchedAhead, onStage, settled } from "../support/browser.ts"

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
      // Calls without a connection are refused soon; those that have one are refused in the end.
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

for (const [why, refusal] of [
  ["has no connection to its database", { status: 503, code: "database_unavailable" }],
  ["limits requests", { status: 429, code: "rate_limited" }],
] as const)
  walk(
    `An owner whose session is to be renewed while the server ${why} stays signed in, where they were`,
    async ({ page, own }) => {
      await own({ name: "Marisol" })
      const { status, code } = refusal
      // Each part of the page that appears asks again for what has failed.
      let refusing = true
      await page.route("**/api/chatbots", (route) =>
        refusing
          ? route.fulfill({ status: 401, json: { error: "Please log in.", code: "not_signed_in" } })
          : route.continue(),
      )
      await page.route("**/api/auth/refresh", (route) =>
        route.fulfill({ status, json: { error: "Not now.", code } }),
      )
      await page.goto("/dashboard/chatbots")
      const alert = page.getByRole("alert").filter({ hasText: "Error loading your chatbots" })
      await alert.waitFor()
      await settled(page)
      await fetchedAhead(page)
      refusing = false
      await alert.getByRole("button", { name: "Try again" }).click()
      await page.getByTestId("chatbot-card").waitFor()
      await expect(page).toHaveURL(/\/dashboard\/chatbots$/)
    },
  )
