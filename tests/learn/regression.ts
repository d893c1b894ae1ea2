import { type Features, features, type Learnt, SLOTS } from "../../core/shared/classifier.ts"

/** What was said, and its class: 0 none, else from 1. */
export type Lesson = {
  readonly text: string
  readonly is: number
  readonly features: () => Features
}

/** Lessons of texts that are seen so. */
export const lessonsSeenBy =
  (see: (text: string) => Features) =>
  (text: string, is: number): Lesson => ({ text, is, features: () => see(text) })

/** A text that is seen by itself. */
export const lesson = lessonsSeenBy((text) => [features(text)])

const EPOCHS = 20
const RATE = 0.5

/**
 * Learns to tell so many classes from none (multinomial logistic regression, AdaGrad). Always the same from the same lessons.
 * `decay` keeps weights small that few phrases speak for.
 */
export const learn = (
  said: readonly Lesson[],
  classes: number,
  decay: number,
): Pick<Learnt, "step" | "weights"> => {
  const lessons = said.map(({ features, is }) => ({
    is,
    voices: features().map((found) => ({ found, share: 1 / Math.sqrt(found.length || 1) })),
  }))
  /** None, then each class; a row ends in its constant. */
  const weights = Array.from({ length: classes + 1 }, () => new Float64Array(SLOTS + 1))
  const gradients = weights.map(() => new Float64Array(SLOTS + 1).fill(0.01))
  let seed = 7
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

  const study = ({ voices, is }: (typeof lessons)[number]) => {
    const odds = weights.map((weight) => {
      let sum = weight[SLOTS] ?? 0
      for (const { found, share } of voices) {
        for (const slot of found) sum += (weight[slot] ?? 0) * share
      }
      return sum
    })
    const most = Math.max(...odds)
    const parts = odds.map((each) => Math.exp(each - most))
    const whole = parts.reduce((sum, part) => sum + part, 0)
    for (const [row, part] of parts.entries()) {
      const error = part / whole - (row === is ? 1 : 0)
      for (const { found, share } of voices) {
        for (const slot of found) {
          nudge(row, slot, error * share + decay * (weights[row]?.[slot] ?? 0))
        }
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
    for (const lesson of lessons) study(lesson)
  }

  const against = weights
    .slice(1)
    .flatMap((row) => Array.from(row, (weight, slot) => weight - (weights[0]?.[slot] ?? 0)))
  const step = against.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
  const rounded = Int8Array.from(against, (weight) => Math.round(weight / step))
  return { step, weights: new Uint8Array(rounded.buffer).toBase64() }
}

/** Of so many phrases one is looked at as it is learnt: all of them would take seconds. */
const LOOKED_AT = 100

/** Changes with the phrases, and with how they are seen. */
export const fingerprint = (lessons: readonly Lesson[]): string => {
  const seen = lessons.filter((_, at) => at % LOOKED_AT === 0).map(({ features }) => features())
  return new Bun.CryptoHasher("sha256")
    .update(JSON.stringify([lessons, seen]))
    .digest("hex")
    .slice(0, 16)
}
