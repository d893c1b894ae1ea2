/** Number words of five languages, as normalise.ts writes them: 1 to 59 and the ordinals of days. */
export type Numerals = ReadonlyMap<string, number>

const counted = (words: string) =>
  words
    .split(" ")
    .flatMap((entry, index): [string, number][] =>
      entry.split("|").map((word) => [word.replaceAll("_", " "), index + 1]),
    )

/** Composes "treinta y cinco" or "fünfunddreißig" for the tens that a language builds. */
const composed = (
  units: readonly [string, number][],
  tens: readonly [string, number][],
  compose: (ten: string, unit: string, value: number) => string,
) =>
  tens.flatMap(([ten, value]): [string, number][] => [
    [ten, value],
    ...units
      .filter(([, unit]) => unit < 10)
      .map(([word, unit]): [string, number] => [compose(ten, word, unit), value + unit]),
  ])

const esUnits = counted(
  "uno|una|un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince " +
    "dieciseis|diez_y_seis diecisiete|diez_y_siete dieciocho|diez_y_ocho diecinueve|diez_y_nueve " +
    "veinte veintiuno|veintiuna|veintiun|veinte_y_uno veintidos|veinte_y_dos " +
    "veintitres|veinte_y_tres veinticuatro|veinte_y_cuatro veinticinco|veinte_y_cinco veintiseis " +
    "veintisiete veintiocho veintinueve",
)
const ptUnits = counted(
  "um|uma dois|duas tres quatro cinco seis|meia_duzia sete oito nove dez onze doze treze " +
    "quatorze|catorze quinze dezesseis|dezasseis dezessete|dezassete dezoito dezenove|dezanove",
)
const frUnits = counted(
  "un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize " +
    "dix_sept dix_huit dix_neuf",
)
const enUnits = counted(
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen " +
    "sixteen seventeen eighteen nineteen",
)
const deUnits = counted(
  "eins|ein|eine|einer|einem|einen zwei|zwo drei vier funf|fuenf sechs sieben acht neun zehn elf " +
    "zwolf|zwoelf dreizehn vierzehn funfzehn|fuenfzehn sechzehn siebzehn achtzehn neunzehn",
)

/** As the hour is said in Switzerland, Austria and Bavaria: "am füfi", "um hoiba zwoa". */
const deSpoken = counted(
  "eis|oans zwoi|zwoa|zweni dru|druu|drue vieri|viere fufi|foifi|fufe|funfe|funfi|fimfe sachsi|sechsi|sechse siebni|sibni|siebne " +
    "achti|achte nuni|nune|neune|neini zahni|zani|zehni|zeni|zehne elfi|elfe zwolfi|zwolfe",
)

const joined = (by: string) => (ten: string, unit: string) => `${ten}${by}${unit}`

export const numerals = {
  es: new Map([
    ...esUnits,
    ...composed(
      esUnits,
      [
        ["treinta", 30],
        ["cuarenta", 40],
        ["cincuenta", 50],
      ],
      joined(" y "),
    ),
  ]),
  pt: new Map([
    ...ptUnits,
    ...composed(
      ptUnits,
      [
        ["vinte", 20],
        ["trinta", 30],
        ["quarenta", 40],
        ["cinquenta", 50],
      ],
      joined(" e "),
    ),
  ]),
  fr: new Map([
    ...frUnits,
    ...composed(
      frUnits,
      [
        ["vingt", 20],
        ["trente", 30],
        ["quarante", 40],
        ["cinquante", 50],
      ],
      (ten, unit, value) => (value === 1 ? `${ten} et ${unit}` : `${ten} ${unit}`),
    ),
  ]),
  en: new Map([
    ...enUnits,
    ...composed(
      enUnits,
      [
        ["twenty", 20],
        ["thirty", 30],
        ["forty", 40],
        ["fifty", 50],
      ],
      joined(" "),
    ),
  ]),
  de: new Map([
    ...deUnits,
    ...deSpoken,
    ...composed(
      deUnits,
      [
        ["zwanzig", 20],
        ["dreissig", 30],
        ["vierzig", 40],
        ["funfzig", 50],
        ["fuenfzig", 50],
      ],
      (ten, unit) => `${unit}und${ten}`,
    ),
  ]),
} satisfies Record<string, Numerals>

const enOrdinals = counted(
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth " +
    "fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty_first " +
    "twenty_second twenty_third twenty_fourth twenty_fifth twenty_sixth twenty_seventh " +
    "twenty_eighth twenty_ninth thirtieth thirty_first",
)
const deOrdinals = counted(
  "erste zweite dritte vierte funfte|fuenfte sechste siebte|siebente achte neunte zehnte elfte " +
    "zwolfte|zwoelfte dreizehnte vierzehnte funfzehnte|fuenfzehnte sechzehnte siebzehnte " +
    "achtzehnte neunzehnte zwanzigste einundzwanzigste zweiundzwanzigste dreiundzwanzigste " +
    "vierundzwanzigste funfundzwanzigste|fuenfundzwanzigste sechsundzwanzigste " +
    "siebenundzwanzigste achtundzwanzigste neunundzwanzigste dreissigste einunddreissigste",
)

/** Words for the day of a month that are not plain numbers. */
export const ordinals: Record<"es" | "en" | "pt" | "fr" | "de", Numerals> = {
  es: new Map([
    ["primero", 1],
    ["1ero", 1],
    ["1ro", 1],
  ]),
  pt: new Map([["primeiro", 1]]),
  fr: new Map([["premier", 1]]),
  en: new Map(enOrdinals),
  de: new Map(
    deOrdinals.flatMap(([word, n]): [string, number][] =>
      ["", "n", "r"].map((ending) => [`${word}${ending}`, n]),
    ),
  ),
}
