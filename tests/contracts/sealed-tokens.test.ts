import { afterAll, expect, test } from "bun:test"
import { resealTokens } from "../../adapters/postgres/sealed-tokens.ts"
import { openVault } from "../../adapters/secrets/vault.ts"
import { openStore } from "../support/database.ts"
import { connectedOwner } from "../support/owners.ts"

const OLD = "the secret of last year, long enough to be one"
const NEW = "the secret of this year, long enough to be one"

const { database, store, close } = await openStore()
afterAll(close)

test("after a change of the secret, every token moves to the new key and opens without the old one", async () => {
  const owners = []
  for (const phoneNumberId of ["1", "2", "3"]) {
    owners.push(await connectedOwner(database.owner, openVault(OLD, []), { phoneNumberId }))
  }
  const both = openVault(NEW, [OLD])
  expect(await resealTokens(store, both)).toBe(3)
  expect(await resealTokens(store, both)).toBe(0)
  const alone = openVault(NEW, [])
  for (const { chatbotId } of owners) {
    const { rows } = await database.owner.query(
      `select accesstoken from "whatsappConnections" where chatbotid = $1`,
      [chatbotId],
    )
    const place = { table: "whatsappConnections", column: "accesstoken", row: chatbotId }
    expect(alone.open(rows[0].accesstoken, place)).toBe("token")
  }
})

test("however many there are that no key opens, the others move", async () => {
  const lost = openVault("a secret that nobody has any more, alas", [])
  for (let n = 100; n < 210; n++) {
    await connectedOwner(database.owner, lost, { phoneNumberId: String(n) })
  }
  await connectedOwner(database.owner, openVault(OLD, []), { phoneNumberId: "210" })
  expect(await resealTokens(store, openVault(NEW, [OLD]))).toBe(1)
})

test("what no key opens is left as it is", async () => {
  const { chatbotId } = await connectedOwner(database.owner, openVault("x".repeat(40), []), {
    phoneNumberId: "4",
  })
  const read = async () =>
    (
      await database.owner.query(
        `select accesstoken from "whatsappConnections" where chatbotid = $1`,
        [chatbotId],
      )
    ).rows[0].accesstoken
  const before = await read()
  expect(await resealTokens(store, openVault(NEW, [OLD]))).toBe(0)
  expect(await read()).toBe(before)
})
