import { afterAll } from "bun:test"

// Loaded before all tests (bunfig.toml): this hook runs once, after the last file.
const WITHIN_MS = 120_000

const endings: (() => Promise<unknown>)[] = []

/** Closes something that several test files share, at the end of the whole run. */
export const atEnd = (close: () => Promise<unknown>) => void endings.push(close)

afterAll(async () => {
  await Promise.allSettled(endings.map((close) => close()))
}, WITHIN_MS)
