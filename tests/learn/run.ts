/** Learns from the phrases under tests/corpora, and writes what the rules under core/ know of them. */
import { takes } from "../../adapters/cli/takes.ts"
import { LEARNT } from "../../core/calendar/claims/likeness.ts"
import { lessonsOfClaims } from "./claims.ts"
import { lessonsOfOptOuts } from "./opt-out.ts"
import { fingerprint, type Lesson, learn } from "./regression.ts"

const write = async (file: string, lessons: readonly Lesson[], classes: number) => {
  const learnt = { learntFrom: fingerprint(lessons), ...learn(lessons, classes) }
  await Bun.write(
    new URL(`../../core/${file}`, import.meta.url),
    `${JSON.stringify(learnt, null, 2)}\n`,
  )
  console.log(`${file}: learnt from ${lessons.length} phrases`)
}

takes("bun run learn")
await write("calendar/claims/likeness.json", lessonsOfClaims(), LEARNT.length)
await write("conversations/opt-out/likeness.json", lessonsOfOptOuts(), 1)
