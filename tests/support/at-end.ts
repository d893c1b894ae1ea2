import { afterAll } from "bun:test"

// Loaded before all tests (bunfig.toml): this hook runs once, after the last file.
const WITHIN_MS = 120_000

const endings: (() => Promise<unknown>)[] = []

/** Keeps for the end of the whole run what several test files share. */
export const atEnd = (close: () => Promise<unknown>) => void endings.push(close)

afterAll(async () => {
  await Promise.allSettled(endings.map((close) => close()))
}, WITHIN_MS)
