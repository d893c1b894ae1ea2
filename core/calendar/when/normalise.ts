import { narrow } from "../../shared/fold.ts"
import { AMOUNT } from "./grammar/amounts.ts"
import { withMinutesInDigits } from "./normalise/minutes.ts"
import { withTimesSpelt } from "./normalise/typos.ts"

const RULES: readonly (readonly [RegExp, string])[] = [
  [/\p{M}/gu, ""],
  [/ß/g, "ss"],
  [/œ/g, "oe"],
  [/\u2044/g, "/"],
  [/[\u2010-\u2015\u2212]/g, "-"],
  [/[\n\r]/g, " ; "],
  // "5'30" is half past five.
  [/(\d)['’´](\d\d)(?!\d)/g, "$1:$2"],
  // "a.m.", "p. m." and, after a digit, "a m": one spelling for all.
  [/(?<!\p{L})([ap])\. ?m\b\.?/gu, "$1m"],
  // In Quebec and Belgium the morning; in two words a bound: "avant midi".
  [/\bavant-midi\b/g, "avantmidi"],
  // "A las17:00", "as15h", "12-jun".
  [/\b(las?|as|um)(?=\d)/g, "$1 "],
  [/(?<=\d)-(?=\p{L}{3})/gu, " "],
  [/(\d) ?([ap]) ?m\b\.?/g, "$1 $2m"],
  // "3.5pm" is no time.
  [/(?<![\d.,:/-])(\d\d?)\.(\d)(?= [ap]m\b)/g, "$1:$2"],
  // "930 am", "530pm"
  [/(?<![\d.,:/-])(1[0-2]|[1-9])([0-5]\d)(?= [ap]m\b)/g, "$1:$2"],
  // "Lunes/5/oct/17:00".
  [/(?<=(?:^|[ ,;(]|\d\/)\p{L}{3,})\/(?=\d)|(?<=\d)\/(?=\p{L}{3})/gu, " "],
  // "6 30 pm", unlike "table 4, 10 pm".
  [/(?<![\d.,:/-]|\d )(1[0-2]|0?[1-9]) (00|1[3-9]|[2-5]\d)(?= [ap]m\b)/g, "$1:$2"],
  // "1215p"
  [/(?<!\d)(\d\d?)([0-5]\d)p\b/g, "$1:$2 pm"],
  [/(\d:\d\d)(a| ?p)\b/g, "$1 $2m"],
  // "10a-12p"
  [/(?<![\w:])(\d\d?)([ap])(?= ?- ?\d)/g, "$1 $2m"],
  [/(?<=\d(?: [ap]m)? ?- ?)(\d\d?)([ap])\b/g, "$1 $2m"],
  // The number of an order.
  [/# ?\d[\d-]*/g, " "],
  // "Um 14,50 €" is no time.
  [/(?<![\d.,:])\d+[.,]\d\d ?[€$]/gu, " "],
  // Phone numbers hold no hours or days.
  [/(?<![\d:.,/-])(?:\+ ?\d{1,3}|0\d{1,4})(?: \d{2,4}){3,}(?![\d:])/g, " "],
  // Apostrophes, emoji and whatever else is no letter, digit or mark that dates use.
  [/[^\p{L}\p{N}.,;:!?()/\-@%€$+&]/gu, " "],
  [/(?<=\p{L})-(?=\p{L})/gu, " "],
  // One byte a letter, see `narrow`: money is money, and no pattern tells foreign letters apart.
  [/€/g, "$$"],
  // "15h 30 euros", unlike "15h 30 min".
  [
    new RegExp(
      `(\\d ?(?:hs?|hrs|uhr|horas?|heures?))(?= \\d\\d(?! ?m(?:n|in[a-z]*)?(?![a-z]))${AMOUNT})`,
      "g",
    ),
    "$1,",
  ],
  [/[\u0100-\uffff]/g, "ø"],
  [/ +/g, " "],
]

/** "3.º" is "3º". */
const ORDINAL_DOT = /(?<=\d)\.(?=[ºª])/g

/** The text in small letters without accents, apostrophes or emoji, single-spaced, and each way to write a time in one spelling. */
export const normalise = (text: string) =>
  withMinutesInDigits(
    withTimesSpelt(
      narrow(
        RULES.reduce(
          (folded, [pattern, by]) => folded.replace(pattern, by),
          text.replace(ORDINAL_DOT, "").normalize("NFKD").toLowerCase(),
        ).trim(),
      ),
    ),
  )
