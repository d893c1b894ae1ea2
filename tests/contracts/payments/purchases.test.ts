import { afterAll, describe, expect, test } from "bun:test"
import { postgresPaymentInbox } from "../../../adapters/postgres/billing/payment-inbox.ts"
import { postgresPurchases } from "../../../adapters/postgres/billing/purchases.ts"
import { planNews } from "../../../core/billing/plan-news.ts"
import { OwnerId } from "../../../core/shared/ids.ts"
import { fakeProvider } from "../../fakes/payments.ts"
import { openOwnerSide, run } from "../owner-stage.ts"

const real = await openOwnerSide()
afterAll(real.close)

const theFake = () => ({
  ...fakeProvider(),
  owner: async () => OwnerId.parse(crypto.randomUUID()),
})
const postgres = () => ({
  purchases: postgresPurchases(real.store),
  inbox: postgresPaymentInbox(real.store),
  owner: real.owner,
})

describe.each([
  ["the fake", theFake],
  ["PostgreSQL", postgres],
])("what is kept of payments: %s", (_, open) => {
  const { purchases, inbox, owner: newOwner } = open()

  test("of two customers at once the first stays, until it is gone itself", async () => {
    const owner = await newOwner()
    const [one, two] = [`cus_1 ${owner}`, `cus_2 ${owner}`]
    expect(await run(purchases.customerOf(owner))).toBeNull()
    expect(await run(purchases.keepCustomer(owner, one, null))).toBe(one)
    expect(await run(purchases.keepCustomer(owner, two, null))).toBe(one)
    expect(await run(purchases.keepCustomer(owner, two, one))).toBe(two)
    expect(await run(purchases.ownerOf(two))).toBe(owner)
    expect(await run(purchases.ownerOf(one))).toBeNull()
  })

  test("an event is taken once, and named among those that wait once it has failed, until it is settled", async () => {
    const event = (id: string) => ({ id, type: "invoice.paid", subject: "sub_1" })
    expect(await run(inbox.accept(event("evt_1")))).toBe(true)
    expect(await run(inbox.accept(event("evt_1")))).toBe(false)
    await run(inbox.accept(event("evt_2")))
    expect(await run(inbox.waiting())).toEqual([])
    const wait = { for: "the provider", ends: false }
    for (const id of ["evt_1", "evt_2"]) await run(inbox.settle(id, wait))
    expect(await run(inbox.waiting())).toEqual([{ waitsFor: "the provider", count: 2 }])
    await run(inbox.settle("evt_1", null))
    expect(await run(inbox.waiting())).toEqual([{ waitsFor: "the provider", count: 1 }])
  })
})

test("an event is taken up again when its time has come, by one alone, and never once it is settled", async () => {
  const { inbox } = postgres()
  const due = async () =>
    (await run(inbox.due())).map(({ id }) => id).filter((id) => id.startsWith("evt_due"))
  const timeComes = () => real.rows("update provider_events set retryat = now()")
  for (const id of ["evt_due_1", "evt_due_2"]) {
    await run(inbox.accept({ id, type: "invoice.paid", subject: "sub_1" }))
  }
  expect(await due()).toEqual([])
  await run(inbox.settle("evt_due_2", null))
  await timeComes()
  expect(await due()).toEqual(["evt_due_1"])
  expect(await due()).toEqual([])
})

test("what is read of a subscription while its owner's account is erased is kept for nobody", async () => {
  const { purchases, owner: newOwner } = postgres()
  const owner = await newOwner()
  const [plan] = await run(purchases.plans())
  const readAt = await run(purchases.moment())
  const at = new Date()
  const paid = {
    ...{ id: "sub_erased", customer: "cus_erased", buyer: owner, status: "canceled" },
    ...{ price: { id: "price_1", lookupKey: "pro_monthly", currency: "eur" }, createdAt: at },
    ...{ periodStart: at, periodEnd: at, cancelAt: at },
  }
  await real.rows("delete from users where id = $1", [owner])
  await run(purchases.record(owner, paid, plan?.id ?? null, readAt, planNews(owner, at)))
  expect(await real.rows("select 1 from subscriptions where userid = $1", [owner])).toEqual([])
})
