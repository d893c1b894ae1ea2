/**
 * After so many failures in a row nothing is tried for so many milliseconds; then one try, the probe, finds out
 * (reliability.md 4.4).
 */
const MAX_FAILURES = 10
const OPEN_MS = 30_000

export type CircuitBreaker = {
  /** Whether it is out of order, as far as is known. */
  readonly isFailing: () => boolean
  /** Whether nothing may be tried now. */
  readonly isOpen: () => boolean
  /** One try finds out whether it is back: all others wait meanwhile. */
  readonly probe: () => void
  /** The probe has found nothing out: the next one does. */
  readonly cancelProbe: () => void
  readonly fail: () => void
  readonly succeed: () => void
}

/** Remembers whether something outside is out of order, so that nobody waits for it again and again. Begins closed. */
export const circuitBreaker = (now: () => number): CircuitBreaker => {
  let failures = 0
  let openUntil = Number.NEGATIVE_INFINITY
  const isFailing = () => failures >= MAX_FAILURES
  const probe = () => {
    if (isFailing()) openUntil = now() + OPEN_MS
  }
  return {
    isFailing,
    isOpen: () => openUntil > now(),
    probe,
    cancelProbe: () => {
      openUntil = Number.NEGATIVE_INFINITY
    },
    fail: () => {
      failures++
      probe()
    },
    succeed: () => {
      failures = 0
      openUntil = Number.NEGATIVE_INFINITY
    },
  }
}

/**
 * The same for something that many use. Who fails alone has a breaker of their own: it says nothing of the others, and does not
 * use up their one probe.
 */
export const circuitBreakers = (now: () => number) => {
  /** Of those whose last tries failed. */
  const own = new Map<string, CircuitBreaker>()
  const common = circuitBreaker(now)
  let lastFailed = ""

  const failsAlone = (user: string) => own.get(user)?.isFailing() ?? false
  const breakerOf = (user: string) => (failsAlone(user) ? own.get(user) : undefined) ?? common
  return {
    isOpen: (user: string) => breakerOf(user).isOpen(),
    probe: (user: string) => breakerOf(user).probe(),
    cancelProbe: (user: string) => breakerOf(user).cancelProbe(),
    succeed: (user: string) => {
      own.delete(user)
      common.succeed()
      lastFailed = ""
    },
    fail: (user: string) => {
      const breaker = own.get(user) ?? circuitBreaker(now)
      // Failures of one in a row count once: the fault may lie with them alone.
      if (!failsAlone(user) && lastFailed !== user) common.fail()
      own.set(user, breaker)
      breaker.fail()
      lastFailed = user
    },
  }
}
