import { kept } from "../storage.ts"

/** Longer than the link of a mail works, which is a day. */
const WAITS_MS = 48 * 3_600_000

type Begun = { at: number; mailed: boolean }

/**
 * When what is kept under `key` was begun, beside it, and whether a mail was sent since whose link continues it. It is given up some
 * day, because it goes on with whoever signs in next, who by then may be somebody else.
 */
export const begun = (key: string) => {
  const beside = `${key}Begun`
  const stamp = (mailed: boolean): Begun => {
    const now = { at: Date.now(), mailed }
    kept.write(beside, now)
    return now
  }
  // What was kept without a time begins when it is first asked for.
  const read = (): Begun => {
    const found = kept.read(beside) as Partial<Begun> | null
    return typeof found?.at === "number"
      ? { at: found.at, mailed: found.mailed === true }
      : stamp(false)
  }
  const isOver = () => Date.now() - read().at > WAITS_MS
  const isMailed = () => read().mailed && !isOver()
  return {
    isOver,
    isMailed,
    /** Begun again, it still waits for a mail that was sent before. */
    begin: () => stamp(isMailed()),
    mailed: () => stamp(true),
    forget: () => kept.remove(beside),
  }
}
