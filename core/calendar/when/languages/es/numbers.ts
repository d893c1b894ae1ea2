import { assigned, composed, listed } from "../../grammar/numerals.ts"

const units = listed(
  "uno|una|un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince " +
    "dieciseis|diez_y_seis diecisiete|diez_y_siete dieciocho|diez_y_ocho diecinueve|diez_y_nueve " +
    "veinte veintiuno|veintiuna|veintiun|veinte_y_uno veintidos|veinte_y_dos " +
    "veintitres|veinte_y_tres veinticuatro|veinte_y_cuatro veinticinco|veinte_y_cinco veintiseis " +
    "veintisiete veintiocho veintinueve",
)
const tens = assigned("treinta=30 cuarenta=40 cincuenta=50")

export const numbers = new Map([
  ...units,
  ...composed(units, tens, (ten, unit) => `${ten} y ${unit}`),
])

export const ordinals = assigned("primero=1 1ero=1 1ro=1")
