import { describe, expect, test } from "bun:test"
import { sandboxed, warnings, withPort } from "../../../adapters/settings/config.ts"
import { readConfig } from "../../../adapters/settings/read-config.ts"

const PRODUCTION = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://recado.example",
  APP_SECRET: "s".repeat(32),
}
type Env = Readonly<Record<string, string>>

const faultsOf = (env: Env) => readConfig(env).faults.map(({ name }) => name)
const right = (env: Env) => {
  const { config, faults } = readConfig(env)
  expect(faults).toEqual([])
  if (!config) throw new Error("no configuration")
  return config
}

test("without any setting everything has its default and is played by the sandbox", () => {
  const config = right({})
  expect(config).toMatchObject({
    production: false,
    port: 3000,
    host: "127.0.0.1",
    publicUrl: "http://localhost:3000",
    databaseUrl: null,
    databaseBackend: "postgres",
    role: "all",
    workerConcurrency: 8,
    appSecret: null,
    appSecretsOld: [],
    developmentPassword: null,
    operatorEmails: [],
    trustedProxyHops: 0,
    logLevel: "info",
    sandbox: true,
    meta: { graphUrl: "https://graph.facebook.com", graphVersion: "v25.0", graphUrlChanged: false },
    llm: {
      baseUrl: "https://openrouter.ai/api/v1",
      model: "openai/gpt-oss-20b:free",
      maxTokens: 512,
    },
    google: {
      authUrl: "https://accounts.google.com/o/oauth2/v2/auth",
      tokenUrl: "https://oauth2.googleapis.com/token",
      apiUrl: "https://www.googleapis.com",
    },
    stripe: { apiUrl: "https://api.stripe.com" },
  })
  expect(sandboxed(config)).toEqual(["meta", "google", "stripe", "llm", "mail"])
})

const LONG = (length: number) => "x".repeat(length)

/** Every setting with values that are refused and values that are taken (contract.md 8). */
const SETTINGS: Readonly<
  Record<string, { readonly wrong: readonly string[]; readonly right: readonly string[] }>
> = {
  PORT: { wrong: ["-1", "65536", "3000x", "3e3", "1.5", "0x10"], right: ["0", "65535", " 3000 "] },
  HOST: { wrong: [LONG(256)], right: ["0.0.0.0", "::1", "localhost"] },
  PUBLIC_URL: {
    wrong: [
      "recado.example",
      "ftp://recado.example",
      "https://recado.example/app",
      "https://recado.example/?a=1",
      "https://recado.example/#a",
      "https://user@recado.example",
      "https://user:pass@recado.example",
    ],
    right: ["http://recado.example", "https://recado.example/", "http://localhost:8080"],
  },
  DATABASE_URL: {
    wrong: [
      ...["mysql://h/d", "h:5432/d", "postgres://h/d?sslmode=bogus"],
      ...["p/w", "1/2", "1?2", "1#2", "p#w"].map((raw) => `postgres://u:${raw}@h/d`),
    ],
    right: [
      ...["postgres://u:p@h/d", "postgresql://h/d", "postgres://u:p@[::1]:5432/d"],
      ...["postgres://u@h:p%40%3A%2F%3F%23%25@h/d", "postgres:///d?host=/run/postgresql"],
      "postgres://u:p@h/d?sslmode=verify-full&sslrootcert=ca.pem",
    ],
  },
  DATABASE_BACKEND: { wrong: ["Postgres", "mysql"], right: ["postgres", "citus", "yugabytedb"] },
  DATA_DIR: { wrong: ["~/recado", "~", LONG(4097)], right: ["data", "/srv/~recado"] },
  ROLE: { wrong: ["web", "ALL"], right: ["all", "api", "worker"] },
  WORKER_CONCURRENCY: { wrong: ["0", "65", "eight"], right: ["1", "64"] },
  APP_SECRET: { wrong: [LONG(31)], right: [LONG(32)] },
  APP_SECRETS_OLD: { wrong: [LONG(31), `${LONG(32)},short`], right: [`${LONG(32)}, ${LONG(40)}`] },
  DEVELOPMENT_PASSWORD: { wrong: [LONG(201)], right: ["x", LONG(200)] },
  OPERATOR_EMAILS: {
    wrong: ["ana", "a@b,@c", "<a@b.example>"],
    right: ["a@b.example", "A@b.example, c@d.example"],
  },
  TRUSTED_PROXY_HOPS: { wrong: ["-1", "6"], right: ["0", "5"] },
  LOG_LEVEL: { wrong: ["verbose", "INFO"], right: ["debug", "info", "warn", "error", "silent"] },
  META_VERIFY_TOKEN: { wrong: [LONG(7), LONG(201)], right: [LONG(8), LONG(200)] },
  META_GRAPH_URL: { wrong: ["graph.facebook.com", "ftp://x"], right: ["http://127.0.0.1:1/x/"] },
  META_GRAPH_VERSION: { wrong: ["25", "v25", "25.0", "v25.0.1"], right: ["v25.0", "v9.12"] },
  META_CONFIG_ID: { wrong: ["12a"], right: ["123"] },
  LLM_BASE_URL: {
    wrong: [
      "localhost:11434/v1",
      "https://ai.example/v1?api-version=1",
      "https://ai.example/v1?",
      "https://ai.example/v1#",
    ],
    right: ["http://localhost:11434/v1"],
  },
  LLM_API_KEY: { wrong: [LONG(501), "sk-or-v1-a…z", "sk-or-v1-a\nz"], right: ["k"] },
  LLM_MODEL: { wrong: [LONG(201)], right: ["m"] },
  LLM_FALLBACK_MODEL: { wrong: [LONG(201)], right: ["m"] },
  LLM_MAX_TOKENS: { wrong: ["63", "8193", "many"], right: ["64", "8192"] },
  GOOGLE_AUTH_URL: { wrong: ["google"], right: ["http://127.0.0.1:1"] },
  GOOGLE_TOKEN_URL: { wrong: ["google"], right: ["http://127.0.0.1:1"] },
  GOOGLE_API_URL: { wrong: ["google"], right: ["http://127.0.0.1:1"] },
  STRIPE_API_URL: { wrong: ["stripe"], right: ["http://127.0.0.1:1"] },
  SANDBOX: { wrong: ["true", "yes", "2"], right: ["0", "1"] },
  NODE_ENV: {
    wrong: ["Production", "prod", "live"],
    right: ["development", " test "],
  },
}

