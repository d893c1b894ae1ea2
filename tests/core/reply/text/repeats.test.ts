import { describe, expect, test } from "bun:test"
import { shown } from "../../../support/shown.ts"

describe("what a model says over and over is said once", () => {
  test.each([
    [
      "Abrimos a las nueve. Cerramos a las dos.\n\n---\n\nAbrimos a las nueve. Cerramos a las dos.",
      "Abrimos a las nueve. Cerramos a las dos.",
    ],
    [
      "**Abrimos a las nueve de la mañana.**\n\nAbrimos a las nueve de la mañana.",
      "*Abrimos a las nueve de la mañana.*",
    ],
    [
      "Wir haben Montag bis Freitag von 9 bis 18 Uhr offen. Wir haben Montag bis Freitag von 9 bis 18 Uhr offen. Wir haben Montag bis Freitag von 9 bis 18 Uhr offen. Wir haben Montag bis",
      "Wir haben Montag bis Freitag von 9 bis 18 Uhr offen.",
    ],
    [
      "Claro.\nPuedes venir mañana.\nTe esperamos.\nPuedes venir mañana.\nTe esperamos.\nPuedes venir mañana.\nTe esperamos.\nPuedes venir mañana.\nTe esperamos.\nPuedes venir mañana.\nTe esperamos.\nPuedes venir mañana.\nTe esperamos.",
      "Claro.\nPuedes venir mañana.\nTe esperamos.",
    ],
    [
      "Sure! You can park right behind the building, there is plenty of space and it is free of charge for guests. You can park right behind the building, there is plenty of space and it is free of charge for guests. See you!",
      "Sure! You can park right behind the building, there is plenty of space and it is free of charge for guests. See you!",
    ],
    [
      "Sim, claro. por favor por favor por favor por favor por favor por favor por favor por favor por favor por favor por favor por favor",
      "Sim, claro. por favor",
    ],
    [
      "Oui. merci, merci, merci, merci, merci, merci, merci, merci, merci, merci, merci, merci, merci, merci, merci, merci",
      "Oui. merci",
    ],
    [
      "Le petit déjeuner est servi dès 7 h.Le petit déjeuner est servi dès 7 h.",
      "Le petit déjeuner est servi dès 7 h.",
    ],
    ["A entrega custa 5 euros.\nA entrega custa 5 euros.", "A entrega custa 5 euros."],
    [
      "São 40 €. 😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊😊",
      "São 40 €. 😊😊😊",
    ],
    [
      "It is £40, and it is £40, and it is £40, and it is £40, and it is £40, and it is £40, and it is £40, and it is £40, and it is £40, and it is £40, and it is £40, and it is £40, and it is £40, and it is £40, and it is £40",
      "It is £40, and it is £40",
    ],
    [
      "It is £40.\n- Cut\n- Cut\n- Cut\n- Cut\n- Cut\n- Cut\n- Cut\n- Cut\n- Cut\n- Cut",
      "It is £40.\n- Cut",
    ],
  ])("%p", (text, left) => {
    expect(shown(text)).toBe(left)
  })
})

describe("refrains, laughter and lists stay", () => {
  test.each([
    "No, no, ese día cerramos.",
    "Ja ja ja ja ja ja ja ja ja ja, qué bueno",
    "Sí. Sí. Sí. Claro.",
    "La la la la la la la la la la, cantamos",
    "Pão quente, pão quente,\ncheira a manhã na rua.\nPão quente, pão quente,\ne a casa é sempre sua.",
    "Frère Jacques, frère Jacques,\nDormez-vous ? Dormez-vous ?\nSonnez les matines, sonnez les matines",
    "Lunes: 9 a 14\nMartes: 9 a 14\nMiércoles: 9 a 14\nJueves: 9 a 14\nViernes: 9 a 14",
    "Corte: 20 €\nColor: 20 €\nCorte: 20 €",
    "Gruppe A+: montags um zehn Uhr\nGruppe A-: montags um zehn Uhr",
    "Happy birthday to you,\nhappy birthday to you,\nhappy birthday dear Ana,\nhappy birthday to you!",
    "Bye bye!",
    "Danke, danke, danke! Bis morgen.",
    "Seguro que sí, ven. Seguro que sí, Ana, ven mañana.",
    "Tel. 600 600 600 600",
    "Om Shanti\nOm Shanti\nOm Shanti",
    "Very, very, very good",
    "1. Mezcla la harina\n2. Añade agua\n3. Mezcla la harina",
    "Closed Mon. Closed Tue. Closed Wed. Closed Thu.",
    "Firma: ____________________________",
    "Stir for a minute. Rest. Stir for a minute. Rest. Serve.",
    "Nein!!!",
    "Lunes: no\nMartes: no\nJueves: no",
  ])("%p", (text) => {
    expect(shown(text)).toBe(text)
  })
})
