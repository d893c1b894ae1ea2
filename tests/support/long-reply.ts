const LETTERS = [..."abcdefghijklmnopqrst"]

/** Four hundred sentences, no two alike: what a model says over and over is said once. */
const part = (first: string) =>
  [first, ...LETTERS.flatMap((one) => LETTERS.map((other) => `Es ${one}${other}.`))].join(" ")

/** A reply that takes two messages. */
export const LONG_PARTS = [part("Primero."), part("Segundo.")]
export const LONG_REPLY = LONG_PARTS.join("\n\n")
