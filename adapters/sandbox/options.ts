/** What the sandbox needs from the product, passed in because it imports nothing of it: it stands for the outside world. */
export type SandboxOptions = {
  /** The origin that browsers use. A function, because it is known only once the server listens. */
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
  /** The decrypted Google refresh token of a chatbot's calendar. */
  readonly findGoogleToken: (chatbotId: string) => Promise<string | null>
  /** Forgets all rate limits. */
  readonly resetLimits: () => Promise<void>
  /** Whether a request may see the sandbox; otherwise it is answered with 404 (in production, as for the metrics). */
  readonly allows: (request: Request) => Promise<boolean>
  /** Lets a request that has to wait outlive the server's idle limit. */
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
