import { expect, test } from "bun:test"
import { tellsOfOneClient } from "../../../core/memory/about-client.ts"
import { savingFault } from "../../../core/memory/saving.ts"

/* What models note of the one client they talk to: health, birth, papers, home, family, debts, habits. */

test.each([
  ["Ana es alérgica a la penicilina.", "Ana Pérez"],
  ["Fecha de nacimiento: 12 de marzo de 1985.", "Ana Pérez"],
  ["El marido de la clienta, Jorge, es diabético.", "Luis Ortega"],
  ["Tiene 43 años y está divorciado.", "Luis Ortega"],
  ["Mr Smith has a gluten intolerance.", "John Smith"],
  ["Passport number C0123456.", "John Smith"],
  ["Client: Emma, prefers Tuesdays.", "Emma Brown"],
  ["He has epilepsy.", "Emma Brown"],
  ["A cliente está grávida de 6 meses.", "Carla Souza"],
  ["O endereço da cliente é Rua das Flores, 12.", "Carla Souza"],
  ["Tem 43 anos e é divorciado.", "Rui Costa"],
  ["Ela é intolerante à lactose.", "Rui Costa"],
  ["La cliente est née le 12/03/1985.", "Marie Dupont"],
  ["Martin a rendez-vous vendredi à 10h.", "Paul Martin"],
  ["Il est diabétique et prend de l'insuline.", "Paul Martin"],
  ["Julia ist allergisch gegen Nüsse.", "Julia Schmidt"],
  ["Ihr Geburtstag ist am 4. Juli.", "Julia Schmidt"],
  ["Der Sohn des Kunden ist 7 und hat Asthma.", "Max Becker"],
  ["Reservierung für Becker am Samstag, 4 Personen.", "Max Becker"],
  ["Clienta: alergia a los sulfitos.", "Ana Pérez"],
  ["La clienta trabaja de enfermera en La Paz.", "Ana Pérez"],
  ["Client has a severe nut allergy.", "John Smith"],
  ["The customer has a pacemaker.", "John Smith"],
  ["A filha da cliente faz 6 anos no sábado.", "Carla Souza"],
  ["La cliente ne supporte pas le lactose.", "Marie Dupont"],
  ["La cliente a demandé de ne pas appeler avant 10h.", "Marie Dupont"],
  ["Die Patientin ist allergisch gegen Ibuprofen.", "Julia Schmidt"],
  ["Nota: clienta con problemas de espalda, usar camilla alta.", "Ana Pérez"],
  ["Ortega: alérgico a la anestesia.", "Luis Ortega"],
  ["The customer's card ends in 4821.", "John Smith"],
  ["A cliente usa cadeira de rodas.", "Carla Souza"],
  ["La cliente est en fauteuil roulant.", "Marie Dupont"],
  ["Die Kundin ist Vegetarierin.", "Julia Schmidt"],
  ["La clienta tuvo una reacción alérgica al tinte.", "Ana Pérez"],
  ["Su mujer está embarazada de gemelas.", "Luis Ortega"],
  ["Dupont a raté son rendez-vous de lundi.", "Marie Dupont"],
  ["Sí, la paciente es alérgica al látex.", "Ana Pérez"],
])("%p, told by %p, is not for the other clients to hear", (text, client) => {
  expect(savingFault(text, client, "Casa Lola")).not.toBeNull()
})

test.each([
  "Estoy embarazada",
  "Me llamo Ana y soy diabética",
  "Mi marido me pega",
  "Vivo en la calle Mayor 12",
  "Debo 200 euros",
  "Acabo de salir de la cárcel",
  "Mi contraseña es gato7",
  "I am pregnant",
  "I’m allergic to nuts",
  "I just lost my job",
  "I live at 12 High Street",
  "My card ends in 4111",
  "Ich nehme Antidepressiva",
  "Meinem Sohn fehlt ein Finger",
  "Moro na rua das Flores 7",
  "Devo 200 euros",
  "Minha filha tem asma",
  "Je prends des antidépresseurs",
  "J'habite 3 rue de la Paix",
  "Mon mari me frappe",
])("%p, in the client's own words, is not for the other clients to hear", (text) => {
  expect(tellsOfOneClient(text)).toBe(true)
})

test.each([
  "Soy milk and soy vegan burgers cost 50 cents more",
  "Mon to Fri 9 to 17",
  "Cerramos todo el mes de agosto",
  "Dúo en vivo los viernes",
  "Calle Jaime I, 3",
  'Whoever says "I am pregnant" gets the mild massage',
  "Wer «ich bin schwanger» sagt, bekommt die sanfte Massage",
])("%p is in nobody's own words, and may be remembered", (text) => {
  expect(tellsOfOneClient(text)).toBe(false)
})

test.each([
  ["Petit déjeuner compris", "Claire Petit"],
  ["Brown rice is served with curry", "Emma Brown"],
  ["Costa tem praia, e nós ficamos a 5 minutos", "Rui Costa"],
  ["Valencia tiene dos tiendas nuestras", "Ana Valencia"],
])("%p may be remembered, though %p is called so, too", (text, client) => {
  expect(savingFault(text, client)).toBeNull()
})
