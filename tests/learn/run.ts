/**
 * Learns from the phrases under tests/corpora, and writes what the rules under core/ know of them: of those whose phrases have
 * changed, or of all, as after a change of how it is learnt.
 */
import { readArguments } from "../../adapters/cli/arguments.ts"
import { LEARNT_KINDS } from "../../core/calendar/claims/words.ts"
import { DECAY_OF_ASIDES, lessonsOfAsides } from "./asides.ts"
import { DECAY_OF_CLAIMS, lessonsOfClaims } from "./claims.ts"
import { DECAY_OF_REQUESTS, lessonsOfRequests } from "./language-requests.ts"
import { DECAY_OF_NOTES, lessonsOfNotes } from "./notes.ts"
import { DECAY_OF_OPT_OUTS, lessonsOfOptOuts } from "./opt-out.ts"
import { DECAY_OF_PROMISES, lessonsOfPromises } from "./promises.ts"
import { fingerprint, type Lesson, learn } from "./regression.ts"

const all = readArguments("bun run learn [--all]", ["--all"]).includes("--all")

const write = async (path: string, lessons: readonly Lesson[], classes: number, decay: number) => {
  const file = Bun.file(new URL(`../../core/${path}`, import.meta.url))
  const learntFrom = fingerprint(lessons)
  const known = (await file.exists()) ? (await file.json()).learntFrom : undefined
  if (!all && known === learntFrom) return console.log(`${path}: the phrases are the same`)
  const learnt = { learntFrom, ...learn(lessons, classes, decay) }
  await file.write(`${JSON.stringify(learnt, null, 2)}\n`)
  console.log(`${path}: learnt from ${lessons.length} phrases`)
}

await write(
  "calendar/claims/classifier.json",
  lessonsOfClaims(),
  LEARNT_KINDS.length,
  DECAY_OF_CLAIMS,
)
await write("conversations/opt-out/classifier.json", lessonsOfOptOuts(), 1, DECAY_OF_OPT_OUTS)
await write("reply/promise/classifier.json", lessonsOfPromises(), 1, DECAY_OF_PROMISES)
await write("reply/asides/classifier.json", lessonsOfAsides(), 1, DECAY_OF_ASIDES)
await write("reply/language/request/classifier.json", lessonsOfRequests(), 1, DECAY_OF_REQUESTS)
await write("memory/about-client/classifier.json", lessonsOfNotes(), 1, DECAY_OF_NOTES)
// Talks are seen with what is known of claims and promises by then: nothing above may read that.
const { DECAY_OF_TALKS, lessonsOfTalks } = await import("./talks.ts")
await write("reply/agreed/classifier.json", lessonsOfTalks(), 1, DECAY_OF_TALKS)
// And those beside an appointment, with what is known of talks.
const { DECAY_OF_BEYOND, lessonsOfBeyond } = await import("./beyond.ts")
await write("reply/beyond/classifier.json", lessonsOfBeyond(), 1, DECAY_OF_BEYOND)
