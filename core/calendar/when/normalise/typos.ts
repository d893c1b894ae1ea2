/** Words that tell when, as hurried thumbs write them: two letters the wrong way round, one left out or one twice. */

const DAYS =
  "lunes martes miercoles jueves viernes sabado domingo manana monday tuesday wednesday thursday friday saturday sunday " +
  "tomorrow tonight segunda terca quarta quinta sexta amanha lundi mardi mercredi jeudi vendredi samedi dimanche demain " +
  "montag dienstag mittwoch donnerstag freitag samstag sonntag morgen heute"

/** What else tells when: whoever overlooks one of these names another day or hour. */
const TIMES =
  // Weeks and their like, and which one.
  "semana semaine semanas semaines woche wochen week weeks weekend fortnight proximo proxima siguiente pasado viene prochain prochaine " +
  "nachste nachsten nachster kommenden ubermorgen ubernachste following coming next huit tagen quincena " +
  // From, until, beside.
  "despues antes depois apres avant after before between entre zwischen desde hasta until partir earliest latest spatestens " +
  "fruhestens vespera vispera veille lendemain " +
  // Quarters, halves, minutes.
  "cuarto quarto quart quarter viertel dreiviertel media meia demi half halb past menos moins heure heures quince quinze " +
  "fifteen twenty thirty veinte treinta vinte trinta trente vingt " +
  // Parts of the day.
  "madrugada mediodia medianoche tarde noche noite manha matin soiree minuit midi noon morning afternoon evening night midnight " +
  "midday vormittag vormittags nachmittag nachmittags abend abends mittag mittags nacht nachts mitternacht " +
  // Months.
  "enero febrero marzo abril junio julio agosto septiembre octubre noviembre diciembre january february march april august " +
  "september october november december janeiro fevereiro marco junho julho setembro outubro novembro dezembro janvier fevrier " +
  "avril juillet septembre octobre novembre decembre januar februar oktober dezember " +
  // Which of several.
  "primer primero primera primeiro primeira premier second segundo tercer third fourth ultimo ultima dernier"

/** Words and names of their own. */
const OTHERS = new Set(
  (
    "quatra mates matres mares marts marte lunis lunies lunees juives vernes vienes domino doming monda frida tersa " +
    "quart quara quita quina quint madri marid mardy mogen moren morge monta sabao demian " +
    "passt cuatro quatro parti parir patir entree enter passado nachte nachten ubernachte tente vente tinta treina venite javier " +
    "trade ville vielle heuer huere vesper kommende minuti curto curato furth forth vierte agoto prier prime vienne veine macro " +
    "denier tecer trita espera"
  ).split(" "),
)
/** What is shorter is too likely something else. */
const SHORTEST = 5

/** The first letter is seldom wrong: only in long words it may stand second, or be left out. */
const LONG = 6
const slippedAtFirst = (word: string) => [
  ...(word.length >= LONG ? [`${word.slice(1, 2)}${word.slice(0, 1)}${word.slice(2)}`] : []),
  ...(word.length > LONG ? [word.slice(1)] : []),
]

const mistyped = (word: string): readonly string[] => [
  ...slippedAtFirst(word),
  ...[...word].slice(1).flatMap((letter, index) => {
    const [before, after] = [word.slice(0, index + 1), word.slice(index + 2)]
    return [
      `${before}${after.slice(0, 1)}${letter}${after.slice(1)}`,
      `${before}${after}`,
      `${before}${letter}${letter}${after}`,
    ]
  }),
]

const WORDS = `${DAYS} ${TIMES}`.split(" ")
const SPELT = new Set(WORDS)
const MEANT = new Map(
  WORDS.flatMap((word) =>
    mistyped(word)
      .filter((typo) => typo.length >= SHORTEST && !OTHERS.has(typo) && !SPELT.has(typo))
      .map((typo): [string, string] => [typo, word]),
  ),
)
for (const word of WORDS) MEANT.set(word, word)
/** Written as one. */
for (const [and, half] of ["y media", "y cuarto", "e meia"].map((each) => each.split(" ")))
  MEANT.set(`${and}${half}`, `${and} ${half}`)

