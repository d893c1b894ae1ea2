import * as say from "../../grammar/found-meanings.ts"
import { ask, askTime, firmAsk, skip, turn } from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"

/** How one asks for an appointment. */
const WISHED =
  "dafur|stattdessen|ersatzweise|trag[a-z]*|eintragen|einbuchen|buch[a-z]*|reservier[a-z]*|nehm[a-z]*|gebt?|gib|setz[a-z]*|geht|ginge|hatte|kann|lieber|neu|will|mochte"
const AWAY = "(?:im urlaub|verreist|weg|unterwegs|krank(?:geschrieben)?|beschae?ftigt)"

/** What has to be asked, and what turns the words beside it. */
export const talk: readonly Phrase[] = [
  // What a receptionist has to ask.
  [
    "(?:an )?(?:irgend ?einem tag|irgendwann(?: mal)?(?: die tage)?|irgendwann|eines tages|einer dieser tage|(?:zu )?(?:irgend ?)?eine[rn]? dieser stunden|einem der nae?chsten (?:tage|abende|nachmittage|vormittage)|die tage|dieser tage|(?:in )?den nae?chsten tagen|mal die tage)",
    ask("vague"),
  ],
  [
    "(?<!bis )demnae?chst|in (?:kurze|kuerze)|in der nae?chsten zeit|die nae?chste zeit mal|in (?:einem|nem|m) (?:kleinen )?(?:moment(?:chen)?|augenblick)|in ein paar momenten|gleich nachher|nachher(?= (?:noch |mal |kurz |schnell |gleich |eben |dann )*(?:rum|vorbei|rein|ruber|abholen))|(?<=(?<![a-z])(?:komm|schau|spring)[a-z]*(?: [a-z]+){0,3} )nachher(?! (?:aus|von|nach|zuruck|heim))|ein bisschen spae?ter|etwas spae?ter|in einer weile|irgendwann spae?ter",
    ask("vague"),
  ],
  [
    "nach (?:der|dem|meiner|meinem)? ?(?:arbeit|schule|uni|dienst|buro|training|unterricht|schicht|kindergarten|sport|kurs|feierabend|vorlesung)|nach feierabend|nach schulschluss|(?:nachdem|wenn|sobald) ich die kinder (?:weg|hin|ab)?(?:gebracht|geholt) (?:habe|hab)|(?:wenn|sobald) (?:ich|i|wir) (?:fertig|feierabend|frei|(?:aus|von) der (?:arbeit|schule))(?: bin| sind| habe?n?| komme?n?)?|(?:wenn|sobald) die (?:schule|arbeit|uni|kita) (?:aus|vorbei|zu ende) ist|vor der (?:arbeit|schule)|am ende des tages|in der mittagspause|gegen feierabend",
    askTime,
  ],
  [
    "so (?:schnell|bald|fruh|frueh|rasch) (?:wie|als) (?:mog|moeg)lich|sobald (?:wie|als) (?:mog|moeg)lich|(?:egal|ganz gleich) wann|(?:sobald|wenn|falls)(?: bei (?:euch|ihnen|dir))?(?: (?:et)?was| ein termin| ein platz| mal| jemand| einer| wer)* (?:frei (?:wird|ist)|freiwird|aufgeht|absagt|abspringt|ausfallt)|erstbeste[rn]? termin|sobald (?:es geht|was frei ist|ihr (?:konnt|was habt)|sie (?:konnen|etwas frei haben))|(?:mog|moeg)lichst (?:bald|schnell|fruh|frueh|rasch)|baldmoglichst|schnellstmoglich|schnellstens|ehestmoglich|ehestens|wann (?:immer )?(?:ihr|du|sie|es) (?:ihnen passt|euch passt|dir passt|konnt|kannst|konnen|wollt|willst|wollen|zeit (?:habt|haben|hast)|passt|geht)|wann (?:es )?(?:ihnen|euch|dir) (?:passt|am besten passt)|(?:der |den |dem )?(?:nae?chste[rn]?|erste[rn]?) (?:freie[rn]?|mogliche[rn]?) (?:termin|platz)|(?:der |den |dem )?(?:nae?chstmoglichen?)|sofort|jetzt gleich|umgehend|dringend|asap",
    ask("open_ended"),
  ],
  [
    "(?:nach|vor) (?:meine[mrn]|unsere[mrn]|de[mr]|einem) (?:[a-z]+ (?:um|von) {time}|{time} [a-z]+)",
    firmAsk("vague"),
  ],
  [
    "(?!.* oder |[^.;,!]*\\?)heute? (?:ist|sind|gibt es|gibts|habt ihr) (?:ja )?(?:nur noch \\d+ ?(?:m|min[a-z]*|stunden?|h)(?: (?:ubrig|frei|zeit))?|nichts mehr (?:ubrig|frei))|nur noch \\d+ ?(?:m|min[a-z]*|stunden?|h)(?: (?:ubrig|frei|zeit))? heute",
    ask("vague"),
  ],
  ["(?:zur |um die )?(?:gleichen?|selben?|dieselbe) (?:zeit|uhrzeit)", askTime],
  // "Streich den am 12. und trag mich am 19. ein".
  [
    "(?<=(?:streich|storn|losch|cancel)[a-z]* (?:bitte )?)(?:den|die) (?:am|vom|um|fur)(?![^.;!?]* (?:und|noch) (?:auch )?(?:den|die) (?:am|vom|um|fur) )",
    turn("existing"),
  ],
  // "Wenn ihr sonntags auf habt": a condition that the day named answers.
  [
    "(?:wenn|falls|sofern) (?:ihr|sie) (?:auch |da )?(?:[a-z]+tags|mittwochs) (?:auch )?(?:offen|auf|geoffnet|arbeitet)(?: (?:habt|haben|seid|sind|macht))?",
    ask("several"),
  ],
  // Turns.
  // "Mein Mann kommt Donnerstag um zehn, ich könnte Freitag".
  [
    "(?:mein|meine) (?:mann|frau|freund(?:in)?|sohn|tochter|mutter|vater|schwester|bruder|kollegin?) (?:kommt|ist|hat)(?= (?:am |schon )*[a-z]+[^?]{0,30}[,.;d] ?(?:und |aber )?(?:ich (?:konnte|kann)|(?:konnte|kann) ich)[^;]*\\?)",
    turn("cancelled"),
  ],
  // "Morgen absagen, dafür Montag", "streich Donnerstag und trag mich am Freitag ein": only one of them is wished for.
  [
    `(?:absag|streich|stornier|cancel|losch|rausnehm|raus)[a-z]*(?<!t)(?=(?:,| und|;|\\.)[^?]{0,40}?(?<![a-z])(?:${WISHED})(?![a-z]))`,
    turn("cancelled"),
  ],
  [
    `(?<!nicht )(?:streich|stornier|cancel|losch)[a-z]*(?: mir| bitte| mal)*(?= [^?,;.]{1,30}(?:,| und|;|\\.)[^?]{0,40}?(?<![a-z])(?:${WISHED})(?![a-z]))`,
    turn("cancelled"),
  ],
  ["(?<={weekday} )(?:leider |doch )*nicht mehr(?! (?:frei|was|verfugbar))", turn("not")],
  // "Samstag keinen Termin mehr?" asks whether there is one.
  [
    "keine?[nrs]? (?:freie[rn]? )?(?:termine?|platze?|tisch|zeit)(?=[^?.,;!]{0,40}\\?[^a-z\\d]*$)",
    skip,
  ],
  [
    "(?:ist|war|sind|waren)(?: ja| leider| schon)* (?:belegt|besetzt|voll|ausgebucht|vergeben)(?![^.;!]*\\?)",
    turn("not"),
  ],
  ["(?:lieber|eher|besser) (?:um )?{strong} als (?:um )?{time2}", say.time],
  // "Im Urlaub bis Freitag", "bis Freitag bin ich weg": not until then, rather than by then.
  [`${AWAY} bis`, turn("not-next")],
  [
    `bis (?:zum )?{weekday}(?! (?:muss|mussen|soll|sollte)(?![a-z]))(?=[^,;!?]{0,25} ${AWAY}(?![a-z]))`,
    (found) => [turn("not-next"), say.onWeekday(found)],
  ],
  ["nee(?= (?:am |um )?(?:{weekday}|{strong}))", turn("correction")],
  // "Nicht erst übermorgen, schon morgen".
  [
    "(?:nicht|nich|ned|net|nit) erst|wollt\\w+(?= (?:am )?\\w+ sagen,? aber (?![^?!]* (?:auch|oder)(?![a-z])))",
    turn("not-next"),
  ],
  [
    "(?:leider |doch )*(?:nicht|nich|ned|net|nit|nix|nod|nid)|(?:eben|genau)so ?wenig|kein|keinen|weder|nein|nee",
    turn("not"),
  ],
  [
    "(?:geht|klappt|passt|kann ich|konnen wir|kann|schaffe ich|schaff ich)(?: e?s)?(?: mir| bei mir| da| leider| doch| gar| uberhaupt| echt)* (?:nicht|nich|ned|net|nix|nie(?! (?:vor|nach|bis)))|unmoglich|(?<={weekday} )(?:schlecht|schwierig|blod|doof|ungunstig)(?= ?(?:$|[,;.!]))|ist (?:schlecht|blod|doof|ungunstig|bloed|unguenstig)|geht leider nicht",
    turn("not"),
  ],
  ["ausser|bis auf|(?:an)?statt|anstelle von|anstatt", turn("instead")],
  [
    "sondern|ich meine|meine ich|mein ich|meinte(?: aber| doch)?|(?<=(?:gesagt|geschrieben|sagte|schrieb)(?: {weekday}| [\\d:]+(?: uhr)?)?,? (?:und |aber )?)(?:meine|gemeint war|gemeint ist)|besser gesagt|(?<!noch )besser|quatsch|korrektur|vielmehr|(?:sorry|entschuldigung|verzeihung)(?! (?:wegen|fur) \\w*tag)|halt nein|ach nein|(?:ae?h|oh|o|ne) nein|oder doch|nein doch|lieber|eher|(?:ach|oh) nee?|(?:(?:ne|nee|nein|halt|ah|ach) )?(?:warte|wart mal|stopp?)(?: mal)?(?= ?(?:$|[,;.!?]|nein|nee?|doch|lieber|{weekday}))",
    turn("correction"),
  ],
  [
    "(?:mein(?:en?)?|unser(?:en?)?|den|der|die|unsere) (?:termin|reservierung|tisch|kurs|stunde|buchung)(?: (?:vom|von|am|an|fur))?|(?:ich )?(?:habe|hab|hatte|haben|hatten)(?: ich| wir)?(?: (?:einen|den|eine))? (?:termin|reservierung|tisch)",
    turn("existing"),
  ],
  // "Hatte Donnerstag einen Termin".
  [
    "(?:ich )?hatte(?: ich)?(?= (?:am |fur )?[a-z]+[^.,;!?]{0,15} (?:einen |nen |eine )?(?:termin|reservierung|tisch)(?![a-z]))",
    turn("existing"),
  ],
  [
    "(?:wir kommen|ich komme)(?= (?:erst |schon )?(?:am )?[a-z]+(?: (?:um|gegen) [\\d:]+(?: uhr)?)? (?:an|zuruck|wieder)(?![a-z]))|(?:wir|ich) (?:arbeite|arbeiten|fahren|fahre|fliegen|fliege|reisen|reise|kommen an|kommen zuruck|komme an|bin (?:im urlaub|weg)|sind (?:im urlaub|weg))|(?:mein |der |ihr |sein )?geburtstag(?: ist)?|hochzeit|der flug|(?:zug|flug|flieger|bus|bahn|schiff|fahre)(?: \\(?[a-z]{0,3} ?\\d{1,5}\\)?)? (?:kommt|landet|geht|fahrt)|(?:(?:die|der|das|mein[er]?|unsere?|seine?|ihre?) )?(?:schule|kita|hort|kindergarten|krippe|unterricht|arbeit|dienst|schicht|[a-z]*training|[a-z]*kurs|vorlesung|uni|besprechung|meeting|prufung) (?:endet|(?:geht|dauert|lauft|ist)(?= (?:[a-z]+ )?bis )|ist(?= (?:erst |schon )?(?:um|gegen) [a-z0-9:. ]{1,12} (?:aus|vorbei|zu ende)))|(?:bin|sind)(?: ich| i| wir)?(?: noch| leider)*(?= bis [a-z0-9:. ]{1,12} (?:im|in|beim|auf|am|bei) )|(?:bin|sind)(?: ich| i| wir)? (?:im|in der|in|beim|auf|bei der) [a-z]+(?= bis (?:um )?\\d)|abreise|anreise|urlaub|hat(?= (?:erst |schon )?um [a-z0-9:.]+ (?:aus|schluss)(?![a-z]))",
    turn("occasion"),
  ],
  [
    "leg(?:en|t|e|s)? (?:sie |wir |mir |bitte |doch )*(?:ihn|sie|es|das|den termin|meinen termin)(?= (?:bitte )?(?:von|vom) )|verschieb[a-z]*|verleg[a-z]*|umbuch[a-z]*|andern|aendern|geandert|vorverleg[a-z]*|tausch[a-z]*|umleg[a-z]*|umzubuch[a-z]*|wechs[a-z]*",
    turn("move"),
  ],
]
