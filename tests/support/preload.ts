import { afterAll, beforeEach, expect, setDefaultTimeout } from "bun:test"
import { closeAll } from "./at-end.ts"
import "./matches-apart.ts"
import "./no-settings.ts"

/* Loaded before all tests (bunfig.toml). These hooks are for all files together. */

// For a file that is tested alone: with several, Bun 1.4.5 keeps this for the first and has no setting for all but --timeout.
setDefaultTimeout(300_000)

beforeEach(() => {
  try {
    // A test that compares nothing, as when a list of cases is empty, fails.
    expect.hasAssertions()
  } catch {
    // Bun cannot count for tests that run side by side.
  }
})

const CLOSED_WITHIN_MS = 120_000
afterAll(closeAll, CLOSED_WITHIN_MS)
