import { anyOf } from "../../shared/framed.ts"
import { isHeldByOthers, isTaken } from "./others-appointments.ts"
import type { ClaimKind } from "./words.ts"

/*
 * What leaves it open whether anything was done: this list can be closed, that of the words for "it's done" cannot. Over folded
 * words with a blank at either end.
 */

/** What is not to be had. */
const REFUSED = anyOf(
  "lo siento|lamento|de (?:baja|vacaciones)|hasta (?:arriba|los topes)|a tope|perdon\\w*|disculp\\w*|llen[oa]s?|ocupad\\w+|complet[oa]|festivo|feriado|ya tiene (?:un|una|otro|otra) (?:client|alumn|pacient)\\w*",
  "sorry|afraid|on leave|rammed|packed|slammed|swamped|apolog\\w+|taken|(?:fully|already) booked|is full|closed|holiday|already (?:has|have|with) (?:a|an|another) (?:client|student|pupil|patient)",
  "desculp\\w*|folga|de ferias|infelizmente|lotad\\w+|chei[oa]s?|ja (?:tem|esta com) (?:um|uma|outro|outra) (?:client|alun|pacient)\\w*",
  "desole\\w*|en conge|navre\\w*|deborde\\w*|complet\\w*|pris|fermee?s?|ferie|(?:est|sont|reste) (?:deja |toujours )?pleine?s?|a deja (?:une?|un autre|une autre) (?:client|eleve|patient)\\w*",
  "leider|belegt|im urlaub|krank|\\w*voll|vergeben|geschlossen|ruhetag|feiertag|schon eine?n? (?:andere?n? )?(?:kund|schuler|patient)\\w*",
)

/** Is not possible, not known, not done (yet); unlike "nobody else gets it", "no longer on the list", "no problem". */
const NOT = anyOf(
  "(?:no|nao|not|pas|non|nicht|nein) (?:pero|mas|but|mais|aber|sondern)",
  "(?<!ya )(?:no|tampoco)(?: (?:se|te|le|os|les|lo|la|los|las|me|nos))* (?:pued\\w+|podemos|podr\\w+|hay|queda\\w*|tengo|tenemos|es posible|(?:esta|estan) (?:libre|disponible|reservad|confirmad|cancelad|anulad|cambiad|hech)\\w*|da|damos|doy|hac(?:e|emos)|hago|abr(?:e|imos)|trabaja\\w*|atiende\\w*|reserv(?:o|amos)|gestion(?:o|amos)|he|hemos|ha sido|consigo|logro|veo|vemos|encuentro|encontramos|se (?:si|que|cuando|cual)|lo se|llego|llegamos|acept\\w+|cabe\\w*|manej\\w+)|todavia no|aun no|ningun\\w* \\S+|no por aqui",
  "(?:can|could|do|did|is|are|was|were|has|have|does|would|wo|ca)n't(?! (?:be late|forget|worry|wait|miss|hold|expect))|cannot|(?:can|could|do|did|is|are|was|were|have|has|does|will) not|not (?:possible|available|sure|yet|able|been)|unable|no (?:slots?|tables?|space|room|appointments?|openings?|availability|times?)|(?:have|i've|we've|got) nothing|nothing (?:free|available|left|open|has been|is booked)|haven't|yet",
  "(?<!ja )nao(?: (?:se|te|lhe|vos|o|a|os|as|me|nos))* (?:pod\\w+|poss\\w+|ha (?:vagas?|horarios?|lugar\\w*)|tem|temos|tenho|resta\\w*|e possivel|esta(?:o)? (?:livre|disponivel|reservad|confirmad|marcad|cancelad)\\w*|da|deu|faz\\w*|faco|abr\\w+|trabalh\\w+|atend\\w+|marq?[cu]\\w+|reserv\\w+|agend\\w+|cancel\\w+|consegu\\w+|consigo|vejo|encontr\\w+|sei|aceit\\w+|cab\\w+|foi|fiz|mex\\w+)|ainda nao|nenhum\\w* \\S+|a gente nao",
  "(?:ne |n'(?!oubli))(?:\\S+ ){1,3}(?:pas|rien)|(?:je|on|nous) (?:\\S+ )?(?:peux|peut|pouvons|sais|ai|a|avons|vois|prends) pas|pas (?:possible|encore|disponible|libre|pris|reserve)|aucun\\w*|plus rien|rien (?:aujourd'hui|de libre|n'est|n'a)|impossible",
  "(?:kann|konnen|konnte\\w*|habe|haben|hab|ist|sind|sehe|sehen|weiss|wissen|geht|gehen|nehme\\w*|mache\\w*|wurde|finde|klappt|bin|darf) (?:(?!mehr )\\S+ ){0,5}?(?:nicht|nichts|keine?[nrs]?)(?! mehr)|noch (?:nicht|nichts|keine?[nrs]?)|nicht (?:moglich|frei|verfugbar|sicher)|nichts (?:mehr )?frei|unmoglich",
)

