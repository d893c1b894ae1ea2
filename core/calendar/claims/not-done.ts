import type { Language } from "../../shared/language.ts"
import { isPassedOn } from "./find-claims.ts"
import { GRAMMARS, grammarsOf, KINDS } from "./grammars.ts"
import { isAnothers, isHeldByOthers, withoutTaken } from "./others-appointments.ts"
import type { Sentence } from "./sentences.ts"
import type { ClaimKind } from "./words.ts"

/** "Abgesagt ist hier nichts", "cancelado no hay nada": behind a participle at the head of its clause. */
const NOT_DONE =
  /^ (?:(?:ist|sind|wurden?|wird|habe?n?|hat) (?:\S+ ){0,4}(?:nichts?|kein\w*|niemand)|(?:no|nao) (?:hay|esta|queda|he|hemos|ha|tengo|tenemos|fica|ficou|foi|tem|temos|tenho)) /

/** "Dá pra passar sua aula pra sexta", "se puede pasar al viernes": what can be done was not. */
const POSSIBLE =
  /^ (?:\S+ \/ )?(?:(?:da|dava|daria) (?:pra|para|p) (?:\S+ )?\w+r|tem como (?:\S+ )?\w+r|(?:e|seria) possivel \w+r|se (?:puede|podria) \w+r|(?:es|seria) posible \w+r|(?:it's|it is|it would be) possible to|on (?:peut|pourrait) \w+r|(?:c'est|il est|ce serait) possible de|man kann|(?:es )?liesse? sich|es (?:ware|ist) moglich) /

/** The kinds that a sentence says were not done, or by or for others: "couldn't book", "another client cancelled". */
export const kindsNotDone = ({ clauses }: Sentence, likely: readonly Language[]) => {
  const whole = ` ${clauses.join(" / ")} `
  if (POSSIBLE.test(whole)) return KINDS
  return [...kindsFailed(whole, likely), ...kindsLeftUndone(clauses, likely)]
}

const kindsFailed = (said: string, likely: readonly Language[]) =>
  KINDS.filter((kind) => grammarsOf(likely).some(({ failed }) => failed[kind].test(said)))

const kindsLeftUndone = (clauses: readonly string[], likely: readonly Language[]) => {
  const free = withoutTaken(clauses)
  return clauses.flatMap((clause): readonly ClaimKind[] => {
    if (!free.includes(clause)) return ["booked", "moved"]
    const framed = ` ${clause} `
    return likely.flatMap((language) => {
      const { rules, negated } = GRAMMARS[language]
      return rules.flatMap(({ kind, pattern, plain }): readonly ClaimKind[] => {
        const match = plain ? null : pattern.exec(framed)
        const upTo = match && framed.slice(0, match.index + match[0].length)
        if (upTo === null) return []
        const undone = match?.index === 0 && NOT_DONE.test(framed.slice(upTo.length))
        const others = isAnothers(framed) || (kind === "booked" && isHeldByOthers(framed))
        return undone || others || negated.test(`${upTo} `) || isPassedOn(framed) ? [kind] : []
      })
    })
  })
}
