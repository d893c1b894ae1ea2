import { expect, test } from "bun:test"
import { speaksOfAppointment } from "../../../core/calendar/wishes/spoken-of.ts"
import { wishOf } from "../../../core/calendar/wishes.ts"
import { phrasesOf } from "../../support/corpora/phrases.ts"

const share = (texts: readonly string[]) => texts.filter(speaksOfAppointment).length / texts.length

test("a message that names a time mostly speaks of an appointment", () => {
  expect(share(phrasesOf<{ text: string }>("dates.dev").map(({ text }) => text))).toBeGreaterThan(
    0.85,
  )
})

test("a wish to be written to no more, and prices and hours, mostly do not", () => {
  expect(share(phrasesOf<{ text: string }>("opt_out.dev").map(({ text }) => text))).toBeLessThan(
    0.25,
  )
})

test.each([
  "quiero hora para el jueves",
  "mejor a las diez",
  "Kannst du mich eintragen?",
  "can you squeeze me in",
  "on peut déplacer mon rdv ?",
  "queria desmarcar",
])("an appointment is spoken of: %s", (text) => {
  expect(speaksOfAppointment(text)).toBe(true)
})

test.each(["¿Cuánto cuesta el tinte?", "Do you take cards?", "Quel est le prix ?", "👍", ""])(
  "an appointment is not spoken of: %p",
  (text) => {
    expect(speaksOfAppointment(text)).toBe(false)
  },
)

test.each([
  "Tengo que consultarlo con mi marido",
  "Voy a preguntar a mi madre",
  "Vou perguntar ao meu marido",
])("who asks at home first waits for no yes: %s", (content) => {
  const offered = { direction: "OUTBOUND", content: "Tengo a las 5 o a las 6." } as const
  expect(wishOf([offered, { direction: "INBOUND", content }])).toBe("put off")
})

test.each([
  "¿Trabaja Luis mañana?",
  "¿Está Ana el viernes?",
  "¿Mi pedido llega mañana?",
  "Luis works tomorrow?",
  "O Luís trabalha amanhã?",
  "Louis est là demain ?",
  "Arbeitet Lukas morgen?",
  "Seid ihr am Freitag da?",
  "Do you sell books?",
])("who asks what the business does on a day waits for no yes: %s", (content) => {
  expect(wishOf([{ direction: "INBOUND", content }])).toBe("inquires")
})

test.each([
  "Perdón, no me acuerdo si quedamos el jueves o el viernes",
  "I can't remember if it was Thursday or Friday",
  "desculpa, não lembro se marcamos quinta ou sexta",
  "je sais plus si c'est jeudi ou vendredi",
  "weiss nicht mehr, ob es Donnerstag oder Freitag war",
  "hab vergessen, wann ich am Donnerstag dran bin",
])("who has forgotten when it is calls nothing off: %s", (content) => {
  expect(wishOf([{ direction: "INBOUND", content }])).toBe("inquires")
})

test.each([
  "Mas o menos cuánto se tarda? es que entro a trabajar a las 12",
  "Bom dia, o meu comboio chega às 8h50, posso entrar logo ou espero cá fora?",
  "je suis sorti à quelle heure en gros? j'ai un train à 11h40",
  "kann ich schon früher rein? bin ab 9 in der stadt",
  "can I wait inside? my train gets in at 9",
  "Findet die Stadtführung auch bei Regen statt?",
])("who tells what else is on that day, and asks something, waits for no yes: %s", (content) => {
  expect(wishOf([{ direction: "INBOUND", content }])).toBe("inquires")
})

test.each([
  "¿me das hora? trabajo hasta las 5",
  "Could I come in after work? I finish at 5",
  "Limpieza dental el jueves a las 17, trabajo hasta las 16:30",
  "Brow wax Thursday at 5, I finish work at 4:30",
])("who asks for a time and tells what else is on that day waits for a yes: %s", (content) => {
  expect(wishOf([{ direction: "INBOUND", content }])).toMatchObject({ kind: "booked" })
})

test.each(["é, da pra fazer em 1 hora?", "ça tient en une heure ?", "¿da tiempo en una hora?"])(
  "who asks whether it is done within an hour waits for no yes: %s",
  (content) => {
    const ours = {
      direction: "OUTBOUND",
      content: "Que linda! É essa a inspiração para quinta?",
    } as const
    expect(wishOf([ours, { direction: "INBOUND", content }])).toBe("inquires")
  },
)

test.each([
  "I don't know if I can make Thursday",
  "no sé si voy a poder ir el jueves",
  "can you drop Thursday",
  "drop me from Thursday's class",
])("who may not come, or drops it, may call it off: %s", (content) => {
  expect(wishOf([{ direction: "INBOUND", content }])).toMatchObject({ kind: "cancelled" })
})

test.each([
  "what time do you open thursday? could i drop the car off before work",
  "can I drop her off early Thursday?",
  "can I drop in on Thursday?",
])("who drops somebody or something off calls nothing off: %s", (content) => {
  expect(wishOf([{ direction: "INBOUND", content }])).toMatchObject({ kind: "booked" })
})

test.each([
  "¿Tinte esta tarde?",
  "¿Corte el lunes que viene?",
  "¿El viernes está bien?",
  "Sexta às 17 está bom?",
  "preciso de foto 3x4 pro passaporte, amanhã dá?",
  "Vendredi est bon pour vous ?",
  "Freitag um 17 Uhr ist ok?",
  "¿Trabaja Luis mañana? Pues ponme a las 10",
  "I'm behind on my cleaning, can I get an appointment on Friday at ten?",
  "Chego sexta pela tarde, pode me encaixar?",
  "Llegaré del trabajo un poco tarde, ¿me das cita el viernes a las 19?",
])("who asks for a day waits for a yes: %s", (content) => {
  expect(wishOf([{ direction: "INBOUND", content }])).toMatchObject({ kind: "booked" })
})

