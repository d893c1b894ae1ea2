import { describe, expect, test } from "bun:test"
import { UNTOUCHED } from "../../core/calendar/receipt-words.ts"
import { answer } from "../../core/reply/answer.ts"
import { ANA } from "../support/calendar.ts"
import { type Wishes, world } from "../support/world.ts"

const TRUTHS = Object.values(UNTOUCHED)

/** What leaves when the model answers one thing, and another when it is asked once more; one may stand on Thursday at ten. */
const leaves = async (asked: string, said: readonly string[], wishes: Wishes, stands = false) => {
  const { run, hears, texts, calendar } = world({
    chatbot: { language: "auto" },
    model: said,
    ...wishes,
  })
  if (stands) calendar.hasFor(ANA, "mine", 10)
  await run(answer(hears(asked)))
  expect(texts()).toHaveLength(1)
  return texts()[0] ?? ""
}

/** Whatever the words: nobody can list all that mean "it's done", but what means "not yet" is soon told. */
const CLAIMS = [
  ["quiero cita el sábado a las 10", "El sillón del sábado lleva tu nombre.", "Nadie te lo quita."],
  ["need a table for 2 tonight at 8", "Two of you at 8!", "Your table is waiting."],
  [
    "quiero cita el sábado a las 10",
    "Cita reservada: sábado a las 10:00.",
    "Ya quedó todo como querías. ¿Necesitas algo más?",
  ],
  [
    "can you fit me in saturday at 10?",
    "You're booked in for Saturday at 10.",
    "All sorted just the way you wanted. Is there anything else I can help with?",
  ],
  [
    "Samstag um 10 bitte",
    "Ich habe Sie für Samstag um 10 Uhr eingetragen.",
    "Das ist alles so, wie Sie es wollten. Kann ich sonst noch etwas für Sie tun?",
  ],
  ["quero marcar sexta às 16h", "Sexta às 16h tá na mão.", "Na mão, confia!"],
  ["une table pour 4 vendredi 20h", "Quatre couverts vendredi.", "La table 7 n'attend que vous."],
  ["send a plumber", "Dave's on his way tomorrow at 9.", "Dave will be knocking at 9."],
  ["me he quedado fuera", "Paco va para allá.", "Paco sale ya, a toda pastilla."],
  ["mi gato cojea", "Lo ve Elena hoy a las 17:15.", "Elena mira a Misi esta tarde a las 17:15."],
  ["o vaso entupiu", "Em 40 minutos nosso colega tá aí.", "Em 40 minutos ele resolve."],
  [
    "deseo separar dos camarotes en el crucero del 3 de febrero",
    "Zarpan con nosotros el 3 de febrero a las 8:00, en los camarotes 11 y 12.",
    "Zarpan con nosotros el 3 de febrero desde Castro, en los camarotes 11 y 12.",
  ],
  ["une heure plus tard", "Une heure plus tard, ça roule.", "Une heure de plus, sans souci."],
  ["Spitzen schneiden", "Die kommen Donnerstag um 12 ab.", "Lea wartet Donnerstag auf dich."],
  ["ich schaffe es morgen nicht", "Bist für morgen raus.", "Morgen wartet keiner auf dich."],
] as const

describe("asked once more for what may be a claim, a reply that does not leave it open leaves with the truth", () => {
  test.each(CLAIMS)("%s: %s, %s", async (asked, first, second) => {
    const [said, truth = ""] = (await leaves(asked, [first, second], { calendar: "own" })).split(
      "\n\n",
    )
    expect(said).toBe(second)
    expect(TRUTHS).toContain(truth)
  })

  test.each(CLAIMS)("also with no calendar: %s", async (asked, first, second) => {
    expect(TRUTHS).toContain((await leaves(asked, [first, second], {})).split("\n\n")[1] ?? "")
  })
})

