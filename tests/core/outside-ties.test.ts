import { expect, test } from "bun:test"
import { Effect } from "effect"
import { outsideTies, type Tie } from "../../adapters/outside-ties.ts"
import { PaymentsFailed } from "../../core/billing/ports.ts"
import { OwnerId } from "../../core/shared/ids.ts"

const owner = OwnerId.parse("00000000-0000-4000-8000-0000000000aa")

test("where one provider does not let go of an owner the others do, and it is said which", async () => {
  const asked: string[] = []
  const tie = (why: Tie["why"], lets: boolean): Tie => ({
    why,
    cut: async () => {
      asked.push(why)
      if (!lets) throw new Error("503")
    },
  })
  const { cut } = outsideTies([tie("payments", false), tie("meta", true), tie("google", true)])
  const left = await Effect.runPromise(Effect.flip(cut(owner)))
  expect(left).toMatchObject({ why: "payments", detail: "503" })
  expect(asked).toEqual(["payments", "meta", "google"])
})

test("what a provider said as it refused is not lost", async () => {
  const refuses = async () => {
    throw new PaymentsFailed({ why: "refused", detail: "No such customer" })
  }
  const { cut } = outsideTies([{ why: "payments", cut: refuses }])
  expect(await Effect.runPromise(Effect.flip(cut(owner)))).toMatchObject({
    detail: "refused: No such customer",
  })
})
