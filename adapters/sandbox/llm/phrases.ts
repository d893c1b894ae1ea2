import type { Language } from "./words.ts"

type Phrases = {
  readonly hello: string
  readonly help: string
  readonly welcome: string
  readonly bye: string
  readonly fine: string
  readonly lead: string
  readonly unknown: string
  readonly booked: string
  readonly moved: string
  readonly cancelled: string
  readonly taken: string
  readonly noSuchEvent: string
  readonly failed: string
  readonly appointment: string
}

/** What the played model says of itself; facts it only quotes. */
export const PHRASES: Readonly<Record<Language, Phrases>> = {
  es: {
    hello: "¡Hola!",
    help: "¿En qué te puedo ayudar?",
    welcome: "¡De nada! Aquí estoy si necesitas algo más.",
    bye: "¡Hasta pronto!",
    fine: "Perfecto. ¿Algo más?",
    lead: "Claro:",
    unknown: "No tengo esa información. ¿Quieres que pregunte al equipo?",
    booked: "Listo, la cita queda reservada.",
    moved: "Listo, la cita queda cambiada.",
    cancelled: "Listo, la cita queda cancelada.",
    taken: "Ese horario no está disponible. ¿Te va bien otro?",
    noSuchEvent: "No encuentro ninguna cita tuya a esa hora.",
    failed: "No he podido hacerlo en el calendario.",
    appointment: "Cita",
  },
  en: {
    hello: "Hi!",
    help: "How can I help you?",
    welcome: "You're welcome! I'm here if you need anything else.",
    bye: "See you soon!",
    fine: "Great. Anything else?",
    lead: "Sure:",
    unknown: "I don't have that information. Shall I ask the team?",
    booked: "Done, the appointment is booked.",
    moved: "Done, the appointment is changed.",
    cancelled: "Done, the appointment is cancelled.",
    taken: "That time is not available. Would another one suit you?",
    noSuchEvent: "I can't find an appointment of yours at that time.",
    failed: "I could not do that in the calendar.",
    appointment: "Appointment",
  },
  pt: {
    hello: "Olá!",
    help: "Como posso ajudar?",
    welcome: "De nada! Estou aqui se precisar de mais alguma coisa.",
    bye: "Até breve!",
    fine: "Perfeito. Mais alguma coisa?",
    lead: "Claro:",
    unknown: "Não tenho essa informação. Quer que eu pergunte à equipe?",
    booked: "Pronto, o horário está marcado.",
    moved: "Pronto, o horário foi alterado.",
    cancelled: "Pronto, o horário foi cancelado.",
    taken: "Esse horário não está disponível. Pode ser outro?",
    noSuchEvent: "Não encontro nenhuma marcação sua nesse horário.",
    failed: "Não consegui fazer isso no calendário.",
    appointment: "Marcação",
  },
  fr: {
    hello: "Bonjour !",
    help: "Comment puis-je vous aider ?",
    welcome: "Avec plaisir ! Je suis là si besoin.",
    bye: "À bientôt !",
    fine: "Parfait. Autre chose ?",
    lead: "Bien sûr :",
    unknown: "Je n'ai pas cette information. Voulez-vous que je demande à l'équipe ?",
    booked: "C'est fait, le rendez-vous est réservé.",
    moved: "C'est fait, le rendez-vous est modifié.",
    cancelled: "C'est fait, le rendez-vous est annulé.",
    taken: "Cet horaire n'est pas disponible. Un autre vous conviendrait ?",
    noSuchEvent: "Je ne trouve pas de rendez-vous à votre nom à cette heure.",
    failed: "Je n'ai pas pu le faire dans l'agenda.",
    appointment: "Rendez-vous",
  },
  de: {
    hello: "Hallo!",
    help: "Wie kann ich helfen?",
    welcome: "Gern geschehen! Melden Sie sich, wenn noch etwas ist.",
    bye: "Bis bald!",
    fine: "Sehr gut. Sonst noch etwas?",
    lead: "Gerne:",
    unknown: "Das weiß ich leider nicht. Soll ich das Team fragen?",
    booked: "Erledigt, der Termin ist gebucht.",
    moved: "Erledigt, der Termin ist geändert.",
    cancelled: "Erledigt, der Termin ist abgesagt.",
    taken: "Diese Zeit ist nicht frei. Passt eine andere?",
    noSuchEvent: "Ich finde um diese Zeit keinen Termin von Ihnen.",
    failed: "Das hat im Kalender nicht geklappt.",
    appointment: "Termin",
  },
}

/** Messages that only greet, thank or take leave, folded. */
export const SMALL_TALK = {
  hello:
    /^(hola|buenas|buenos|hey|hi|hello|good|ola|oi|bom|boa|bonjour|bonsoir|salut|hallo|guten|servus|moin|dias|tardes|noches|morning|afternoon|evening|dia|tarde|noite|tag|abend|morgen|que|tal|how|are|you|tudo|bem)$/,
  thanks:
    /^(muchas|mil|gracias|thanks|thank|you|so|much|many|muito|obrigad[oa]|valeu|merci|beaucoup|danke|vielen|dank|schon|sehr|ok|vale|perfecto|genial)$/,
  bye: /^(adios|hasta|luego|pronto|bye|goodbye|see|you|soon|tchau|ate|logo|au|revoir|bientot|tschuss|bis|bald)$/,
  fine: /^(ok|okay|vale|perfecto|genial|bien|si|yes|great|fine|sim|certo|oui|accord|parfait|ja|gut|super|passt)$/,
} as const