test.each([
  ["send a plumber", "booked"],
  ["can someone look at my washing machine", "booked"],
  ["¿me puede atender la abogada esta semana?", "booked"],
  ["manda um eletricista pra mim", "booked"],
  ["envoyez-moi un plombier", "booked"],
  ["kann die Anwältin mich diese Woche empfangen?", "booked"],
  ["wie immer am Freitag?", "booked"],
  ["count me in", "booked"],
  ["revisión de la moto", "booked"],
  ["we're six tonight", "booked"],
  ["un terrain de padel svp", "booked"],
  ["Anzahlung ist raus", "booked"],
  ["põe meu marido também", "booked"],
  ["¿y si lo dejamos para el mes que viene?", "moved"],
  ["hab's mir anders überlegt", "cancelled"],
  ["mejor con Lucía que con Sara", "moved"],
  ["cambiarlo a otro día", "moved"],
  ["push it an hour", "moved"],
  ["don't expect me tomorrow", "cancelled"],
  ["Théo est malade, pas de piano aujourd'hui", "cancelled"],
] as const)(
  "a client who wants something done, or nothing any more, waits for a yes: %s",
  (content, kind) => {
    expect(wishOf([{ direction: "INBOUND", content }])).toMatchObject({ kind })
  },
)

test.each([
  "¿y mi pedido?",
  "mon colis n'est pas arrivé",
  "can I get a refund for Friday?",
  "two coffees to go",
  "¿y las fotos de la boda?",
  "change my email on file",
])(
  "a client who asks after a parcel, their money, a photo or an address waits for no yes: %s",
  (content) => {
    expect(wishOf([{ direction: "INBOUND", content }])).toBe("inquires")
  },
)

test.each([
  "llego tarde",
  "running late",
  "running a bit behind on thurs",
  "el jueves voy a llegar como 10 min tarde porque dejo a mi hija en la escuela",
  "chego uns 10 min mais tarde",
  "kann sein, dass ich 5 Minuten später da bin",
  "könnt sein dass ich 5 min später bin",
  "komme evtl paar minuten später am do, stau",
  "vou atrasar",
  "je suis devant la porte",
  "bin in 10 Min da",
  "Ich schaff es Donnerstag erst um 10:15",
  "Perdón, no llego hasta las 10:10 el jueves",
  "sorry, won't be there till 10:10 thursday",
  "desculpa, quinta só chego às 10h10",
  "mon train arrive a 9h55 jeudi donc je serai la que vers 10h10 desolee",
  "sorry bin Donnerstag erst um 10:10 da",
])("a client who is late or at the door waits for no yes: %s", (content) => {
  expect(wishOf([{ direction: "INBOUND", content }])).toBe("put off")
})

test.each([
  "no no, hasta el jueves",
  "nope see ya thursday",
  "nada, até quinta",
  "nein danke, bis Donnerstag",
])("a client who takes leave until a day wants nothing on it: %s", (content) => {
  expect(wishOf([{ direction: "INBOUND", content }])).toBeNull()
})

test.each([
  "ta bom obrigada bjs",
  "grand ta",
  "o meu cabelo ta super seco",
  "minha filha esqueceu o estojo aí",
  "mi perro no se mueve",
  "el asiento de atrás",
])("a client who tells of something else calls nothing off: %s", (content) => {
  expect(wishOf([{ direction: "INBOUND", content }])).toBeNull()
})

test("a client who says to be late and then yes, at that time, wants nothing else", () => {
  expect(
    wishOf([
      { direction: "INBOUND", content: "j'aurai 10 minutes de retard jeudi, désolé" },
      { direction: "OUTBOUND", content: "Vous arriveriez donc vers 10 h 10 ?" },
      { direction: "INBOUND", content: "oui voilà" },
    ]),
  ).toBeNull()
})

test("a client who is late and wants another time waits for one", () => {
  const content = "llego tarde. ¿me cambias a las 6?"
  expect(wishOf([{ direction: "INBOUND", content }])).toMatchObject({ kind: "moved" })
})

test.each([
  ["Shall I put you in at 3?", "👍"],
  ["Dr. Vega has the 13th at 9 or the 16th at noon.", "the noon one"],
  ["A nombre de quién pongo la mesa?", "Álvaro Gil"],
])("who takes what was offered waits for a yes: %s %s", (content, taken) => {
  expect(
    wishOf([
      { direction: "OUTBOUND", content },
      { direction: "INBOUND", content: taken },
    ]),
  ).toMatchObject({ kind: "booked" })
})

test.each(["soy alérgica al tinte", "itchy all over after waxing"])(
  "a client who tells of themselves waits for no yes: %s",
  (content) => {
    expect(wishOf([{ direction: "INBOUND", content }])).toBe(null)
  },
)

test.each([
  "I want to talk to a human",
  "I'd like to speak with the owner",
  "I want to complain",
  "I want to buy a gift card",
])("who wants to talk or to buy waits for no yes: %s", (content) => {
  expect(wishOf([{ direction: "INBOUND", content }])).toBe(null)
})

test.each([
  "I want to come in",
  "I'd like a haircut",
  "I need to get my hair done",
  "I'd like to know if you can fit me in",
  "I want to talk to Ana on Friday at 5",
  "I need to speak to someone about an appointment",
])("who wants to come, or names an hour, waits for a yes: %s", (content) => {
  expect(wishOf([{ direction: "INBOUND", content }])).toMatchObject({ kind: "booked", alone: true })
})
