import type { Phrase } from "../grammar.ts"
import { ask, hint, skip } from "../pieces.ts"

/** Words that streets, people, goods and lists share with days and hours: what stands around them tells. */

const STREET =
  "(?:rue|avenue|av\\.?|boulevard|bd|quai|impasse|allee|square|pont|chemin|metro|station|arret|lycee|college|stade|hopital|" +
  "(?<!(?:une|ma|ta|sa|la|votre|notre|leur|cette|de) )place)"
const TITLE = "(?:m\\.|mr|mme|mlle|dr)"
const NAMED = "(?:je m appelle|au nom de|mon nom est|nom de famille)"
/** "M. Durand, jeudi à 10h": a weekday that a time or a request goes on from is a day. */
const NO_REQUEST =
  "(?! (?:a(?! l )|vers|matin|midi|soir|aprem|apres|avant|prochain|qui|pro|et|ou|si|c|ca|est|je|on|vous|pour|entre|de|des|ok|" +
  "possible|\\d+h?)(?![a-z]))"

/** Names and numbers that only look like a day. */
export const names: readonly Phrase[] = [
  [`${STREET} (?:du |le )?{od}(?:er)? {month}`, skip],
  ["place du {od}(?:er)? {month} 19\\d\\d", skip],
  [`(?:rue|avenue|boulevard|quai|impasse|allee) {weekday}${NO_REQUEST}`, skip],
  [`(?:${TITLE}|${NAMED}) {weekday}${NO_REQUEST}`, skip],
  [
    "(?:merci|avec|chez|bonne (?:journee|soiree) a|bisous? a) sam(?= ?(?:$|[,;.!?]| et (?!dim)))",
    skip,
  ],
  [
    "(?:cremes?|serum|masque|huile|lait|soin|chemise|tenue|table|lampe|bonnet|equipe) de (?:nuit|jour)",
    skip,
  ],
  ["(?:menu|formule|carte) (?:du |de )?soir", hint("evening")],
  ["(?:menu|formule|carte) (?:du |de )?midi", hint("midday")],
  [
    "merci pour (?:la|cette) (?:soiree|matinee|nuit)|la (?:soiree|matinee|nuit) (?:etait|a ete)",
    skip,
  ],
  // "The first" of several: as likely the first thing as the first of the month.
  ["(?:prefere|veux|prends|voudrais|aime mieux) le premier(?= ?(?:$|[,;.?!]))", ask("vague")],
  // What it costs.
  [
    "(?:menus?|formules?|plats?|bouteilles?|forfaits?|carte) a \\d{1,3}(?:[,.]\\d\\d)?(?![\\d:]| ?h| ?heure)" +
      "(?: ou (?:celui|celle|a) (?:a )?\\d{1,3}(?![\\d:]| ?h| ?heure))?",
    skip,
  ],
  [
    "(?:le|la) \\d{1,3}(?:,? (?:et |ou )?(?:le |la )?\\d{1,3}){0,5} (?:de la (?:carte|liste)|du (?:menu|catalogue))",
    skip,
  ],
  ["(?:la|en|de|vue|front de|bord de) mer(?! \\d)", skip],
  ["midi minuit", skip],
]
