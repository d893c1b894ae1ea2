import { expect, onStage } from "../support/browser.ts"
import { paysForPro } from "./plan-stage.ts"

const walk = onStage()

/** Does something on Stripe's page of bills, as the owner would in another tab. */
const inThePortal = async (url: string, decision: string) => {
  const body = new URLSearchParams({ decision })
  await (await fetch(url, { method: "POST", redirect: "manual", body })).body?.cancel()
}

walk(
  "A plan that changes while the dashboard is open is shown as it is: planned to end, unpaid, and paid again",
  async (journey) => {
    const { page } = journey
    const owner = await journey.own({ name: "Marisol" })
    const { happens } = await paysForPro(journey, owner)
    const { url } = await owner.call<{ url: string }>(
      "POST",
      "/api/payments/create-customer-portal",
    )
    const streaming = page.waitForResponse("**/api/events*")
    await page.goto("/dashboard/settings")
    const plan = page.locator("#plan")
    const banner = page.getByTestId("line-banner")
    await plan.getByText("It renews automatically on").waitFor()
    await streaming
    await inThePortal(url, "cancel")
    await plan.getByText("and renews no more.").waitFor()
    await happens("invoice.payment_failed")
    await plan.getByText("You have the plan Tryout.").waitFor()
    await banner.getByText("A payment failed, so the paid plan is off until it is made.").waitFor()
    await happens("invoice.paid")
    await plan.getByText("You have the plan Pro.").waitFor()
    await expect(banner).toHaveCount(0)
  },
)

walk(
  "A first payment that the bank has still to confirm is not called failed, nor is the owner asked to pay again, until it has not come",
  async (journey) => {
    const { page, stage } = journey
    const owner = await journey.own({ name: "Marisol" })
    await paysForPro(journey, owner)
    const becomes = (status: string) =>
      stage.database.owner.query(
        "update subscriptions set status = $2 where userid = (select userid from chatbots where id = $1)",
        [owner.chatbotId, status],
      )
    await becomes("incomplete")
    await page.goto("/dashboard/settings")
    const plan = page.locator("#plan")
    await plan.getByText("Your first payment has not been confirmed yet.").waitFor()
    await expect(page.getByText("A payment failed")).toHaveCount(0)
    await expect(plan.getByRole("button", { name: "Pay the open bill" })).toHaveCount(0)
    await becomes("incomplete_expired")
    await page.reload()
    await plan.getByText("Your first payment did not come through").waitFor()
  },
)
