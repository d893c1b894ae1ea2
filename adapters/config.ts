import { resolve } from "node:path"
import { z } from "zod"
import { email, http, list, number, prefixed, text, url } from "./setting-kinds.ts"

/*
 * The only reader of the environment (contract.md section 8). A wrong value never falls back to a default: all faults are
 * collected and said at once, by name and without the value.
 */

export type Provider = "meta" | "google" | "stripe" | "llm" | "mail"
export type Fault = { readonly name: string; readonly reason: string }

type Env = Readonly<Record<string, string | undefined>>

/** Who plays a provider: the real one with keys, the built-in sandbox, or nobody ("off": E61). */
export type Played<Keys> = ({ readonly by: "real" } & Keys) | { readonly by: "sandbox" | "off" }

export type Config = {
  readonly production: boolean
  readonly port: number
  readonly host: string
  /** Origin without a slash at the end. Null until the port is known (PORT=0): see `withPort`. */
  readonly publicUrl: string
  readonly databaseUrl: string | null
  readonly databaseBackend: "postgres" | "citus" | "yugabytedb"
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
  /** The sandbox may be reached at all. */
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

const MIN_SECRET = 32

const isLoopback = (host: string) =>
  host === "localhost" || host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host)

/** `listen` is known also when there is no config: the page that names what is wrong has to be somewhere. */
type Read = {
  readonly config: Config | null
  readonly faults: readonly Fault[]
  readonly listen: { readonly host: string; readonly port: number }
}

