import { describe, expect, test } from "bun:test"
import { UNCONFIRMED } from "../../core/calendar/receipt-words.ts"
import { answer } from "../../core/reply/answer.ts"
import { OBJECTIONS } from "../../core/reply/objection.ts"
import type { Language } from "../../core/shared/language.ts"
import { ANA } from "../support/calendar.ts"
import { type Wishes, world } from "../support/world.ts"

const FLOOD = "se me rompió un caño y se inunda la cocina"
const ON_THE_WAY = "Tranquila, un técnico está en camino y llega en 20 minutos."
const UNTRUE = "Una cita o reserva de Ana no se pudo confirmar. Revisa tu calendario y escríbele."

const talk = (...model: NonNullable<Wishes["model"]>) =>
  world({ calendar: "own", chatbot: { language: "auto" }, model })

describe("that somebody is on their way, or expects the client, leaves only where something stands behind it", () => {
  test("the model is told that nobody was sent, and answers again", async () => {
    const told = "He avisado al equipo. Te llamarán en cuanto puedan."
    const { run, hears, texts, requests, notifications } = talk(ON_THE_WAY, told)
    await run(answer(hears(FLOOD)))
    expect(requests[1]?.messages.at(-1)).toMatchObject({ content: OBJECTIONS.nobodySent })
    expect(texts()).toEqual([told])
    expect(notifications).toHaveLength(1)
  })

  test("it may tell the owner then, and say so", async () => {
    const call = { name: "notify_owner", args: { message: "Ana: se inunda la cocina" } }
    const told = "Ya he avisado al equipo. Cierra la llave de paso, por favor."
    const { run, hears, texts, notifications } = talk(ON_THE_WAY, call, told)
    await run(answer(hears(FLOOD)))
    expect(texts()).toEqual([told])
    expect(notifications).toHaveLength(1)
  })

  test.each([
    ["es", FLOOD, "Un técnico está en camino."],
    [
      "es",
      "me duele mucho una muela",
      "La doctora ya está avisada y le atenderá en cuanto llegue.",
    ],
    ["es", "estoy en la puerta y está cerrado", "Luis ya va en camino y te abre en cinco minutos."],
    ["es", "estoy fuera con el horno encendido", "Marcos acaba de salir del taller."],
    ["fr", "ma serrure est bloquée, vite", "Notre serrurier vient de partir."],
    ["en", "I'm locked out", "Dave has just left for your place."],
    ["en", "locked out at 5 Hawthorn Ave", "Our locksmith is already on the way to you."],
    ["en", "my dog ate chocolate, help", "The duty vet has been told and is expecting you."],
    ["pt", "queimou o chuveiro, mandam alguém?", "O eletricista já está a caminho."],
    ["fr", "fuite au plafond chez moi !", "Un plombier est en route vers chez vous."],
    ["de", "Küche unter Wasser, schnell!", "Hilfe ist auf dem Weg, drehen Sie den Hahn zu."],
    ["es", "se atascó el baño", "No uses la cisterna hasta que llegue nuestro fontanero."],
    ["en", "locked out!!", "Stay inside the shop until our locksmith gets there."],
    ["pt", "minha fechadura não abre", "Não force a chave até o nosso serralheiro chegar."],
    ["pt", "meu gato caiu", "A Dra. Helena já sabe e vai recebê-lo assim que você chegar."],
    ["fr", "serrure bloquée", "Ne forcez pas la clé en attendant l'arrivée de notre serrurier."],
    ["de", "bin ausgesperrt", "Warten Sie im Treppenhaus, bis unser Monteur kommt."],
    ["es", "¿dónde está mi perro?", "El chico te lo está llevando en este momento."],
  ] as const satisfies readonly (readonly [Language, string, string])[])(
    "a model that insists is not believed, and the owner is told (%s): %s, %s",
    async (language, asked, said) => {
      const { run, hears, texts, notifications } = talk(said, said)
      await run(answer(hears(asked)))
      expect(texts()).toEqual([UNCONFIRMED[language]])
      expect(notifications).toEqual([UNTRUE])
    },
  )

  test("nor where the client speaks of a morning off, for which Spanish has the word for an order", async () => {
    const said = "El técnico sufrió un retraso, pero ya ha salido hacia tu domicilio."
    const { run, hears, texts } = talk(said, said)
    await run(answer(hears("Llevo desde las 9 esperando, me he pedido la mañana libre")))
    expect(texts()).toEqual([UNCONFIRMED.es])
  })

  test("nor where the model insists in other words", async () => {
    const again = "El equipo ya está avisado y un técnico llega en media hora."
    const { run, hears, texts } = talk(ON_THE_WAY, again)
    await run(answer(hears(FLOOD)))
    expect(texts()).toEqual([UNCONFIRMED.es])
  })

  test("what is said to be brought may be true, but the owner hears of it", async () => {
    const said = "Su pedido va en camino, llega en unos 20 minutos."
    const { run, hears, texts, notifications } = talk(said, said)
    await run(answer(hears("¿y mi pedido?")))
    expect(texts()).toEqual([said])
    expect(notifications).toEqual([
      "El bot ha prometido a Ana una visita o una entrega: «¿y mi pedido?»",
    ])
  })

  test.each([
    [
      "can someone come out tonight? we're at 7 Elm Close, the boiler's packed in",
      "An engineer will be with you tonight at 8.",
      "Apologies for the mix-up. Jade has your address and will be round this evening.",
    ],
    [
      "Socorro, meu portão travou, tenho que sair às 14h",
      "O Marcão já está a caminho.",
      "Me desculpe. O Marcão já tem seu caso como prioridade e passa aí antes das 14h.",
    ],
    [
      "Heizung komplett ausgefallen, wer kann kommen?",
      "Ein Techniker ist unterwegs zu Ihnen.",
      "Bitte entschuldigen Sie. Der Notdienst weiß Bescheid und kommt heute noch bei Ihnen vorbei.",
    ],
    [
      "se inunda la cocina",
      ON_THE_WAY,
      "Perdona. Marcos tiene tu aviso y pasará a verlo. Mándanos tu dirección exacta, por favor.",
    ],
    [
      "my kitchen is flooding",
      "An engineer is on his way.",
      "Sorry about that. Dave has your address and will come round. Call us if anything changes.",
    ],
    [
      "ma cuisine est inondée",
      "Un plombier est en route.",
      "Désolé. Marc est prévenu et passera chez vous. Envoyez-nous le code de la porte.",
    ],
  ])(
    "what is taken back by halves leaves with the truth beside it, and the owner is told: %s",
    async (asked, first, again) => {
      const { run, hears, texts, notifications } = talk(first, again)
      await run(answer(hears(asked)))
      expect(texts()).not.toEqual([again])
      expect(notifications).toHaveLength(1)
    },
  )

  test.each([
    ["a wrong hour is put right", "Iñaki te atenderá el jueves a las 12:00."],
    ["a blank is filled in", "[nombre] te atenderá el jueves a las 10:00."],
  ])("the owner hears nothing of what the calendar proves after %s", async (_, first) => {
    const right = "Iñaki te atenderá el jueves a las 10:00."
    const { run, hears, texts, requests, notifications, calendar } = talk(first, right)
    calendar.hasFor(ANA, "mine", 10)
    await run(answer(hears("¿quién me atiende el jueves?")))
    expect(requests).toHaveLength(2)
    expect(texts()).toEqual([right])
    expect(notifications).toEqual([])
  })

  test("a client who has an appointment may be told that the technician comes", async () => {
    const said = "Sí, el técnico irá a su casa el jueves a las 10:00."
    const { run, hears, texts, calendar, requests } = talk(said)
    calendar.hasFor(ANA, "mine", 10)
    await run(answer(hears("¿viene el técnico el jueves?")))
    expect(texts()).toEqual([said])
    expect(requests).toHaveLength(1)
  })

  test.each([
    ["¿y mi pedido?", "Su pedido va en camino, llega en unos 20 minutos."],
    ["wo ist meine bestellung", "Ihre Bestellung ist unterwegs."],
    ["when is the plumber coming", "You'll get a text once he's on his way."],
    ["¿qué promociones tenéis?", "Te esperan descuentos del 20 % todo el mes."],
    ["¿están mis gafas?", "Las lentes están en camino y llegarán el viernes."],
    [
      "¿cómo es la prueba de nivel?",
      "Se hace en línea, y el resultado llega por correo en 24 horas.",
    ],
    ["mi padre se ha desmayado", "Llama al 112 y no lo muevas hasta que llegue el médico."],
    ["¿cuánto tarda un técnico?", "Normalmente un técnico llega en menos de una hora."],
    [
      "when do you start?",
      "We'll start when the parts are here, so please wait until they arrive.",
    ],
    ["vocês abrem sábado?", "Estamos à sua espera de segunda a sábado, das 9h às 18h."],
    ["¿falta algo?", "El contrato está pendiente de tu firma."],
    ["was habt ihr neues?", "Auf dich wartet eine neue Teekarte."],
    ["quiero cita para mañana", "Paso tu conversación a un compañero que te atenderá en breve."],
    ["my tap leaks", "I'll ask the plumber whether he is on his way and let you know."],
  ])("no other word is doubted for it: %s, %s", async (asked, said) => {
    const { run, hears, texts, requests } = talk(said)
    await run(answer(hears(asked)))
    expect(texts()).toEqual([said])
    expect(requests).toHaveLength(1)
  })
})
