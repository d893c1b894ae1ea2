import { words } from "../lib/language/words.ts"

export const pricing = words({
  en: {
    title: "Pricing",
    heading: "Pay for messages, not for seats",
    lead: "Every plan answers in the language of your customer.",
    period: "Billing period",
    monthly: "Monthly",
    annual: "Annual",
    perMonth: "/ month",
    billedYearly: (sum: string) => `${sum} billed yearly`,
    bestSeller: "Best Seller",
    contact: "Contact us",
    free: "Start free",
    backTo: (name: string) => `Back to ${name}`,
    current: "Your plan",
    switchPeriod: { annual: "Pay by the year", monthly: "Pay by the month" },
    choose: (name: string) => `Choose ${name}`,
    messages: (n: string) => `${n} messages /\u00A0month`,
    chatbots: (n: number) => `${n} ${n === 1 ? "chatbot" : "chatbots"}`,
    sources: (n: number) => `${n} knowledge ${n === 1 ? "source" : "sources"}`,
    tokens: (n: string) => `${n} context tokens`,
    needs: "Tell us what you need",
    /** What the seeded plans say of themselves; others are shown as they are in the database. */
    descriptions: {} as Record<string, string>,
    failedPlans: "Error loading plans",
    failed: (text: string) => `Error processing payment: ${text}`,
    questionsTitle: "Before you decide",
    questions: [
      [
        "How are messages counted?",
        "One reply of the bot is one message, however long it is and however many the customer sent before it. Apologies, the answer to STOP and your own tests do not count. A reply that confirms an appointment does.",
      ],
      [
        "What are context tokens?",
        "How much you can teach the bot. One token is about four letters: 12,000 tokens are some twenty pages.",
      ],
      [
        "What happens at the limit?",
        "You are told at the limit. The bot stops answering, messages keep arriving, and a bigger plan takes effect at once.",
      ],
      [
        "Can I cancel?",
        "Any time. The plan then runs to the end of the period you paid and renews no more.",
      ],
      [
        "What does annual cost?",
        "Twelve months less 10%, charged once. The price shown is that sum divided by twelve.",
      ],
    ],
  },
  es: {
    title: "Precios",
    heading: "Pagas por mensajes, no por usuarios",
    lead: "Todos los planes contestan en el idioma de tu cliente.",
    period: "Periodo de pago",
    monthly: "Mensual",
    annual: "Anual",
    perMonth: "/ mes",
    billedYearly: (sum: string) => `${sum} en un pago anual`,
    bestSeller: "El más vendido",
    contact: "Escríbenos",
    free: "Empieza gratis",
    backTo: (name: string) => `Volver a ${name}`,
    current: "Tu plan",
    switchPeriod: { annual: "Pagar por año", monthly: "Pagar por mes" },
    choose: (name: string) => `Elegir ${name}`,
    messages: (n: string) => `${n} mensajes /\u00A0mes`,
    chatbots: (n: number) => `${n} ${n === 1 ? "chatbot" : "chatbots"}`,
    sources: (n: number) => `${n} ${n === 1 ? "fuente" : "fuentes"} de conocimiento`,
    tokens: (n: string) => `${n} tokens de contexto`,
    needs: "Cuéntanos qué necesitas",
    descriptions: {
      "Try it with your own customers.": "Pruébalo con tus propios clientes.",
      "For one person who answers alone.": "Para quien trabaja por su cuenta.",
      "For a business with a busy phone.": "Para un negocio con mucho teléfono.",
      "For several shops.": "Para varias tiendas.",
      // What installations were seeded with before.
      "For several shops and teams.": "Para varias tiendas.",
    },
    failedPlans: "No se han podido cargar los planes",
    failed: (text: string) => `Error al procesar el pago: ${text}`,
    questionsTitle: "Antes de decidir",
    questions: [
      [
        "¿Cómo se cuentan los mensajes?",
        "Una respuesta del bot es un mensaje, sea larga o corta y aunque el cliente haya escrito varios antes. No cuentan las disculpas, la respuesta a BAJA ni tus pruebas. Una respuesta que confirma una cita, sí.",
      ],
      [
        "¿Qué son los tokens de contexto?",
        "Cuánto puedes enseñarle al bot. Un token son unas cuatro letras: 12.000 tokens son unas veinte páginas.",
      ],
      [
        "¿Qué pasa al llegar al límite?",
        "Te avisamos. El bot deja de contestar, los mensajes siguen llegando y un plan mayor se aplica al momento.",
      ],
      [
        "¿Puedo cancelar?",
        "Cuando quieras. El plan sigue hasta el final del periodo pagado y no se renueva más.",
      ],
      [
        "¿Cuánto cuesta el anual?",
        "Doce meses menos un 10 %, en un solo pago. El precio que ves es esa suma entre doce.",
      ],
    ],
  },
})
