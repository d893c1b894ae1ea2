/* The lists of those who are left alone, as patterns over folded words. */
import { oneOf } from "./spoken.ts"

/** "The do not contact list", "la liste des désabonnés". */
const OF_THE_QUIET = oneOf(
  "(?:do not|don't|dont|no|not|non|never|stop) (?:contact|text|message|call|disturb|send|mail)\\w*|suppress\\w*|unsub\\w*|opt out|opted out|blocked?|black",
  "robinson|exclu\\w*|bloque\\w*|supres\\w*|oposic\\w*|negra|desuscri\\w*|bajas|no (?:molestar|contactar|llamar|escribir)|nao (?:perturb|contat|contact|incomod)\\w*|descadastr\\w*",
  "opposition|rouge|noire|desabonn\\w*|desinscri\\w*|bloctel|schwarze|abgemeldet\\w*|gesperrt\\w*",
)
const LIST = "(?:list|lista|liste)"
export const QUIET_LIST = oneOf(
  `${OF_THE_QUIET} ${LIST}`,
  `${LIST} (?:(?:de|des|d[ao]s?|of|der|for|para|pour|people|those|who|los|las|que|d') )*(?:d')?${OF_THE_QUIET}`,
  "(?:sperr|block|robinson|schwarz|black)list(?:e|s)?",
)
