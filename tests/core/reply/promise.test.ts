import { describe, expect, test } from "bun:test"
import { clearlyPromises, promisesPerson, sendsSomebody } from "../../../core/reply/promise.ts"

describe("a reply that speaks in the name of people is heard to", () => {
  test.each([
    "He avisado al equipo, te escribirán en un rato.",
    "Fidel, nuestro fumigador, ya va en camino a su casa.",
    "The locksmith is on her way to you.",
    "O técnico já saiu e chega aí em meia hora.",
    "Notre plombier est en route.",
    "Ein Kollege ist schon unterwegs zu Ihnen.",
    "Kollege Ralf ist gleich bei Ihnen auf Ebene 2.",
    "Ya he pasado tu mensaje a una persona del equipo.",
    "Voy a avisar a la encargada para que te llame.",
    "Lo consulto con el equipo y te digo algo.",
    "Te paso con un compañero.",
    "Paso nota al responsable.",
    "Una persona del equipo te responderá lo antes posible.",
    "Nuestro equipo se pondrá en contacto contigo.",
    "Alguien te llamará esta tarde.",
    "Te llamaremos mañana.",
    "Nos pondremos en contacto contigo.",
    "Vale, aviso a la dueña ahora mismo 👍",
    "I've let the team know.",
    "I have passed your message on to the owner.",
    "I'll ask the team and come back to you.",
    "Let me check with my colleague.",
    "Someone from the team will get back to you shortly.",
    "We'll call you back this afternoon.",
    "I'm going to connect you with a human agent.",
    "Avisei a equipe, logo respondem.",
    "Vou passar a sua mensagem para o responsável.",
    "Alguém da equipa vai entrar em contacto consigo.",
    "Entraremos em contato em breve.",
    "J'ai prévenu l'équipe.",
    "Je transmets votre demande à un collègue.",
    "Quelqu'un de l'équipe vous répondra rapidement.",
    "Un conseiller va vous rappeler.",
    "Ich habe das Team informiert.",
    "Ich gebe das an eine Kollegin weiter.",
    "Ein Mitarbeiter meldet sich bei Ihnen.",
    "Lo gestiono con el equipo.",
    "Te aviso en cuanto lo sepa.",
    "I'll ask my colleague whether it can be moved.",
    "I'm checking with the team now.",
    "I'll let you know as soon as it is confirmed.",
    "Te aviso assim que souber.",
    "Je vérifie avec l'équipe et je reviens vers vous.",
    "Ich frage beim Restaurant nach und melde mich.",
    "Ich spreche mit der Kollegin darüber.",
    "He avisado a Carmen, te confirmará la hora.",
    "De las horas se encarga Carmen. Te escribe ella hoy mismo.",
    "He dejado tu solicitud en recepción.",
    "Se lo digo a Carmen y te responde.",
    "Kate handles bookings. I've told her and she'll text you back.",
    "The reception desk takes care of changes. They'll be in touch today.",
    "Quem cuida da agenda é a Paula. Já avisei e ela te chama.",
    "Avisei a Paula.",
    "Vou passar o seu pedido para a recepção.",
    "Ich gebe Ihre Anfrage an die Praxis weiter.",
    "Je l'ai prévenue, elle vous rappelle.",
    "J'ai transmis à Sophie.",
    "Ich habe ihr Bescheid gegeben, sie meldet sich bei Ihnen.",
    "Ich habe das an Frau Schmidt weitergegeben.",
    "Wir melden uns so schnell wie möglich.",
    "Le digo a Ana que te guarde el pastel.",
    "Hablaré con Marta y te cuento.",
    "El equipo ya está al tanto.",
    "Tendrás una respuesta nuestra mañana.",
    "One of our vets will phone you back.",
    "I'll have the technician call you.",
    "The team has been informed.",
    "You'll hear from us by Friday.",
    "Vou pedir para a Paula te ligar.",
    "Pode deixar que eu aviso o doutor.",
    "Je préviens Sophie, elle vous écrira.",
    "Je fais passer le message au vétérinaire.",
    "Nous vous rappelons demain.",
    "Ich leite Ihre Anfrage an die Buchhaltung weiter.",
    "Ich sage Frau Klein, dass sie Sie anruft.",
    "Das Team weiß Bescheid.",
    "Ahora mismo le mando tu mensaje a Pilar.",
    "Déjalo en mis manos, hablo yo con el taller.",
    "I'll run it by my manager.",
    "I've put in a note for the kitchen about your allergy.",
    "Já deixei anotado para o pessoal da cozinha.",
    "Le docteur vous passera un coup de fil.",
    "Je mets une note pour la réception.",
    "Das bespreche ich mit dem Meister.",
    "Ich notiere das für die Werkstatt.",
  ])("%s", (text) => {
    expect(promisesPerson(text)).toBe(true)
  })
})

