import { isBlank } from "../shared/characters.ts"

type Basics = { readonly name: string; readonly description: string }

/** What is missing on the wizard's first step, from the top down. The landing page also asks for a description. */
export const missingFields = (basics: Basics, { landing = false } = {}) =>
  (landing ? (["name", "description"] as const) : (["name"] as const)).filter((field) =>
    isBlank(basics[field]),
  )
