import { expect, test } from "bun:test"
import { savingFault } from "../../../core/memory/saving.ts"

/* What businesses say of themselves, as models write it: hours, days off, prices, postcodes, rooms, staff, policies. */

test.each([
  "Abrimos de lunes a viernes de 9:00 a 14:00 y de 17:00 a 20:30; sábados solo de 10 a 14.",
  "Festivos locales: 12/10, 1/11, 6/12, 8/12 y 25/12 cerrado.",
  "Se pide DNI o pasaporte al hacer el check-in.",
  "Aparcamiento gratuito 2 h en el parking de la Plaza España con compra superior a 20 €.",
  "We deliver to ZIP codes 90210 90211 90212 90049.",
  "Cancellations less than 24 hours before cost 50% of the price.",
  "Gift cards are valid 24 months and can't be exchanged for cash.",
  "Sizes in stock: 5, 5.5, 6, 6.5, 7, 8, 9.",
  "Feriados fechados em 2026: 21/04, 01/05, 07/09, 12/10, 02/11 e 15/11.",
  "Férias coletivas de 20/12/2026 a 05/01/2027.",
  "Quartos 101 102 103 104 com vista para o mar.",
  "Pedido mínimo de 30 €; entrega grátis acima de 60 €.",
  "La coupe femme coûte 38 €, la coupe homme 24 €, la couleur à partir de 52 €.",
  "Le modèle Peugeot 208 1.2 PureTech se révise pour 189 €.",
  "Gâteau 6 parts 24 €, 8 parts 32 €, 12 parts 45 €.",
  "Öffnungszeiten: Mo-Fr 9-18 Uhr, Sa 10-14 Uhr.",
  "Unser Laden liegt in der Schillerstraße 14, 80336 München.",
  "Frau Dr. Weber hat dienstags und donnerstags Sprechstunde.",
  "Der Betrieb besteht seit 1962 in dritter Generation.",
  "1.7. – 31.8. 10–18 Uhr",
  "24/12 9–14 / 31/12 9–14",
  "Cada cliente tiene derecho a un café.",
  "Cliente VIP: 10 % de descuento.",
  "Rosa vuelve de vacaciones el 3 de septiembre.",
  "We ask every new patient for their date of birth.",
  "Our head chef has an allergy menu for guests.",
  "Quem é alérgico a camarão deve avisar.",
  "Le client doit arriver 10 minutes avant.",
  "Petit déjeuner compris dans le prix.",
  "Das Jubiläum des Ladens ist am 4. Juli.",
  "El menú del día es vegano los lunes.",
  "La preferencia del cliente es lo primero.",
  "The spa is not suitable for anyone pregnant.",
  "A massagem não é indicada para grávidas.",
  "Die Kundin kann ihren eigenen Nagellack mitbringen.",
  "Sabine ist Ernährungsberaterin für Diabetiker.",
  "Botox is forbidden while pregnant or breastfeeding.",
  "The sauna is off limits with high blood pressure.",
  "El cliente diabético puede pedir el menú sin azúcar.",
  "A fisioterapeuta tem experiência em lesões no joelho.",
  "Tom and his wife run the bakery.",
  "Niños nacidos en 2020 o después entran gratis.",
  "Rendez-vous pour une coupe : 30 minutes.",
  "Customers who missed two appointments pay a deposit.",
])("a business may have it remembered that %p", (text) => {
  expect(savingFault(text, "Laura Gómez", "Casa Lola")).toBeNull()
})

test.each([
  "Llama a la habitación 612 345 678",
  "Habitación 600 12 34 56 78",
  "Llama al 98765 43210",
  "Llama al CP 98765 43210",
  "Llama al 61234 56789 12",
  "Llama al 0900-1245 1600",
  "Call 0912-1345 678",
  "Llama al 1200-1330 55",
  "Tallas 612 345 678",
  "Salas 91 234 56 78",
  "Zimmer 0171 234 5678",
  "Call us for prices 212 555 6789",
  "WhatsApp para precios: 612 734 895",
  "Reserva de salas: 91 234 5678",
  "Preise: 49 151 2345 6789",
])("%p stays a number to call", (text) => {
  expect(savingFault(text, "Laura Gómez")).toBe("digits")
})
