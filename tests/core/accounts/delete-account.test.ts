import { describe, expect, test } from "bun:test"
import { deleteAccount, eraseDeletedAccounts } from "../../../core/accounts/delete-account.ts"
import { refreshSession } from "../../../core/accounts/refresh-session.ts"
import { signIn } from "../../../core/accounts/sign-in.ts"
import { signUp } from "../../../core/accounts/sign-up.ts"
import { ownerWorld } from "../../support/owner-world.ts"

const EMAIL = "ana@example.com"

describe("deleting an account", () => {
  test("revokes what it has at providers, erases it, and signs it out everywhere", async () => {
    const { run, refused, state, hasOwner } = ownerWorld()
    const owner = hasOwner(EMAIL)
    const { refreshToken } = await run(signIn(EMAIL, "secret-1"))
    expect(await run(deleteAccount(owner))).toEqual({ pending: false })
    expect(state.revoked).toEqual([owner])
    expect(state.accounts).toEqual([])
    expect(await refused(refreshSession(refreshToken))).toMatchObject({ code: "not_signed_in" })
    expect(await refused(signIn(EMAIL, "secret-1"))).toMatchObject({ code: "bad_credentials" })
  })

  test.each(["revoke", "erase"] as const)(
    "when %s does not work now it is marked, signed out, and finished later",
    async (broken) => {
      const { run, refused, state, hasOwner } = ownerWorld()
      const owner = hasOwner(EMAIL)
      state.breaks.add(broken)
      expect(await run(deleteAccount(owner))).toEqual({ pending: true })
      expect(state.accounts).toMatchObject([{ deleted: true }])
      expect(await refused(signIn(EMAIL, "secret-1"))).toMatchObject({ code: "bad_credentials" })
      expect(await run(eraseDeletedAccounts())).toBe(0)
      state.breaks.delete(broken)
      expect(await run(eraseDeletedAccounts())).toBe(1)
      expect(state.accounts).toEqual([])
      expect(await run(eraseDeletedAccounts())).toBe(0)
    },
  )

  test("is not waited for as long as it takes: it goes on by itself", async () => {
    const { run, state, hasOwner } = ownerWorld()
    const owner = hasOwner(EMAIL)
    state.breaks.add("revoke.end")
    expect(await run(deleteAccount(owner, 1))).toEqual({ pending: true })
    expect(state.accounts).toMatchObject([{ deleted: true }])
    state.breaks.clear()
    expect(await run(eraseDeletedAccounts())).toBe(1)
  })

  test("one that cannot be finished does not hold up the others", async () => {
    const { run, state, hasOwner } = ownerWorld()
    state.breaks.add("revoke")
    for (const email of ["a@example.com", "b@example.com"]) {
      await run(deleteAccount(hasOwner(email)))
    }
    expect(state.faults).toHaveLength(2)
    state.breaks.clear()
    expect(await run(eraseDeletedAccounts())).toBe(2)
  })

  test("frees its address at once", async () => {
    const { run, state, hasOwner } = ownerWorld()
    const owner = hasOwner(EMAIL)
    state.breaks.add("erase")
    await run(deleteAccount(owner))
    const { user } = await run(signUp(EMAIL, "secret-2", "en"))
    expect(user.id).not.toBe(owner)
  })

  test("that cannot even be marked says so", async () => {
    const { refused, state, hasOwner } = ownerWorld()
    const owner = hasOwner(EMAIL)
    state.breaks.add("mark")
    expect(await refused(deleteAccount(owner))).toMatchObject({
      code: "delete_failed",
      message: "Error deleting account. Please contact support.",
    })
    expect(state.revoked).toEqual([])
  })
})
