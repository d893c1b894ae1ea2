import { words } from "../lib/language/words.ts"

export const terms = words({
  en: {
    title: "Terms of Service",
    updated: "Last updated 03/13/2025",
    print: "Print",
    sections: [
      [
        "What you get",
        [
          "Recado lets a business create an AI chatbot that answers its customers on WhatsApp Business with the knowledge the business gives it, and that makes appointments in a connected calendar. These terms are the contract between the business and Recado.",
        ],
      ],
      [
        "Your account",
        [
          "You need a valid e-mail address and must be allowed to act for the business. Keep your password to yourself. The free plan, Tryout, holds one chatbot.",
        ],
      ],
      [
        "Plans and messages",
        [
          "Each plan has a number of replies a month. A reply counts once, however long it is; apologies, the answer to STOP and tests in the simulator do not count. At the limit the chatbot stops answering until the next month or a bigger plan; messages keep arriving and you are told.",
        ],
      ],
      [
        "Limits of the assistant",
        [
          "At most 40,000 context tokens go into each message. Only text sources are read; of a website the assistant knows the address, of a file nothing. Answers come from a language model and may be wrong: you remain responsible for what your business tells its customers. It must not be used for emergencies, diagnoses or decisions with legal effect.",
        ],
      ],
      [
        "Payment and automatic renewal",
        [
          "Paid plans are charged in advance by card through Stripe, monthly or yearly. The subscription renews automatically until it is cancelled. Prices are shown before you pay; a change applies from the next period and is announced 30 days before.",
        ],
      ],
      [
        "Cancellation",
        [
          "You can cancel at any time in Settings. The cancellation takes effect at the end of the period already paid; there is no refund for the rest of it. Afterwards the account goes back to Tryout and nothing is deleted.",
        ],
      ],
      [
        "Fair use",
        [
          "No spam, nothing unlawful, no pretending to be a human being. WhatsApp's Business and Commerce policies apply to you too. Whoever writes STOP or BAJA must be left in peace. We may pause an account that harms others, and say why.",
        ],
      ],
      [
        "Data",
        [
          "The Privacy Policy is part of these terms, and so is the processing of your customers' data on your behalf under article 28 of the GDPR. Conversation content is deleted after 90 days.",
        ],
      ],
      [
        "Availability and liability",
        [
          "We do our best to keep the service running and say so when it is not. We are liable without limit for intent and gross negligence; otherwise for foreseeable damage up to what you paid in the last twelve months. Nothing here limits the rights that consumers have by law.",
        ],
      ],
      [
        "Deleting the account",
        [
          "In Settings you can delete your account at any time. Subscriptions are cancelled, permissions at Meta and Google are revoked, and the data is erased.",
        ],
      ],
      [
        "Law and courts",
        [
          "Spanish law applies. The courts of Madrid, Spain, decide, unless the law gives a consumer another court.",
        ],
      ],
    ] as readonly (readonly [string, readonly string[]])[],
  },
  es: {
    title: "Términos del servicio",
    updated: "Última actualización: 13/03/2025",
    print: "Imprimir",
    sections: [
      [
        "Qué recibes",
        [
          "Recado permite a un negocio crear un chatbot con IA que contesta a sus clientes en WhatsApp Business con el conocimiento que el negocio le da, y que da citas en un calendario conectado. Estos términos son el contrato entre el negocio y Recado.",
        ],
      ],
      [
        "Tu cuenta",
        [
          "Necesitas un correo válido y poder actuar en nombre del negocio. Guarda tu contraseña para ti. El plan gratuito, Tryout, incluye un chatbot.",
        ],
      ],
      [
        "Planes y mensajes",
        [
          "Cada plan tiene un número de respuestas al mes. Una respuesta cuenta una vez, sea larga o corta; no cuentan las disculpas, la respuesta a BAJA ni las pruebas en el simulador. Al llegar al límite el chatbot deja de contestar hasta el mes siguiente o un plan mayor; los mensajes siguen llegando y te avisamos.",
        ],
      ],
      [
        "Límites del asistente",
        [
          "En cada mensaje entran como máximo 40.000 tokens de contexto. Solo se leen fuentes de texto; de una web el asistente conoce la dirección y de un archivo, nada. Las respuestas vienen de un modelo de lenguaje y pueden estar equivocadas: sigues siendo responsable de lo que tu negocio dice a sus clientes. No debe usarse para urgencias, diagnósticos ni decisiones con efectos legales.",
        ],
      ],
      [
        "Pago y renovación automática",
        [
          "Los planes de pago se cobran por adelantado con tarjeta a través de Stripe, cada mes o cada año. La suscripción se renueva automáticamente hasta que se cancela. Los precios se muestran antes de pagar; un cambio se aplica desde el periodo siguiente y se avisa con 30 días.",
        ],
      ],
      [
        "Cancelación",
        [
          "Puedes cancelar cuando quieras en Ajustes. La cancelación tiene efecto al final del periodo ya pagado, sin devolución de lo que queda. Después la cuenta vuelve a Tryout y no se borra nada.",
        ],
      ],
      [
        "Uso correcto",
        [
          "Nada de spam, nada ilegal, nada de hacerse pasar por una persona. También se te aplican las políticas de WhatsApp Business y de comercio. A quien escribe STOP o BAJA hay que dejarlo en paz. Podemos pausar una cuenta que perjudica a otros, y decimos por qué.",
        ],
      ],
      [
        "Datos",
        [
          "La Política de privacidad forma parte de estos términos, igual que el encargo de tratamiento de los datos de tus clientes según el artículo 28 del RGPD. El contenido de las conversaciones se borra a los 90 días.",
        ],
      ],
      [
        "Disponibilidad y responsabilidad",
        [
          "Hacemos lo posible para que el servicio funcione y lo decimos cuando no es así. Respondemos sin límite por dolo y culpa grave; en lo demás, por el daño previsible hasta lo que hayas pagado en los últimos doce meses. Nada de esto limita los derechos que la ley da a los consumidores.",
        ],
      ],
      [
        "Borrar la cuenta",
        [
          "En Ajustes puedes borrar tu cuenta cuando quieras. Se cancelan las suscripciones, se retiran los permisos en Meta y Google y se borran los datos.",
        ],
      ],
      [
        "Ley y tribunales",
        [
          "Se aplica la ley española. Deciden los tribunales de Madrid, España, salvo que la ley dé otro fuero al consumidor.",
        ],
      ],
    ],
  },
})
