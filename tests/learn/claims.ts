/** Learns from the phrases under tests/corpora how a claim reads, and writes what `likeness` knows. */
import { LEARNT, SLOTS } from "../../core/calendar/claims/likeness.ts"
import { fingerprint, lessonsOfClaims } from "./lessons.ts"

const WHERE = new URL("../../core/calendar/claims/likeness.json", import.meta.url)

const lessons = [...lessonsOfClaims()]
const learntFrom = fingerprint(lessons)

const EPOCHS = 60
const RATE = 0.5
/** Keeps weights small that few phrases speak for. */
const DECAY = 1e-5

/** Nothing, then each kind; a row ends in its constant. */
const weights = [0, ...LEARNT].map(() => new Float64Array(SLOTS + 1))
const gradients = weights.map(() => new Float64Array(SLOTS + 1).fill(0.01))
let seed = 7
/** The same order at every run. */
const below = (limit: number) => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
  return Math.floor((seed / 0x80000000) * limit)
}

const nudge = (row: number, slot: number, gradient: number) => {
  const [weight, sum] = [weights[row], gradients[row]]
  if (!weight || !sum) return
  sum[slot] = (sum[slot] ?? 0) + gradient * gradient
  weight[slot] = (weight[slot] ?? 0) - (RATE * gradient) / Math.sqrt(sum[slot] ?? 1)
}

const learn = ({ found, is }: (typeof lessons)[number]) => {
  const share = 1 / Math.sqrt(found.length)
  const odds = weights.map((weight) => {
    let sum = weight[SLOTS] ?? 0
    for (const slot of found) sum += (weight[slot] ?? 0) * share
    return sum
  })
  const most = Math.max(...odds)
  const parts = odds.map((each) => Math.exp(each - most))
  const whole = parts.reduce((sum, part) => sum + part, 0)
  for (const [row, part] of parts.entries()) {
    const error = part / whole - (row === is ? 1 : 0)
    for (const slot of found) {
      nudge(row, slot, error * share + DECAY * (weights[row]?.[slot] ?? 0))
    }
    nudge(row, SLOTS, error)
  }
}

for (let epoch = 0; epoch < EPOCHS; epoch++) {
  for (let at = lessons.length - 1; at > 0; at--) {
    const other = below(at + 1)
    const [one, two] = [lessons[at], lessons[other]]
    if (one && two) [lessons[at], lessons[other]] = [two, one]
  }
  for (const lesson of lessons) learn(lesson)
}

const against = LEARNT.flatMap((_, row) =>
  Array.from(weights[row + 1] ?? [], (weight, slot) => weight - (weights[0]?.[slot] ?? 0)),
)
const step = Math.max(...against.map(Math.abs)) / 127
const rounded = Int8Array.from(against, (weight) => Math.round(weight / step))
await Bun.write(
  WHERE,
  `${JSON.stringify({ learntFrom, step, weights: new Uint8Array(rounded.buffer).toBase64() }, null, 2)}\n`,
)
console.log(`learnt from ${lessons.length} phrases`)
