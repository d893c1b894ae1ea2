import { describe, expect, test } from "bun:test"
import { awaitsYes } from "../../../core/calendar/claims/on-a-yes.ts"
import {
  agreesTo,
  bookingClaims,
  claimsIn,
  tellsAppointment,
} from "../../../core/calendar/claims.ts"

const kinds = (text: string) => bookingClaims(text).map(({ kind }) => kind)

describe("a reply that claims a booking", () => {
  test.each([
    ["Booked.", "booked"],
    ["Hecho. ¡Reservado!", "booked"],
    ["Cancelada.", "cancelled"],
    ["Ist verschoben!", "moved"],
    ["✅ mañana 10:00", "booked"],
    ["👍 jueves 10:00 ✂️", "booked"],
  ] as const)("is heard in so few words: %s", (text, kind) => {
    expect(kinds(text)).toEqual([kind])
  })

  test.each([
    ["J'ai tassé ta séance de physio du mercredi au jeudi, 9h15", "moved"],
    ["c bon jtai basculé sur le créneau de 19h30", "moved"],
    ["Hecho, Nerea, tu sesión con el fisio salta del 3 al 10, a las siete de la tarde", "moved"],
    ["Done, your session jumps from the 3rd to the 10th at seven", "moved"],
    ["Estás dentro!! Ruta a caballo del domingo, salida a las 9 desde el picadero", "booked"],
    ["I've booked your table for Friday at 8, free cancellation until noon", "booked"],
    ["Ihr Notartermin am 21. Januar fällt aus, die Absage habe ich eben eingetragen.", "cancelled"],
    ["La cancelación queda registrada, el viernes ya no te esperamos", "cancelled"],
    ["I let your Sunday brunch table go like you asked, it's already grabbed", "cancelled"],
    ["Olhe, o jantar de dia 24 já era, risquei-o do nosso livro.", "cancelled"],
    ["jai dit au ramoneur de pas venir lundi, cest réglé, autre chose ?", "cancelled"],
    ["Erledigt, am Mittwoch rechnet bei uns niemand mehr mit Ihnen.", "cancelled"],
    ["Su merced ya quedó para el 23; la del 16 se la dimos a otro paciente.", "moved"],
    ["Te apunté para el viernes a las 10; lo de la alergia se lo he dado a la cocina", "booked"],
    ["Te saqué del grupo de las 7 y te puse en el de las 20", "moved"],
    ["I took you out of the 7 o'clock class and put you in the 8pm one.", "moved"],
    ["Tuesday's out, Friday's in. Same physio, nothing more to do.", "moved"],
    ["Listo, la fumigación quedó para el miércoles, el lunes ya no va nadie.", "moved"],
    ["der gasmann kommt nu doch erst am 9. und nich am 2., er weiß bescheid", "moved"],
    ["Apartadísimo el salón para los quince de Regina, 14 de noviembre", "booked"],
    ["Your gown fitting made it onto the books, Saturday at noon. Need parking info?", "booked"],
    ["moin, hab euch vier auf die kutterfahrt um 10 gesetzt", "booked"],
    ["El 23 de mayo ya lo he tachado en el calendario para vosotros.", "booked"],
    ["Friday 3pm has gone in the book for you.", "booked"],
    ["Wed 2.20 with Dr Nguyen, just gone in under your name.", "booked"],
    ["Your boat trip on Friday is null and void now, you will not be charged.", "cancelled"],
    ["That's the shearing visit knocked on the head, I've told Graeme not to come.", "cancelled"],
    ["Je viens de faire glisser votre séance au lendemain, dimanche 9h.", "moved"],
    ["Votre 18h est devenu 19h15, toujours dans la salle du fond.", "moved"],
    ["Deu pra passar seu treino pro turno da noite, ficou às 20h.", "moved"],
  ] as const)("is of the kind that was done: %s", (text, kind) => {
    expect(kinds(text)).toEqual([kind])
  })

  test.each([
    "No, we never took you off, the Sunday roast for eight is untouched",
    "Dá pra passar seu treino pro turno da noite, sobrou lugar às 20h.",
    "Tem como passar sua aula pra sexta às 15h.",
    "It's possible to move your class to the evening, there's a spot at 8pm.",
    "On peut faire glisser votre séance à jeudi 10h si vous voulez.",
    "L'annulation a échoué, le garage vous attend donc encore demain.",
    "O cancelamento falhou, a oficina continua à sua espera amanhã.",
    "Friday 3pm has gone, I'm afraid.",
    "Nothing has gone in under your name for Friday.",
    "If you don't pay by noon the booking becomes void.",
    "The horse got knocked on the head on Friday, the vet says rest.",
    "You already reserved a table by the window last Tuesday, it is for tomorrow at seven",
    "Dans le système, t'es déjà cédulé pour la pose de pneus le 2 décembre",
    "Estás dentro de plazo para cancelar la cita del lunes",
    "Le cours saute jeudi, c'est férié",
    "Jede Absage wird bei uns vermerkt",
    "Don't let your Sunday table go, it's a good one.",
    "J'ai dit au ramoneur de pas venir trop tôt lundi.",
    "Der Gasmann kommt immer am 9. und nicht am 2.",
    "Até lhe arranjava um lugar na prova de sábado, é questão de me dizer.",
    "Angenommen, Ihr Kleiner ist bis dahin fieberfrei, dann käme er am Montag dran.",
  ])("is not seen in what stood before, was never done or is the rule of the house: %s", (text) => {
    expect(kinds(text)).toEqual([])
  })

  test.each(["¡Perfecto, Ana!", "¡Te esperamos!", "Listo.", "See you soon!"])(
    "is not seen in a courtesy: %s",
    (text) => {
      expect(kinds(text)).toEqual([])
    },
  )

  test.each([
    "Acabo de ver que la clase del jueves ya está completa. Puedo ofrecerte el viernes.",
    "La sesión de las 10 está completa.",
  ])("is not seen in what is full: %s", (text) => {
    expect(kinds(text)).toEqual([])
  })

  test.each([
    "A las 6 ya está reservado para otro cliente.",
    "At 6 it's already booked by another guest.",
    "Às 18h já está reservado para outro cliente.",
    "Vendredi à 8h, la piste est déjà réservée pour un autre véhicule.",
    "Um 18 Uhr ist schon für eine andere Kundin reserviert.",
  ])("is not seen in what others have booked: %s", (text) => {
    expect(kinds(text)).toEqual([])
  })

  test.each([
    "Lo siento, el turno de las 10 ya está reservado.",
    "Lo siento mucho, pero a las 9 ya está ocupado.",
    "Lamentablemente la mesa de las 9 ya está reservada.",
    "Desculpe, o horário das 10h já está reservado.",
  ])("is not seen in what is regretted to be taken: %s", (text) => {
    expect(kinds(text)).toEqual([])
  })

  test.each([
    "Lo siento, tardé: tu mesa ya está reservada.",
    "Lo siento, he tardado: la mesa de las 9 ya está reservada a tu nombre.",
    "Desculpe a demora: o seu horário das 10h já está reservado.",
  ])("is heard where only the delay is regretted: %s", (text) => {
    expect(kinds(text)).toEqual(["booked"])
  })

  test.each([
    "El lunes a las 8 ya está reservado para tu otro coche.",
    "Segunda às 8h já está reservado para o seu outro carro.",
    "Montag um 8 Uhr ist schon für Ihr anderes Auto reserviert.",
  ])("is heard where it is the client's other one: %s", (text) => {
    expect(kinds(text)).toEqual(["booked"])
  })

  test.each([
    "La clase del domingo a las 10 cuesta 20 €, con material incluido.",
    "El domingo después de las 18:00 la cancha de fútbol 7 cuesta S/ 120 la hora, con chalecos y pelota incluidos.",
    "A aula de domingo às 10h custa 20 €, com material incluído.",
  ])("is not seen in what a price includes: %s", (text) => {
    expect(kinds(text)).toEqual([])
  })

  test("is not seen in a Portuguese imperative, which is a Spanish past", () => {
    const text = "Então precisa sim: retire a ração às 22h de quarta e a água às 6h de quinta."
    expect(kinds(text)).toEqual([])
  })

  test.each([
    "Parfait, votre changement d'huile est maintenant cédulé vendredi à 7h30.",
    "C'est fait, votre changement de pneus est prévu vendredi à 9h.",
    "Sua troca de óleo está feita: sexta às 9h.",
    "Tu cambio de aceite está hecho: te esperamos el viernes a las 9.",
    "Your oil change is confirmed: Friday at 9.",
    "Ihr Reifenwechsel ist am Freitag um 9 Uhr gebucht.",
  ])("is heard to book a service that is called a change: %s", (text) => {
    expect(kinds(text)).toEqual(["booked"])
  })

  test.each([
    "Cambio de horario confirmado: viernes a las 9.",
    "Changement d'heure confirmé : vendredi 9h.",
  ])("is heard to move where it is the hour that changes: %s", (text) => {
    expect(kinds(text)).toEqual(["moved"])
  })

  test.each([
    "Tu inscripción a la clase está completa.",
    "Tu matrícula en la clase del jueves está completa.",
    "Listo, tu reserva en la terraza está completa.",
  ])("is heard where it is not the class that is full: %s", (text) => {
    expect(kinds(text)).toEqual(["booked"])
  })

  test.each([
    "Ihr Termin wurde nicht abgesagt, er bleibt am Dienstag.",
    "A sua aula não foi cancelada, é na terça.",
    "Your appointment was not canceled, it's on for Tuesday.",
    "Abgesagt ist hier nichts.",
    "Cancelado no hay nada.",
    "Cancelado não está nada.",
  ])("is not seen in what was not done: %s", (text) => {
    expect(kinds(text)).not.toContain("cancelled")
  })

  test.each([
    [
      "Je suis vraiment désolée. J'ai programmé la visite de notre responsable pour jeudi en fin de journée. Gardez bien les morceaux, s'il vous plaît.",
      "booked",
    ],
    [
      "Lamento mucho su situación. La licenciada Treviño lo recibirá el lunes a las 11:00 en nuestro despacho. Le sugiero llevar su contrato.",
      "booked",
    ],
    [
      "Don't worry, we've moved you to the top of today's list. Expect a knock on the door around lunchtime – just make sure there's clear access to the boiler cupboard.",
      "moved",
    ],
    [
      "Je comprends. Le cours de ce soir est annulé ; pour l'abonnement, il vous suffit d'envoyer un courrier recommandé un mois avant l'échéance.",
      "cancelled",
    ],
  ] as const)("is as sure beside regrets and advice as alone: %s", (text, kind) => {
    expect(claimsIn(text)).toEqual([{ kind, sure: true }])
  })

  test.each([
    ["Tu reserva ha sido registrada exitosamente en nuestro sistema.", "booked"],
    ["*Confirmación*\n\nServicio: Corte\nFecha: 12/03/2026\nHora: 10:00", "booked"],
    ["*Ihre Terminbestätigung*\nLeistung: Schnitt\nDatum: 12.03.2026\nUhrzeit: 10:00", "booked"],
    ["Everything's in order for Friday at 10.", "booked"],
    ["La réservation du coin barbecue ne tient plus.", "cancelled"],
    ["Votre cours n'est plus mardi mais jeudi.", "moved"],
    ["Sua aula não é mais terça e sim sexta.", "moved"],
    ["¿Te apunto la barba en la cita que te acabo de coger el lunes a las 11?", "booked"],
    ["Would you like a shave with the slot I just booked you on Monday?", "booked"],
  ] as const)("is heard in: %s", (text, kind) => {
    expect(kinds(text)).toEqual([kind])
  })

  test.each([
    "Ahora mismo no puedo ver la agenda, pero te reservo el martes a las 10.",
    "No puedo ver la agenda, pero te dejo reservado el martes a las 10.",
    "No puedo ver el calendario, pero tu cita está confirmada para el martes a las 10.",
    "I can't see the calendar right now, but you're booked for Tuesday at 10.",
    "Não consigo ver a agenda, mas já marquei para terça às 10.",
    "Je n'arrive pas à voir l'agenda mais c'est réservé pour mardi à 10 h.",
    "Ich sehe den Kalender gerade nicht, aber Ihr Termin steht am Dienstag um 10 Uhr.",
    "Ihr Termin ist gebucht, wir haben aber nicht mehr viel frei.",
  ])("is heard behind what is admitted first: %s", (text) => {
    expect(kinds(text)).toEqual(["booked"])
  })

  test.each([
    "No puedo ver la agenda, pero te reservo en cuanto vuelva.",
    "No puedo confirmarte la cita, pero aviso al equipo para que te reserve el martes a las 10.",
    "I can't see the calendar, but I'll book you in as soon as I can.",
    "No puedo a las 10, pero tengo libre a las 11.",
    "Não consigo ver a agenda, mas aviso a equipe.",
  ])("is not seen in what can only be done later, or by others: %s", (text) => {
    expect(kinds(text)).toEqual([])
  })

  test.each([
    "Ref.: RSV-20931",
    "Booking no. 40021-B",
    "Reservierungsnr. 8812",
    "Numéro de réservation : 8812",
    "Cita\nCliente: Ana\nFecha: 12/03\nHora: 10:15",
    "Hier die Details zu deinem Termin:\n\n• Was: Vorgespräch\n• Wann: Donnerstag, 12. März, 17:15 Uhr\n\nDas Gespräch ist gratis.",
    "Voici le récapitulatif de votre rendez-vous :\n- Quand : jeudi 12 mars à 17h15\n- Avec : Julie",
    "Here's a summary of your booking:\n*When:* Thursday 12 March at 5:15 pm",
  ])(
    "is heard, though not for sure, in the number, the slip or the details of a booking: %p",
    (text) => {
      expect(claimsIn(text)).toEqual([{ kind: "booked", sure: false }])
    },
  )

  test.each([
    [
      "¡Qué buena noticia que se queden más! He ampliado su estancia hasta el día 16 con la misma tarifa.",
      "moved",
    ],
    ["I have extended your stay until Sunday at the same rate.", "moved"],
    ["Prolonguei a sua estadia até domingo.", "moved"],
    ["Nous avons prolongé votre séjour jusqu'à dimanche.", "moved"],
    ["Ich habe Ihren Aufenthalt bis Sonntag verlängert.", "moved"],
  ] as const)("is heard in what was made longer: %s", (text, kind) => {
    expect(kinds(text)).toEqual([kind])
  })

  test.each([
    "He trasladado su consulta al oficial don Ernesto, que se pondrá en contacto con usted.",
    "Le he pasado tu consulta a Iñaki, nuestro mecánico.",
    "Los datos del taller:\nCuándo: sábado 14 a las 10:00\nPrecio: 40 €",
    "Resumen de la cita:\nFecha: jueves 12\nHora: 17:00\n¿La confirmo?",
    "Aún no está reservada.\n\nResumen de tu cita:\nDía: jueves 12\nHora: 17:00",
    "Here's a summary of your booking:\nWhen: Thursday 12 March at 5:15 pm\nJust reply YES to confirm.",
    "Hier die Details zu deinem Termin:\nDonnerstag, 12. März, 17:15 Uhr\nBestätige kurz, dann trage ich ihn ein.",
    "Envoyez-moi les infos de votre rendez-vous :\n- Jour (ex. jeudi 12 mars)\n- Heure (ex. 17h15)",
    "Passei o caso para o dr. Renato.",
    "Sie wird Sie heute Nachmittag anrufen und alles mit Ihnen besprechen.",
    "Os lugares só ficam garantidos depois do pagamento.",
    "Die Buchung ist erst nach der Zahlung fix.",
    "Hemos ampliado el horario de verano.",
    "We have extended our opening hours.",
  ])(
    "is not seen in what is passed on, holds only after something else, or is no client's: %s",
    (text) => {
      expect(kinds(text)).toEqual([])
    },
  )

  test("is heard where a visit with the word for a question is put off to a day", () => {
    expect(kinds("He pasado tu consulta al jueves a las 10.")).toEqual(["moved"])
  })

  test.each([
    "Pedido n.º 5521",
    "Reservas: 600 111 222",
    "Código de descuento: VERANO10",
    "La reserva n.º 5521 no existe.",
    "Booking no. 5521 could not be found.",
    "Reserva: 1500 €",
    "⏰ 9:00-14:00",
    "💅 Manicura 18 € · 45 min",
  ])("is not seen in other numbers: %p", (text) => {
    expect(kinds(text)).toEqual([])
  })

  test.each([
    "Your email has been changed, I'll write to that one from now on.",
    "Papierrechnung abbestellt, Sie bekommen sie per Mail.",
    "Listo, tu pedido sale hoy y llega el jueves por la mañana.",
    "Pronto, troquei o idioma: agora escrevo em português.",
    "Listo, he añadido una trona a la nota para cocina.",
    "El técnico pasa mañana a las 10.",
    "Le patron passe demain à 10h au salon.",
  ])("is not seen where something else was done: %s", (text) => {
    expect(kinds(text)).toEqual([])
  })

  test.each([
    "Te espero sexta às 10 no nosso endereço.",
    "Wir erwarten Sie am Freitag um 10 an unserer Adresse.",
    "El jueves a las 4 te esperamos con las fotos.",
  ])("is heard also where it says where, and what to bring: %s", (text) => {
    expect(kinds(text)).toEqual(["booked"])
  })

  test.each([
    "Am Freitag gibt es keinen Termin mehr.",
    "Es läuft kein Kurs mehr im Dezember.",
    "Heute fällt kein Kurs aus.",
    "El cupón ya no vale.",
    "El bono ya no es válido.",
    "Já não vale a pena.",
    "O link já não é válido.",
    "This link is no longer active.",
  ])("is not seen where something else is over: %s", (text) => {
    expect(kinds(text)).toEqual([])
  })

  test.each([
    "Lo siento, para mañana ya no hay hora.",
    "El hueco de las 5 ya no está libre.",
    "The 5 pm slot is no longer free.",
    "There is no longer a slot at 5, but 6 is open.",
    "Am Freitag ist kein Termin mehr frei.",
    "Diese Woche haben wir keine Termine mehr.",
    "Désolé, il n'y a plus de rendez-vous demain.",
    "Já não há mesas para hoje.",
    "Si ya no vienes, avísanos con tiempo.",
  ])("is not seen where nothing is left: %s", (text) => {
    expect(kinds(text)).toEqual([])
  })

  test.each([
    "Une autre cliente a annulé, c'est pour ça que 18h s'est libéré.",
    "Otra clienta canceló su hora, por eso se quedó libre el hueco de las 6.",
    "La semana pasada te cancelamos porque estaba enferma la peluquera.",
    "You say your appointment was cancelled: did you get a message?",
    "Toda marcação cancelada no próprio dia é cobrada.",
  ])("is not seen in what others did, what is past, and in rules: %s", (text) => {
    expect(kinds(text)).toEqual([])
  })

  test.each([
    ["T'he apuntat dijous a les 10 amb la Marta.", "booked"],
    ["He canviat la teva hora a divendres a les 12.", "moved"],
    ["Ti ho prenotato giovedì alle 10.", "booked"],
    ["La sua prenotazione di sabato è stata annullata.", "cancelled"],
    ["Siamo aperti dal martedì al sabato dalle 9 alle 19.", undefined],
    ["Tinc dijous a les 10 o divendres a les 12, què et va millor?", undefined],
  ] as const)("is heard in a language that nobody asked for: %s", (text, kind) => {
    expect(kinds(text)).toEqual(kind ? [kind] : [])
  })

  test.each([
    "El martes estaba completo, así que te he puesto el miércoles a las 16:15 con Nerea.",
    "El sábado estaba lleno, por eso te anoté el domingo 11:00.",
    "Für Dienstag konnte ich nichts mehr finden, Mittwoch 17:40 bei Jana ist aber jetzt deiner.",
    "Não precisa ligar de novo não, já te coloquei na quarta 9h20 com a Bia",
    "No need to call again, I've already put you in on Wednesday at 9:20.",
  ])("is heard behind what was not to be had, or need not be done: %s", (text) => {
    expect(kinds(text)).toEqual(["booked"])
  })

  test.each([
    ["Te saqué turno para el lunes a las 10.", "booked"],
    ["Le sacamos hora con la doctora el jueves.", "booked"],
    ["Te saqué del turno del lunes.", "cancelled"],
    ["Ya saqué tu turno de la agenda.", "cancelled"],
  ] as const)("is heard in what one gets out of a diary, and takes out of it: %s", (text, kind) => {
    expect(kinds(text)).toEqual([kind])
  })

  test.each([
    "No longer Saturday then, you're now with us Sunday lunch at one.",
    "Vale, ya no vienes el 15, te espero el 16 a las 10 en punto. Lo he dejado apuntado.",
    "Você não vem mais dia 15, te espero dia 16 às 10h.",
    "Du kommst nicht mehr am 15., ich erwarte dich am 16. um 10 Uhr.",
    "Te lo pateé para el viernes a las 11.",
  ])("is heard to move where they come at another time and no longer then: %s", (text) => {
    expect(kinds(text)).toEqual(["moved"])
  })

  test.each([
    "Ya no vienes el 15, queda anulado. Cuando quieras otro día me dices.",
    "Du kommst nicht mehr am 15., der Termin ist gestrichen.",
  ])("is heard to cancel where they come at no other: %s", (text) => {
    expect(kinds(text)).toEqual(["cancelled"])
  })

  test.each([
    "Von hier aus lässt sich das nicht stornieren, Ihr Platz bleibt also bestehen.",
    "Achtung, bislang habe ich Sie nirgends eingetragen.",
    "Du bist doch schon seit Mai für den Kurs am 9. eingeschrieben 😊",
    "Someone's dropped out of the 2pm, do you fancy it?",
  ])(
    "is not seen in what cannot be done, was not, stands for long, or others gave up: %s",
    (text) => {
      expect(kinds(text)).toEqual([])
    },
  )

  test("is not seen in a card that waits for its confirmation", () => {
    const card = "confirmación\nServicio: Corte\nFecha: 12/03/2026\nHora: 10:00"
    expect(kinds(`Pendiente de ${card}`)).toEqual([])
  })

  test("is heard before what else the same sentence tells", () => {
    for (const [text, kind] of [
      ["Ensaio remarcado para o dia 22 às 16h30, e o pacote continua R$ 600", "moved"],
      ["La cita queda reservada para el viernes a las 9, y el precio son 35 €", "booked"],
      ["Ihr Termin am Freitag ist storniert, und die Anzahlung von 20 € behalten Sie", "cancelled"],
    ] as const)
      expect([text, bookingClaims(text)]).toEqual([text, [{ kind }]])
  })

  test("names each kind once, however many sentences there are", () => {
    const text =
      "Hola Ana. He cancelado tu cita del martes. Te he reservado el jueves a las 10. " +
      "También te he reservado el viernes a las 11. ¿Algo más?"
    expect(kinds(text)).toEqual(["cancelled", "booked"])
    expect(kinds("")).toEqual([])
  })

  test("is found in the middle of the longest reply", () => {
    const chat = "Abrimos de lunes a viernes de 9 a 20 y el corte cuesta 25 €. "
    const text = `${chat.repeat(30)}Tu cita está confirmada para el lunes a las 10. ${chat.repeat(30)}`
    expect(kinds(text)).toEqual(["booked"])
  })
})

