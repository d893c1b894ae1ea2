import { resolve } from "node:path"
import { z } from "zod"
import { type Config, DATABASE_BACKENDS, type Played } from "./config.ts"
import {
  database,
  email,
  folder,
  http,
  key,
  list,
  number,
  origin,
  prefixed,
  text,
  url,
} from "./kinds.ts"
import { type Env, type Fault, type Settings, settingsIn } from "./settings.ts"

const MIN_SECRET = 32
const GRAPH_URL = "https://graph.facebook.com"

/** `listen` is there even without a config, for the page that names what is wrong. */
type Read = {
  readonly config: Config | null
  readonly faults: readonly Fault[]
  readonly listen: { readonly host: string; readonly port: number }
}

/** The only reader of the environment. A wrong value never falls back to a default. */
export const readConfig = (env: Env): Read => {
  const settings = settingsIn(env)
  const { given, read, fault, faults } = settings
  const mode = read(
    "NODE_ENV",
    z.enum(["production", "development", "test"], "production, development or test"),
  )
  const production = mode === "production"
  const sandboxFlag = read("SANDBOX", z.enum(["0", "1"], "1 or 0"))
  const sandbox = sandboxFlag === "1" || (sandboxFlag === null && !production)
  const listen = {
    port: read("PORT", number(0, 65_535)) ?? 3000,
    host: read("HOST", text(1, 255)) ?? (production ? "0.0.0.0" : "127.0.0.1"),
  }
  const publicUrl = read("PUBLIC_URL", origin(production))
  if (production && given("PUBLIC_URL") === null) fault("PUBLIC_URL", "required in production")
  const appSecret = read("APP_SECRET", text(MIN_SECRET, 10_000))
  if (production && given("APP_SECRET") === null) {
    fault("APP_SECRET", `required in production, at least ${MIN_SECRET} characters`)
  }

  const config: Config = {
    production,
    ...listen,
    publicUrl: publicUrl ?? `http://localhost:${listen.port}`,
    databaseUrl: read("DATABASE_URL", database),
    databaseBackend:
      read("DATABASE_BACKEND", z.enum(DATABASE_BACKENDS, "postgres, citus or yugabytedb")) ??
      "postgres",
    dataDir: resolve(read("DATA_DIR", folder) ?? "./data"),
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
    ...providersIn(settings, sandbox),
  }
  return { config: faults.length === 0 ? config : null, faults, listen }
}

type Providers = Pick<Config, "meta" | "llm" | "google" | "stripe" | "mail">

const providersIn = ({ read, keys }: Settings, sandbox: boolean): Providers => {
  const played = <Keys>(values: Keys | null): Played<Keys> =>
    values ? { by: "real", ...values } : { by: sandbox ? "sandbox" : "off" }
  const graphUrl = read("META_GRAPH_URL", http) ?? GRAPH_URL
  const meta = keys({
    META_APP_ID: z.string().regex(/^\d+$/, "digits only"),
    META_APP_SECRET: text(16, 1000),
  })
  const google = keys({ GOOGLE_CLIENT_ID: text(1, 500), GOOGLE_CLIENT_SECRET: text(1, 500) })
  const stripe = keys({
    STRIPE_SECRET_KEY: key(prefixed("sk_", "rk_")),
    STRIPE_PUBLISHABLE_KEY: prefixed("pk_"),
    STRIPE_WEBHOOK_SECRET: prefixed("whsec_"),
  })
  const mail = keys({ SMTP_URL: url(["smtp:", "smtps:"]), MAIL_FROM: email })
  const llmKey = read("LLM_API_KEY", key(text(1, 500)))
  return {
    meta: {
      played: played(meta && { appId: meta.META_APP_ID, appSecret: meta.META_APP_SECRET }),
      verifyToken: read("META_VERIFY_TOKEN", text(8, 200)),
      graphUrl,
      graphUrlChanged: graphUrl !== GRAPH_URL,
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
}
