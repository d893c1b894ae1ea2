import { keepingLast } from "../../shared/keeping-last.ts"
import { highestOdds } from "./classifier.ts"
import { splitStatements } from "./sentences.ts"

/**
 * The statement of a text that reads most like a claim, and the odds of that: their logarithm as a whole number, -10 to 4. A claim is
 * short: in a long and helpful reply it is lost among what the others say, and where there is none many words that say nothing add
 * up to one.
 */
export const clearestIn = keepingLast((text) => {
  const statements = splitStatements(text).map((statement) => ({
    statement,
    odds: highestOdds(statement),
  }))
  const { statement, odds } = statements.reduce((most, each) =>
    each.odds > most.odds ? each : most,
  )
  return { statement, odds: Math.max(-10, Math.min(4, Math.round(odds))) }
})
