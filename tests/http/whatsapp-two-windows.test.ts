import { describe, expect, test } from "bun:test"
import { accountOf, businessOf } from "../../adapters/sandbox/meta/accounts.ts"
import { until } from "../support/process.ts"
import { newToken, type Owner, openLines } from "./whatsapp-stage.ts"

const { product, lines } = await openLines()
const SLOW_MS = 1_500

describe("two accounts that are connected to one chatbot in two windows at once", () => {
  const twoAccounts = () => {
    const [first, second] = [newToken(), newToken()]
    const [one, other] = [accountOf(businessOf(first)), accountOf(businessOf(second))]
    return { first, second, one, other }
  }
  /** A connection under way: Meta has been asked for this, and is slow to answer. */
  const connecting = async (owner: Owner, token: string, path: string) => {
    await product.control("/reset", { records: true })
    await product.fails(path, { mode: "slow", delayMs: SLOW_MS })
    const underWay = lines.connect(owner, token)
    await until(path, async () => (await lines.asksOfMeta()).some((each) => each.endsWith(path)))
    return { underWay }
  }
  /** What Meta was told last: whether to send us the messages of an account. */
  const lastWord = async (account: string) =>
    (await lines.asksOfMeta())
      .findLast((asked) => asked.endsWith(`${account}/subscribed_apps`))
      ?.split(" ")[0]

  test("Meta sends the messages of the last one alone, though the other was not known when that began", async () => {
    const owner = await product.hasChatbot()
    const { first, second, one, other } = twoAccounts()
    const { underWay } = await connecting(owner, second, `${other}/phone_numbers`)
    await lines.connect(owner, first)
    expect((await underWay).body.connection.businessaccountid).toBe(other)
    expect([await lastWord(one), await lastWord(other)]).toEqual(["DELETE", "POST"])
  })

  test("Meta goes on sending those of one that was connected again before the other was left", async () => {
    const owner = await product.hasChatbot()
    const { first, second, one, other } = twoAccounts()
    await lines.connect(owner, second)
    const { underWay } = await connecting(owner, first, `${one}/subscribed_apps`)
    await lines.connect(owner, second)
    await underWay
    expect(await lines.status(owner)).toMatchObject({
      ...{ state: "connected", connection: { businessaccountid: other } },
    })
    expect([await lastWord(one), await lastWord(other)]).toEqual(["DELETE", "POST"])
  })
})

test("a number that is connected in two windows at once is connected in both: none says that it could not be configured", async () => {
  const owner = await product.hasChatbot()
  const token = newToken()
  const subscribing = `${accountOf(businessOf(token))}/subscribed_apps`
  await product.control("/reset", { records: true })
  await product.fails(subscribing, { mode: "slow", delayMs: SLOW_MS })
  const first = lines.connect(owner, token)
  await until(subscribing, async () =>
    (await lines.asksOfMeta()).some((each) => each.endsWith(subscribing)),
  )
  const answers = [await lines.connect(owner, token), await first]
  for (const { body } of answers) {
    expect(body).toMatchObject({ state: "connected", connection: { webhookConfigured: true } })
  }
  expect(await lines.status(owner)).toMatchObject({ state: "connected" })
})