/** What is wanted of the client, is being looked at, could be, is offered, costs so much, lasts from one hour to another. */
const OPEN = anyOf(
  "dime|digame|cuent(?:a|e)me|describ\\w+|explic\\w+|decidme|diganos|dinos|indica\\w*|pasa(?:me|nos)|manda(?:me|nos)|envia\\w*|escrib\\w+|llam(?:a|e|anos|enos|ando|alo)|confirma(?:me|nos|lo)|necesit\\w+|(?<! (?:sin|sem|su|tu|sua|tua) )falta\\w*|elig\\w+|escog\\w+|momento|momentito|segundo|segundito|enseguida|miro|mirando|consult(?:o|are|arlo)|revis(?:o|ando)|compruebo|(?:voy|vamos) a (?:mirar|ver|consultar|comprobar|revisar)\\w*|dejame|(?<! (?:te|os|le|les) )(?:tengo|tenemos)|(?:puedo|podemos|podria|podriamos|podrias|seria) \\S+|si (?:quier\\w+|prefier\\w+|te|le|os|les|me|lo|no|hay|pued\\w+|dese\\w+|necesit\\w+)|prim(?:er|era) (?:hueco|cita|turno|sitio|dia)|hace falta|requiere\\w*|cuando (?:lo )?(?:sepas|quieras|puedas|sepa|quiera|pueda)",
  "tell (?:me|us)|describe|explain|let me|let us|send|give|share|call|text|message|confirm|pick|choose|need|moment|(?:a|one|1) (?:second|sec|minute)|checking|(?:let me|i'll|to) (?:check|see)|first come|the (?:latest|earliest|soonest)|(?:i|we)(?:(?: do)? have|'ve got) (?!you)\\S+|(?:first|earliest|next (?:free|available)) (?:\\S+ )?(?:gap|slot|opening|appointment|time|spot)|needs|required?|there(?:'s| is| are)|(?:i|we|you) (?:can|could) (?!count)\\S+|would|might|if you|whenever|when you|depends",
  "diga|descrev\\w+|expliqu\\w+|me diz|diz me|informe|envi\\w+|mand\\w+|precis\\w+|lig(?:ue|ar)|pass[ae](?= (?:me|nos|os?|as|seus?|suas?) )|escolh\\w+|instante|(?<! \\d+ )minut\\w+|verific\\w+|consultar\\w*|tenho|temos|deixa eu|vou (?:ver|olhar)|ha|primeir[oa] (?:que|vaga|horario|hora)|necessari\\w*|posso|podemos|poderia\\w*|consigo \\S+r|seria|(?:se|quando) (?:quiser\\w*|prefer\\w*|puder\\w*|souber\\w*|precis\\w*)|me (?:chama|avisa|fala)",
  "dites (?:moi|nous|le|m'en)|decrivez|expliquez|dis moi|indiquez|precisez|envoyez|donnez|donne moi|appelez|choisissez|merci de|faut|besoin|instant|seconde|(?<! \\d+ )minute|verifie|regarde|(?:j'ai|nous avons) (?:\\S+ )?(?:\\d\\S*|une?|deux|trois|de la|des|le|lundi|mardi|mercredi|jeudi|vendredi|samedi)|il y a|y a t|premi\\S+ (?:place|creneau|rendez|dispo\\w*)|necessaire|(?:je|on|nous) (?:peux|peut|pouvons|pourra\\w+|pourrions) \\S+|pourriez|serait|si (?:vous|tu|besoin|c'est)|quand vous|prenez votre temps",
  "sag (?:mir|uns|einfach|bescheid|mal|gern)|sagen sie (?:mir|uns|bitte|einfach)|schilder\\w*|beschreib\\w*|erklar\\w*|nenn\\w*|schick\\w*|schreib\\w*|gib|geben|ruf\\w*|teil\\w*|wahl\\w*|brauche?n?|benotige\\w*|augenblick|sekunde|schaue?n? (?:ich|wir|mal|kurz|gleich|nach)|(?:ich|wir) (?:schau|pruf|guck)\\w*|pruf\\w*|guck\\w*|(?:ich habe|ich hatte|haben wir|wir haben) (?!dich|sie|euch)\\S+|braucht|notig|muss|mussen|gibt|(?:ich kann|kann ich|konnt?en?|konnten|ware|waren|wurde|wurden) \\S+|wenn (?!und)\\S+|falls|meld\\w* dich|melden sie sich",
  // Where it is done, and how it is paid; "91 555 12 34".
  "telefon\\w*|whatsapp|(?:by|over the) phone|telephone|(?:la|en|na|pelo|no|our|the|le|notre|unsere?) (?:web\\w*|site|app)|online|orde[nm] de (?:llegada|chegada)|ordre d'arrivee",
  "aceptamos|we (?:do )?accept|acceptons|aceitamos|akzeptieren|efectivo|bizum|cash|especes|kartenzahlung",
  "(?:0\\d{2,4}|[1-9]\\d\\d)(?: \\d{2,})+|0\\d(?: \\d\\d){4}|\\d\\d 9?\\d{4}[ -]\\d{4}",
  "gratis|gratuit\\w*|kostenlos|euros?|dolares|pesos|reais|dollars?|cuesta\\w*|costs?|custa\\w*|coute\\w*|kostet|kosten",
  // Where it is; that nothing need be made; thanks for what was told.
  "estamos (?:en|junto|al)|we're (?:at|on|in|by|next|near|opposite)|ficamos|nous sommes (?:a|au|dans|en)|wir sind (?:an|in|bei|am|im)|al lado|junto (?:a|al)|enfrente|frente a|next (?:to|door)|opposite|ao lado|em frente|a cote|en face|neben|gegenuber|esquina|angle|corner|ecke|calle|rua|rue|street|\\w*strasse|avenida",
  "sin (?:pedir )?(?:cita|reserva)|without (?:an )?(?:appointment|booking)|walk ins?|sem (?:marcar|marcacao|hora|agendar|reserva)|sans (?:rendez vous|rdv|reservation)|ohne (?:termin|reservierung|anmeldung)",
  "(?:por|de) avisar\\w*|(?:for|thanks) (?:letting us know|telling us|the heads up)|(?:de|d'avoir) prevenu?\\w*|bescheid sagen",
  "bienvenid\\w*|welcome|bem vind\\w*|bienvenus?|willkommen",
  // Once something has come about.
  "en cuanto|as soon as|once (?:i|we|the|it)|assim que|des que|sobald",
  // From when on, when alone, or at best; what is sent, or back.
  "a partir d\\w+|from the \\S+ (?:day|week|month|year)|ab (?:dem|der|\\d\\S*)",
  "solo|solamente|only|so (?:a|de|no|na|pela)|seulement|uniquement|nur|ideal\\w*",
  "por (?:correo|mail|email)|(?:e ?)?mail(?:en|e|s|ed|ing)?|envoie|envoyons|par mail|per mail|vuelve|back (?:in|on|by)|de volta|revient|wieder da",
  // What there is to choose from.
  "(?<! (?:te|se|le|os|lo|la) )hacemos|ofrecemos|we (?:do|offer) (?!that|it|you|this)\\S+|fazemos|oferecemos|nous avons (?!(?:bien|deja|\\S*(?:e|is|it|u|ert)) )\\S+|nous (?:faisons|proposons|offrons)|wir (?:machen|bieten) (?!das|es|sie|dich|euch|ihnen|dir)\\S+",
  // Who and what may come, and on which days.
  "pueden|permitid\\w+|admit\\w+|allowed|are fine|podem|aceit\\w+|peuvent|accepte\\w*|autorise\\w*|durfen|erlaubt",
  "(?:cualquier|qualquer) dia|any (?:day|time)|n'importe quel jour|jeden tag|todos os dias|todos los dias|every day|tous les jours",
  // How long it takes, and when is open.
  "dura|duran|tarda\\w*|takes?(?! (?:a look|you|him|her|it|them|care) )|lasts?|leva\\w*(?! (?:lhes?|te|vos) )|duram|durent?|comptez|dauer\\w*|(?<! (?:te|os|le|les|lo|la) )abr(?:e|en|imos|em)(?! (?:el|la|ese|esa|esse|essa|este|o|a|seu|sua) )|cerramos|opens? (?:at|from|on|every|daily|until|mon\\w*|tue\\w*|sat\\w*|\\d\\S*)|closes?|fechamos|ouvr\\w+|ferm\\w+|offnen|schliess\\w*",
  "(?:von|ab|de|from|entre|between|zwischen|des) (?:\\S+ ){1,3}(?:bis|a|as|to|until|till|y|and|und|et|e) \\d+\\w*",
)
/** What is to be had: to who cancels, "Thursday is free then" says that it is done. */
const FREE = anyOf(
  "(?:es|e|c'est|is|it's) (?:perfectamente |perfeitamente |tout a fait )?(?:posible|possivel|possible)|hay|queda(?:n|ria|rian)?(?= (?:un|una|uno|el|la|los|las|libres?|disponibles?|hueco|sitio|algun\\w*|dos|tres|\\d\\S*) )|libres|(?:esta|sigue) libre|disponib\\w+",
  "free|available|availability|(?:is|are|we're|still|stays?) (?:still )?open|left",
  "livres|(?:ta|esta|continua) livre|disponive\\w+",
  "(?:est|reste) (?:encore |toujours )?libre|il (?:me |nous )?reste|disponib\\w+",
  "verfugbar|(?:ist|sind) (?:noch )?frei|moglich|frei(?:e[nrs]?)? (?:termin\\w*|platz\\w*|stunde\\w*)",
)

/** Whether a sentence says that something is not to be had, or was not or cannot be done: what is said after it is offered. */
export const turnsDown = (said: string) => REFUSED.test(said) || NOT.test(said)

/** Whether it lets choose: "the 13th at 9 or the 16th at noon". */
export const offersChoice = (said: string) => CHOICE.test(said)
const CHOICE = /\d[^ \d]* (?:\S+ ){0,3}(?:o|u|ou|or|oder) (?:\S+ ){0,3}[^ \d]*\d/

/** Whether it wants something, looks, offers or informs; `kind` is what is wished for. */
export const leavesOpen = (said: string, kind: ClaimKind) =>
  OPEN.test(said) ||
  CHOICE.test(said) ||
  (kind !== "cancelled" && FREE.test(said)) ||
  (kind === "booked" && (isTaken(said) || isHeldByOthers(said)))

/** "15 €", "hola@recado.app" */
export const namesFact = (text: string) => /[€$£%@]|https?:|www\./.test(text)
