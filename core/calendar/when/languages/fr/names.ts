import { skip } from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"

const STREET =
  "(?:rue|avenue|av\\.?|boulevard|bd|quai|impasse|allee|square|pont|chemin|metro|station|arret|lycee|college|stade|hopital|" +
  "(?<!(?:une|ma|ta|sa|la|votre|notre|leur|cette|de) )place)"
const TITLE = "(?:m\\.|mr|mme|mlle|dr|monsieur|madame|mademoiselle)"
const NAMED = "(?:je m appelle|au nom de|mon nom est|nom de famille)"
/** "M. Durand, jeudi à 10h": a weekday that a time or a request goes on from is a day. */
const NO_REQUEST =
  "(?! (?:a(?! l )|vers|matin|midi|soir|aprem|apres|avant|prochain|qui|pro|et|ou|si|c|ca|est|je|on|vous|pour|entre|de|des|ok|" +
  "possible|\\d+h?)(?![a-z]))"

/** Streets, houses and people that are called like a day: what stands around them tells. */
export const names: readonly Phrase[] = [
  [`${STREET} (?:du |le )?{od}(?:er)? {month}`, skip],
  ["place du {od}(?:er)? {month} 19\\d\\d", skip],
  [`(?:rue|avenue|boulevard|quai|impasse|allee) {weekday}${NO_REQUEST}`, skip],
  [`(?:${TITLE}|${NAMED}) {weekday}${NO_REQUEST}`, skip],
  // Names that are months and feasts as well.
  [`(?:${TITLE}|${NAMED}) (?:[a-z]+ )?(?:avril|mai|mars|juin|aout|noel|toussaint)`, skip],
  [
    "(?:merci|avec|chez|bonne (?:journee|soiree) a|bisous? a) sam(?= ?(?:$|[,;.!?]| et (?!dim)))",
    skip,
  ],
]