describe.each(Object.entries(SETTINGS))("%s", (name, { wrong, right: fine }) => {
  test.each([...wrong])("is not %p, and never falls back to its default", (value) => {
    const { config, faults } = readConfig({ [name]: value })
    expect(config).toBeNull()
    expect(faults.map((fault) => fault.name)).toEqual([name])
    expect(faults[0]?.reason).not.toBe("")
  })
  test.each([...fine])("may be %p", (value) => {
    expect(faultsOf({ [name]: value })).toEqual([])
  })
  test.each(["", "   "])("given as %p is as good as not given", (value) => {
    expect(readConfig({ [name]: value })).toEqual(readConfig({}))
  })
})

test.each(Object.keys(SETTINGS))(
  "%s within quotes is said: they would become part of it",
  (name) => {
    for (const quote of [`"`, "'"]) {
      const value = `${quote}${SETTINGS[name]?.right[0]}${quote}`
      expect(readConfig({ [name]: value }).faults.map((fault) => fault.name)).toEqual([name])
    }
  },
)

test("everything that is wrong is said at once, by name and without its value", () => {
  const secret = "hunter2-do-not-print"
  const env = Object.fromEntries(
    Object.entries(SETTINGS)
      .filter(([, { wrong }]) => !wrong.some((value) => value.startsWith("x")))
      .map(([name]) => [name, `${secret}:`]),
  )
  const { config, faults } = readConfig({ ...env, STRIPE_SECRET_KEY: secret, MAIL_FROM: secret })
  expect(config).toBeNull()
  const named = new Set(faults.map(({ name }) => name))
  for (const name of Object.keys(env)) expect(named).toContain(name)
  for (const name of ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"]) {
    expect(named).toContain(name)
  }
  expect(named).toContain("SMTP_URL")
  expect(JSON.stringify(faults)).not.toContain("hunter2")
})

test("the sender of mails is told as one address, which is said to whoever writes a name beside it", () => {
  const mail = { SMTP_URL: "smtp://h", MAIL_FROM: "Recado <a@b.example>" }
  expect(readConfig(mail).faults).toEqual([
    { name: "MAIL_FROM", reason: "an e-mail address alone, without a name" },
  ])
})

