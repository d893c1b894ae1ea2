import { expect, test } from "bun:test"
import * as Effect from "effect/Effect"
import { providerAccess, type Revocation } from "../../../adapters/providers/access.ts"
import { PaymentsFailed } from "../../../core/billing/ports.ts"
import { OwnerId } from "../../../core/shared/ids.ts"

const owner = OwnerId.parse("00000000-0000-4000-8000-0000000000aa")

test("where one provider does not let go of an owner the others do, and it is said which", async () => {
  const asked: string[] = []
  const revocation = (why: Revocation["why"], lets: boolean): Revocation => ({
    why,
    revoke: async () => {
      asked.push(why)
      if (!lets) throw new Error("503")
    },
  })
  const { revoke } = providerAccess([
    revocation("payments", false),
    revocation("meta", true),
    revocation("google", true),
  ])
  const left = await Effect.runPromise(Effect.flip(revoke(owner)))
  expect(left).toMatchObject({ why: "payments", detail: "503" })
  expect(asked).toEqual(["payments", "meta", "google"])
})

test("what a provider said as it refused is not lost", async () => {
  const refuses = async () => {
    throw new PaymentsFailed({ why: "refused", detail: "No such customer" })
  }
  const { revoke } = providerAccess([{ why: "payments", revoke: refuses }])
  expect(await Effect.runPromise(Effect.flip(revoke(owner)))).toMatchObject({
    detail: "refused: No such customer",
  })
})