describe("it leaves alone when it", () => {
  test.each([
    ["asks", "¿A nombre de quién la apunto?"],
    ["offers", "Todavía quedan libres las 10:00 y las 11:30."],
    ["refuses", "El sábado no abrimos, lo siento."],
    ["admits it", "Aún no he reservado nada."],
    ["looks", "Un momento, lo miro."],
    ["is for people to see to", "Le paso tu mensaje al encargado."],
    ["informs", "El corte cuesta 15 €."],
    ["needs none", "El sábado se viene sin cita."],
    ["tells what is free", "¡Enhorabuena! El sábado aún está libre."],
    ["tells from when on", "A partir del tercer mes sin problema."],
    ["tells when alone", "El sábado solo por la tarde."],
    ["tells who is away", "Toni está de baja este mes."],
    ["lets choose", "Rosa tiene el 13 a las 9 o el 16 a las 12."],
    ["offers in the place of what is refused", "A las 10 no, pero a las 12 sí."],
    ["waits for something", "En cuanto llegue la señal te lo confirmo."],
    ["tells where to write", "Escriba a hola@salon.es."],
    ["is full", "El sábado estamos hasta arriba."],
    ["tells who may come", "Los perros pequeños pueden entrar."],
    ["tells what there is", "Hacemos corte, tinte y mechas."],
  ])("%s", async (_, second) => {
    const first = "El sillón del sábado lleva tu nombre."
    const wishes = { calendar: "own" } as const
    expect(await leaves("quiero cita el sábado a las 10", [first, second], wishes)).toBe(second)
  })
})

describe("nothing is asked once more of a reply to who speaks of no visit and no time", () => {
  test.each([
    ["I'll have the burger", "Great choice! The burger comes with fries and a salad."],
    ["w1", "w1,w2"],
    ["hola", "The answer."],
    ["mensaje 3", "eco: mensaje 3"],
    ["uno", "Respuesta a uno"],
    ["Can you remove the nuts from the salad?", "Absolutely, every salad is made to order."],
    ["Quiero devolver unos zapatos", "Claro, las devoluciones se hacen en la tienda."],
    ["me quedo con la azul", "¡Buena elección! La azul es la más vendida de la temporada."],
    ["¿mi pedido?", "Tu pedido sale hoy y llega mañana."],
    ["can i get a refund", "Your refund has been processed, allow 3-5 days."],
    ["Quiero una pizza para dos", "Pizza para dos."],
    ["el viernes cumplo años", "¡Felicidades por adelantado!"],
    ["Quero trabalhar com vocês", "Obrigado pelo interesse! Os currículos ficam com a Paula."],
    ["Pouvez-vous me rembourser ?", "Les remboursements se font en caisse, avec le ticket."],
    ["Ich möchte Gitarre lernen", "Tolle Idee! Unser Gitarrenlehrer mag auch Anfänger."],
  ])("%s: %s", async (asked, said) => {
    expect(await leaves(asked, [said], { calendar: "own" })).toBe(said)
    expect(await leaves(asked, [said], {})).toBe(said)
  })
})

describe("with no calendar, whose appointments a person makes may be answered so at once", () => {
  test.each([
    ["¿Me apuntas el martes a las 11?", "He dejado tu solicitud a Carmen, ella te dirá la hora."],
    ["necesito mover mi cita al lunes", "Se lo digo a Carmen y te responde ella."],
    ["move my appointment to Monday please", "Kate takes care of that. She'll be in touch today."],
    ["je voudrais un rendez-vous vendredi", "Je l'ai prévenue, elle vous rappelle."],
    ["quero reservar uma mesa", "As reservas são só por WhatsApp da gerente: 11 98765-4321."],
  ])("%s: %s", async (asked, said) => {
    expect(await leaves(asked, [said], {})).toBe(said)
  })

  test("what may be heard there as a claim leaves with the truth, and is not taken out", async () => {
    const said = "A Paula já sabe, amanhã ela desmarca o seu horário."
    const text = await leaves("preciso desmarcar amanhã", [said, said], {})
    expect(text).toBe(`${said}\n\n${UNTOUCHED.pt}`)
  })
})

