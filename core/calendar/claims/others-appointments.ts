import { anyWord } from "../../shared/framed.ts"

/*
 * Appointments that are not the client's: what other people have, or an hour that somebody has. Over folded words with a blank at
 * either end.
 */

const PERSON = anyWord(String.raw`
  client\w* person\w* pessoas? pacient\w* patient\w* guests? kund\w* gast gaste huespedes huesped hospedes? famil\w*
  socio socia aluno aluna alumn[oa] student schuler\w* eleve
`)
/** "Another customer cancelled": at the head of a clause, none of it is the client's. */
const ANOTHER = new RegExp(
  "^ (?:(?:porque|pois|because|since|as|weil|denn|car|que) )?(?:(?:une?|eine?) )?" +
    `(?:otr[oa]s?|outr[oa]s?|another|other|autres?|andere?[rsn]?) ${PERSON} `,
)

/** "Your other car", "the other one". */
const OWN =
  "(?<! (?:tus?|sus?|vuestr[oa]s?|mis?|seus?|suas?|teus?|tuas?|votre|vos|ton|ta|ihr\\w*|dein\\w*|eue?r\\w*|el|la|los|las|o|os|as|de[rn]|das|die) )"
/** Who or what else may have an hour or a place: "another car is on the lift then". */
const OTHERS = `${OWN}(?:(?:otr[oa]s?|outr[oa]s?|another|autres?|andere[rsnm]?) (?:${PERSON}|${anyWord(String.raw`
  coches? carros? vehic\w* veicul\w* motos? cars? vans? voitures? autos? fahrzeug\w* wagen motorrad\w* bikes?
  grup[oa]s? groups? groupes? gruppen? equip[oe]s? equipes? teams? parejas? couples? paare? event\w* veranstaltung\w*
  novias? brides? bodas? weddings? mariages? hochzeit\w* perr[oa]s? dogs? chiens? hunde? mascotas? pets? jugador\w* players?
`)})|outro time|(?:someone|somebody) else|quelqu'un d'autre|jemand ander(?:e[nrms]|s))(?! (?:[^ /]+ ){0,2}?(?:cancel|anul|annul|desist|abgesagt|dropped|pulled))`
const HELD = anyWord(String.raw`
  reservad\w* ocupad\w* apartad\w* asignad\w* agendad\w* cogid\w* tomad\w* pillad\w* marcad\w*
  booked reserved taken gone held occupied
  prise?s? reservee?s? occupee?s? bloquee?s? donnee?s?
  gebucht reserviert vergeben belegt besetzt verplant
`)
/** "Already booked for another client", "a las 8 ya hay otro coche", "da steht schon ein anderes Fahrzeug". */
const HELD_BY_OTHERS = new RegExp(
  ` (?:${HELD} (?:[^ /]+ ){0,3}?|(?:ya|ja|already|deja|schon|bereits) (?:[^ /]+ ){0,4}?)${OTHERS} |` +
    ` ${OTHERS} (?:[^ /]+ ){0,2}?(?:ya|ja|already|deja|schon|bereits) `,
)

const NOT_THE_CLIENTS =
  "(?! (?:(?:para|for|pour|fur) (?:ti|vos|usted|voce|si|you|vous|toi|sie|dich|euch)|(?:a|em|no) (?:tu|su|vuestro|seu|teu)) )"
const SLOT =
  "(?:hueco|horario|hora|turno|franja|espacio|cupo|sitio|plaza|lugar|vaga|slot|time|spot|creneau|platz|uhrzeit|zeit)"
/** "Lo siento, el turno de las 10 ya está reservado": somebody has it, if it is not said to be the client's. */
const REGRETTED =
  "(?:(?:lo siento(?: mucho)?|uy|ay|uf|vaya|ups|oops|ui|eita|poxa|puxa)(?: (?:/|pero|mas))?|(?:lo lamento|lamento|desculp\\w+|sinto muito)(?: mucho)? (?:/|pero|mas)|" +
  "(?:lamentablemente|por desgracia|desgraciadamente|desafortunadamente|infelizmente)(?: /)?) " +
  "(?:(?!(?:cita|reserva|consulta|tu|su|vuestr[oa]|sua|seu|tua|teu|te|le|os|lhe|por|pel[oa]|y|e) )[^ /]+ ){1,7}" +
  `(?:ya|ja) (?:esta|estan|estao|ta|fue|foi) ${HELD}`
