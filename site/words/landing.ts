import { words } from "../lib/language/words.ts"

export const landing = words({
  en: {
    title: "Your WhatsApp AI chatbot",
    hero: "Set up your WhatsApp AI chatbot and try it for free!",
    lead: "It answers your customers day and night, in their language, with what you taught it. No code. About five minutes.",
    start: "Start Now!",
    see: "See Chatbot",
    loading: "Loading...",
    how: "See how it works ↓",
    free: "100 messages a month for free · no card",
    features: [
      ["Easy Setup", "Two steps on your phone: who your bot is, and what it should know."],
      [
        "AI-Powered",
        "Replies in the language of each message and books appointments in your calendar.",
      ],
      [
        "Custom Knowledge Base",
        "Prices, opening hours, what you offer: it answers from your own words.",
      ],
    ],
    howTitle: "From nothing to answering in three steps",
    steps: [
      [
        "Say who it is",
        "A name, a tone, a welcome. You see every change on the phone beside the form.",
      ],
      [
        "Teach it what you know",
        "Paste your prices and opening hours. If it does not know something, it says so and offers to ask you.",
      ],
      [
        "Connect your number",
        "Sign in with Facebook, pick the number, done. If it is in your WhatsApp Business app too, you answer there whenever you want, and the bot keeps quiet.",
      ],
    ],
    tradesTitle: "What it sounds like",
    tradesLead: "Three questions that shops get every day, and the answer a customer reads.",
    trades: [
      {
        trade: "Bar",
        name: "Bar La Esquina",
        question: "Have you got a table for six on Saturday at nine?",
        answer: "Hi! Yes: *Saturday, 21:00, six people*. What name shall I put it under?",
      },
      {
        trade: "Hair salon",
        name: "Peluquería Marisol",
        question: "How much is a cut and colour?",
        answer:
          "A cut is *18\u00a0€* and colour starts at *35\u00a0€*. On Thursday I have a slot at 11:30, shall I keep it for you?",
      },
      {
        trade: "Clinic",
        name: "Clínica Vega",
        question: "I am in a lot of pain, can I see someone today?",
        answer:
          "I am sorry to hear that. I have told the team, a person will write to you right here. If it gets worse, please call 112.",
      },
    ],
    honestTitle: "Honest by design",
    honest: [
      "It says that it is an AI assistant in its first message.",
      "It never claims a booking that is not in your calendar.",
      "Whoever writes STOP or BAJA is left in peace.",
      "Conversations are deleted after 90 days.",
    ],
    priceTitle: "Free until it pays for itself",
    price:
      "Tryout is free for 100 messages a month. When you need more, pick a plan and cancel whenever you like.",
    prices: "See the plans",
    phoneStatus: "online · assistant",
  },
  es: {
    title: "Tu chatbot con IA para WhatsApp",
    hero: "¡Monta tu chatbot con IA para WhatsApp y pruébalo gratis!",
    lead: "Contesta a tus clientes día y noche, en su idioma, con lo que tú le enseñas. Sin programar. En unos cinco minutos.",
    start: "¡Empieza ya!",
    see: "Ver chatbot",
    loading: "Cargando...",
    how: "Mira cómo funciona ↓",
    free: "100 mensajes al mes gratis · sin tarjeta",
    features: [
      ["Fácil de montar", "Dos pasos desde el teléfono: quién es tu bot y qué tiene que saber."],
      [
        "Con inteligencia artificial",
        "Contesta en el idioma de cada mensaje y apunta las citas en tu calendario.",
      ],
      ["Con lo que tú sabes", "Precios, horarios, servicios: responde con tus propias palabras."],
    ],
    howTitle: "De cero a contestar en tres pasos",
    steps: [
      [
        "Di quién es",
        "Un nombre, un tono, una bienvenida. Ves cada cambio en el teléfono, al lado del formulario.",
      ],
      [
        "Enséñale lo que sabes",
        "Pega tus precios y tu horario. Si algo no lo sabe, lo dice y se ofrece a preguntarte.",
      ],
      [
        "Conecta tu número",
        "Entra con Facebook, elige el número y listo. Si también está en tu app de WhatsApp Business, contestas allí cuando quieras y el bot calla.",
      ],
    ],
    tradesTitle: "Así suena",
    tradesLead: "Tres preguntas de todos los días y la respuesta que lee el cliente.",
    trades: [
      {
        trade: "Bar",
        name: "Bar La Esquina",
        question: "¿Tenéis mesa para seis el sábado a las nueve?",
        answer: "¡Hola! Sí: *sábado, 21:00, seis personas*. ¿A qué nombre la pongo?",
      },
      {
        trade: "Peluquería",
        name: "Peluquería Marisol",
        question: "¿Cuánto cuesta corte y color?",
        answer:
          "El corte son *18\u00a0€* y el color desde *35\u00a0€*. El jueves tengo un hueco a las 11:30, ¿te lo guardo?",
      },
      {
        trade: "Clínica",
        name: "Clínica Vega",
        question: "Tengo mucho dolor, ¿me puede ver alguien hoy?",
        answer:
          "Lo siento mucho. He avisado al equipo: te escribirá una persona por aquí. Si empeora, llama al 112.",
      },
    ],
    honestTitle: "Honesto de serie",
    honest: [
      "En su primer mensaje dice que es un asistente con IA.",
      "Nunca da por hecha una cita que no está en tu calendario.",
      "A quien escribe STOP o BAJA se le deja en paz.",
      "Las conversaciones se borran a los 90 días.",
    ],
    priceTitle: "Gratis hasta que se pague solo",
    price:
      "Tryout es gratis con 100 mensajes al mes. Cuando necesites más, elige un plan y cancela cuando quieras.",
    prices: "Ver los planes",
    phoneStatus: "en línea · asistente",
  },
})
