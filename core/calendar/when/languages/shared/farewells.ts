/** "See you tomorrow, 10am.": an hour that ends what is said, behind a farewell. */
export const AND_HOUR =
  "[,.;!]* (?:(?:at|um|a las?|as|a) )?(?:\\d\\d?(?:[:h.]\\d\\d| ?(?:hs?|[ap]m|uhr|horas?|heures?)(?![a-z]))|(?<= (?:at|um|las?|as) )\\w{1,7})" +
  "(?: ?(?:hs?|uhr|[ap]m))?(?: d\\w(?: la)? \\w+)? ?(?:$|[,.;!?])"
/** "Bis", "até" and "hasta" part, and bound nothing, where they begin and a mark or the hour that ends it all follows the day. */
export const parting = (until: string, day: string) =>
  `(?<=(?:^|[,.;!?] |(?:ok|vale|gracias|obrigad[oa]|danke) ))${until}(?= ${day}(?:[,.;!]| (?:(?:a las?|as|um) [\\w:.]+|\\d[\\d:.h]*)(?: ?(?:hs?|uhr|horas))? ?[.!]?$))`