/** "Ese hueco ya está reservado", "las 10 ya están reservadas", "a las 10 tenemos otra cita ya agendada", "Thursday is booked out". */
const TAKEN = [
  `(?:es[et]e?|est[ea]|ess[ea]|esa|that|this|ce|diese[rs]?) ${SLOT} (?:is |ist |est )?(?:ya|ja|already|deja|schon|bereits) (?:esta |ta |fue |foi |been )?${HELD}`,
  `(?:las|as) (?:\\d\\S*|una|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quatro|sete|oito|nove|dez|onze|doze|\\S+ (?:y media|e meia|de la \\S+|da \\S+)) (?:ya|ja) (?:estan|estao) ${HELD}`,
  `(?:tenemos|tengo|hay|temos|tenho|tem|ha) (?:ya |ja )?(?:una?|uma?|otr[oa]|outr[oa]) (?:cita|reserva|client[ea]|paciente|consulta|agendamento|marcacao) (?:ya |ja )?${HELD}`,
  `(?:tem|tenemos|temos) (?:otr[oa] |outr[oa] )?(?:cliente|paciente) ${HELD}`,
  "(?:ya|ja) (?:hay|tenemos|tengo|tem|temos|tenho|ha) (?:clientes?|pacientes?|gente)",
  "tou[st](?:es)? (?:nos|les) \\S+ sont (?:deja )?prise?s",
  "(?:is|are|we're|'s) (?:all |fully )?booked (?:out|up|solid)",
  "(?<! (?:tus?|sus?|vuestr[oa]s?|seus?|suas?|teus?|tuas?|cita|reserva|consulta) (?:[^ /]+ ){0,8})(?:ya|ja) (?:esta|estan|estao|ta) (?:cogid|ocupad|tomad|pillad)[oa]s?",
  "(?:esta|estan|estao|is|are|ist|sind) (?:[^ /]+ ){0,2}(?:vendid[oa]s?|agotad[oa]s?|esgotad[oa]s?|lotad[oa]s?|sold out|ausgebucht|ausverkauft)",
  "(?:someone|somebody) else has|quelqu'un a deja (?:reserve|pris)",
  `(?<!(?:ihre?|deine?|eue?re?|der|die) (?:termin|platz|tisch|stunde) (?:[^ /]+ ){0,4})um (?:[^ /]+ ){1,2}ist (?:leider )?(?:schon|bereits) ${HELD}`,
].join("|")
const REFUSES = new RegExp(`(?<= )(?:${REGRETTED})${NOT_THE_CLIENTS} `)
const SOMEBODYS = new RegExp(`(?<= )(?:${REGRETTED}|${TAKEN})${NOT_THE_CLIENTS} `)

/** Whether a clause is about another client: "another customer cancelled". */
export const isAnothers = (clause: string) => ANOTHER.test(clause)

/** Whether an hour or a place is said to be taken; by whom may be unsaid. */
export const isTaken = (said: string) => SOMEBODYS.test(said)

/** Whether somebody else is said to have it: as much is said of one's own, "you're already booked in with another couple". */
export const isHeldByOthers = (said: string) => HELD_BY_OTHERS.test(said)

/** The clauses of a sentence without those that say so: "That slot is taken, so I've put you down for eleven". */
export const withoutTaken = (clauses: readonly string[]) =>
  clauses.filter((clause, at) => {
    const before = clauses[at - 1] ?? ""
    const refused = REFUSES.test(` ${before} / ${clause} `) && !REFUSES.test(` ${before} `)
    return !refused && !isTaken(` ${clause} `)
  })
