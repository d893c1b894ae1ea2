import { describe, expect, test } from "bun:test"
import { claimsIn } from "../../core/calendar/claims.ts"
import { splitSentences } from "../../core/calendar/claims/sentences.ts"
import { standingSentence, UNCONFIRMED } from "../../core/calendar/receipt-words.ts"
import { answer } from "../../core/reply/answer.ts"
import { LANGUAGES } from "../../core/shared/language/all.ts"
import { ANA, ANAS } from "../support/calendar.ts"
import { spending } from "../support/cpu-time.ts"
import { world } from "../support/world.ts"

/** Ana's appointment is on Thursday, 12 March, from ten to eleven; it is Tuesday. Hers and ours in turn, then what the model says. */
const said = async (talk: readonly string[], ...replies: readonly string[]) => {
  const { run, hears, texts, calendar, cues } = world({
    calendar: "own",
    chatbot: { language: "auto" },
  })
  calendar.hasFor(ANA, "mine", 10)
  for (const [at, words] of talk.entries()) {
    if (at % 2 === 1) continue
    const own = talk[at + 1]
    cues.splice(0, Number.POSITIVE_INFINITY, ...(own === undefined ? replies : [own, own]))
    await run(answer(hears(words)))
  }
  return texts().at(-1)
}

describe("what is said beside an appointment that stands leaves as it is", () => {
  test.each([
    [
      "when it ends",
      ["¿cuánto se tarda lo del jueves? tengo que recoger a la niña"],
      "Empieza a las 10:00, así que hacia las 11:00 ya estarás fuera.",
    ],
    [
      "when to come",
      ["bonjour, on se gare où jeudi ?"],
      "Le parking est juste derrière. Venez vers 9h50 jeudi, on vous attend à l'accueil.",
    ],
    [
      "how long it takes, to who has to be somewhere at an hour",
      ["Mas o menos cuánto se tarda? es que entro a trabajar a las 12"],
      "Calcula una hora: empiezas a las 10:00 y hacia las 11:00 habrás terminado, así que llegas de sobra.",
    ],
    [
      "how late one may be",
      ["Running late on Thursday, prob 10:10, is that ok?"],
      "No problem, thanks for telling us. We'll expect you around ten past ten; it still finishes at 11.",
    ],
    [
      "until when to eat",
      ["Muss ich am Abend vorher was beachten? Blutabnahme am Donnerstag"],
      "Ja, bitte ab Mittwoch, 22 Uhr, nichts mehr essen. Am Donnerstag sehen wir uns dann um 10 Uhr.",
    ],
    [
      "until when to cancel",
      ["e se quinta eu não puder ir, cobram?"],
      "Pode desmarcar sem custo até amanhã, quarta-feira, às 10h. Por enquanto a sua consulta de quinta continua como estava.",
    ],
    [
      "that it stays",
      [
        "tienes hueco el viernes?",
        "El viernes tengo las 11:00 o las 15:30. ¿Quieres cambiar la cita?",
        "no, deja, mejor el jueves",
      ],
      "Perfecto, entonces no tocamos nada: nos vemos el jueves a las 10:00, como habíamos quedado.",
    ],
    [
      "advice before it",
      ["hey what do i wear for the tattoo thurs, its on the ribs"],
      "A loose shirt. Eat a proper breakfast and skip alcohol the night before. You're with Rae at 10 on Thursday morning.",
    ],
    [
      "from which day it was moved",
      ["Wann war noch mal mein Termin?"],
      "Ihr Termin wurde von Montag, 9. März, auf Donnerstag, 12. März, um 10 Uhr verschoben.",
    ],
    [
      "until when it may be cancelled",
      ["hasta cuándo puedo cancelar sin coste?"],
      "Sin coste, hasta 24 horas antes. Tu cita es el jueves 12 de marzo a las 10:00, así que tienes hasta mañana miércoles a las 10:00.",
    ],
    [
      "that it is open every day of the week",
      ["mon rdv de jeudi est confirmé ?"],
      "Votre rendez-vous est bien jeudi à 10h, et nous sommes ouverts 7/7 à partir de 8h.",
    ],
    [
      "how early to be there",
      ["what if we're late?"],
      "You're down for 10am to 11am on Thursday, so we'd suggest aiming for quarter to.",
    ],
    [
      "that it was moved, to some hour of the morning",
      ["did you move it in the end?"],
      "Yes, your appointment has been moved to Thursday morning.",
    ],
    [
      "what is left on a card",
      ["¿cuándo voy y cuántas me quedan?"],
      "Tu cita es el jueves a las 10:00 y te quedan dos sesiones en el bono.",
    ],
    [
      "on which of two days it is",
      [
        "Perdón, no me acuerdo si quedamos el jueves o el viernes",
        "Hola, no te preocupes. ¿Me das tu nombre completo, por favor?",
        "Rocío Benavides",
      ],
      "Gracias, Rocío. Estás agendada el jueves 12 de marzo a las 10:00, no el viernes.",
    ],
    [
      "from when on to fast",
      [
        "o Thor precisa ficar em jejum pra quinta?",
        "Olá! Ele vem para a limpeza de tártaro, certo?",
        "isso",
      ],
      "Então precisa sim: retire a ração às 22h de quarta e a água às 6h de quinta. Assim ele chega às 10h com doze horas de jejum.",
    ],
    [
      "to who is late, when it ends",
      [
        "mon train arrive a 9h55 jeudi donc je serai la que vers 10h10 desolee",
        "Merci de nous prévenir ! Vous venez à pied depuis la gare ?",
        "oui",
      ],
      "Alors comptez bien dix minutes de marche. C'est noté, pas d'inquiétude pour ce petit retard, on vous attend. La séance se termine toujours à 11h.",
    ],
    [
      "when the shop closes",
      [
        "what time do you open thursday? could i drop the car off before work",
        "We open at 7:30 on weekdays. When do you start work?",
        "8",
      ],
      "Then you're welcome to leave the car with us from 7:30. The mechanic will get to it at 10:00, as planned, and it should be done around 11. We close at 5:30, so there's plenty of time to pick it up.",
    ],
    [
      "that it stays until somebody answers",
      [
        "Sehr geehrte Damen und Herren, aus beruflichen Gründen bitte ich um Verlegung meines Beratungstermins auf den 18. März, vormittags. MfG H. Brandl",
      ],
      "Sehr geehrter Herr Brandl, Ihr Anliegen geht an Frau Sauer. Bis zu deren Rückmeldung besteht der Termin am 12. März um 10.00 Uhr fort.",
    ],
    [
      "who receives them, and when to be there",
      ["Boas, o jogo também dá em inglês? vem um colega da Irlanda"],
      "Boas! Dá, sim: as pistas e o guião estão em português e em inglês, e escolhem a língua à entrada. Na quinta quem vos recebe é o Tomás, que fala inglês na perfeição. Estejam cá às 9h45 para a explicação das regras. 🔐",
    ],
    [
      "what somebody else has booked",
      ["when is mine?"],
      "Your appointment is on Thursday at 10. The two classes booked by your sister are hers.",
    ],
  ])("%s", async (_, talk, reply) => {
    expect(await said(talk, reply, reply)).toBe(reply)
  })
})

