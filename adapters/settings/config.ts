import { SUPPORT_ADDRESS } from "../../core/shared/built-pages.ts"
import { isLocalHost } from "./kinds.ts"

/** The settings of the process (contract.md section 8); read-config.ts reads and checks them. */

export const PROVIDERS = ["meta", "google", "stripe", "llm", "mail"] as const
type Provider = (typeof PROVIDERS)[number]

export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = {
  meta: "WhatsApp",
  google: "Google",
  stripe: "Stripe",
  llm: "Language model",
  mail: "Mail",
}

/** The kinds of database, which decide how the queue lays out its tables. */
export const DATABASE_BACKENDS = ["postgres", "citus", "yugabytedb"] as const
export type DatabaseBackend = (typeof DATABASE_BACKENDS)[number]

/** A provider is real, with its keys, or played by the built-in sandbox, or off: then its calls are refused. */
export type Played<Keys> = ({ readonly by: "real" } & Keys) | { readonly by: "sandbox" | "off" }

export type Config = {
  readonly production: boolean
  readonly port: number
  readonly host: string
  /** Origin without a slash at the end; with PORT=0 right only after `withPort`. */
  readonly publicUrl: string
  readonly databaseUrl: string | null
  readonly databaseBackend: DatabaseBackend
  readonly dataDir: string
  readonly role: "all" | "api" | "worker"
  readonly workerConcurrency: number
  /** Null: made once in DATA_DIR. */
  readonly appSecret: string | null
  readonly appSecretsOld: readonly string[]
  readonly developmentPassword: string | null
  readonly operatorEmails: readonly string[]
  readonly trustedProxyHops: number
  readonly logLevel: "debug" | "info" | "warn" | "error" | "silent"
  /** Whether the sandbox is served. */
  readonly sandbox: boolean
  readonly meta: {
    readonly played: Played<{ readonly appId: string; readonly appSecret: string }>
    readonly verifyToken: string | null
    readonly graphUrl: string
    readonly graphUrlChanged: boolean
    readonly graphVersion: string
    readonly configId: string | null
  }
  readonly llm: {
    readonly played: Played<{ readonly apiKey: string }>
    readonly baseUrl: string
    readonly model: string
    readonly fallbackModel: string | null
    readonly maxTokens: number
  }
  readonly google: {
    readonly played: Played<{ readonly clientId: string; readonly clientSecret: string }>
    readonly authUrl: string
    readonly tokenUrl: string
    readonly apiUrl: string
  }
  readonly stripe: {
    readonly played: Played<{
      readonly secretKey: string
      readonly publishableKey: string
      readonly webhookSecret: string
    }>
    readonly apiUrl: string
  }
  readonly mail: { readonly played: Played<{ readonly smtpUrl: string; readonly from: string }> }
}

/** The providers that the sandbox plays, in the order of the page's badge. */
export const sandboxed = (config: Config): readonly Provider[] =>
  PROVIDERS.filter((provider) => config[provider].played.by === "sandbox")

/** The sender of all mail, which people may also write to. */
export const supportAddress = ({ mail }: Config): string =>
  mail.played.by === "real" ? mail.played.from : SUPPORT_ADDRESS

/** With PORT=0 the address is known only when the server listens. */
export const withPort = (config: Config, port: number): Config =>
  config.port === 0 && config.publicUrl === "http://localhost:0"
    ? { ...config, port, publicUrl: `http://localhost:${port}` }
    : { ...config, port }

/** Warnings that do not stop the start. */
export const warnings = (config: Config): readonly string[] => {
  const said: string[] = []
  if (config.role === "worker" && config.publicUrl === `http://localhost:${config.port}`) {
    said.push("PUBLIC_URL: this worker's own address, where its mail leads and no page is")
  }
  if (config.appSecret?.includes(",")) {
    said.push("APP_SECRET: its comma keeps it out of APP_SECRETS_OLD: no other can follow it")
  }
  const tls = config.databaseUrl === null ? null : new URL(config.databaseUrl).searchParams
  if (/^(prefer|require)$/.test(tls?.get("sslmode") ?? "") && !tls?.has("sslrootcert")) {
    said.push(
      "DATABASE_URL: its sslmode encrypts and lets anybody answer; sslmode=verify-full does not",
    )
  }
  const major = Number(config.meta.graphVersion.slice(1).split(".")[0])
  // v21.0 ends on 21 January 2027 (providers.md 1.1).
  if (major < 22) {
    said.push(`META_GRAPH_VERSION: ${config.meta.graphVersion} has expired at Meta, or is about to`)
  }
  if (config.llm.played.by !== "real") said.push("LLM_API_KEY: missing, no real model answers")
  if (config.production && config.role !== "worker" && config.operatorEmails.length === 0) {
    said.push(
      "OPERATOR_EMAILS: missing, what visitors write by the contact form is mailed to nobody",
    )
  }
  const abroad = !isLocalHost(new URL(config.publicUrl).hostname)
  if (config.sandbox && !config.production && abroad) {
    said.push(
      "SANDBOX: whoever reaches it reads its mail and signs in as anybody; production shuts it",
    )
  }
  if (config.production && config.role === "worker" && abroad && sandboxed(config).length > 0) {
    said.push(
      "SANDBOX: in production it plays for its own process; this worker reaches nobody, ROLE=all does",
    )
  }
  return said
}
