import { assigned, composed, listed } from "../../grammar/numerals.ts"

const units = listed(
  "un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize " +
    "dix_sept dix_huit dix_neuf",
)
const tens = assigned("vingt=20 trente=30 quarante=40 cinquante=50")

export const numbers = new Map([
  ...units,
  ...composed(units, tens, (ten, unit, value) =>
    value === 1 ? `${ten} et ${unit}` : `${ten} ${unit}`,
  ),
])

export const ordinals = assigned("premier=1")