describe("a true word about an appointment that stands, which sounds like a claim, leaves with what is in the calendar beside it", () => {
  test.each([
    [
      "en",
      [
        "Do I need to fast before my blood work?",
        "Hello! Which day is your appointment?",
        "Thursday",
      ],
      "Yes, please don't eat for 8 to 12 hours before your appointment at 10:00 AM on Thursday; water is fine.",
    ],
    [
      "es",
      ["tengo un examen ese dia a las 11.30, me dara tiempo?"],
      "Tu sesión termina a las 11:00, así que te quedaría media hora. ¡Mucha suerte con el examen!",
    ],
    [
      "fr",
      [
        "Vous donnez des reçus pour les assurances?",
        "Oui, tout à fait! Nos massothérapeutes sont membres de la FQM.",
        "parfait, pis je les reçois quand",
      ],
      "Le reçu vous est envoyé par courriel le jour même, dans l'heure qui suit le massage. Donc pour votre rendez-vous de jeudi matin, vous l'auriez avant midi à peu près. 🙂",
    ],
  ] as const)("%s: %s", async (language, talk, reply) => {
    const left = await said(talk, reply, reply)
    expect(left).toBe(`${reply}\n\n${standingSentence(ANAS, language)}`)
  })
})

describe("an appointment from ten to eleven does not prove one that begins before, in it or as it ends", () => {
  test.each([
    ["Quiero cita el jueves a las {t}", "Reservado, el jueves a las {t}."],
    ["sí, a las {t}", "Perfecto, quedas apuntada el jueves a las {t}."],
    ["Can I book Thursday at {t}?", "Done, you're booked for Thursday at {t}."],
    ["Need one for my son too, Thursday {t}", "Your son is booked for Thursday at {t}."],
    ["thursday {t} works for me", "Great, you're in!"],
    ["I'll be there {t} thursday instead", "No problem, I've moved you to {t}."],
    ["Queria marcar quinta às {t}", "Prontinho, marquei quinta às {t}."],
    ["consegue quinta às {t}?", "Fechado, te espero às {t}!"],
    ["Je voudrais un rendez-vous jeudi à {t}", "C'est réservé, jeudi à {t}."],
    ["Ich möchte einen Termin am Donnerstag um {t}", "Gebucht! Donnerstag um {t} Uhr."],
    ["Donnerstag {t} Uhr wäre gut", "Alles klar, dann sehen wir uns."],
  ])("%s", async (asked, replied) => {
    for (const time of ["9:30", "10:30", "11:00"]) {
      const reply = replied.replace("{t}", time)
      expect(await said([asked.replace("{t}", time)], reply, reply)).not.toBe(reply)
    }
  })
})