/** Words that are too short to be known by themselves are known by what stands beside them. */
const BESIDE: readonly (readonly [RegExp, string])[] = [
  // No word begins with two of these.
  [/\b([b-df-hjkm-np-tvwyz])\1(?=[a-z]{2})/g, "$1"],
  [/\b(?:mnos|enos|mens)(?= (?:cu|diez|cinco|veinte|um|dez|vinte|\d))/g, "menos"],
  [/(?<=\by )(?:mdia|medi|meda|edia|meia)(?![a-z])/g, "media"],
  [/(?<=\b(?:y|menos|un|al) )(?:cuato|curto|curato|cuart)(?![a-z])/g, "cuarto"],
  [/(?<=\b(?:e|menos|um) )(?:quato|qurto|quart)(?![a-z])/g, "quarto"],
  [/(?<=\be )(?:mei|mea|mia|eia|miea)(?![a-z])/g, "meia"],
  [/(?<=\bet )(?:dmi|dmie|demei|deme|emie)(?![a-z])/g, "demie"],
  [/(?<=\bet )(?:quat|qart|uart|qurt)(?![a-z])/g, "quart"],
  [/(?<=\ben )(?:hit|hiut|hui|uit|huti|hut)(?![a-z])/g, "huit"],
  [/\bdentro d(?=u(?:m|ma|ns|mas) )/g, "dentro de "],
  // "Pal 20", "pal lunes".
  [
    /(?<!(?:pay|hey|hi|my|ok|thanks|cheers) )\bpal(?= (?:\d{1,2} (?:a|de|por|en|si)\b|lun|mar|mie|jue|vie|sab|dom))/g,
    "para el",
  ],
  // "Às 8 pra 6 pessoas", "às 8 pra 2": a table at eight; "10 pra 6" is ten to six.
  [/\bpra(?= \d{1,2} ?(?:pess|pax|adult|crianc|lugar|convid|amig|mulher|homen|homem))/g, "para"],
  [/(?<=\bas? (?:[1-46-9]|1[12]) )pra(?= \d)/g, "para"],
  // Weeks cut short: "la sem pro", "la sem q viene", "nxt wk", "nä. Wo".
  [/\bsem\.?(?= (?:pro|proch|prochaine|suivante|derniere|d apres|en cours)\b)/g, "semaine"],
  [/(?<=\bcette )sem\b\.?/g, "semaine"],
  [/\b(?:sem|smn|smna)\.?(?= (?:que|q|k|ke) (?:viene|vien|biene|vem|entra)\b)/g, "semana"],
  [/(?<=\b(?:prox\.?|proxima|otra|outra|[nd]?essa|[nd]esta) )(?:sem|smn|smna)\b\.?/g, "semana"],
  [
    /(?<=\besta )(?:sem|smn|smna)\.?(?= ?(?:$|[,;?!]| (?:os|hay|teneis|tienes?|tienen|quedan?|algo|ainda|a las?|por|el)\b))/g,
    "semana",
  ],
  [/(?<=\b(?:next|nxt|this|last|a|one|every) )wk\b/g, "week"],
  [/(?<=\d )wks\b/g, "weeks"],
  [/(?<=\b(?:mon|tues?|weds?|wednes|thu(?:rs?)?|thurs|fri|sat|satur|sun)(?:day)? )wk\b/g, "week"],
  [/\bb4(?= )/g, "before"],
  [/\bl8e?r\b/g, "later"],
  [/\bwuche\b/g, "woche"],
  // "Hüt 17:40", "morn am 9" in Switzerland; "morn" is a morning, too, and a hut is one.
  [
    /\bhut(?= (?:\d\d?[:.]\d\d|am|um|ab|no)\b.*\b(?:isch|gaht|goht|geit|cho|choo|hole|abhole|no frei|gern)\b)/g,
    "heute",
  ],
  [
    /\bmorn(?= (?:\d\d?[:.]\d\d|am|um|ab|no)\b.*\b(?:isch|gaht|goht|geit|cho|choo|hole|abhole|no frei|gern)\b)/g,
    "morgen",
  ],
  [/\bnae?chscht[ei]\b/g, "nachste"],
  [/\b(?:na|nae|nachst|naechst)\.? (?=wo(?:che)?\b)/g, "nachste "],
  [/(?<=\b(?:na?e?chste[rn]?|diese[rn]?|kommende[rn]?|letzte[rn]?) )wo\b\.?/g, "woche"],
  [/\b(?:net|nex|ext|nxt|enxt|netx)(?= (?:week|month|(?:mon|tue|wed|thu|fri|sat|sun)))/g, "next"],
  [/(?<=\b(?:next|this|a) )(?:wek|weke|eek|wekk)(?![a-z])/g, "week"],
  [/\b(?:qeu|uqe|qe|qu)(?= (?:vem|viene|vien|entra)\b)/g, "que"],
  [/(?<=\bque )(?:vme|vm|vemm)(?![a-z])/g, "vem"],
  [/\b(?:entr|enre|netre|etnre)(?= (?:las?|as|o|el|le|midi|\d))/g, "entre"],
  [/\b(?:afer|afte|aftr|fater)(?= \d)/g, "after"],
  [/\b(?:aprs|apes|pares)(?= \d)/g, "apres"],
  [/\b(?:avan|aant|avnt)(?= \d)/g, "avant"],
  [/\b(?:oins|moin|mons)(?= (?:le|un|dix|cinq|vingt|\d))/g, "moins"],
  [/(?<=\ba )(?:lsa|laas|llas|sla)(?= \d)/g, "las"],
  // "Segundona", "sabadito", "no comecinho de janeiro"; a "quintinha" is a farm.
  [/\b(segund|terc|quart|quint|sext)ona\b/g, "$1a"],
  [/\b(segund|terc|sext)inha\b/g, "$1a"],
  [/\b(sabad|doming)u?(?:ao|inho|ito|azo)\b/g, "$1o"],
  [/\b(lunes|martes|miercoles|jueves|viernes)ito\b/g, "$1"],
  [/\bcomecinho\b/g, "comeco"],
  [/\bfi(?:n|nal)zinho\b/g, "fim"],
  // "Le vingt-sept" is no 20th of September, "dia 16 dez da manhã" no 16th of December, "on the 20th may I come" no 20th of May.
  ...["dix", "vingt", "trente", "quarante", "cinquante"].map((tens, at): [RegExp, string] => [
    new RegExp(`(?<!\\b(?:vingt|soixante|quatre|cent) )\\b${tens} sept\\b`, "g"),
    `${at + 1}7`,
  ]),
  [
    /(?<=\b(?:(?:dia|segunda|terca|quarta|quinta|sexta|sabado|domingo)(?: feira)?,? [a-z0-9]+(?: e [a-z]+)?) )dez(?= (?:horas?|da (?:manha|noite)|e (?:meia|quinze|trinta))\b)/g,
    "as dez",
  ],
  [
    /\bmay(?= (?:i|we) (?:please )?(?:come|book|bring|ask|get|pop|drop|call|request|reserve|move|change)\b)/g,
    "can",
  ],
  // "Um 1/4 5", unlike 1 April.
  [/(?<=\b(?:um|gegen) )1\/4 (?=\d\d?\b)/g, "viertel "],
  // "16 heures 5 minutes", unlike how long something takes.
  [/\b(1[3-9]|2[0-3]) ?h(?:eures)? (?:et )?(\d) ?min(?:utes?)?\b/g, "$1h0$2"],
  // "Passt Freitach?"
  [/\b(mon|diens|donners|frei|sams|sonn)tach\b/g, "$1tag"],
  // "Mon late morning": a day, too.
  [/\b(?=(?:mon|tue|wed|thu|fri|sat|sun) (?:late|mid|early) (?:morning|after|evening))/g, "on "],
  // "7pm sat": a day, where nothing goes on from the verb.
  [
    /(?<=\d [ap]m,? )(?=(?:sat|sun|wed|fri)\b ?(?:$|[,;.?!]|(?:for|please|pls|with|if|table)\b))/g,
    "on ",
  ],
  [/(?<=\d) ?(?:ppm|pmm|mp)\b/g, " pm"],
  [/(?<=\d) ?(?:aam|amm)\b/g, " am"],
]

/** A folded text with the words that tell when as they are spelt; "vierneeees" is drawn out. */
export const withTimesSpelt = (folded: string): string =>
  BESIDE.reduce(
    (text, [typo, meant]) => text.replace(typo, meant),
    folded.replace(/[a-z]{5,}/g, (word) => MEANT.get(word.replace(/(.)\1{2,}/g, "$1")) ?? word),
  )
