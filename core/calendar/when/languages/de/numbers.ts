import { assigned, composed, listed } from "../../grammar/numerals.ts"

const units = listed(
  "eins|ein|eine|einer|einem|einen zwei|zwo drei vier funf|fuenf sechs sieben acht neun zehn elf " +
    "zwolf|zwoelf dreizehn vierzehn funfzehn|fuenfzehn sechzehn siebzehn achtzehn neunzehn",
)
/** As the hour is said in Switzerland, Austria and Bavaria: "am füfi", "um hoiba zwoa". */
const spoken = listed(
  "eis|oans zwoi|zwoa|zweni dru|druu|drue vieri|viere fufi|foifi|fufe|funfe|funfi|fimfe sachsi|sechsi|sechse siebni|sibni|siebne " +
    "achti|achte nuni|nune|neune|neini zahni|zani|zehni|zeni|zehne elfi|elfe zwolfi|zwolfe",
)
const tens = assigned("zwanzig=20 dreissig=30 vierzig=40 funfzig=50 fuenfzig=50")

export const numbers = new Map([
  ...units,
  ...spoken,
  ...composed(units, tens, (ten, unit) => `${unit}und${ten}`),
])

const nths = listed(
  "erste zweite dritte vierte funfte|fuenfte sechste siebte|siebente achte neunte zehnte elfte " +
    "zwolfte|zwoelfte dreizehnte vierzehnte funfzehnte|fuenfzehnte sechzehnte siebzehnte " +
    "achtzehnte neunzehnte zwanzigste einundzwanzigste zweiundzwanzigste dreiundzwanzigste " +
    "vierundzwanzigste funfundzwanzigste|fuenfundzwanzigste sechsundzwanzigste " +
    "siebenundzwanzigste achtundzwanzigste neunundzwanzigste dreissigste einunddreissigste",
)

export const ordinals = new Map(
  [...nths].flatMap(([word, n]): [string, number][] =>
    ["", "n", "r"].map((ending) => [`${word}${ending}`, n]),
  ),
)
