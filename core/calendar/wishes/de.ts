import type { WishWords } from "./words.ts"

const raw = String.raw

export const de: WishWords = {
  appointment: raw`termin\w*|buch\w*|reservier\w*|eintrag\w*`,
  cancels: raw`absag\w*|storn\w*`,
  moves: raw`verschieb\w*|verleg\w*`,
  undoes: raw`anders uberlegt|losch\w*|nicht mit (?:mir|uns)|streich\w*|nehmt? (?:\S+ ){1,3}(?:raus|vom|von)|doch nicht|schaff\w* (?:\S+ )*nicht|sag\w* (?:\S+ )*ab|kann (?:\S+ )*nicht (?:kommen)?|komm\w* (?:\S+ )*nicht|nicht kommen|erledigt|(?:vergiss|vergesst|vergessen sie) (?:die|den|das|es|mein\w*)|fallt aus|brauch\w* (?:\S+ )*nicht mehr`,
  changes: raw`lassen (?:\S+ )*auf|fruher|spater|nach (?:hinten|vorne?)|statt|anstatt|umbuch\w*|vorzieh\w*|leg\w* (?:mich|uns|meine?n?)`,
  asks: raw`nehmt (?:ihr )?(?:mich|uns)|nehmen sie (?:mich|uns)|(?:nimm|nehmt|trag\w*|schreib\w*) (?:\S+ ){1,4}(?:dazu|mit|ein|auf|auch)|(?:halt\w*) (?:\S+ ){1,3}frei|anzahlung|(?:kann|konnte|konnten|konnt|konnen|kannst|konntest|konntet) (?!(?:\S+ )*(?:sagen|geben|schicken|senden|erklaren|helfen|empfehlen|zeigen|erinnern|erstatten|bestatigen|nennen) )(?:\S+ ){1,4}(?:mich|uns|mir|mein\w*|unser\w*)|schick\w* (?:(?:mir|uns|bitte|mal) )*(?:jemand\w*|wen|einen?)|wie (?:immer|sonst|ublich|letzte\w*|gewohnt|beim letzten)|(?:ich bin|bin|wir sind|sind) dabei|dringend\w*|(?:will|mochte|wurde gern\w*) (?!(?:\S+ ){0,4}(?:sprechen|reden|wissen|fragen|kaufen|zahlen|bezahlen|beschwer\w*))(?:\S+ ){1,6}\S+(?:en|ern|eln)|(?:kann|konnte|mag) (?:mich|uns|mir|sich) (?:\S+ ){0,3}(?:wer|jemand|einer|anschau\w*|anseh\w*|ansehen)|(?:machst|macht|machen) (?:du |ihr |sie )?(?:mir|uns)|(?:kann|konnte|konnten|konnen|darf|mochte|mochten|wurde|wurden|wollte|wollten) (?:ich|wir) (?:\S+ )*(?:kommen|vorbei\w*|haben|bringen)|(?:kannst|konnt|konnten|konntest|konnen) (?:du|ihr|sie) (?:mich|uns|mir|meine?n?)|einschieb\w*|(?:ich|wir) nehmen? (?:de[nr]|die|das)|tisch|platz|moglich|brauche|brauchte|passt|ginge|geht|(?:kann|konnte) (?:\S+ ){0,4}(?:kommen|vorbei\w*|mitmachen)`,
  opens: raw`kann|darf|habt|hat|haben|gibt|ist(?! (?:ok|okay|gut|recht))|sind`,
  when: raw`wann`,
  visits: raw`\w*platz|kurs|stunde|unterricht|taufe|hochzeit|klempner|elektriker|schlusseldienst|\w*anwalt\w*|tierarzt\w*|therapeut\w*|notar|techniker|anzahlung|dabei|komm\w*|vorbei\w*|terrasse|schaff\w*|\w*tisch|haar\w*|schneid\w*|schnitt|farbe\w*|nagel|massage|kontrolle|zahnreinigung|olwechsel|reifen\w*|augenbrauen|arzt\w*|zahnarzt\w*`,
  inquires: raw`(?:weiss|erinner\w*|bin|vergessen) (?:\S+ ){0,4}?(?:ob (?:\S+ ){0,6}?(?:ist|war|hatten?|haben?|ausgemacht|vereinbart|dran)|wann)|(?:be)?zahlen|(?:muss|mussen|soll|sollte) (?:man|ich|wir)|wieviel|findet (?:\S+ ){0,6}statt|(?:kann|darf|konnen|durfen) (?:\S+ ){1,3}(?:rein|reinkommen|hinein|warten)|(?:bin|sind) (?:\S+ ){0,3}(?:fertig|raus)|dauert|gibt es (?:\S+ ){0,2}(?:kurs|training|unterricht)|wie(?! (?:war|ware|immer|sonst|ublich|letzte\w*|gewohnt|beim letzten) )|welche\w*|wo|(?<! (?:mich|mir|uns) (?:\S+ ){0,2})wer|offen|geoffnet`,
  does: raw`arbeite\w*|ist|sind|(?:seid|bist) (?:\S+ ){0,4}da|kommt|kommen an|liefer\w*|geliefert|macht|fertig|schliess\w*|feiertag`,
  any: raw`etwas|was`,
  free: raw`habt|haben|hat|gibt|frei(?:e[rsn]?)?`,
  offers: raw`ich habe|wir haben|habe ich|haben wir|hatte|frei|moglich`,
  late: raw`in \w+ min\w* da|bin (?:gleich|unterwegs|da|schon)|steh\w* vor|komm[et]? (?:\S+ ){0,3}(?:zu )?spat(?:er)?|dass ich (?:\S+ ){0,4}spater (?:bin|komme?)|min\w* (?:zu )?spat(?:er)? da(?! sein)|verspat\w+|schaff\w* (?:\S+ ){0,3}erst`,
  later: raw`ruf\w* (?:\S+ )*an|mel\S+ mich|(?<!anders )uberleg\S*|sag\w* (?:bescheid|dir|ihnen)|geb\w* bescheid|frag\w* (?:mal |erst )?mein\w*|mein\w* \S+ fragen|schau\w* (?:ich )?mal|(?<! auf )ein anderes mal`,
}
