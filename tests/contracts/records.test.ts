import { afterAll, describe, expect, test } from "bun:test"
import { postgresAuditTrail } from "../../adapters/postgres/audit-trail.ts"
import { postgresContactMessages } from "../../adapters/postgres/contact-messages.ts"
import { withCaller } from "../../adapters/telemetry/caller.ts"
import type { ContactDraft } from "../../core/contact/contact.ts"
import type { OwnerId } from "../../core/shared/ids.ts"
import type { AuditAction } from "../../core/shared/ports.ts"
import { fakeAuditTrail, fakeContactMessages } from "../fakes/owner/outside.ts"
import { fakeOwnerSide, openOwnerSide, run } from "./owner-stage.ts"

/*
 * What is stored but never read by an owner: letters of visitors, and who did what.
 */

const real = await openOwnerSide()
afterAll(real.close)

const faults: unknown[] = []

const inMemory = () => {
  const ownerSide = fakeOwnerSide()
  return {
    ...ownerSide,
    contactMessages: fakeContactMessages(ownerSide.state),
    audit: fakeAuditTrail(ownerSide.state),
    letters: async () =>
      ownerSide.state.contact.map(({ message: { phone, ...message }, from }) => ({
        ...message,
        phone: phone || null,
        userid: from,
      })),
    notes: async (owner: OwnerId) =>
      ownerSide.state.audit
        .filter((note) => note.owner === owner)
        .map(({ action, subject }) => ({ action, subject: subject ?? null })),
  }
}
const inPostgres = () => ({
  ...real,
  contactMessages: postgresContactMessages(real.store),
  audit: postgresAuditTrail(real.store, (fault) => faults.push(fault)),
  letters: () =>
    real.rows<object>(
      `select name, subject, message, phone, userid from "contactMessages" order by createdat`,
    ),
  notes: (owner: OwnerId) =>
    real.rows<{ action: AuditAction; subject: string | null }>(
      "select action, subject from audit_log where userid = $1 order by id",
      [owner],
    ),
})

const letter: ContactDraft = { name: "Ana", subject: "Precios", message: "¿Cuánto cuesta? 🥐" }

describe.each([
  ["the fake", inMemory],
  ["PostgreSQL", inPostgres],
] as const)("records: %s", (_, begin) => {
  test("a visitor's letter is kept, signed in or not", async () => {
    const { contactMessages, letters, owner: newOwner } = begin()
    const owner = await newOwner()
    await run(contactMessages.keep(letter, null))
    await run(contactMessages.keep({ ...letter, phone: "+34 600" }, owner))
    await run(contactMessages.keep({ ...letter, phone: "" }, null))
    expect(await letters()).toEqual([
      { ...letter, phone: null, userid: null },
      { ...letter, phone: "+34 600", userid: owner },
      { ...letter, phone: null, userid: null },
    ])
  })

  test("what is done is noted in order: who did it, and to what", async () => {
    const { audit, notes, owner: newOwner } = begin()
    const [owner, other] = [await newOwner(), await newOwner()]
    await run(audit.note(owner, "signed_in"))
    await run(audit.note(other, "signed_in"))
    await run(audit.note(owner, "chatbot_created", other))
    expect(await notes(owner)).toEqual([
      { action: "signed_in", subject: null },
      { action: "chatbot_created", subject: other },
    ])
  })
})

test("a letter that comes while its owner's account is erased is a visitor's", async () => {
  const { contactMessages } = inPostgres()
  const owner = await real.owner()
  await real.rows("delete from users where id = $1", [owner])
  await run(contactMessages.keep({ ...letter, subject: "Adiós" }, owner))
  const kept = `select userid from "contactMessages" where subject = 'Adiós'`
  expect(await real.rows(kept)).toEqual([{ userid: null }])
})

describe("the audit trail in PostgreSQL", () => {
  const { audit } = inPostgres()
  const addresses = (owner: OwnerId) =>
    real.rows("select address from audit_log where userid = $1 order by id", [owner])

  test("knows the caller's network, never the whole address", async () => {
    const owner = await real.owner()
    await withCaller("203.0.113.77", () => run(audit.note(owner, "signed_in")))
    await withCaller("2001:db8:1:2::/64", () => run(audit.note(owner, "signed_in")))
    await run(audit.note(owner, "plan_changed"))
    expect(await addresses(owner)).toEqual([
      { address: "203.0.113.0" },
      { address: "2001:db8:1:2::/64" },
      { address: null },
    ])
  })

  test("cannot be changed by the application, nor taken back", async () => {
    const owner = await real.owner()
    await run(audit.note(owner, "signed_in"))
    const as = { owner }
    for (const text of [
      "update audit_log set action = 'signed_out' where userid = $1",
      "delete from audit_log where userid = $1",
    ]) {
      await expect(real.store.once(as, text, [owner])).rejects.toThrow("permission denied")
    }
    expect(await addresses(owner)).toHaveLength(1)
  })

  test("a note that cannot be taken undoes nothing, and is reported", async () => {
    const before = faults.length
    await run(audit.note("no id" as OwnerId, "signed_in"))
    expect(faults.length).toBe(before + 1)
  })
})
