/**
 * After so many tries in a row that came to nothing, nothing is tried for so many milliseconds; then one try finds out
 * (reliability.md 4.4).
 */
const MOST_IN_A_ROW = 10
const OPEN_MS = 30_000

export type Circuit = {
  /** Whether it is out of order, as far as is known. */
  readonly isOut: () => boolean
  /** Whether nothing may be tried now. */
  readonly isOpen: () => boolean
  /** One try finds out whether it is back: all others wait meanwhile. */
  readonly probe: () => void
  /** It has found nothing out: the next one does. */
  readonly giveBack: () => void
  readonly fail: () => void
  readonly work: () => void
}

/** Remembers whether something outside is out of order, so that nobody waits for it again and again. */
export const closedCircuit = (now: () => number): Circuit => {
  let failures = 0
  let openUntil = Number.NEGATIVE_INFINITY
  const isOut = () => failures >= MOST_IN_A_ROW
  const probe = () => {
    if (isOut()) openUntil = now() + OPEN_MS
  }
  return {
    isOut,
    isOpen: () => openUntil > now(),
    probe,
    giveBack: () => {
      openUntil = Number.NEGATIVE_INFINITY
    },
    fail: () => {
      failures++
      probe()
    },
    work: () => {
      failures = 0
      openUntil = Number.NEGATIVE_INFINITY
    },
  }
}

/**
 * The same for something that many use. Who fails alone has a circuit of their own: it says nothing of the others, and does not
 * use up their one try.
 */
export const sharedCircuit = (now: () => number) => {
  /** Of those whose last tries came to nothing. */
  const own = new Map<string, Circuit>()
  const all = closedCircuit(now)
  /** Who failed last. */
  let last = ""

  const alone = (who: string) => own.get(who)?.isOut() ?? false
  const circuitOf = (who: string) => (alone(who) ? own.get(who) : undefined) ?? all
  return {
    isOpen: (who: string) => circuitOf(who).isOpen(),
    probe: (who: string) => circuitOf(who).probe(),
    giveBack: (who: string) => circuitOf(who).giveBack(),
    work: (who: string) => {
      own.delete(who)
      all.work()
      last = ""
    },
    fail: (who: string) => {
      const failing = own.get(who) ?? closedCircuit(now)
      // Failures of one in a row count once: the fault may lie with them alone.
      if (!alone(who) && last !== who) all.fail()
      own.set(who, failing)
      failing.fail()
      last = who
    },
  }
}