/** Reads and checks the whole environment. */
export const readConfig = (env: Env): Read => {
  const faults: Fault[] = []
  const fault = (name: string, reason: string) => {
    faults.push({ name, reason })
    return null
  }
  const given = (name: string) => {
    const value = env[name]?.trim()
    return value === undefined || value === "" ? null : value
  }
  const read = <T>(name: string, shape: z.ZodType<T, string>): T | null => {
    const value = given(name)
    if (value === null) return null
    // Not every reader of an .env file takes them off, and as part of a key they are seen by nobody.
    if (/^(["']).*\1$/s.test(value)) return fault(name, "without the quotes around it")
    const parsed = shape.safeParse(value)
    return parsed.success ? parsed.data : fault(name, parsed.error.issues[0]?.message ?? "invalid")
  }
  /** All of a provider's keys, or none. */
  const keys = <T extends Record<string, z.ZodType<string, string>>>(
    shapes: T,
  ): { [K in keyof T]: string } | null => {
    const names = Object.keys(shapes)
    const missing = names.filter((name) => given(name) === null)
    if (missing.length === names.length) return null
    for (const name of missing) {
      fault(name, `missing: ${names.join(" and ")} are given together or not at all`)
    }
    const values = Object.fromEntries(
      names.map((name) => [name, read(name, shapes[name] as z.ZodType<string, string>)]),
    )
    return Object.values(values).includes(null) ? null : (values as { [K in keyof T]: string })
  }

  const mode = read(
    "NODE_ENV",
    z.enum(["production", "development", "test"], "production, development or test"),
  )
  const production = mode === "production"
  const sandboxFlag = read("SANDBOX", z.enum(["0", "1"], "1 or 0"))
  const sandbox = sandboxFlag === "1" || (sandboxFlag === null && !production)
  const played = <Keys>(values: Keys | null): Played<Keys> =>
    values ? { by: "real", ...values } : { by: sandbox ? "sandbox" : "off" }

  const port = read("PORT", number(0, 65_535)) ?? 3000
  const host = read("HOST", text(1, 255)) ?? (production ? "0.0.0.0" : "127.0.0.1")
  const origin = z.string().transform((value, ctx) => {
    const parsed = URL.parse(value)
    const web = parsed?.protocol === "http:" || parsed?.protocol === "https:"
    if (
      !parsed ||
      !web ||
      parsed.pathname !== "/" ||
      parsed.search ||
      parsed.hash ||
      parsed.username
    ) {
      ctx.addIssue("an origin such as https://recado.example, without a path")
      return z.NEVER
    }
    if (production && parsed.protocol === "http:" && !isLoopback(parsed.hostname)) {
      ctx.addIssue("https in production, unless it is this machine")
      return z.NEVER
    }
    return parsed.origin
  })
  const publicUrl = read("PUBLIC_URL", origin)
  if (production && given("PUBLIC_URL") === null) fault("PUBLIC_URL", "required in production")
  const appSecret = read("APP_SECRET", text(MIN_SECRET, 10_000))
  if (production && given("APP_SECRET") === null) {
    fault("APP_SECRET", `required in production, at least ${MIN_SECRET} characters`)
  }
  const graphUrl = read("META_GRAPH_URL", http)
  const meta = keys({
    META_APP_ID: z.string().regex(/^\d+$/, "digits only"),
    META_APP_SECRET: text(16, 1000),
  })
  const google = keys({ GOOGLE_CLIENT_ID: text(1, 500), GOOGLE_CLIENT_SECRET: text(1, 500) })
  const stripe = keys({
    STRIPE_SECRET_KEY: prefixed("sk_", "rk_"),
    STRIPE_PUBLISHABLE_KEY: prefixed("pk_"),
    STRIPE_WEBHOOK_SECRET: prefixed("whsec_"),
  })
  const mail = keys({ SMTP_URL: url(["smtp:", "smtps:"]), MAIL_FROM: email })
  const llmKey = read("LLM_API_KEY", text(1, 500))

  const config: Config = {
    production,
    port,
    host,
    publicUrl: publicUrl ?? `http://localhost:${port}`,
    databaseUrl: read("DATABASE_URL", url(["postgres:", "postgresql:"])),
    databaseBackend:
      read(
        "DATABASE_BACKEND",
        z.enum(["postgres", "citus", "yugabytedb"], "postgres, citus or yugabytedb"),
      ) ?? "postgres",
    dataDir: resolve(read("DATA_DIR", text(1, 4096)) ?? "./data"),
    role: read("ROLE", z.enum(["all", "api", "worker"], "all, api or worker")) ?? "all",
    workerConcurrency: read("WORKER_CONCURRENCY", number(1, 64)) ?? 8,
    appSecret,
    appSecretsOld: read("APP_SECRETS_OLD", list(text(MIN_SECRET, 10_000))) ?? [],
    developmentPassword: read("DEVELOPMENT_PASSWORD", text(1, 200)),
    operatorEmails: read("OPERATOR_EMAILS", list(email)) ?? [],
    trustedProxyHops: read("TRUSTED_PROXY_HOPS", number(0, 5)) ?? 0,
    logLevel:
      read(
        "LOG_LEVEL",
        z.enum(["debug", "info", "warn", "error", "silent"], "debug, info, warn, error or silent"),
      ) ?? "info",
    sandbox,
    meta: {
      played: played(meta && { appId: meta.META_APP_ID, appSecret: meta.META_APP_SECRET }),
      verifyToken: read("META_VERIFY_TOKEN", text(8, 200)),
      graphUrl: graphUrl ?? "https://graph.facebook.com",
      graphUrlChanged: graphUrl !== null,
      graphVersion:
        read("META_GRAPH_VERSION", z.string().regex(/^v\d+\.\d+$/, "such as v25.0")) ?? "v25.0",
      configId: read("META_CONFIG_ID", z.string().regex(/^\d+$/, "digits only")),
    },
    llm: {
      played: played(llmKey === null ? null : { apiKey: llmKey }),
      baseUrl: read("LLM_BASE_URL", http) ?? "https://openrouter.ai/api/v1",
      model: read("LLM_MODEL", text(1, 200)) ?? "openai/gpt-oss-20b:free",
      fallbackModel: read("LLM_FALLBACK_MODEL", text(1, 200)),
      maxTokens: read("LLM_MAX_TOKENS", number(64, 8192)) ?? 512,
    },
    google: {
      played: played(
        google && {
          clientId: google.GOOGLE_CLIENT_ID,
          clientSecret: google.GOOGLE_CLIENT_SECRET,
        },
      ),
      authUrl: read("GOOGLE_AUTH_URL", http) ?? "https://accounts.google.com/o/oauth2/v2/auth",
      tokenUrl: read("GOOGLE_TOKEN_URL", http) ?? "https://oauth2.googleapis.com/token",
      apiUrl: read("GOOGLE_API_URL", http) ?? "https://www.googleapis.com",
    },
    stripe: {
      played: played(
        stripe && {
          secretKey: stripe.STRIPE_SECRET_KEY,
          publishableKey: stripe.STRIPE_PUBLISHABLE_KEY,
          webhookSecret: stripe.STRIPE_WEBHOOK_SECRET,
        },
      ),
      apiUrl: read("STRIPE_API_URL", http) ?? "https://api.stripe.com",
    },
    mail: { played: played(mail && { smtpUrl: mail.SMTP_URL, from: mail.MAIL_FROM }) },
  }
  return { config: faults.length === 0 ? config : null, faults, listen: { host, port } }
}

/** The providers that the sandbox plays, in the order of the page's badge. */
export const sandboxed = (config: Config): readonly Provider[] =>
  (["meta", "google", "stripe", "llm", "mail"] as const).filter(
    (provider) => config[provider].played.by === "sandbox",
  )

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
  const major = Number(config.meta.graphVersion.slice(1).split(".")[0])
  if (major < 22) said.push(`META_GRAPH_VERSION: ${config.meta.graphVersion} has expired at Meta`)
  if (config.llm.played.by !== "real") said.push("LLM_API_KEY: missing, no real model answers")
  if (config.sandbox && !config.production && !isLoopback(new URL(config.publicUrl).hostname)) {
    said.push(
      "SANDBOX: whoever reaches it reads its mail and signs in as anybody; production shuts it",
    )
  }
  return said
}
