import { afterAll, describe, expect, test } from "bun:test"
import { postgresLedger } from "../../adapters/postgres/billing/ledger.ts"
import { postgresPlans } from "../../adapters/postgres/billing/plans.ts"
import { FREE_PLAN, TRYOUT_LIMITS } from "../../core/billing/plan.ts"
import { SEED_PLANS } from "../../core/billing/seed-plans.ts"
import { summaryOf } from "../../core/billing/usage-facts.ts"
import { type OwnerId, PlanId } from "../../core/shared/ids.ts"
import { fakeLedger } from "../fakes/owner/billing.ts"
import { A_BOT, BARE, fakeOwnerSide, openOwnerSide, run } from "./owner-stage.ts"

const real = await openOwnerSide()
afterAll(real.close)

const JANUARY = new Date("2026-01-31T10:00:00.000Z")
const FEBRUARY = new Date("2026-02-28T10:00:00.000Z")

type Wishes = {
  readonly plan?: string
  readonly status?: string
  readonly createdAt?: string
  readonly used?: number
}

const inMemory = () => {
  const ownerSide = fakeOwnerSide()
  return {
    ...ownerSide,
    ledger: fakeLedger(ownerSide.state),
    subscribe: async (owner: OwnerId, { plan = "Pro", status = "active", used }: Wishes) => {
      const id = PlanId.parse("00000000-0000-4000-8000-0000000000cc")
      const seeded = SEED_PLANS.find(({ name }) => name === plan)
      ownerSide.state.usageFacts.set(owner, {
        signedUpAt: JANUARY,
        subscription: {
          userid: owner,
          status,
          planId: id,
          createdat: JANUARY.toISOString(),
          currentPeriodStart: JANUARY.toISOString(),
          currentPeriodEnd: null,
          cancelAt: null,
        },
        plan: seeded ? { ...seeded, id } : null,
        freePlan: null,
        messagesUsed: used ?? 0,
        countedSince: used === undefined ? null : JANUARY,
        chatbotsUsed: 0,
      })
    },
  }
}

const inPostgres = () => ({
  ...real,
  ledger: postgresLedger(real.store),
  subscribe: async (owner: OwnerId, wishes: Wishes) => {
    const { plan = "Pro", status = "active", createdAt, used } = wishes
    await real.rows(
      `insert into subscriptions (userid, status, "planId", createdat, "currentPeriodStart")
       select $1, $2, id, $4, $5 from plans where name = $3`,
      [owner, status, plan, createdAt ?? JANUARY, JANUARY],
    )
    if (used === undefined) return
    await real.rows(
      `insert into "subscriptionUsage" (userid, "messagesUsed", last_reset_date, noticed) values ($1, $2, $3, 80)`,
      [owner, used, JANUARY],
    )
  },
})

describe.each([
  ["the fake", inMemory],
  ["PostgreSQL", inPostgres],
] as const)("the ledger: %s", (_, begin) => {
  test("says what is paid for, what was counted, and since when", async () => {
    const { ledger, owner: newOwner, subscribe } = begin()
    const owner = await newOwner()
    await subscribe(owner, { used: 42 })
    const facts = await run(ledger.read(owner))
    expect(facts).toMatchObject({
      subscription: {
        userid: owner,
        status: "active",
        currentPeriodStart: JANUARY.toISOString(),
        currentPeriodEnd: null,
        cancelAt: null,
      },
      plan: { name: "Pro", monthlyprice: 50, limits: { messagesPerMonth: 5_000 } },
      messagesUsed: 42,
      countedSince: JANUARY,
      chatbotsUsed: 0,
    })
    expect(facts?.signedUpAt).toBeInstanceOf(Date)
    expect(facts?.subscription?.planId).toBe(facts?.plan?.id as PlanId)
  })

  test("a counter is set to zero for the period that begins then", async () => {
    const { ledger, owner: newOwner, subscribe } = begin()
    const owner = await newOwner()
    await subscribe(owner, { used: 42 })
    await run(ledger.reset(owner, FEBRUARY))
    expect(await run(ledger.read(owner))).toMatchObject({
      messagesUsed: 0,
      countedSince: FEBRUARY,
    })
  })

  test("a paid period is moved, and only a paid one can be", async () => {
    const { ledger, owner: newOwner, subscribe } = begin()
    const [owner, free] = [await newOwner(), await newOwner()]
    await subscribe(owner, {})
    expect(await run(ledger.movePeriod(owner, FEBRUARY))).toBe(true)
    const facts = await run(ledger.read(owner))
    expect(facts?.subscription?.currentPeriodStart).toBe(FEBRUARY.toISOString())
    expect(await run(ledger.movePeriod(free, FEBRUARY))).toBe(false)
  })
})