describe("an appointment that stands on another day than was asked for", () => {
  test.each([
    ["¿Tenéis hueco el sábado a las 11?", "El sillón ya es tuyo."],
    ["Can you do Saturday at 10?", "The 10 o'clock chair is yours."],
    ["Kannst du mich Freitag einschieben?", "Dein Platz wartet."],
  ])("is no proof of words that name no day: %s %s", async (asked, said) => {
    const text = await leaves(asked, [said, said], { calendar: "own" }, true)
    expect(text).not.toBe(said)
  })

  test("is one when it is the day that was asked for", async () => {
    const said = "Sí, a las 10 te esperamos."
    const wishes = { calendar: "own" } as const
    expect(await leaves("¿Me confirmas la cita del jueves?", [said, said], wishes, true)).toBe(said)
  })
})

test.each([
  ["¿tengo algo esta semana?", "Sí, el jueves 12 a las 10:00."],
  ["¿sigue en pie lo mío?", "Sí, todo en orden: jueves a las 10:00."],
])(
  "nothing is asked once more of what is true, though no wish was heard: %s",
  async (asked, said) => {
    expect(await leaves(asked, [said], { calendar: "own" }, true)).toBe(said)
  },
)

test("with no calendar nothing proves that one stands to who asks for one", async () => {
  const said = "Ihr Wagen ist Donnerstag dran."
  const text = await leaves("Ölwechsel am Donnerstag bitte", [said, said], {})
  expect(TRUTHS).toContain(text.split("\n\n")[1] ?? "")
})

test.each([
  ["¿Y para depilación?", "Te pongo con Sara el martes a las 12."],
  ["e depilação?", "Te coloco com a Sara na terça às 12h."],
])(
  "a client who is told of a time that they seem not to have asked for is told the truth: %s %s",
  async (asked, said) => {
    const text = await leaves(asked, [said, said], { calendar: "own" })
    expect(text).not.toBe(said)
  },
)

