import { gone, hint, skip } from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"
import { AND_HOUR } from "../shared/farewells.ts"

/** Words that only look like a moment. */
export const lookalikes: readonly Phrase[] = [
  [
    `a (?:demain(?!${AND_HOUR})|bientot|plus tard|plus|tout a l heure|tantot)(?= ?(?:$|[!.,;]))`,
    skip,
  ],
  [
    "bonsoir|bonne (?:soiree|journee|nuit|fin de journee|semaine|apres midi|annee|aprem)|bon (?:week ?end|apres midi|aprem|dimanche|{weekday}(?= ?(?:$|[!.,]))|matin|we)|bonjour|joyeux noel|joyeuses paques",
    skip,
  ],
  [
    "pourquoi pas|pas (?:mal|grave|de souci|de soucis|de probleme|possible d|du tout|encore|trop|tard|besoin|sur|cher|vrai)|si pas|n est ce pas|c est pas|pas vrai|ou pas",
    skip,
  ],
  [
    "(?:une|deux|trois|[1-6]) ?(?:heures?|h) (?:de (?:massage|cours|soin|seance)|environ)|(?:une|1) ?(?:heure|h)(?! (?:du (?:mat|soir)|de la? ))|pendant {n} ?(?:h|heures?)(?: \\d\\d)?|demi heure",
    skip,
  ],
  // "Mardi 15h, massage d'une heure et demie".
  [
    "(?<=(?:\\d ?h|heures?)(?: ?\\d\\d)?(?: svp| stp)?, (?:(?:pour|un|une) )*(?:massages?|soins?|modelage) )(?:de |d )(?:une|deux|trois|[1-3]) ?(?:h|heures?)(?: ?(?:et (?:demie|quart)|[0-5]\\d))?(?! (?:de |du |le )?[a-z]+di)",
    skip,
  ],
  [
    "tous les jours|toute la journee|l heure du|tout le temps|du jour|un jour ferie|menu du jour|plat du jour",
    skip,
  ],
  [
    "fin de semaine derniere|semaine (?:derniere|passee)(?: (?:le )?{weekday})?|mois dernier|annee derniere|week ?end dernier",
    gone,
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
  // What time it is.
  ["il est (?:deja |maintenant )?{strong}", skip],
]
