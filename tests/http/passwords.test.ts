import { describe, expect, test } from "bun:test"
import { openAccounts, refused, SIGNED_OUT } from "./accounts-stage.ts"

const { server, people } = await openAccounts()

const UPDATED =
  "Your password has been updated successfully. You can now log in with your new password."
const NO_LINK = "Failed to update password. The link may have expired or been used already."

describe("a forgotten password", () => {
  const ASKED = "If an account with that email exists, a password reset link has been sent."
  const change = (token: unknown, password = "secret-2", confirmation: unknown = password) =>
    people.post("/update-password", { password, confirmation, token })

  test("is replaced through a mailed link, which ends every session", async () => {
    const email = await people.hasAccount()
    const before = await people.signIn(email)
    expect(await people.userOf(before.token)).not.toBeNull()
    const token = await people.resetTokenTo(email)
    expect(await change(token)).toMatchObject({ status: 200, body: { message: UPDATED } })
    expect(await people.userOf(before.token)).toBeNull()
    expect((await people.refreshWith(before.refresh)).status).toBe(401)
    expect((await people.signIn(email)).status).toBe(401)
    expect((await people.signIn(email, "secret-2")).status).toBe(200)
    expect(await change(token)).toMatchObject(refused(400, NO_LINK))
  })

  test("is asked about alike for everybody, and no answer holds the token", async () => {
    const email = await people.hasAccount()
    const known = await people.post("/reset-password", { email })
    const unknown = await people.post("/reset-password", { email: people.newAddress() })
    for (const { status, body } of [known, unknown]) {
      expect([status, body]).toEqual([200, { message: ASKED }])
    }
    expect(await people.post("/reset-password", { email: " " })).toMatchObject(
      refused(400, "Please enter your email address to reset your password."),
    )
  })

  test.each([
    ["null", null],
    ["an empty one", ""],
    ["a list", []],
    ["an object", {}],
    ["zero", 0],
    ["true", true],
    ["an unknown one", "a".repeat(43)],
    ["one of a kilobyte", "a".repeat(1024)],
  ])("is not replaced with %s for a token", async (_, token) => {
    expect(await change(token)).toMatchObject(refused(400, NO_LINK))
  })

  test("is not replaced with a token of a megabyte", async () => {
    expect((await change("a".repeat(1024 * 1024))).status).toBe(413)
  })

  test("is not replaced with a link that is old, or was followed by another", async () => {
    const email = await people.hasAccount()
    const first = await people.resetTokenTo(email)
    const second = await people.resetTokenTo(email)
    expect((await change(first)).status).toBe(400)
    await server.database.owner.query("update one_time_tokens set expiresat = now()")
    expect(await change(second)).toMatchObject(refused(400, NO_LINK))
  })

  test("is not replaced with a code that was mailed to confirm, nor with a ticket", async () => {
    const email = people.newAddress()
    await people.signUp(email)
    expect((await change(await people.codeTo(email))).status).toBe(400)
    const { token } = await server.hasOwner()
    const { ticket } = (await people.post("/ticket", { purpose: "calendar" }, { token })).body
    expect((await change(ticket)).status).toBe(400)
  })

  test("leaves the link good for another try after a slip", async () => {
    const token = await people.resetTokenTo(await people.hasAccount())
    expect(await change(token, "12345")).toMatchObject(
      refused(400, "Password must be at least 6 characters long."),
    )
    expect(await change(token, "secret-2", "secret-3")).toMatchObject(
      refused(400, "Passwords do not match."),
    )
    expect((await change(token)).status).toBe(200)
  })
})

describe("a new password", () => {
  test("set by its owner ends all sessions but this one", async () => {
    const email = await people.hasAccount()
    const [here, there] = [await people.signIn(email), await people.signIn(email)]
    expect(await people.userOf(there.token)).not.toBeNull()
    const body = { password: "secret-2", confirmation: "secret-2" }
    const { token } = here
    expect((await people.post("/update-password", body, { token })).body.message).toBe(UPDATED)
    expect(await people.userOf(token)).not.toBeNull()
    expect(await people.userOf(there.token)).toBeNull()
    expect((await people.refreshWith(there.refresh)).status).toBe(401)
    expect(await people.post("/update-password", body)).toMatchObject(refused(401, SIGNED_OUT))
  })

  test.each([
    {},
    { password: "1", confirmation: "1" },
    { password: "secret-2", confirmation: "x" },
  ])(
    "is nobody's who is neither signed in nor has a link, whatever they type: %j",
    async (body) => {
      expect(await people.post("/update-password", body)).toMatchObject(refused(401, SIGNED_OUT))
    },
  )
})
