import { describe, expect, test } from "bun:test"
import { standingSentence, UNTOUCHED } from "../../core/calendar/receipt-words.ts"
import { answer } from "../../core/reply/answer.ts"
import { LANGUAGES } from "../../core/shared/language/all.ts"
import { ANA, ANAS } from "../support/calendar.ts"
import { world } from "../support/world.ts"

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
    [
      "¿Me guardas el sábado a las 5 para mechas?",
      "Sábado tuyo, crack. Si quieres también el tinte, dímelo y lo apunto.",
    ],
    [
      "Can I come Thursday at 3?",
      "Thursday at 3, wouldn't miss it! If you want the beard done too, let me know and I'll book it.",
    ],
    [
      "passa pra sábado às 14h",
      "Sábado 14h, sem estresse. Se quiser a barba também, me fala que eu marco.",
    ],
    [
      "un rdv pour maman demain à 16h",
      "Votre maman passe demain à 16h avec Lucie. Dites-moi si elle veut une couleur et je la note.",
    ],
    ["cata del sábado para dos", "El sábado os veo en la cata. Hay sitio en las dos mesas."],
    [
      "corte el lunes a las 10",
      "El lunes a las 10 te veo. El encargado tiene que confirmarte el precio.",
    ],
  ])("having asked, whatever is left open beside: %s %s", async (asked, reply) => {
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
    [
      "lets choose",
      "queria marcar depilação, é a 4a sessão",
      "Posso oferecer-lhe quinta às 12h, sexta às 18h ou sábado às 9h. Diga-me o que prefere.",
    ],
    [
      "lets choose before it changes anything",
      "Necesito cambiar mi clase del jueves a la otra semana",
      "Tenemos martes 17 a las 15:00 o viernes 20 a las 16:00. Dígame cuál prefiere y con gusto hago el cambio.",
    ],
    [
      "is for the manager alone to arrange",
      "a birthday party for 14 kids on the 28th at 2pm please",
      "Only our manager can arrange that. He's back tomorrow morning, so please bear with us.",
    ],
    ["tells that others have it", "tem horario amanha as 18?", "Amanhã às 18h já tem cliente."],
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
    [
      "tells that the hour is taken",
      "quiero turno el jueves a las 12",
      "Lo siento, el turno de las 12 ya está reservado.",
    ],
    [
      "tells that it is taken, and offers",
      "quiero cita el jueves a las 12",
      "Lo siento, el jueves a las 12 ya está reservado. ¿Te va bien a la una?",
    ],
    [
      "tells that the day is taken",
      "quero marcar quinta às 12h",
      "Infelizmente, quinta às 12h já está reservado.",
    ],
    [
      "tells that others have it",
      "pouvez vous me mettre vendredi 8h pr le contrôle technique",
      "Vendredi à 8h, la piste est déjà réservée pour un autre véhicule. Je peux vous proposer 9h20 ou 11h.",
    ],
    [
      "is booked on a yes",
      "So thats Saturday 10am, balayage, with Chloe, right?",
      "Yes, that's what I'd be booking: Saturday 14 March, 10:00 am, balayage with Chloe, £120. If you're happy with that, reply YES and I'll book it.",
    ],
    [
      "is booked on a yes",
      "Buenas, quisiera una mesa para dos el sábado a las 9 de la noche",
      "Perfecto. Reviso contigo antes de confirmar:\n\n- Sábado 14 de marzo, 9:00 p. m.\n- Dos personas\n\n¿Está todo correcto? Con tu visto bueno hago la reserva.",
    ],
    [
      "is booked on a yes",
      "quero cortar o cabelo sábado às 9h",
      "Resumo do agendamento:\n- Sábado, 14/03, 9h\n- Corte\n\nConfirme para eu marcar.",
    ],
    [
      "is booked on a yes",
      "réservez moi le terrain de foot à 5 mercredi 20h",
      "Mercredi à 20h, c'est possible sur le terrain B, 70 € l'heure. Dès que vous me confirmez le nom de l'équipe, je le réserve.",
    ],
    [
      "is booked on a yes",
      "Samstag 10 Uhr Balayage, passt das?",
      "Samstag, 14. März, 10 Uhr, Balayage bei Chloe, 120 €. Wenn das für Sie passt, trage ich Sie ein.",
    ],
    [
      "is gone over first",
      "donc samedi 10h, balayage avec Chloé, c'est ça ?",
      "Je récapitule avant de réserver :\n- Samedi 14 mars, 10h\n- Balayage\n- Avec Chloé\n\nTout est correct ?",
    ],
    [
      "is gone over first",
      "also Samstag 10 Uhr Balayage bei Chloe, richtig?",
      "Ich fasse vor dem Eintragen zusammen:\n- Samstag, 14. März, 10 Uhr\n- Balayage\n- bei Chloe\n\nStimmt alles?",
    ],
    [
      "lets choose",
      "on hésite entre la visite de 11h et celle de 14h",
      "La visite de 11h est plus calme et dure 1h15 ; celle de 14h comprend aussi les jardins et dure deux heures. Il reste de la place aux deux. Dites-moi quand vous aurez choisi !",
    ],
    [
      "is for somebody to approve",
      "Bonjour, un plombier pourrait passer jeudi pour une fuite sous l'évier ?",
      "Jeudi, deux plombiers sont de service. Indiquez-moi votre adresse ; le responsable doit ensuite valider le passage.",
    ],
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
