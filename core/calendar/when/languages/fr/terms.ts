/** Words that several patterns share. */

export const COMES = "(?:prochain|prochaine|proch|pro)"
export const WEEKEND = "(?:week ?end|w e|(?<=(?:le|ce|au|du|les|bon|prochain) )we|wk)"
export const AT =
  "(?:(?:a|vers|pour|sur|environ|genre|autour d|aux alentours d|aux environs d|plutot|disons|dans les) ?){0,2}" +
  "(?:a|vers|sur|environ|genre|autour de|aux alentours de|aux environs de|plutot|disons|dans les|vers les|sur les|pour|pr|de)(?: les)?"
/** "Within the next two weeks from today" is a stretch. */
export const SO_LONG = "(?<!(?:les|ces|prochaine?s) )(?:dans )?{n}"
export const FROM_TODAY = "a (?:partir|compter) d (?:aujourd ?hui|auj|ajd)"
export const OF_HALF = "(?:du (?:mat|matin|soir)|de l (?:apres midi|aprem))"
export const MONTH_AHEAD = "mois prochain"
export const WORK =
  "(?:boulot|travail|taf|bureau|ecole|cours|lycee|college|fac|sport|gym|reunion|service|bosser)"
export const AS_SOON_AS = "(?:quand|des que|lorsque|une fois que|aussitot que) (?:je|j|on)"
