/**
 * After this many failures in a row the breaker is open for this many milliseconds: nothing is tried. Then a single try, the
 * probe, finds out whether it works again (reliability.md 4.4).
 */
const MAX_FAILURES = 10
const OPEN_MS = 30_000

export type CircuitBreaker = {
  /** Whether so many tries in a row have failed, and none has succeeded since. */
  readonly isFailing: () => boolean
  /** Whether nothing may be tried now. */
  readonly isOpen: () => boolean
  /** A try begins. If it is the probe, the breaker stays open for all others meanwhile. */
  readonly probe: () => void
  /** The probe found nothing out, so the next try is one. */
  readonly cancelProbe: () => void
  readonly fail: () => void
  readonly succeed: () => void
}

/** Remembers whether something outside is out of order, so that not everybody waits for it in vain. Begins closed. */
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
 * The same for something with many users. A user who fails alone has a breaker of their own, so that the others go on, and keep
 * their probe.
 */
export const circuitBreakers = (now: () => number) => {
  /** Of the users whose last try failed. */
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
      // Several failures of one user in a row count once, as the fault may be theirs alone.
      if (!failsAlone(user) && lastFailed !== user) common.fail()
      own.set(user, breaker)
      breaker.fail()
      lastFailed = user
    },
  }
}
