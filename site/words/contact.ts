import { words } from "../lib/language/words.ts"

export const contact = words({
  en: {
    title: "Contact",
    heading: "Talk to us",
    lead: "A person reads every message, and answers you.",
    mail: "Support address",
    answers: [
      [
        "Something does not work?",
        "Tell us what you did and what you saw. If the page had a button “Copy details”, press it and paste what it copies.",
      ],
      [
        "More than 20,000 messages a month?",
        "Ask for the plan called +: we look at what you need and make you an offer.",
      ],
      [
        "Your data",
        "Write from the address of your account and we send you or delete what we keep.",
      ],
    ],
    open: "Write a message",
    name: "Name",
    subject: "Subject",
    message: "Message",
    phone: "Phone",
    optional: "optional",
    answerTo:
      "If you are signed in, we answer to your account's e-mail. If not, leave a number here or an e-mail in your message.",
    send: "Send message",
    sending: "Sending...",
    close: "Close",
    missing: "Please fill in all required fields (Name, Subject, Message).",
    sent: "Your message has been sent successfully! We will get back to you soon.",
    failed: "Failed to send message. Please try again later.",
  },
  es: {
    title: "Contacto",
    heading: "Habla con nosotros",
    lead: "Una persona lee cada mensaje y te contesta.",
    mail: "Dirección de soporte",
    answers: [
      [
        "¿Algo no funciona?",
        "Cuéntanos qué hiciste y qué viste. Si la página tenía el botón «Copiar detalles», púlsalo y pega lo que copia.",
      ],
      [
        "¿Más de 20.000 mensajes al mes?",
        "Pregunta por el plan +: miramos lo que necesitas y te hacemos una oferta.",
      ],
      [
        "Tus datos",
        "Escríbenos desde el correo de tu cuenta y te enviamos o borramos lo que guardamos.",
      ],
    ],
    open: "Escribir un mensaje",
    name: "Nombre",
    subject: "Asunto",
    message: "Mensaje",
    phone: "Teléfono",
    optional: "opcional",
    answerTo:
      "Si has entrado en tu cuenta, te contestamos a su correo. Si no, deja aquí un número o pon tu correo en el mensaje.",
    send: "Enviar mensaje",
    sending: "Enviando...",
    close: "Cerrar",
    missing: "Rellena todos los campos obligatorios (nombre, asunto y mensaje).",
    sent: "¡Mensaje enviado! Te contestamos pronto.",
    failed: "No se ha podido enviar el mensaje. Inténtalo más tarde.",
  },
})