describe("a reply that agrees to what is wished for", () => {
  const WISH = { kind: "booked", alone: true } as const

  test.each([
    ["El jueves a las 10, pues. ¿Algo más?", true],
    ["El jueves a las 10, pues. ¿Algo más? ¿Tu nombre?", false],
    ["¿El jueves a las 10?", false],
  ])("may ask for more wishes, and for nothing else: %s", (text, agrees) => {
    expect(agreesTo(text, WISH)).toBe(agrees)
  })
})

describe("a reply that tells of an appointment as standing", () => {
  test.each([
    "Tienes una cita el martes 1 de diciembre a las 10:00.",
    "Your next appointment is still Wednesday the 9th at noon, nothing has changed.",
    "Vejo que tem uma reserva para sábado.",
    "Pour rappel, votre rendez-vous est mardi à 10h.",
    "Sie haben am Dienstag um 10 Uhr einen Termin.",
    "Tus próximas citas: martes 3 a las 10:00, corte; viernes 20 a las 17:00, tinte.",
    "Im System steht ein Termin von Ihnen am 9. Mai um 12.",
  ])("is heard: %s", (text) => {
    expect(tellsAppointment(text)).toBe(true)
  })

  test.each([
    "Ihr Paket ist am Donnerstag da.",
    "Il y a une place vendredi à 10h.",
    "Hoy la Dra. Paredes tiene espacio a las 11:30 y a las 16:00.",
    "El jueves a las 10 tienes hueco.",
    "A Dra. Paula tem vaga na terça às 10h.",
    "You told me your appointment was on Thursday at 10.",
    "Sie schrieben, dass Ihr Termin am Donnerstag ist.",
  ])("is not heard in what else has a day, nor in what the client said: %s", (text) => {
    expect(tellsAppointment(text)).toBe(false)
  })
})

test.each([
  "Tu cita es a las 10, si llegas tarde avisa.",
  "Tu cita es el jueves, si llegas tarde avisa.",
  "Your appointment is at 10:00, if you are late just call.",
])(
  "that an appointment stands at a time is heard before a condition, however often: %s",
  (said) => {
    expect([said, said, said].map(tellsAppointment)).toEqual([true, true, true])
  },
)

test("a choice among hours waits for a yes, and not what is told of another day beside it", () => {
  const choice = "Para la revisión tengo el 17 a las 9 o el 19 a las 12, dime cuál prefieres."
  expect(awaitsYes(`Claro. ${choice}`)).toBe(true)
  expect(awaitsYes(`El viernes te espera Ana a las doce. ${choice}`)).toBe(false)
})
