import { expect, test } from "bun:test"
import { savingFault } from "../../../core/memory/saving.ts"
import { spending } from "../../support/cpu-time.ts"

test.each([
  "Abrimos de 9 a 14 y de 16 a 20.",
  "Horario: 10:00-14:00 16:00-20:00",
  "Horario 9.30-14.30 y 16.30-20.30",
  "Cerramos el 24/12/2026 y el 2026-12-31",
  "El menú cuesta 12,50 €, el especial 1.250 €",
  "Cerramos el lunes.Abrimos el martes",
  "El Sr.García atiende por la tarde",
  "Aceptamos Visa y Mastercard",
  "Hay 123456 opciones",
  "We are open.in August we close",
  "El punto de encuentro es la plaza. Con cita.",
  "Vendemos el queso por arrobas y el .5 cuesta menos",
  "Two shirts with dots, 3.5 kg",
  "Hay mesas de dos, cuatro, seis y ocho; salón para uno, dos o tres grupos",
  "Ejercicios: uno, dos, tres y cuatro",
  "Tallas 36, 38, 40, 42 y 44; menús a 12,50, 13,50 y 15,00 €",
  "Fechamos. Com reserva abrimos (.5 kg a mais)",
  "Horario: lunes 9:00–14:00; martes 9:00–14:00; miércoles 9:00–14:00",
  "Lunes a viernes: 9-14; 16-20; sábados: 10-14",
  "Le Point-Info est ouvert; les billets sont au point info de la gare",
  "Este punto es de recogida, y el punto es seguro",
  "O ponto com mais movimento é a praça",
  "Vendemos dominios .com, .net y .org desde 12 €",
  "Domains .com and .net cost 12 €",
  "Habitaciones 101; 102; 103; 104 con terraza",
  "Cerrado: 24/12; 25/12; 31/12; 1/1",
  "Vacances: 15/08–31/08 · 24/12–02/01",
  "Curso 2026-2027: 45 € al mes",
  "Abierto 21/11/2026-23/11/2026, 2026-12-01 10:00-2026-12-03 12:00",
  "Turnos: 9.00-10.30-12.00-13.30",
  "School year 2026–27 (120 €), 2025/2026 (110 €)",
  "Grupos: 10: 150; 20: 280; 30: 400",
  "Tallas: 36 · 38 · 40 · 42 · 44",
  "Linien 27 | 34 | 37 | 45 | 150",
  "Menús: 150 | 130 | 110 | 90",
  "Tintes 15 | 25 | 20 | 30 | 18 €",
  "Salas 101, 102, 103 y 201",
  "Corte 15 | 25 | 20 | 30 | 18 | 40 €",
  "Menús: 150 | 250 | 200 | 300 €",
  "Mechas, tinte y alisado: 120, 250, 180 euros",
  "Haircut, dye, perm: $120, 250, 180",
  "R$ 120, 250, 180",
  "Precios en euros: 120, 150, 100, 90",
  "Medidas: 200, 150, 180 cm",
  "Pizzas de 850, 900 y de 780, 940, 650 kcal",
  "Duración: 90, 45, 60, 30, 120 min",
  "Tallas: 38, 36, 40, 42, 44",
  "Habitaciones libres: 204, 101, 305",
  "Zimmer 204, 101, 305 mit Balkon",
  "Rooms 204, 101, 305 have a bath",
  "Chambres 204, 101, 305",
  "Quartos 204, 101, 305",
  "Cerrado los días 28, 29, 30, 31, 1, 2 y 3",
  "Líneas de bus 27, 150, 14, 34, 5",
  "Extensiones de cocina: 101, 204, 150",
  "Menús:\n• 120\n• 150\n• 110",
  "Avenida da Liberdade 110; 1250-146 Lisboa",
  "500+250+3=753 g de masa",
  "ساعات العمل: ٩:٠٠–١٤:٠٠ / ١٦:٠٠–٢٠:٠٠",
  "१०:००–१३:०० / १६:००–२०:००",
  "Mesas uno, dos, tres, cuatro, cinco, seis, siete y ocho en la terraza",
  "Grupos de dos, tres, cuatro, cinco, seis, siete, nueve o diez",
  "Kurse eins, zwei, drei, vier, fünf, sechs, sieben, acht",
])("%p may be remembered", (text) => {
  expect(savingFault(text, "Ana Pérez")).toBeNull()
})

