/** What the sandbox asks of the product: it plays the outside world and imports nothing from inside. */
export type SandboxOptions = {
  /** The origin that browsers use; known only once the server listens. */
  readonly publicUrl: () => string
  readonly meta: { readonly appId: string; readonly appSecret: string }
  readonly google: { readonly clientId: string; readonly clientSecret: string }
  readonly stripe: { readonly webhookSecret: string }
  /** Posts to the product's own /webhooks/*, as the provider would; gives the HTTP status. */
  readonly postWebhook: (
    path: string,
    rawBody: string,
    headers: Readonly<Record<string, string>>,
  ) => Promise<number>
  readonly runJob: (name: JobName, now?: Date) => Promise<string>
  readonly findLine: (chatbotId: string) => Promise<SandboxLine | null>
  /** All lines, for the chat page. */
  readonly listLines: () => Promise<readonly SandboxLine[]>
  /** The Google refresh token of a chatbot's calendar, in clear. */
  readonly findGoogleToken: (chatbotId: string) => Promise<string | null>
  /** Forgets all rate limits. */
  readonly resetLimits: () => Promise<void>
  /** False: the request is answered with 404 (in production, whoever may not see the metrics). */
  readonly allows: (request: Request) => Promise<boolean>
  /** Lifts the server's idle limit from a request that is to wait. */
  readonly keepOpen: (request: Request) => void
}

export const JOB_NAMES = ["retention", "monthly-reset", "token-expiry", "sweep"] as const
export type JobName = (typeof JOB_NAMES)[number]

export type SandboxLine = {
  readonly chatbotid: string
  readonly name: string
  readonly phonenumberid: string
  readonly businessaccountid?: string | null
  readonly assignednumber?: string | null
}

export const PROVIDERS = ["meta", "google", "stripe", "llm", "mail"] as const
export type SandboxProvider = (typeof PROVIDERS)[number]