describe("a claim of a few words, of an appointment that nobody made", () => {
  test.each([
    ["quiero cita el jueves a las 10", "Te confirmo la cita."],
    ["quiero cita el jueves a las 10", "Perfecto, te confirmo la cita."],
    ["quiero cita el jueves a las 10", "Se ha registrado tu cita."],
    ["quiero cita el jueves a las 10", "Confirmado ✅"],
    ["quiero cita el jueves a las 10", "Confirmé ✅"],
    ["quiero cita el jueves a las 10", "Anotado, gracias."],
    ["quero quinta às 10h", "Desculpa, agora sim: quinta às 10h já está marcado!"],
    ["quiero cita el jueves a las 10", "Ese hueco ya está reservado para ti."],
    ["quiero cita el jueves a las 10", "Las 10 ya están reservadas a tu nombre."],
    ["quiero cita el jueves a las 10", "Listo, el jueves a las 10 ya está reservado."],
    [
      "quiero cita el jueves a las 10",
      "A las 10 ya está ocupado, así que te he reservado a las 11.",
    ],
    [
      "can i book thursday at 10",
      "Thursday is booked out, so I've put you down for Friday at ten.",
    ],
    ["una cita el jueves a las 10", "La cita del jueves a las 10 ya está cogida."],
    ["dos citas, jueves a las 10 y viernes a las 12", "Las dos ya están reservadas."],
    [
      "quiero cita el jueves a las 10",
      "Lamentablemente el jueves a las 10 ya está ocupado, pero te he apuntado el viernes a las 11.",
    ],
    ["quiero un corte el jueves a las 10", "Lamento el malentendido y el corte ya está reservado."],
    ["quiero cita el jueves a las 10", "Ya tenemos tu cita agendada."],
    ["geht donnerstag um 10?", "Ihr Termin am Donnerstag um 10 ist bereits gebucht."],
    ["can i book thursday at 10", "I confirm the appointment."],
    ["can i book thursday at 10", "Confirmed ✅"],
    ["quero marcar quinta às 10h", "Confirmo a consulta."],
    ["je voudrais un rdv jeudi à 10h", "Je vous confirme le rendez-vous."],
    ["je voudrais un rdv jeudi à 10h", "Confirmé ✅"],
    ["ich hätte gern einen termin am donnerstag um 10", "Ich bestätige den Termin."],
    ["ich hätte gern einen termin am donnerstag um 10", "Habe ich vermerkt."],
  ])("does not leave alone: %s %s", async (asked, said) => {
    const { run, hears, texts } = world({ calendar: "own", model: [said, said] })
    await run(answer(hears(asked)))
    expect(texts()[0]).not.toBe(said)
  })

  test.each([
    ["quiero cita el jueves a las 10", "Lo consulto y te confirmo la cita."],
    ["quiero cita el jueves a las 10", "En breve te confirmo la cita."],
    ["quiero cita el jueves a las 10", "Te confirmo la cita en cuanto lo vea."],
    ["quiero cita el jueves a las 10", "Anotado, ¿a qué nombre?"],
    ["soy alérgica al tinte", "Anotado, gracias."],
    ["can i book thursday at 10", "I will confirm the appointment soon."],
    ["ich hätte gern einen termin am donnerstag um 10", "Wir bestätigen den Termin per Mail."],
    ["geht donnerstag um 10?", "Die Reservierung steht, sobald die Anzahlung da ist."],
    ["quiero cita el jueves a las 10", "Ese hueco ya está reservado."],
    ["quiero cita el jueves a las 10", "Las 10 ya están reservadas, ¿te va a las 11?"],
    ["quiero cita el jueves a las 10", "A las 10 tenemos otra cita ya agendada."],
    ["quiero cita el jueves a las 10", "El pase del jueves a las 10 ya está vendido entero."],
    [
      "quiero apuntarme a pilates",
      "Tienes clase todos los lunes y miércoles a las 18:00. Dime cuál te va mejor.",
    ],
    [
      "je veux réserver un cours",
      "Vous avez deux cours : le mardi et le jeudi à 10h. Dites-moi lequel vous convient.",
    ],
    [
      "cancela mi cita del jueves y dame otra el viernes",
      "El viernes ya no hay hora. ¿Te va el lunes?",
    ],
    [
      "necesito cancelar la clase de las 13h sin perder el bono",
      "La clase empieza en menos de dos horas. Ya no es posible anularla sin que se descuente del bono.",
    ],
    ["quiero cita el jueves a las 10", "Uy, el jueves a las 10 ya está agendado. ¿Te va a las 11?"],
    ["quiero cita el jueves a las 10", "Ya tenemos una cita agendada a esa hora."],
    ["quiero cita el jueves a las 10", "El jueves a las 10 ya está cogido, lo siento."],
    ["can i book thursday at 10", "Someone else has that slot."],
    ["can i book thursday at 10", "Thursday at 10 is booked out."],
    ["quero marcar quinta às 10h", "Esse horário já está reservado."],
    ["quero marcar quinta às 10h", "Às 10h já tem cliente marcado. Pode ser às 11h?"],
    ["je voudrais un rdv jeudi à 10h", "Quelqu'un a déjà réservé 10 h."],
    ["geht donnerstag um 10?", "Donnerstag um 10 ist bereits gebucht."],
    ["can i book thursday at 10", "We confirm the booking, once the deposit is in."],
  ])("is none: %s %s", async (asked, said) => {
    const { run, hears, texts } = world({ calendar: "own", model: [said, said] })
    await run(answer(hears(asked)))
    expect(texts()).toEqual([said])
  })
})