describe("an appointment that stands does not prove another", () => {
  test.each([
    [
      "whose time is told in the next line",
      [
        "hola somos 6, hay sitio en el tour de este viernes noche?",
        "Sí, el del viernes sale a las 21:00.",
        "genial pues apúntanos",
      ],
      "¡Apuntados los seis! 👻\n\n📅 Viernes 13 de marzo\n🕘 21:00",
    ],
    [
      "that is today",
      [
        "oi, minha coelha está espirrando, vocês atendem?",
        "Atendemos. A dra. Camila tem hoje às 16h.",
        "hoje às 16h",
      ],
      "Prontinho! Agendei a sua coelhinha com a dra. Camila hoje às 16h.",
    ],
    [
      "on the same day",
      [
        "tem limpeza de pele também? já que vou quinta",
        "Tem sim! Depois da massagem, às 11h30.",
        "quero",
      ],
      "Maravilha! Quinta você faz a massagem às 10h e, às 11h30, já emenda na limpeza, tá tudo agendado.",
    ],
    [
      "that takes its place",
      [
        "Ich hätte am Donnerstag Fahrstunde. Kann ich auf Freitag?",
        "Am Freitag hätte Uwe um 14 Uhr Zeit.",
        "ok freitag 14 uhr",
      ],
      "Getauscht! Freitag 14 Uhr fährst du mit Uwe, Donnerstag hast du frei.",
    ],
    [
      "among several",
      [
        "quanto fica o pacote de drenagem?",
        "O pacote com 3 sessões sai por R$ 330.",
        "quero, toda terça às 14h. a quinta eu mantenho",
      ],
      "Ótimo! Reservei suas 3 drenagens às terças, 14h: 17, 24 e 31 de março. A quinta continua como estava.",
    ],
    [
      "that takes its place, told to who is late or asks something",
      ["Mañana llego 20 min tarde al corte"],
      "¡Listo! He movido tu cita de mañana a las 10:20.",
    ],
    [
      "within its hour, told to who asks something",
      ["What should I bring?"],
      "I've moved your appointment to Thursday at 10:30. Just bring yourself!",
    ],
    [
      "of every week, with a last courtesy",
      ["On peut faire toutes les semaines du coup ?"],
      "Vous avez un cours tous les jeudis à 10h. Dites-moi si besoin.",
    ],
    [
      "of every week",
      ["On peut faire toutes les semaines du coup ?"],
      "Parfait, vous avez séance tous les jeudis à 10 h jusqu'à fin avril.",
    ],
    [
      "of every week, in other words",
      ["could we do that every week please"],
      "Yes, Thursdays at 10 are yours from now on.",
    ],
    [
      "that a pet has no longer",
      ["Bonjour, pouvez-vous annuler le rdv de Minou jeudi ?"],
      "C'est noté, Minou n'a plus de rendez-vous jeudi.",
    ],
    [
      "that a dog has no longer",
      ["hi can you cancel Max's thursday appointment please"],
      "No worries, Max doesn't have an appointment on Thursday any more.",
    ],
    [
      "of several that are only counted",
      ["me pueden poner todas las sesiones de laser d una vez? serian 3 una x mes"],
      "Correcto, quedaron las tres en agenda. La de este jueves es aparte, no te la toqué.",
    ],
    [
      "where only the price stays",
      ["cancela a quinta por favor"],
      "Feito, quinta tá livre. O valor continua de crédito.",
    ],
    [
      "where the rest stays",
      ["dá pra atrasar meia hora na quinta?"],
      "Combinado, 10h30 então. O resto continua igual.",
    ],
    [
      "nor that it was cancelled, whatever the client asked",
      ["hola, ¿dónde se aparca por ahí?"],
      "He cancelado tu cita del jueves, ya no tienes que venir.",
    ],
    ["for who named no time", ["quiero cortarme el pelo"], "Reservado, el jueves a las 11:00."],
    [
      "for who named no time, told after the claim",
      ["i want a haircut pls"],
      "Booked! Thursday at 11.",
    ],
    [
      "earlier that day, told after the claim",
      ["quiero cortarme el pelo"],
      "¡Reservado! Jueves a las 9:00.",
    ],
    [
      "on a day that is over, and comes again next year",
      ["hola, quiero reservar para el 14 de febrero, somos dos"],
      "Hecho, reservada una mesa para dos el 14 de febrero.",
    ],
    [
      "for somebody else, told before the one that stands",
      [
        "kann ich für meinen mann auch gleich was ausmachen?",
        "Am Mittwoch um 18:30 Uhr wäre noch etwas frei. Wie heißt er?",
        "Stefan",
      ],
      "Wunderbar, Stefan hat morgen, Mittwoch, um 18:30 Uhr seinen Termin. Und Sie sehen wir dann am Donnerstag um 10 Uhr.",
    ],
    [
      "to which it is told to have gone",
      [
        "tengo turno el jueves, se puede más tarde?",
        "El jueves por la tarde tengo a las 15:00 y a las 17:30.",
        "15 está bien gracias",
      ],
      "De nada. Tu turno pasó de las 10:00 a las 15:00 del mismo jueves 12.",
    ],
    [
      "counted with it",
      ["quiero además otra sesión la semana que viene, jueves 19"],
      "Sí, tienes dos sesiones reservadas: la de este jueves y la del próximo 19 a las 10:00.",
    ],
    [
      "right after it, for somebody else",
      [
        "podrian ver tambien a mi esposo el jueves? trae la misma gripe",
        "Con gusto. El doctor podría recibirlo a las 11:00, enseguida de usted.",
        "perfecto, Raúl Medina",
      ],
      "Muy bien, don Raúl Medina pasa el jueves a las 11:00. Que traiga cubrebocas.",
    ],
    [
      "that takes its place, in words that end in an hour",
      ["10h c trop tot pour moi finalement mdr, vous avez 14h le meme jour?"],
      "Je vous ai mise à 14 h. N'oubliez pas de venir sans maquillage, jeudi.",
    ],
    [
      "by the clocks of another zone",
      ["à quelle heure, heure de Londres ?"],
      "Votre rendez-vous est jeudi à 10h, heure de Londres.",
    ],
  ])("%s", async (_, talk, reply) => {
    const left = await said(talk, reply, reply)
    const beside = LANGUAGES.map((language) => `${reply}\n\n${standingSentence(ANAS, language)}`)
    const sure = splitSentences(reply).some((part) => claimsIn(part).some((claim) => claim.sure))
    expect([...Object.values(UNCONFIRMED), ...(sure ? [] : beside)]).toContain(left ?? "")
  })
})

