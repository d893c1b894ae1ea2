import { afterAll, beforeAll, expect, test } from "bun:test"
import { addressOf } from "../../adapters/http/contract/route.ts"
import { ROUTES } from "../../adapters/http/contract/routes.ts"
import { CASES } from "./matrix-cases.ts"
import { makeWorld, type World } from "./matrix-stage.ts"
import { openServer, type Server } from "./server-stage.ts"

/** Routes for each owner. Each route is called twice, and an owner may write 30 times a minute. */
const ROUTES_EACH = 12

let server: Server
const worlds: World[] = []
beforeAll(async () => {
  server = await openServer()
  while (worlds.length * ROUTES_EACH < changing.length) {
    worlds.push(await makeWorld(server, { fragments: 1, calendar: false }))
  }
  for (const { user } of worlds) {
    await server.database.owner.query(
      `insert into "subscriptionUsage" (userid, "messagesUsed", last_reset_date) values ($1, 90, now())`,
      [user],
    )
  }
})
afterAll(() => server.stop())

/** What a browser might send to have more than it has paid for. */
const greedy = (userid: string) => ({
  ...{ userid, user_id: userid, messagesUsed: 0, messagesLimit: 1_000_000, tokensLimit: 1_000_000 },
  ...{ chatbotsLimit: 100, memoryLimit: 1_000_000, contextTokens: 1_000_000, noticed: 0 },
  ...{ status: "active", plan: "Enterprise", planName: "Enterprise", limits: { memory: 1e6 } },
  ...{
    last_reset_date: "2020-01-01T00:00:00.000Z",
    currentPeriodStart: "2020-01-01T00:00:00.000Z",
  },
  ...{ stripecustomerid: "cus_1", operator: true, role: "operator", emailConfirmed: true },
})

/** The routes that end what the others need, and the debug tools, which outside production may reset a count (contract.md 2.10). */
const LEFT_OUT =
  /^debug\.|^sessions\.(signOut|clearCookie)|^accounts\.deleteAccount|^chatbots\.remove$/

const changing = [...ROUTES].filter(
  ([name, { method, who }]) => method !== "GET" && who !== "provider" && !LEFT_OUT.test(name),
)

/** What decides how much owners may use, in the database and as they are told. */
const entitlements = async () => {
  const rows = async (text: string) => (await server.database.owner.query(text)).rows
  const told = worlds.map(async ({ owner }) => {
    const { body } = await server.call("/api/usage", { token: owner.token })
    return { ...body, chatbotsUsed: null }
  })
  return {
    plans: await rows("select * from plans order by id"),
    subscriptions: await rows("select * from subscriptions order by userid"),
    usage: await rows('select * from "subscriptionUsage" order by userid'),
    owners: await rows(
      "select id, email, emailconfirmedat from users where email <> 'new@example.com' order by id",
    ),
    told: await Promise.all(told),
  }
}

test("no call of a browser raises a limit, lowers the count, or makes an operator", async () => {
  const before = await entitlements()
  for (const told of before.told) {
    expect(told).toMatchObject({ messagesUsed: 90, messagesLimit: 100 })
  }
  for (const [n, [name, line]] of changing.entries()) {
    const world = worlds[Math.floor(n / ROUTES_EACH)] as World
    const made = CASES[name]?.(world) ?? {}
    for (const query of [{}, { userid: world.user, messagesUsed: 0, plan: "Enterprise" }]) {
      const { status } = await server.call(
        addressOf(line, { ...made, query: { ...query, ...made.query } }),
        {
          method: line.method,
          token: world.owner.token,
          headers: line.who === "owner-with-csrf-token" ? server.csrf(world.owner) : {},
          body: { ...greedy(world.user), ...made.body },
        },
      )
      if (line.who !== "anybody") expect([name, status]).not.toEqual([name, 429])
      expect(status).not.toBe(500)
    }
  }
  expect(await entitlements()).toEqual(before)
  for (const { owner } of worlds) {
    const { body } = await server.call("/api/auth/session", { token: owner.token })
    expect(body.user).toMatchObject({ id: owner.id, operator: false })
  }
})

test("what a page keeps for itself is no proof of anything: the tables have no route that writes them", async () => {
  const paths = [...ROUTES.values()].map(({ method, path }) => `${method} ${path}`)
  expect(paths.filter((path) => /subscription|usage|plans|overview/i.test(path))).toEqual([
    "GET /api/plans",
    "GET /api/subscription",
    "GET /api/usage",
    "GET /api/overview",
    "POST /api/debug/update-subscription-date",
  ])
})
