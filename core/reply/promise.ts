import { saysComing, saysExpected } from "../calendar/claims/coming.ts"
import { sentences, splitSentences } from "../calendar/claims/sentences.ts"
import { promiseOdds } from "./promise/classifier.ts"

/*
 * Promises in the name of people: that somebody of the business has been told, or will answer, call or write. A model makes them
 * without telling anybody; the product then notifies the owner, so that what the client reads is true.
 */

/**
 * The logarithm of the odds from which on a sentence counts as a promise. Chosen on phrases that were not learnt from
 * (tests/corpora, own/promises_unseen, rounds a to k): 90 % of the promises there lie above it, and 3 % of the others.
 */
const LIKELY = 0

/** Above this, hardly any sentence is something else ("Elena will see him at five"). */
const CLEAR = 1.5

/** Whether a reply says that a person of the business knows of the client's wish, or that there will be news. */
export const promisesPerson = (text: string): boolean => promises(text, LIKELY)

/**
 * Whether it says so clearly enough that what sounds like a claim about an appointment in it is none: "I've told Kate, she'll ring
 * you". That the owner is notified makes this true, but not that somebody comes.
 */
export const clearlyPromises = (text: string): boolean =>
  promises(text, CLEAR) && !sendsSomebody(text)

/** Whether a reply says that somebody is on their way to the client, or expects them. */
export const sendsSomebody = (text: string): boolean =>
  splitSentences(text).some((sentence) => {
    const parts = sentences(sentence)
    return parts.some(saysComing) || (parts.some(saysExpected) && promisesIn(sentence, LIKELY))
  })

const promises = (text: string, from: number) =>
  splitSentences(text).some((sentence) => promisesIn(sentence, from))

/** "Shall I ask Carmen?" promises nothing yet. */
const promisesIn = (sentence: string, from: number) =>
  /\p{L}/u.test(sentence) && !sentence.includes("?") && promiseOdds(sentence) > from
