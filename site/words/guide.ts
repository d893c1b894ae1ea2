import { words } from "../lib/language/words.ts"

/** The guide of /documentation and /virtual-receptionist. Text between | and | becomes a link. */
export const guide = words({
  en: {
    title: "Documentation",
    receptionist: "Virtual Receptionist",
    heading: "Your virtual receptionist, step by step",
    lead: "Everything you need to set up an assistant that answers on WhatsApp, and to make it good at it.",
    contents: "On this page",
    quickTitle: "Quick guide",
    quick: [
      [
        "Create your chatbot",
        "Give it the name of your business, a tone and, if you like, a welcome message.",
      ],
      ["Add knowledge", "Paste what you answer every day: prices, opening hours, where to park."],
      ["Connect WhatsApp", "Sign in with Facebook and choose the number that should answer."],
    ],
    calendarTitle: "Recommended: connect your calendar",
    calendar:
      "With Google Calendar connected the assistant looks for free times, books, moves and cancels appointments, one at a time. Customers only ever see their own.",
    calendarLink: "Connect your calendar",
    tipsTitle: "Tips for better answers",
    tips: [
      ["Write as you speak", "Short sentences in your own words work better than a brochure."],
      [
        "One topic per source",
        "Prices in one, opening hours in another: each is easy to find and easy to change.",
      ],
      [
        "Say what you do not do",
        "“We do not take children under 6” saves you an awkward conversation.",
      ],
      [
        "Prefer text to addresses",
        "The assistant reads texts. A website is known to it as an address only.",
      ],
      ["Ask it yourself", "Try the ten questions you hear most, and add what was missing."],
    ],
    examplesTitle: "Examples by industry",
    examplesLead: "Copy one, change the details, and paste it as your first source.",
    copy: "Copy",
    copied: "Copied",
    notCopied: "Not copied",
    examples: [
      [
        "Restaurant",
        "We open Tuesday to Sunday, 13:00–16:00 and 20:00–23:30. Tables for up to 10 people. Set lunch 14\u00a0€ on weekdays. Terrace with dogs welcome. We have vegetarian and gluten-free dishes.",
      ],
      [
        "Hair salon",
        "Open Monday to Saturday from 9:30 to 19:00. Cut 18\u00a0€, colour from 35\u00a0€, highlights from 60\u00a0€. Appointments last 30 minutes for a cut and 2 hours for colour. To cancel, tell us one day before.",
      ],
      [
        "Clinic",
        "Consultations by appointment from 8:00 to 20:00. First visit 50\u00a0€, follow-up 35\u00a0€. We work with Sanitas and Adeslas. We do not give diagnoses by message: for emergencies call 112.",
      ],
      [
        "Estate agency",
        "We rent and sell flats in the centre and at the beach. Visits Monday to Friday from 10:00 to 18:00. Please have your name, budget and the reference of the flat ready.",
      ],
      [
        "Shop",
        "Delivery in 24–48 hours in the peninsula, 4.90\u00a0€, free from 40\u00a0€. Returns within 30 days with the receipt. Open from 10:00 to 14:00 and from 17:00 to 20:30.",
      ],
    ],
    detailTitle: "The detailed guide",
    steps: [
      [
        "Create your account",
        "Open the |start page|/|, press Start Now! and sign up with your e-mail or with Google. Confirm the e-mail that reaches you: the link is good for 24 hours.",
      ],
      [
        "Create your chatbot",
        "Choose a name, describe your business in one or two sentences and pick a tone: Professional for clinics and offices, Friendly for shops and salons, Casual for bars and young brands. Every customer is answered in the language they write in: the one you choose, or Auto, counts only until they have shown theirs. The time zone comes from your device and is used for appointments. You find it later under |Chatbot|/dashboard/chatbots|.",
      ],
      [
        "Add knowledge",
        "In Training you add texts and addresses. The meter shows how much fits into your plan. What you change is used from the next message on.",
      ],
      [
        "Connect WhatsApp",
        "You need a WhatsApp Business number and the Facebook account that manages it. In the dashboard open WhatsApp, press Connect WhatsApp, then Continue with Facebook; allow the access and choose the number. Three lines tell you whether the number is linked, messages arrive and the permission is valid.",
      ],
      [
        "Test",
        "Press Try the bot on the Overview, or use the preview beside Chatbot, Training and Memory; or scan the QR code on the WhatsApp screen with your own phone. Ask the hard questions first.",
      ],
      [
        "Launch",
        "On the WhatsApp screen print the poster, put the link on your profile and tell your customers. When somebody wants a person you read so on your Overview, and you can pause the bot at any time. Stuck? |Write to us|/contact|.",
      ],
    ],
  },
  es: {
    title: "Documentación",
    receptionist: "Recepcionista virtual",
    heading: "Tu recepcionista virtual, paso a paso",
    lead: "Todo lo que necesitas para montar un asistente que contesta en WhatsApp, y para que lo haga bien.",
    contents: "En esta página",
    quickTitle: "Guía rápida",
    quick: [
      [
        "Crea tu chatbot",
        "Ponle el nombre de tu negocio, un tono y, si quieres, un mensaje de bienvenida.",
      ],
      ["Añade conocimiento", "Pega lo que contestas cada día: precios, horario, dónde aparcar."],
      ["Conecta WhatsApp", "Entra con Facebook y elige el número que va a contestar."],
    ],
    calendarTitle: "Recomendado: conecta tu calendario",
    calendar:
      "Con Google Calendar conectado, el asistente busca huecos, reserva, cambia y anula citas, de una en una. Cada cliente ve solo las suyas.",
    calendarLink: "Conectar el calendario",
    tipsTitle: "Consejos para contestar mejor",
    tips: [
      ["Escribe como hablas", "Las frases cortas con tus palabras funcionan mejor que un folleto."],
      [
        "Un tema por fuente",
        "Los precios en una, el horario en otra: se encuentran y se cambian fácil.",
      ],
      [
        "Di lo que no haces",
        "«No atendemos a menores de 6 años» te ahorra una conversación incómoda.",
      ],
      [
        "Mejor texto que direcciones",
        "El asistente lee textos. De una web solo conoce la dirección.",
      ],
      ["Pregúntale tú", "Prueba las diez preguntas de siempre y añade lo que falte."],
    ],
    examplesTitle: "Ejemplos por sector",
    examplesLead: "Copia uno, cambia los detalles y pégalo como primera fuente.",
    copy: "Copiar",
    copied: "Copiado",
    notCopied: "Sin copiar",
    examples: [
      [
        "Restaurante",
        "Abrimos de martes a domingo, de 13:00 a 16:00 y de 20:00 a 23:30. Mesas de hasta 10 personas. Menú del día 14\u00a0€ entre semana. Terraza; se admiten perros. Tenemos platos vegetarianos y sin gluten.",
      ],
      [
        "Peluquería",
        "Abrimos de lunes a sábado de 9:30 a 19:00. Corte 18\u00a0€, color desde 35\u00a0€, mechas desde 60\u00a0€. La cita dura 30 minutos para cortar y 2 horas para color. Para anular, avísanos un día antes.",
      ],
      [
        "Clínica",
        "Consultas con cita de 8:00 a 20:00. Primera visita 50\u00a0€, revisión 35\u00a0€. Trabajamos con Sanitas y Adeslas. No damos diagnósticos por mensaje: en una urgencia llama al 112.",
      ],
      [
        "Inmobiliaria",
        "Alquilamos y vendemos pisos en el centro y en la playa. Visitas de lunes a viernes de 10:00 a 18:00. Ten a mano tu nombre, tu presupuesto y la referencia del piso.",
      ],
      [
        "Tienda",
        "Envíos en 24–48 horas en la península, 4,90\u00a0€, gratis desde 40\u00a0€. Devoluciones en 30 días con el tique. Abrimos de 10:00 a 14:00 y de 17:00 a 20:30.",
      ],
    ],
    detailTitle: "La guía detallada",
    steps: [
      [
        "Crea tu cuenta",
        "Abre la |página de inicio|/|, pulsa ¡Empieza ya! y regístrate con tu correo o con Google. Confirma el correo que te llega: el enlace vale 24 horas.",
      ],
      [
        "Crea tu chatbot",
        "Elige un nombre, describe tu negocio en una o dos frases y escoge un tono: Profesional para clínicas y despachos, Cercano para tiendas y peluquerías, Informal para bares y marcas jóvenes. A cada cliente se le contesta en el idioma en que escribe: el que elijas, o Automático, solo cuenta mientras no se sepa el suyo. La zona horaria sale de tu dispositivo y sirve para las citas. Luego lo encuentras en |Chatbot|/dashboard/chatbots|.",
      ],
      [
        "Añade conocimiento",
        "En Entrenamiento añades textos y direcciones. El medidor te dice cuánto cabe en tu plan. Lo que cambies se usa desde el siguiente mensaje.",
      ],
      [
        "Conecta WhatsApp",
        "Necesitas un número de WhatsApp Business y la cuenta de Facebook que lo gestiona. En el panel abre WhatsApp, pulsa Conectar WhatsApp y luego Continuar con Facebook; permite el acceso y elige el número. Tres líneas te dicen si el número está enlazado, si llegan los mensajes y hasta cuándo vale el permiso.",
      ],
      [
        "Prueba",
        "Pulsa Probar el bot en el Resumen o usa la vista previa de Chatbot, Entrenamiento y Memoria; o escanea con tu teléfono el código QR de la pantalla WhatsApp. Empieza por las preguntas difíciles.",
      ],
      [
        "Lánzalo",
        "En la pantalla WhatsApp imprime el cartel, pon el enlace en tu perfil y cuéntaselo a tus clientes. Cuando alguien quiere hablar con una persona lo lees en tu Resumen, y puedes pausar el bot cuando quieras. ¿No te sale? |Escríbenos|/contact|.",
      ],
    ],
  },
})