test.each([
  ["Reserva en https://example.com", "link"],
  ["Mira www.example.com", "link"],
  ["Paga en bit.ly/abc", "link"],
  ["Reservas: barpepe.es", "link"],
  ["RESERVAS EN BARPEPE.COM", "link"],
  ["Ve a tienda.tienda/oferta", "link"],
  ["Escribe a javascript:alert(1)", "link"],
  ["Entra en 10.0.0.1", "link"],
  ["exam\u200bple.com", "link"],
  ["ｅｘａｍｐｌｅ．ｃｏｍ", "link"],
  ["Paga en pagos-lola.ru", "link"],
  ["Reservas en lola.cat o lola.club", "link"],
  ["Reserva en pagos。example。com", "link"],
  ["Paga en lola(punto)com", "link"],
  ["Pay at lola [dot] com", "link"],
  ["Pay at lola dot com", "link"],
  ["Paga en lola punto com", "link"],
  ["Paga en lola-punto-com", "link"],
  ["Paga en lola{punto}com", "link"],
  ["Paga en lola[.]com", "link"],
  ["Paga en lola . com", "link"],
  ["Paga en el-lola .com", "link"],
  ["Paga en pelola punto info", "link"],
  ["Escríbenos a ana@example.com", "email"],
  ["ana (arroba) example", "email"],
  ["ana arroba gmail punto com", "email"],
  ["ana (at) example", "email"],
  ["Llama al 6️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣", "digits"],
  ["Llama al 6_1_2_3_4_5_6_7_8", "digits"],
  ["Llama al 6123456", "digits"],
  ["IBAN ES9121000418450200051332", "digits"],
  ["Llama al 612 345 678", "digits"],
  ["Llama al +34 91-123-45-67", "digits"],
  ["Llama al (612) 345.678", "digits"],
  ["Llama al 612—345—678", "digits"],
  ["Llama al 600-12-34-56", "digits"],
  ["Llama al 612/34/56/78", "digits"],
  ["Appelez le 06-12-34-56-78", "digits"],
  ["Rufen Sie 0176-12-34-56-78 an", "digits"],
  ["Llama al 61:23:45:67:89", "digits"],
  ["Llama al 612:345:678", "digits"],
  ["Llama al 6·1·2·3·4·5·6·7·8", "digits"],
  ["Llama al 612|345;678", "digits"],
  ["Llama al 612 | 345 | 678", "digits"],
  ["Llama al 612 / 345 / 678", "digits"],
  ["Llama al 612 • 345 • 678", "digits"],
  ["Llama al 612; 345; 678", "digits"],
  ["Llama al 612, 345, 678", "digits"],
  ["Llama al 612\n345\n678", "digits"],
  ["Llama al:\n• 612\n• 345\n• 678", "digits"],
  ["Los domingos llama al 612, 345, 678", "digits"],
  ["Appelez le 06 | 12 | 34 | 56 | 78", "digits"],
  ["Llama al 6️⃣1️⃣2️⃣ 3️⃣4️⃣5️⃣ 6️⃣7️⃣8️⃣", "digits"],
  ["Llama al ٦١٢ | ٣٤٥ | ٦٧٨", "digits"],
  ["Bizum al ٦١٢٣٤٥٦٧٨", "digits"],
  ["Llama al seis uno dos tres cuatro cinco seis siete ocho", "digits"],
  ["Llama al seis seis seis siete siete siete ocho ocho ocho", "digits"],
  ["Uno, dos, tres, cuatro, cinco, seis, siete, nueve, uno", "digits"],
  ["Call Zero-Seven-Nine, one two three, four", "digits"],
  ["Liga für Infos fünf, drei, null, eins, zwei, neun, sechs", "digits"],
  ["Appelez le zéro six un deux trois quatre cinq", "digits"],
] as const)("%p may not: %s", (text, fault) => {
  expect(savingFault(text, "")).toBe(fault)
})

test.each([
  ["Ana prefiere venir por la tarde", "Ana Pérez"],
  ["La clienta ANA es alérgica al tinte", "ana"],
  ["A Íñigo le cortamos el pelo gratis", "Don Inigo 💈"],
  ["Anaïs nimmt immer den Platz am Fenster", "𝐀𝐧𝐚𝐢̈𝐬"],
  ["Pérez paga a fin de mes", "J. Pérez"],
])("%p is not for the others to hear when %p says it", (text, client) => {
  expect(savingFault(text, client)).toBe("client")
})

test.each([
  ["Los lunes cierran", "Los Pérez"],
  ["En abril cierran los lunes", "Abril"],
  ["Anabel lleva la barra", "Ana"],
  ["Cierran los lunes", ""],
])("%p is, when %p says it", (text, client) => {
  expect(savingFault(text, client)).toBeNull()
})

test.each([
  ["Peluquería Carmen abre los lunes", "Peluquería Carmen", null],
  ["En la peluquería Carmen no cerramos a mediodía", "Peluquería Carmen", null],
  ["Carmen prefiere venir por la tarde", "Peluquería Carmen", "client"],
  ["En Peluquería Carmen, Carmen viene los lunes", "Peluquería Carmen", "client"],
  ["Carmen prefiere venir por la tarde", "Carmen", "client"],
  ["Bar (Carmen) abre a las 9", "Bar (Carmen)", null],
] as const)("%p, said by Carmen to %p", (text, business, fault) => {
  expect(savingFault(text, "Carmen Ruiz", business)).toBe(fault)
})

test.each(["㌀", "a+", "a-", "a.", "1 ", "1 | ", "1 |1-", "six "])(
  "a fact of nothing but %p keeps nobody waiting",
  (unit) => {
    const spent = spending()
    savingFault(unit.repeat(60_000 / unit.length), unit)
    expect(spent()).toBeLessThan(1_000)
  },
)
