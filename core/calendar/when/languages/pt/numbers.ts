import { assigned, composed, listed } from "../../grammar/numerals.ts"

const units = listed(
  "um|uma dois|duas tres quatro cinco seis|meia_duzia sete oito nove dez onze doze treze " +
    "quatorze|catorze quinze dezesseis|dezasseis dezessete|dezassete dezoito dezenove|dezanove",
)
const tens = assigned("vinte=20 trinta=30 quarenta=40 cinquenta=50")

export const numbers = new Map([
  ...units,
  ...composed(units, tens, (ten, unit) => `${ten} e ${unit}`),
])

export const ordinals = assigned("primeiro=1")
