/** The refusals of a text that has not the form of a memory or a notification; apart, as the browser loads them with its first screen. */
export const FORMAT_REFUSALS = {
  memory_format: {
    status: 400,
    sentence: "Formato de memoria global inválido. Debe ser 0001[Texto].",
  },
  notification_format: {
    status: 400,
    sentence: "Formato de fragmento de notificación inválido. Debe ser <notify:Texto>.",
  },
} as const
