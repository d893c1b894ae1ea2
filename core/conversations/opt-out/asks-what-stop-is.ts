/* Who asks what the word in our own message is for: "what is STOP for?". Over folded words. */
import { oneOf } from "./spoken.ts"

/** As it stands under what we send. */
const THE_WORD = "stopp?|baja|sair|parar"
const CANCELS =
  "cancel\\w*|anul\\w*|annul\\w*|supprim\\w*|delet\\w*|borr\\w*|desmarc\\w*|storn\\w*|losch\\w*"
const BOOKED =
  "citas?|reservas?|turnos?|horas?|horario|consultas?|marcacao|agendamento|appointments?|bookings?|slot|rdv|rendez vous|reservations?|termine?|buchung"
const ASKS = new RegExp(
  ` ${oneOf(
    // "What is the STOP at the end for?", unlike "what is STOP for if you go on all the same?"
    `(?:what(?:'s| is| does)|(?:para|pra) que (?:es|sirve|serve|e)|por que (?:me |nos )?(?:salen?|aparecen?|ponen?|poneis|hay|tem)|why (?:is there|does it say)|pourquoi (?:il y a|y a t il)|warum (?:steht|endet)|que (?:es|e|significa|quiere decir|quer dizer)|c'est quoi|a quoi (?:sert|correspond)|que (?:veut dire|signifie)|(?:fur was|wofur|wozu|was) (?:ist|heisst|bedeutet|steht|dient)) (?:(?:el|la|lo|eso|ese|este|esa|de|the|this|that|word|o|a|esse|essa|isso|le|ce|mot|das|dies\\w*|dem|mit|wort|palabra|palavra) ){0,4}(?:${THE_WORD})(?! [^/]*(?:if|when|si|se|quand|cuando|quando|wenn|trotzdem|no|nao) )(?=[^/?]* \\?)`,
    // "The STOP at the bottom, is that for me?", unlike "the STOP at the bottom does nothing, will you take me off?"
    `(?:das|the|el|lo de|eso de|este|esse|o|le|votre|vuestro|su|seu|euer|your) (?:${THE_WORD}) (?:[^ ,/?]+ ){0,2}(?:unter|unten|am|at|below|under|bottom|abajo|debajo|final|fim|embaixo|bas|fin)(?! [^?]*(?:funciona|work|marche|fonctionne|geht|klappt|nada|nothing|rien|nichts|\\S+n't|not|nicht|pas|nao) )(?=[^/?]* \\?)`,
    // "Does that cancel my appointment, or only the messages?"
    `(?:${THE_WORD}|isso|isto|eso|esto|that|this|it|ca|cela|das|damit|se|ist(?: dann)?|wird) (?:[^ ,/?]+ ){0,2}(?:(?:${CANCELS}) (?:[^ ,/?]+ ){0,3}(?:${BOOKED})|(?:${BOOKED}) (?:[^ ,/?]+ ){0,2}(?:${CANCELS}|weg|abgesagt|storniert))(?=[^/?]* \\?)`,
  )} `,
)

export const asksWhatStopIs = (said: string): boolean => ASKS.test(said)
