import { expect, test } from "bun:test"
import { answer } from "../../core/reply/answer.ts"
import { spending } from "../support/cpu-time.ts"
import { world } from "../support/world.ts"

const WISH =
  "Quería saber si el jueves que viene a las 5 tenéis hueco para cortar el pelo, gracias. "

/** Reading all of it took three seconds of the processor, in which nobody else was answered. */
test("a client who sends sixty messages of sixty thousand letters does not keep all others waiting", async () => {
  const { run, hears, texts, state } = world({
    calendar: "own",
    model: ["¿A qué hora?", "Lo miro."],
  })
  const flood = (n: number) => hears(`${n} ${WISH.repeat(700)}`)
  await run(answer(hears(WISH)))
  Array.from({ length: 60 }, (_, n) => flood(n))
  const spent = spending()
  await run(answer(state.ref))
  expect(spent()).toBeLessThan(1_500)
  expect(texts()).toHaveLength(2)
})
