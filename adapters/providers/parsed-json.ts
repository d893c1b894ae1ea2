/* What the adapters know of JSON. The sandbox, which plays the providers, shares no code with what it is asked by. */

/** What a text of JSON stands for; undefined: it is no JSON. */
export const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a value of JSON is an object, and no list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
