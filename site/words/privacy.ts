import { words } from "../lib/language/words.ts"

/** What the product really does with data; each section is a title and its paragraphs. */
export const privacy = words({
  en: {
    title: "Privacy Policy",
    updated: "Last updated 03/13/2025",
    print: "Print",
    sections: [
      [
        "Who is responsible",
        [
          "Recado provides this service from Spain. For the data of the owner's account we are the controller. For the conversations between a business and its customers the business is the controller and we process them on its behalf.",
          "You reach us through the contact page.",
        ],
      ],
      [
        "What we keep",
        [
          "Of owners: e-mail address, name if given, a hash of the password, the plan and the dates of payments, the settings of the chatbot, its knowledge sources and memory notes.",
          "Of people who write to a business: the phone number or the identifier that WhatsApp gives us, the profile name, and the messages.",
          "Of people who write to us: the name, subject, message and telephone number given in the contact form.",
          "Access keys to WhatsApp and to a connected calendar are stored encrypted and are never shown again, not even to the owner.",
        ],
      ],
      [
        "What we use it for",
        [
          "To answer messages for the business, to make appointments when a calendar is connected, to tell the owner what happened, to count the messages of the plan, and to keep the service safe. We sell no data, show no advertising, and train no models with conversations.",
        ],
      ],
      [
        "An assistant that says what it is",
        [
          "Whoever writes to a business for the first time is told that an AI assistant is answering. They can ask for a person. Where the number is in the WhatsApp Business app too, the owner can go on with the conversation there.",
        ],
      ],
      [
        "How long: 90 days",
        [
          "The content of WhatsApp conversations is deleted 90 days after it was written. Simulated conversations and what you write to us through the contact form follow the same rule. Names and numbers stay until the business deletes its chatbot or account. Account data is kept while the account exists and is erased with it; what tax law asks us to keep, such as invoices, stays for as long as it asks.",
        ],
      ],
      [
        "How to stop: STOP and BAJA",
        [
          "Anyone who writes STOP or BAJA gets one confirmation and no more messages from that business. START or ALTA undoes it. Clear requests in other words count too.",
        ],
      ],
      [
        "Who else sees data",
        [
          "Meta (WhatsApp) carries the messages. A provider of language models receives the messages needed for an answer, without access keys and without other customers' names or numbers. Google receives appointments if a calendar is connected. Stripe handles payments; we never see card numbers. A mail provider sends our e-mails. Each is bound by a contract under article 28 of the GDPR; transfers outside the European Economic Area use the Commission's standard clauses.",
        ],
      ],
      [
        "Google user data",
        [
          "From Google Calendar we read when you are busy and read, create, change and cancel appointments, only for this purpose and only while it is connected. Customers see their own appointments and of all others nothing but ‘busy’. Disconnecting deletes the keys.",
        ],
      ],
      [
        "Cookies and local storage",
        [
          "Only what is needed: a session cookie, a refresh cookie, one against forged requests, and short-lived ones while signing in with Google or connecting an account. Your browser also remembers your theme, your language, drafts you have not sent and a copy of your test conversations. There is no tracking, so there is no banner.",
        ],
      ],
      [
        "Your rights",
        [
          "You may ask for access, correction, deletion, restriction, portability, and object. Owners delete their account in Settings; everything that hangs on it goes with it. Customers of a business ask the business first, and we help it. You may complain to the Agencia Española de Protección de Datos (aepd.es).",
        ],
      ],
      [
        "Security and changes",
        [
          "Connections are encrypted, passwords are hashed, provider keys are sealed, and each business is walled off from all others in the database. If this text changes in a way that matters, we tell owners by e-mail before it applies.",
        ],
      ],
    ] as readonly (readonly [string, readonly string[]])[],
  },
  es: {
    title: "Política de privacidad",
    updated: "Última actualización: 13/03/2025",
    print: "Imprimir",
    sections: [
      [
        "Quién es responsable",
        [
          "Recado presta este servicio desde España. De los datos de la cuenta del propietario somos responsables nosotros. De las conversaciones entre un negocio y sus clientes es responsable el negocio, y nosotros las tratamos por su encargo.",
          "Puedes escribirnos desde la página de contacto.",
        ],
      ],
      [
        "Qué guardamos",
        [
          "De los propietarios: el correo, el nombre si lo dan, un resumen cifrado de la contraseña, el plan y las fechas de pago, los ajustes del chatbot, sus fuentes de conocimiento y sus notas de memoria.",
          "De quien escribe a un negocio: el teléfono o el identificador que nos da WhatsApp, el nombre del perfil y los mensajes.",
          "De quien nos escribe: el nombre, el asunto, el mensaje y el teléfono que pone en el formulario de contacto.",
          "Las credenciales de acceso a WhatsApp y al calendario conectado se guardan cifradas y no se vuelven a mostrar, ni siquiera al propietario.",
        ],
      ],
      [
        "Para qué lo usamos",
        [
          "Para contestar mensajes en nombre del negocio, dar citas si hay un calendario conectado, avisar al propietario, contar los mensajes del plan y mantener seguro el servicio. No vendemos datos, no mostramos publicidad y no entrenamos modelos con las conversaciones.",
        ],
      ],
      [
        "Un asistente que dice lo que es",
        [
          "A quien escribe por primera vez se le dice que contesta un asistente con IA. El cliente puede pedir hablar con una persona. Si el número está también en la app de WhatsApp Business, el propietario puede seguir allí la conversación.",
        ],
      ],
      [
        "Cuánto tiempo: 90 días",
        [
          "El contenido de las conversaciones de WhatsApp se borra a los 90 días de escribirse. Las conversaciones simuladas y lo que nos escribes desde el formulario de contacto siguen la misma regla. Los nombres y números se conservan hasta que el negocio borra su chatbot o su cuenta. Los datos de la cuenta se guardan mientras existe y se borran con ella; lo que exige la ley fiscal, como las facturas, se conserva el tiempo que exige.",
        ],
      ],
      [
        "Cómo parar: STOP y BAJA",
        [
          "Quien escribe STOP o BAJA recibe una confirmación y ningún mensaje más de ese negocio. START o ALTA lo deshace. También valen las peticiones claras con otras palabras.",
        ],
      ],
      [
        "Quién más ve datos",
        [
          "Meta (WhatsApp) transporta los mensajes. Un proveedor de modelos de lenguaje recibe los mensajes necesarios para contestar, sin credenciales de acceso y sin nombres ni números de otros clientes. Google recibe las citas si hay un calendario conectado. Stripe gestiona los pagos; nunca vemos números de tarjeta. Un proveedor de correo envía nuestros correos. Todos están sujetos a un contrato según el artículo 28 del RGPD; las transferencias fuera del Espacio Económico Europeo usan las cláusulas tipo de la Comisión.",
        ],
      ],
      [
        "Datos de Google",
        [
          "De Google Calendar leemos cuándo tienes la agenda ocupada y leemos, creamos, cambiamos y anulamos citas, solo para eso y solo mientras esté conectado. Cada cliente ve sus citas y, de las demás, nada más que «ocupado». Al desconectar se borran las credenciales.",
        ],
      ],
      [
        "Cookies y almacenamiento local",
        [
          "Solo lo necesario: una cookie de sesión, otra para renovarla, otra contra peticiones falsas y algunas breves al entrar con Google o conectar una cuenta. Tu navegador recuerda además el tema, el idioma, los borradores sin enviar y una copia de tus conversaciones de prueba. No hay seguimiento, así que no hay aviso.",
        ],
      ],
      [
        "Tus derechos",
        [
          "Puedes pedir acceso, rectificación, supresión, limitación y portabilidad, y oponerte. El propietario borra su cuenta en Ajustes y con ella todo lo que cuelga de ella. Los clientes de un negocio se dirigen primero al negocio, y nosotros le ayudamos. Puedes reclamar ante la Agencia Española de Protección de Datos (aepd.es).",
        ],
      ],
      [
        "Seguridad y cambios",
        [
          "Las conexiones van cifradas, las contraseñas se guardan como resumen, las credenciales de proveedores van selladas y en la base de datos cada negocio está separado de los demás. Si este texto cambia en algo importante, avisamos por correo antes de que se aplique.",
        ],
      ],
    ],
  },
})