describe("an offer, a question or a fact promises nothing", () => {
  test.each([
    "¿Quieres que avise al equipo?",
    "Si quieres, aviso al equipo.",
    "Puedo consultarlo con el equipo.",
    "No he podido avisar al equipo.",
    "Nuestro equipo está formado por tres peluqueras.",
    "El corte cuesta 15 €. ¿Te reservo?",
    "Te esperamos el martes.",
    "Puedes llamarnos al 600 111 222 o pasar por la tienda.",
    "Mesa para dos personas a las nueve.",
    "Would you like me to ask the team?",
    "I can ask the team if you like.",
    "Our team has ten years of experience.",
    "We will be closed on Monday.",
    "Posso perguntar à equipe, se quiser.",
    "A nossa equipa fala inglês.",
    "Souhaitez-vous que je prévienne l'équipe ?",
    "Notre équipe parle anglais.",
    "Soll ich das Team fragen?",
    "Ich kann das Team fragen.",
    "Wir sind ein Team von fünf Personen.",
    "Mesa cambiada al lunes, dos personas.",
    "Melden Sie sich einfach.",
    "Let us know when you are coming.",
    "Avísanos si llegas tarde.",
    "Te confirmo que abrimos a las nueve.",
    "Puedo avisar a Carmen.",
    "Te llama la atención el color.",
    "Si quieres se lo digo a Carmen.",
    "She'll love it.",
    "They'll be ready on Friday.",
    "Ela te serve bem?",
    "Elle vous plaît ?",
    "Sie ist Friseurin.",
    "Deja el aviso en recepción si llegas tarde.",
    "Lo miro en el calendario y sí, hay hueco.",
    "Te digo los precios: corte 20 €, tinte 40 €.",
    "I'm telling you, it's our best pizza!",
    "Vou ver a agenda: tem horário às 15h.",
    "Nous vous rappelons que le paiement se fait sur place.",
    "Rufen Sie uns gern an.",
    "El camarero te llevará a la mesa.",
    "Lo mejor es que se lo preguntes al médico.",
    "Pop in one afternoon and tell the manager.",
    "The owner adores your dog.",
    "Notre équipe a gagné le prix du meilleur gâteau.",
    "Der Mechaniker wechselt Öl und Filter.",
    "¡Hola! ¿En qué te ayudo?",
    "👍",
    "",
  ])("%p", (text) => {
    expect(promisesPerson(text)).toBe(false)
  })
})

describe("who comes, or sees the client, promises nothing that excuses what sounds like a claim", () => {
  test.each([
    "Sonia will fix those Friday at 10.",
    "Our colleague will be there in 40 minutes.",
    "Elena le voit cet après-midi à 17h15.",
    "Das macht die Sonja am Freitag um 10.",
    "A equipe sobe amanhã de manhã.",
    "El técnico pasa el martes entre 9 y 11.",
  ])("%s", (text) => {
    expect(clearlyPromises(text)).toBe(false)
  })

  test.each(["Se lo paso a Carmen y te contesta.", "I'll run it by my manager."])(
    "%s does",
    (text) => {
      expect(clearlyPromises(text)).toBe(true)
    },
  )
})

describe("that somebody comes, or expects the client, is heard", () => {
  test.each([
    "El técnico va de camino a tu casa.",
    "Ya salió para su domicilio.",
    "La doctora ya está avisada y los está esperando.",
    "Don Lucho llega en unos 20 minutos.",
    "Gareth is on his way to you now!",
    "A plumber has been dispatched to 22 Marlowe Road.",
    "I've told Miss Chloe and she's expecting you.",
    "O eletricista já está indo para a Rua das Acácias.",
    "Le serrurier part immédiatement.",
    "Karim arrive dans 20 minutes.",
    "Der Monteur ist bereits unterwegs.",
    "Mai weiß Bescheid und wartet auf Sie.",
  ])("%s", (text) => {
    expect(sendsSomebody(text)).toBe(true)
    expect(clearlyPromises(text)).toBe(false)
  })

  test.each([
    "¿Está en camino?",
    "Le llamo cuando esté en camino.",
    "Aún no hay nadie en camino.",
    "I'll text you once he's on his way.",
    "Nobody is on the way yet.",
    "O técnico liga quando estiver a caminho.",
    "Dès qu'il est en route, il vous appelle.",
    "Er ruft an, sobald er auf dem Weg ist.",
    "El guía os espera en el muelle.",
    "Dr Lim sees patients from nine to one.",
  ])("not in %s", (text) => {
    expect(sendsSomebody(text)).toBe(false)
  })
})