/** Keys that are given together or not at all. */
const PAIRS: readonly {
  readonly provider: "meta" | "google" | "stripe" | "mail"
  readonly keys: Env
}[] = [
  { provider: "meta", keys: { META_APP_ID: "123", META_APP_SECRET: LONG(16) } },
  { provider: "google", keys: { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" } },
  {
    provider: "stripe",
    keys: {
      STRIPE_SECRET_KEY: "sk_1",
      STRIPE_PUBLISHABLE_KEY: "pk_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
    },
  },
  { provider: "mail", keys: { SMTP_URL: "smtps://u:p@h:465", MAIL_FROM: "Recado@recado.example" } },
]

describe.each([...PAIRS])("the keys of $provider", ({ provider, keys }) => {
  const names = Object.keys(keys)

  test("given whole make it the real one", () => {
    const config = right(keys)
    expect(config[provider].played.by).toBe("real")
    expect(sandboxed(config)).not.toContain(provider)
  })

  test.each(names)("without %s are a fault of that name", (name) => {
    const rest = Object.fromEntries(Object.entries(keys).filter(([each]) => each !== name))
    expect(faultsOf(rest)).toEqual([name])
    expect(faultsOf({ ...rest, [name]: " " })).toEqual([name])
  })

  test("missing leave it to the sandbox, and off in production", () => {
    expect(right({})[provider].played.by).toBe("sandbox")
    expect(right(PRODUCTION)[provider].played.by).toBe("off")
    expect(right({ ...PRODUCTION, SANDBOX: "1" })[provider].played.by).toBe("sandbox")
    expect(right({ SANDBOX: "0" })[provider].played.by).toBe("off")
  })
})

test.each<[string, Env]>([
  ["META_APP_ID", { META_APP_ID: "12a", META_APP_SECRET: LONG(16) }],
  ["META_APP_SECRET", { META_APP_ID: "12", META_APP_SECRET: LONG(15) }],
  [
    "STRIPE_SECRET_KEY",
    { STRIPE_SECRET_KEY: "pk_1", STRIPE_PUBLISHABLE_KEY: "pk_1", STRIPE_WEBHOOK_SECRET: "whsec_" },
  ],
  [
    "STRIPE_SECRET_KEY",
    {
      ...{ STRIPE_SECRET_KEY: "sk_test_51…9z", STRIPE_PUBLISHABLE_KEY: "pk_1" },
      STRIPE_WEBHOOK_SECRET: "whsec_",
    },
  ],
  [
    "STRIPE_PUBLISHABLE_KEY",
    { STRIPE_SECRET_KEY: "rk_1", STRIPE_PUBLISHABLE_KEY: "sk_1", STRIPE_WEBHOOK_SECRET: "whsec_" },
  ],
  [
    "STRIPE_WEBHOOK_SECRET",
    { STRIPE_SECRET_KEY: "rk_1", STRIPE_PUBLISHABLE_KEY: "pk_1", STRIPE_WEBHOOK_SECRET: "x" },
  ],
  ["SMTP_URL", { SMTP_URL: "http://h", MAIL_FROM: "a@b.example" }],
  ["MAIL_FROM", { SMTP_URL: "smtp://h", MAIL_FROM: "nobody" }],
])("%s of the wrong form is named", (name, env) => {
  expect(faultsOf(env)).toEqual([name])
})

describe("production", () => {
  test("is meant also with blanks around it: the sandbox stays shut", () => {
    expect(right({ ...PRODUCTION, NODE_ENV: " production " })).toMatchObject({
      production: true,
      sandbox: false,
    })
  })

  test("needs an address and a secret", () => {
    expect(faultsOf({ NODE_ENV: "production" }).sort()).toEqual(["APP_SECRET", "PUBLIC_URL"])
  })

  test("listens on every address", () => {
    expect(right(PRODUCTION)).toMatchObject({ production: true, host: "0.0.0.0", sandbox: false })
    expect(right({ ...PRODUCTION, HOST: "127.0.0.1" }).host).toBe("127.0.0.1")
  })

  test.each(["http://recado.example", "http://10.0.0.1"])("is not served from %s", (url) => {
    expect(faultsOf({ ...PRODUCTION, PUBLIC_URL: url })).toEqual(["PUBLIC_URL"])
  })

  test.each(["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"])(
    "may be tried out at %s",
    (url) => expect(faultsOf({ ...PRODUCTION, PUBLIC_URL: url })).toEqual([]),
  )
})

test("where to listen is known also when other settings are wrong: somebody has to see which", () => {
  expect(readConfig({ NODE_ENV: "production", PORT: " 8080 ", HOST: " " }).listen).toEqual({
    host: "0.0.0.0",
    port: 8080,
  })
  expect(readConfig({ ROLE: "web", PORT: " ", HOST: " ::1 " }).listen).toEqual({
    host: "::1",
    port: 3000,
  })
})

test("lists are read one by one, e-mails in lower case", () => {
  const config = right({ OPERATOR_EMAILS: " Ana@B.example ,,bob@c.example," })
  expect(config.operatorEmails).toEqual(["ana@b.example", "bob@c.example"])
})

test("an address loses its last slash, an origin all but itself", () => {
  const config = right({ LLM_BASE_URL: "http://h/v1//", PUBLIC_URL: "HTTPS://Recado.Example:443/" })
  expect(config.llm.baseUrl).toBe("http://h/v1")
  expect(config.publicUrl).toBe("https://recado.example")
})

test("with any free port the address follows the port that was found", () => {
  expect(withPort(right({ PORT: "0" }), 4321)).toMatchObject({
    port: 4321,
    publicUrl: "http://localhost:4321",
  })
  const named = withPort(right({ PORT: "0", PUBLIC_URL: "https://recado.example" }), 4321)
  expect(named).toMatchObject({ port: 4321, publicUrl: "https://recado.example" })
})

test("an expired Graph version and a missing model key are said, and stop nothing", () => {
  expect(warnings(right({ META_GRAPH_VERSION: "v21.0" })).join()).toContain("META_GRAPH_VERSION")
  expect(warnings(right({ META_GRAPH_VERSION: "v22.0", LLM_API_KEY: "k" }))).toEqual([])
  expect(warnings(right({})).join()).toContain("LLM_API_KEY")
})

test("a secret that could not stand in a list of old ones is said before it has sealed anything", () => {
  const secret = (APP_SECRET: string) => warnings(right({ APP_SECRET, LLM_API_KEY: "k" })).join()
  expect(secret(`${"s".repeat(32)},s`)).toContain("APP_SECRET")
  expect(secret("s".repeat(32))).toBe("")
})

test("a password that has to be written otherwise is told from an address of another kind", () => {
  const reason = (DATABASE_URL: string) => readConfig({ DATABASE_URL }).faults[0]?.reason
  expect(reason("postgres://u:p/w@h/d")).toContain("%2F")
  expect(reason("mysql://u:p@h/d")).not.toContain("%2F")
  expect(reason("postgres://u:p@h/d?sslmode=bogus")).toContain("sslmode")
})

test("a database that does not have to prove who it is, is said", () => {
  const told = (mode: string) =>
    warnings(right({ DATABASE_URL: `postgres://u@h/d${mode}`, LLM_API_KEY: "k" })).join()
  for (const mode of ["?sslmode=require", "?sslmode=prefer"]) {
    expect(told(mode)).toContain("DATABASE_URL")
  }
  for (const mode of ["", "?sslmode=disable", "?sslmode=verify-full"]) expect(told(mode)).toBe("")
  expect(told("?sslmode=require&sslrootcert=ca.pem")).toBe("")
})

test("a site whose contact form nobody reads is said: it promises an answer", () => {
  const said = (env: Env) => warnings(right({ ...PRODUCTION, LLM_API_KEY: "k", ...env })).join()
  expect(said({})).toContain("OPERATOR_EMAILS")
  for (const read of [{ OPERATOR_EMAILS: "me@example.com" }, { ROLE: "worker" }])
    expect(said(read)).toBe("")
  expect(warnings(right({ LLM_API_KEY: "k" }))).toEqual([])
})

test("a worker that leads its mail to itself, where no page is, says so", () => {
  const worker = { ROLE: "worker", LLM_API_KEY: "k", PORT: "3001" }
  expect(warnings(right(worker)).join()).toContain("PUBLIC_URL")
  expect(warnings(right({ ...worker, PUBLIC_URL: "http://localhost:3000" }))).toEqual([])
})

test("a sandbox that strangers reach is said: they could read its mail and sign in as anybody", () => {
  const open = { PUBLIC_URL: "https://recado.example", LLM_API_KEY: "k" }
  expect(warnings(right(open)).join()).toContain("SANDBOX")
  for (const shut of [{ SANDBOX: "0" }, { PUBLIC_URL: "http://127.0.0.1:3000" }, PRODUCTION]) {
    expect(warnings(right({ ...open, ...shut })).join()).not.toContain("SANDBOX")
  }
})

test("a worker that a sandbox in production does not play for says so", () => {
  const worker = { ...PRODUCTION, ROLE: "worker", SANDBOX: "1" }
  const said = (env: Env) => warnings(right({ ...worker, ...env })).join()
  expect(said({})).toContain("SANDBOX")
  for (const reached of [{ ROLE: "all" }, { PUBLIC_URL: "http://localhost:3000" }]) {
    expect(said(reached)).not.toContain("SANDBOX")
  }
})

test("the example file shows every setting that is read", async () => {
  const read = new Set<string>()
  const asked = { get: (_: Env, name: string) => void read.add(name) }
  readConfig(new Proxy({}, asked))
  const example = await Bun.file(new URL("../../../.env.example", import.meta.url)).text()
  const shown = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name ?? "")
  expect(shown.toSorted()).toEqual([...read].toSorted())
})
