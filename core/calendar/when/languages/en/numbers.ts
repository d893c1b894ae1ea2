import { assigned, composed, listed } from "../../grammar/numerals.ts"

const units = listed(
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen " +
    "sixteen seventeen eighteen nineteen",
)
const tens = assigned("twenty=20 thirty=30 forty=40 fifty=50")

export const numbers = new Map([
  ...units,
  ...composed(units, tens, (ten, unit) => `${ten} ${unit}`),
])

export const ordinals = listed(
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth " +
    "fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty_first " +
    "twenty_second twenty_third twenty_fourth twenty_fifth twenty_sixth twenty_seventh " +
    "twenty_eighth twenty_ninth thirtieth thirty_first",
)
