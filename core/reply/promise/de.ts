import { PEOPLE } from "./people.ts"

const YOU = "(?:ihnen|dir|euch|sie|dich)"

/** "Ich habe das Team informiert", "Wir melden uns". */
export const de: readonly string[] = [
  // Somebody has been told.
  `(?:ich|wir) haben? .{0,60}${PEOPLE} .{0,40}(?:informiert|benachrichtigt|weitergegeben|weitergeleitet|bescheid|gefragt|verstandigt) `,
  "ich habe (?:ihr|ihm|ihnen|\\S+ \\S+) bescheid (?:gegeben|gesagt) ",
  "ich habe (?:\\S+ ){1,3}an \\S+ (?:\\S+ )?(?:weitergegeben|weitergeleitet) ",
  `${PEOPLE} (?:weiss|wissen|ist|sind|wurde|wurden) (?:schon |bereits |jetzt )?(?:bescheid|informiert|benachrichtigt) `,
  // Somebody is told, or asked.
  `ich (?:\\S+ )?(?:gebe|leite|sage|frage|informiere|benachrichtige|verbinde|reiche|werde) .{0,60}${PEOPLE}`,
  `ich (?:sage|gebe|bitte|informiere|benachrichtige|kontaktiere|frage) (?!${YOU} |ihnen)(?:\\S+ ){1,3}(?:bescheid|, dass|, ob|um|nach) `,
  `ich (?:spreche|klare|klaere|prufe) .{0,20}mit .{0,30}${PEOPLE}|ich (?:klare|klaere) (?:das|es) `,
  "ich (?:gebe|leite) (?:es|das|ihr\\w*|dein\\w*) (?:\\S+ ){0,4}weiter ",
  // Somebody will write, or call.
  `${PEOPLE} .{0,40}(?:meldet|melden|antwortet|antworten|kontaktiert|ruft|kummert|wird sich|werden sich) `,
  `(?:meldet|melden|kummert|kummern) sich (?:\\S+ )?${PEOPLE} `,
  `(?:sie|er) (?:meldet sich|ruft (?:dich|sie)|schreibt (?:dir|ihnen)|antwortet (?:dir|ihnen)) |ruft ${YOU} (?:\\S+ ){0,3}(?:an|zuruck) `,
  `wir (?:melden|kummern) uns |wir rufen (?:sie|dich) |wir (?:geben|sagen) ${YOU} (?:\\S+ )?bescheid `,
  "(?:ich melde|melde ich|und melde) mich |ich halte (?:sie|dich|euch) auf dem laufenden |(?:ich )?(?:sage|gebe) (?:ihnen|dir|euch) bescheid ",
  "(?:sie horen|du horst|ihr hort) (?:\\S+ )?(?:wieder )?von (?:uns|mir|ih[mr]) |(?:sie bekommen|du bekommst) (?:\\S+ ){0,2}(?:antwort|ruckmeldung|bescheid|anruf) ",
]
