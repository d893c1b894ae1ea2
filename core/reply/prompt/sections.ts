/** The headings of the prompt, of which no client reads any. */
export const HEADINGS = {
  rules: "Rules",
  business: "Business",
  knowledge: "Knowledge",
  memory: "Memory",
  calendar: "Calendar",
  now: "Now",
  client: "Client",
  conversation: "Conversation",
  dates: "Dates",
  fresh: "New messages",
} as const

/** What stands under a heading where there is nothing. */
export const EMPTY = {
  knowledge: "(none)",
  memory: "(empty)",
  conversation: "(nothing yet)",
} as const

export const section = (of: keyof typeof HEADINGS, body: string) => `# ${HEADINGS[of]}\n${body}`
