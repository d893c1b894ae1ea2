import { words } from "../lib/language/words.ts"

/** A conversation as customers have it: on the start page and beside the sign-in form. */
export const sampleChat = words({
  en: {
    ask: "Hi! Do you have anything free on Friday afternoon?",
    offer:
      "Hi! I am the AI assistant of *Peluquería Marisol*. On Friday I am free at 16:30 and at 18:00. Which suits you better?",
    choose: "18:00 is perfect, I am Ana",
    booked: "Booked: *Friday, 18:00*. See you then, Ana.",
  },
  es: {
    ask: "Hola! ¿Tenéis hueco el viernes por la tarde?",
    offer:
      "¡Hola! Soy el asistente con IA de *Peluquería Marisol*. El viernes tengo libre a las 16:30 y a las 18:00. ¿Cuál te va mejor?",
    choose: "18:00 perfecto, soy Ana",
    booked: "Reservado: *viernes, 18:00*. Te espero, Ana.",
  },
})
