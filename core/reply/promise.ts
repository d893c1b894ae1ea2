import { splitSentences } from "../calendar/claims/sentences.ts"
import { promiseOdds } from "./promise/likeness.ts"

/*
 * What a reply promises in the name of people: that somebody has been told, or will answer, call, write. A model says so without
 * telling anybody; then the product tells the owner, and what the client reads is true.
 */

/**
 * Odds, as a logarithm, from which on a sentence is a promise. Chosen on phrases that nobody learnt from (own/promises_unseen,
 * rounds a to k): nine in ten promises there lie above it, and 3 % of the others.
 */
const LIKELY = 0

/** Odds above which hardly anything else lies, such as "Elena will see him at five". */
const CLEAR = 1.5

/** Whether a reply says that a person of the business knows of the client's wish, or that there will be news. */
export const promisesPerson = (text: string): boolean => promises(text, LIKELY)

/** Whether it says so that clearly that what sounds like a claim in it is none. */
export const clearlyPromises = (text: string): boolean => promises(text, CLEAR)

/** "Shall I ask Carmen?" promises nothing yet. */
const promises = (text: string, from: number) =>
  splitSentences(text).some(
    (sentence) =>
      /\p{L}/u.test(sentence) && !sentence.includes("?") && promiseOdds(sentence) > from,
  )
