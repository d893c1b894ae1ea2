import { skip } from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"
import { AND_HOUR, parting } from "../shared/farewells.ts"

/** Words that only look like a moment. */
export const lookalikes: readonly Phrase[] = [
  [
    `bis (?:morgen(?!${AND_HOUR})|dann|bald|spae?ter|nachher|gleich)(?= ?(?:$|[!.,;]))|${parting("bis", "morgen")}`,
    skip,
  ],
  [
    "(?!schon morgen(?! noch))(?:schone?[nrs]?|guten?|gut|einen schonen|schonen guten) (?:morgen|tag|abend|nacht|nachmittag|mittag|vormittag|wochenende|sonntag|{weekday}(?= ?(?:$|[!.,]| noch| euch))|feierabend|woche|we)|n abend|nabend|moin",
    skip,
  ],
  // "Morgen! Geht heute um drei?" greets.
  [
    "(?<=^(?:na |hallo,? |hi,? |so,? )?)morgen(?=(?: (?:zusammen|allerseits|miteinander|ihr lieben)[!,.]?| ?!|, (?:geht|ginge|habt|hab|ich|wir|kann|konnt\\w*|hatte?t?|ist|war)(?![a-z]))[^?]* (?:heute|{weekday}|am \\d))",
    skip,
  ],
  ["(?:frohe?s?|schone?) (?:weihnachten|ostern|neues jahr|pfingsten|feiertage)", skip],
  [
    "warum nicht|nicht (?:wahr|schlimm|schlecht|so|sicher|ganz|zu|nur|viel|lange|mehr(?= (?:frei|was|verfugbar)))|(?<!{weekday} )nicht mehr|oder nicht|wenn nicht|noch nicht|gar nicht|ob nicht|keine? (?:problem|ding|stress|eile|sorge|thema|hektik)",
    skip,
  ],
  [
    "(?:eine|zwei|drei|[1-6]|anderthalb|eineinhalb|halbe|eine halbe) stunden?(?: lang)?|stundenlang",
    skip,
  ],
  ["den ganzen tag|jeden tag|tag der offenen tur|znuni zeit|znuni", skip],
  ["so (?:um|gegen|etwa|ungefahr|circa|ca)(?= )", skip],
  ["(?:der|euer) (?:abend|nachmittag|mittag) war", skip],
  ["(?:kennzeichen|nummernschild)(?: ist)?:? [a-z]{1,3} [a-z]{1,2} ?\\d{1,4}", skip],
  ["uber nacht|wie (?:bei )?de[rm] (?:erste|zweite)n(?= ?(?:$|[,;.?!]))", skip],
  ["(?:ca\\.?|circa|etwa|ungefahr) \\d{1,3} (?:leute|pers(?:onen)?|gaste|kinder)(?![a-z])", skip],
  [
    "(?:schicht|dienst|dienstplan|arbeitszeit(?:en)?|plan|plane)(?: (?:wurde|haben?|hat|sich|ist|sind))* (?:geandert|verschoben|getauscht|verlegt)",
    skip,
  ],
  // What time it is.
  ["es ist (?:jetzt |schon |gerade |erst |grad )+{strong}", skip],
  // What counts in the end.
  ["am ende des tages (?:zahlt|kommt es|geht es|geht s|ist es|entscheide[nt])", skip],
]