describe("the ledger in PostgreSQL", () => {
  const { rows } = real
  const { ledger, subscribe } = inPostgres()

  test("an owner without a subscription stands on the free plan since the sign-up", async () => {
    const { owner } = await real.hasBot()
    await rows("update users set createdat = $2 where id = $1", [owner, JANUARY])
    const facts = await run(ledger.read(owner))
    expect(facts).toEqual({
      signedUpAt: JANUARY,
      subscription: null,
      plan: expect.objectContaining({ name: FREE_PLAN, limits: TRYOUT_LIMITS }),
      freePlan: expect.objectContaining({ name: FREE_PLAN }),
      messagesUsed: 0,
      countedSince: null,
      chatbotsUsed: 1,
    })
  })

  test("whoever is gone has no usage", async () => {
    const owner = await real.owner()
    await rows("update users set deletedat = now() where id = $1", [owner])
    expect(await run(ledger.read(owner))).toBeNull()
  })

  test("nothing begins to be counted anew of whoever is erased meanwhile", async () => {
    const owner = await real.owner()
    await real.rows("delete from users where id = $1", [owner])
    await run(ledger.reset(owner, FEBRUARY))
    expect(await real.rows(`select 1 from "subscriptionUsage" where userid = $1`, [owner])).toEqual(
      [],
    )
  })

  test("what is paid counts before what was, the newest before the older", async () => {
    const owner = await real.owner()
    await subscribe(owner, { plan: "Basic", createdAt: "2026-01-01T00:00:00Z" })
    await subscribe(owner, { plan: "Pro", status: "trialing", createdAt: "2026-02-01T00:00:00Z" })
    await subscribe(owner, {
      plan: "Enterprise",
      status: "canceled",
      createdAt: "2026-03-01T00:00:00Z",
    })
    const current = async () => (await run(ledger.read(owner)))?.plan?.name
    expect(await current()).toBe("Pro")
    expect(await run(ledger.movePeriod(owner, FEBRUARY))).toBe(true)
    const moved = await rows(
      `select p.name from subscriptions s join plans p on p.id = s."planId"
       where s.userid = $1 and s."currentPeriodStart" = $2`,
      [owner, FEBRUARY],
    )
    expect(moved).toEqual([{ name: "Pro" }])
    await rows("update subscriptions set status = 'canceled' where userid = $1", [owner])
    expect(await current()).toBe("Enterprise")
  })

  test("all of the owner's bots are told of a new counter, and nobody else's", async () => {
    const { owner, chatbot } = await real.hasBot()
    const other = await real.hasBot()
    const { id: second } = (await run(real.chatbots.create(owner, A_BOT, BARE, 2))) ?? {}
    if (!second) throw new Error("no second chatbot")
    await subscribe(owner, { used: 42 })
    const facts = await run(ledger.read(owner))
    if (!facts) throw new Error("no facts")
    await run(ledger.reset(owner, new Date(summaryOf(owner, facts, new Date()).periodStart)))
    const told = [{ event: "usage.changed", data: { messagesUsed: 0, messagesLimit: 5_000 } }]
    expect(await real.told(chatbot)).toEqual(told)
    expect(await real.told(second)).toEqual(told)
    expect(await real.told(other.chatbot)).toEqual([])
  })

  test("a reset gives the notices of the period anew, and counting goes on from zero", async () => {
    const { owner, chatbot } = await real.hasBot()
    await subscribe(owner, { used: 100 })
    await run(ledger.reset(owner, JANUARY))
    const [turn] = await rows<{ id: string }>(
      `with who as (insert into clients (chatbotid, phonenumber) values ($1, '34600') returning id),
         talk as (insert into conversations (chatbotid, clientid) select $1, id from who returning id)
       insert into turns (chatbotid, conversationid, fromseq, toseq) select $1, id, 1, 1 from talk returning id`,
      [chatbot],
    )
    await rows("select reserve_usage($1, $2, $3, $4, 100)", [chatbot, owner, turn?.id, JANUARY])
    const [row] = await rows(
      `select "messagesUsed", noticed from "subscriptionUsage" where userid = $1`,
      [owner],
    )
    expect(row).toEqual({ messagesUsed: 1, noticed: 0 })
  })
})

describe("the plans in PostgreSQL", () => {
  const { rows } = real
  const plans = postgresPlans(real.store)
  const { subscribe } = inPostgres()

  test("are the seeded ones, cheapest first", async () => {
    const all = await run(plans.all())
    expect(all.map(({ id, ...plan }) => [PlanId.safeParse(id).success, plan])).toEqual(
      SEED_PLANS.map((plan) => [true, plan]),
    )
  })

  test.each([
    ["active", "Pro"],
    ["trialing", "Pro"],
    ["past_due", FREE_PLAN],
    ["canceled", FREE_PLAN],
  ])("a subscription that is %s allows what %s does", async (status, name) => {
    const owner = await real.owner()
    await subscribe(owner, { status })
    const limits = SEED_PLANS.find((plan) => plan.name === name)?.limits
    expect(await run(plans.limitsOf(owner))).toEqual(limits as typeof TRYOUT_LIMITS)
  })

  test("without a subscription the free plan holds, whatever another owner pays", async () => {
    const [owner, other] = [await real.owner(), await real.owner()]
    await subscribe(other, { plan: "Enterprise" })
    expect(await run(plans.limitsOf(owner))).toEqual(TRYOUT_LIMITS)
  })

  test("the free plan's row is the operator's to edit; without it the specification's holds", async () => {
    const owner = await real.owner()
    await rows(`update plans set limits = limits || '{"chatbotsLimit": 3}' where name = $1`, [
      FREE_PLAN,
    ])
    expect(await run(plans.limitsOf(owner))).toEqual({ ...TRYOUT_LIMITS, chatbotsLimit: 3 })
    await rows("update plans set name = 'Old' where name = $1", [FREE_PLAN])
    expect(await run(plans.limitsOf(owner))).toEqual(TRYOUT_LIMITS)
    await rows("update plans set name = $1, limits = $2 where name = 'Old'", [
      FREE_PLAN,
      TRYOUT_LIMITS,
    ])
  })

  test("limits that cannot be read are a defect, so that the core falls back", async () => {
    const owner = await real.owner()
    await rows(
      `insert into plans (name, monthlyprice, yearlyprice, limits) values ('Broken', 999, 999, '{}')`,
    )
    await subscribe(owner, { plan: "Broken" })
    await expect(run(plans.limitsOf(owner))).rejects.toThrow()
  })
})
