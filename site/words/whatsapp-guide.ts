import { words } from "../lib/language/words.ts"

export const whatsappGuide = words({
  en: {
    title: "WhatsApp guide",
    heading: "Connect WhatsApp in about two minutes",
    lead: "What to have at hand, what each page asks, and what to do when one of them says no.",
    needTitle: "What you need",
    need: [
      "A WhatsApp Business number that can receive a text message or a call.",
      "The Facebook account that manages your business.",
      "A business in Meta Business Manager. If you have none, Meta makes one on the way.",
      "A payment method in the WhatsApp Manager. Since October 2026 Meta charges for answers too, at the rate of the customer's country, and bills you itself.",
    ],
    stepsTitle: "The steps",
    steps: [
      {
        name: "Press Connect",
        text: "In the dashboard open WhatsApp, press Connect WhatsApp, then Continue with Facebook. A Facebook page opens: it is Meta's own, we never see your password.",
        picture: {
          title: "WhatsApp",
          lines: [["open", "Disconnected"]],
          button: "Connect WhatsApp",
        },
      },
      {
        name: "Allow the access",
        text: "Facebook asks whether Recado may manage your WhatsApp accounts and messages. Both are needed: without the first there is no number, without the second no answer.",
        picture: {
          title: "Facebook",
          lines: [
            ["ticked", "Manage your accounts"],
            ["ticked", "Manage your messages"],
          ],
          button: "Allow",
        },
      },
      {
        name: "Choose the number",
        text: "With several numbers we use the first and let you pick another. It belongs to one chatbot at a time.",
        picture: {
          title: "Number",
          lines: [
            ["chosen", "+34 960 12 34 56"],
            ["open", "+34 960 12 34 57"],
          ],
        },
      },
      {
        name: "Check the three lines",
        text: "Number linked, messages arrive, permission valid. When all three are green, write to your number from another phone.",
        picture: {
          title: "Connected",
          lines: [
            ["ticked", "Number linked"],
            ["ticked", "Messages arrive"],
            ["ticked", "Permission valid"],
          ],
        },
      },
    ],
    troubleTitle: "When something goes wrong",
    trouble: [
      [
        "It says that no WhatsApp Business account was found",
        "The Facebook account you used has no number assigned. Open Meta Business settings, WhatsApp accounts, and give yourself access. Changes take up to 24 hours to arrive.",
      ],
      [
        "It is linked, but messages do not arrive",
        "The number is linked, but a step at Meta is still missing: the screen says which. We keep trying; press Check again after some minutes.",
      ],
      [
        "All three lines are green, and the bot says nothing",
        "Meta's own Business Agent may be on at this number: while it answers, Meta does not hand us what your customers write. Turn it off at Meta.",
      ],
      [
        "The connection has expired",
        "Meta's permissions run out, for example when you change your password. Press Reconnect soon: replies of the last 24 hours that wait go out, but whoever writes before that gets no answer.",
      ],
      [
        "The number is already connected to another chatbot",
        "Disconnect it there first. A number answers with one voice.",
      ],
      [
        "The bot keeps quiet after a greeting of the WhatsApp Business app",
        "If the number is in that app too, turn off its greeting and away messages: the bot may take them for your own answer and keep quiet in that conversation for 12 hours.",
      ],
    ],
    remember:
      "WhatsApp lets a business answer within 24 hours of the customer's last message. Recado keeps to that by itself.",
    button: "Connect WhatsApp",
  },
  es: {
    title: "Guía de WhatsApp",
    heading: "Conecta WhatsApp en unos dos minutos",
    lead: "Qué tener a mano, qué te pide cada página y qué hacer cuando alguna dice que no.",
    needTitle: "Qué necesitas",
    need: [
      "Un número de WhatsApp Business que pueda recibir un SMS o una llamada.",
      "La cuenta de Facebook que gestiona tu negocio.",
      "Un negocio en Meta Business Manager. Si no lo tienes, Meta lo crea por el camino.",
      "Un método de pago en el WhatsApp Manager. Desde octubre de 2026 Meta cobra también las respuestas, según el país del cliente, y te las factura ella.",
    ],
    stepsTitle: "Los pasos",
    steps: [
      {
        name: "Pulsa Conectar",
        text: "En el panel abre WhatsApp, pulsa Conectar WhatsApp y luego Continuar con Facebook. Se abre una página de Facebook: es la de Meta, nosotros nunca vemos tu contraseña.",
        picture: {
          title: "WhatsApp",
          lines: [["open", "Sin conectar"]],
          button: "Conectar WhatsApp",
        },
      },
      {
        name: "Permite el acceso",
        text: "Facebook pregunta si Recado puede gestionar tus cuentas y tus mensajes de WhatsApp. Hacen falta los dos: sin el primero no hay número, sin el segundo no hay respuesta.",
        picture: {
          title: "Facebook",
          lines: [
            ["ticked", "Gestionar tus cuentas"],
            ["ticked", "Gestionar tus mensajes"],
          ],
          button: "Permitir",
        },
      },
      {
        name: "Elige el número",
        text: "Si tienes varios usamos el primero y te dejamos escoger otro. Cada número es de un solo chatbot.",
        picture: {
          title: "Número",
          lines: [
            ["chosen", "+34 960 12 34 56"],
            ["open", "+34 960 12 34 57"],
          ],
        },
      },
      {
        name: "Mira las tres líneas",
        text: "Número enlazado, llegan los mensajes, permiso en vigor. Con las tres en verde, escribe a tu número desde otro teléfono.",
        picture: {
          title: "Conectado",
          lines: [
            ["ticked", "Número enlazado"],
            ["ticked", "Llegan los mensajes"],
            ["ticked", "Permiso en vigor"],
          ],
        },
      },
    ],
    troubleTitle: "Cuando algo falla",
    trouble: [
      [
        "Dice que no se ha encontrado ninguna cuenta de WhatsApp Business",
        "La cuenta de Facebook que has usado no tiene ningún número asignado. Abre la configuración de Meta Business, Cuentas de WhatsApp, y date acceso. Los cambios tardan hasta 24 horas.",
      ],
      [
        "Está enlazado, pero no llegan mensajes",
        "El número está enlazado, pero falta un paso en Meta: la pantalla dice cuál. Seguimos intentándolo; pulsa Comprobar otra vez dentro de unos minutos.",
      ],
      [
        "Las tres líneas están en verde y el bot no dice nada",
        "Puede que el Business Agent de Meta esté activo en este número: mientras contesta él, Meta no nos entrega lo que escriben tus clientes. Desactívalo en Meta.",
      ],
      [
        "La conexión ha caducado",
        "Los permisos de Meta caducan, por ejemplo al cambiar la contraseña. Pulsa Volver a conectar cuanto antes: salen las respuestas de las últimas 24 horas que esperan, pero a quien escriba antes no se le contesta.",
      ],
      [
        "El número ya está conectado a otro chatbot",
        "Desconéctalo allí primero. Un número contesta con una sola voz.",
      ],
      [
        "El bot calla después de un saludo de la app de WhatsApp Business",
        "Si el número está también en esa app, desactiva allí los mensajes de bienvenida y de ausencia: el bot puede tomarlos por una respuesta tuya y callar en esa conversación durante 12 horas.",
      ],
    ],
    remember:
      "WhatsApp permite contestar durante las 24 horas siguientes al último mensaje del cliente. Recado lo respeta solo.",
    button: "Conectar WhatsApp",
  },
})