test.each([
  [
    "can we do tomorrow instead, im off work",
    "I've pulled your appointment forward to tomorrow, Wednesday, at 10.",
    "See you tomorrow at 10 then, Thursday has been dropped.",
  ],
  [
    "hey any chance of getting in tomorrow rather than thurs? tooth is killing me",
    "I've brought you forward to tomorrow, Wednesday, at 8:45.",
    "You're now with the dentist tomorrow morning at a quarter to nine, so no need to wait until Thursday.",
  ],
  [
    "geht's schon morgen?",
    "Dein Termin ist jetzt morgen, Mittwoch, um 10 Uhr.",
    "Wir sehen uns also morgen um 10 statt am Donnerstag.",
  ],
])(
  "what is surely claimed once more, in the place of a claim, does not leave alone: %s",
  async (asked, first, second) => {
    const left = await said([asked], first, second)
    expect(left).toBeDefined()
    expect(left).not.toBe(second)
  },
)

test("a model that goes round in circles about an appointment is read at once", async () => {
  const reply = "Gebucht! Donnerstag 10 Uhr. ".repeat(150)
  const spent = spending()
  await said(["Wann habe ich meine Termine?"], reply, reply)
  expect(spent()).toBeLessThan(5_000)
})

test("an invented appointment does not leave beside the one that stands", async () => {
  const reply = "You're down for Thursday at 10, and Wednesday at 9 for colour."
  expect(await said(["what do I have with you?"], reply, reply)).not.toBe(reply)
})

test.each([
  [
    "another's hour beside that of the appointment",
    [
      "che te puedo sumar a mi nene el mismo día?",
      "¡Hola! Sí, dale. ¿Después de tu turno, a las 11, te sirve?",
      "joya",
    ],
    "¡Genial! Entonces el jueves venís vos a las 10 y tu nene pasa a las 11. Ya quedó reservado su turno.",
  ],
  [
    "another hour beside the one at which the house closes",
    [
      "o batera trampa de manhã, tem como ensaiar quinta de noite em vez das 10?",
      "Tem sim! A sala B vaga às 21h.",
      "fechado então",
    ],
    "Fechado! Quinta, 21h às 22h, sala B. O portão fecha às 20h, então toquem o interfone.",
  ],
])("%s is not believed", async (_, talk, reply) => {
  expect(await said(talk, reply, reply)).not.toBe(reply)
})

test("until when it may be cancelled is told whole, with the truth, where the place is kept", async () => {
  const reply =
    "Desmarcando até amanhã às 18h não tem custo nenhum. De todo modo, o seu horário de quinta continua reservado para você."
  const left = await said(["se precisar desmarcar tem multa?"], reply, reply)
  expect(left).toStartWith(reply)
})
