import { clean } from "../shared/characters.ts"
import type { Briefing } from "./turn.ts"

/*
 * How much of what was written a turn reads. WhatsApp allows 65,536 characters a message, and while one turn is answered any
 * number may come for the next: without bounds they alone would fill the prompt (spec section 9: at most 40,000 tokens, with the
 * knowledge), and reading them would stop the process for seconds.
 */

/** Of a new and of an earlier message. */
const FRESH_CHARACTERS = 16_000
const SAID_CHARACTERS = 4_000
/** Of all new messages together: the newest first, as they say what is wanted now. */
const ALL_FRESH_CHARACTERS = 4 * FRESH_CHARACTERS

/** The beginning of a text, with a mark where the rest is missing. */
export const clipped = (text: string, most: number): string =>
  text.length > most ? `${clean(text.slice(0, most))} […]`.trimStart() : text

/** The briefing with only so much of each message, and of the new ones together, as a turn reads. */
export const withinReach = (briefing: Briefing): Briefing => {
  let left = ALL_FRESH_CHARACTERS
  const fresh = briefing.fresh
    .toReversed()
    .map((said) => {
      const content = clipped(said.content, Math.min(FRESH_CHARACTERS, left))
      left = Math.max(0, left - content.length)
      return { ...said, content }
    })
    .toReversed()
  const history = briefing.history.map((said) => ({
    ...said,
    content: clipped(said.content, SAID_CHARACTERS),
  }))
  return { ...briefing, fresh, history }
}
