/** Each value once, the first of those that are the same to the letter as JSON. */
export const distinct = <T>(values: readonly T[]): T[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
]
