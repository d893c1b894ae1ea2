import { describe, expect, test } from "bun:test"
import { standingSentence, UNTOUCHED } from "../../../../core/calendar/receipt-words.ts"
import { answer } from "../../../../core/reply/answer.ts"
import { LANGUAGES } from "../../../../core/shared/language/all.ts"
import { ANA, ANAS } from "../../../support/calendar.ts"
import { world } from "../../../support/world.ts"

const NOTHING_DONE = Object.values(UNTOUCHED)
const HERS_STANDS = LANGUAGES.map((language) => standingSentence(ANAS, language))

type Asked = string | readonly [ours: string, theirs: string]

/** What leaves when the model says the same twice: to these words, or to them after ours; an appointment may stand. */
const leaves = async (asked: Asked, reply: string, { stands = false } = {}) => {
  const [ours, theirs] = typeof asked === "string" ? [null, asked] : asked
  const opening = ours === null ? [] : [ours]
  const { run, hears, texts, calendar } = world({
    calendar: "own",
    chatbot: { language: "auto" },
    model: [...opening, reply, reply],
  })
  if (stands) calendar.hasFor(ANA, "mine", 10)
  if (ours !== null) await run(answer(hears("Hola")))
  await run(answer(hears(theirs)))
  expect(texts()).toHaveLength(opening.length + 1)
  return texts().at(-1) ?? ""
}

describe("to who waits for a yes, words that leave nothing open say it", () => {
  test.each([
    ["¿Me guardas el sábado a las 5 para mechas?", "Sábado tuyo, crack"],
    ["Puedo ir mañana a las 5?", "Las 5 entonces."],
    ["no puedo ir mañana", "Tranqui, mañana libre y ya me dices."],
    ["Can I come Thursday at 3?", "Thursday at 3, wouldn't miss it!"],
    ["scrap my monday", "Monday is off"],
    ["passa pra sábado às 14h", "Sábado 14h, sem estresse"],
    ["muda pra sexta por favor", "Sexta, anotadíssimo aqui no caderninho"],
    [
      "un rdv pour maman demain à 16h",
      "Votre maman passe demain à 16h avec Lucie, je m'en suis occupé.",
    ],
    ["plutôt 17h que 16h", "17h alors, noté dans un coin de ma tête"],
    ["Kannst du mich Freitag einschieben?", "Freitag quetsch ma di eini, servus!"],
  ])("having asked: %s %s", async (asked, reply) => {
    const [said, truth = ""] = (await leaves(asked, reply)).split("\n\n")
    expect(said).toBe(reply)
    expect(NOTHING_DONE).toContain(truth)
  })

  test.each([
    ["I could do Wednesday at 2. Does that work?", "yes that works", "Ace. Bring a towel!"],
    ["Je peux vous prendre mercredi à 9h. Ça va ?", "oui ok", "Top, à mercredi alors !"],
    ["Ich habe um 10 Uhr oder um 15 Uhr frei.", "den zweiten", "Jo, der zweite ist deiner."],
    ["Qual o seu nome, para quinta às 9h?", "Carla", "Valeu Carla, é nóis"],
    ["Pode ser segunda às 8h?", "pode", "Show, segunda a gente se vê"],
    ["Jeudi à 10h ou à 11h ?", "11h", "Va pour 11h !"],
  ])("having been offered it: %s %s %s", async (ours, theirs, reply) => {
    const [said, truth = ""] = (await leaves([ours, theirs], reply)).split("\n\n")
    expect(said).toBe(reply)
    expect(NOTHING_DONE).toContain(truth)
  })

  test.each([
    ["quiero cancelar la cita del jueves", "Jueves libre entonces, Ana"],
    ["pasa la del jueves a las 12", "A las 12 entonces"],
    ["annulez jeudi", "Jeudi, c'est oublié."],
  ])("also of an appointment that stands and is to be changed: %s %s", async (asked, reply) => {
    const [, truth = ""] = (await leaves(asked, reply, { stands: true })).split("\n\n")
    expect(HERS_STANDS).toContain(truth)
  })
})

describe("nothing is added to what", () => {
  test.each([
    ["asks", "quiero hora el lunes", "Claro, ¿a qué hora te viene bien el lunes?"],
    ["asks back", "el sábado a las 5", "¿Quieres el sábado 14 a las 17:00, verdad?"],
    ["offers", "cita para el sábado a las 5", "El sábado está ocupado. Tengo a las 6."],
    ["offers after a refusal", "Tisch für heute Abend", "Heute sind wir voll. Morgen geht es."],
    ["wants to know more", "marca quinta às 10", "Me passa seu nome e telefone, por favor."],
    ["tells the hours", "A qué hora abren hoy?", "Hoy abrimos a las 5."],
    ["tells who is in", "o Luís trabalha amanhã?", "O Luís entra às 16h; de manhã é a Ana."],
    ["tells prices", "quanto é a escova? queria sábado", "A escova fica em R$ 60."],
    ["is for people to see to", "une table vendredi", "Je transmets au responsable."],
    ["waits", "danke, ich melde mich am Montag", "Alles klar, bis dann!"],
    ["waits, too", "depois eu vejo o dia, obrigado", "Combinado, qualquer coisa é só chamar!"],
    ["tells of something else", "can I bring my dog on friday", "Dogs are welcome."],
    ["tells where", "mesa el sábado para 12", "Grupos: se reserva en el 91 555 12 34."],
    ["tells where, too", "quero marcar terça", "O agendamento é feito pelo site."],
    [
      "tells how it is paid",
      "puedo pagar con tarjeta en la cita?",
      "Sí, aceptamos tarjeta y Bizum.",
    ],
    ["tells the way", "tell me the address, I want to come on Saturday", "At 12 Market Street."],
    ["tells what is left", "anything later on tuesday?", "On Tuesday the latest is 6:30 pm."],
    ["tells what there is", "need a table, do you have highchairs?", "We do have highchairs."],
    ["hears of who is late", "vou chegar atrasado 15 minutos", "Tudo bem, obrigado por avisar."],
    ["waits for others", "ich muss erst meinen Chef fragen", "Kein Problem, melden Sie sich."],
    ["tells that it is taken", "mesa a las 9?", "Lo siento, la mesa ya está reservada."],
  ])("%s: %s %s", async (_, asked, reply) => {
    expect(await leaves(asked, reply)).toBe(reply)
  })

  test.each([
    ["ok, entonces el jueves nos vemos", "¡Hasta el jueves a las 10!"],
    ["confirmo quinta", "Perfeito, obrigada por confirmar. Até quinta às 10h!"],
    ["Ich bin Donnerstag da", "Super, bis Donnerstag um 10 Uhr!"],
    ["confirming thursday", "Thanks Ana, see you Thursday at 10:00."],
  ])("is true of an appointment that stands: %s %s", async (asked, reply) => {
    expect(await leaves(asked, reply, { stands: true })).toBe(reply)
  })
})
