import type { SandboxLine, SandboxOptions } from "../../../adapters/sandbox/options.ts"
import { type Sandbox, sandbox } from "../../../adapters/sandbox/sandbox.ts"

export type Posted = {
  readonly path: string
  readonly raw: string
  readonly headers: Readonly<Record<string, string>>
}

export const LINE: SandboxLine = {
  chatbotid: "00000000-0000-4000-8000-0000000000b1",
  name: "Peluquería Ejemplo",
  phonenumberid: "100000000000001",
  businessaccountid: "200000000000001",
}

/** The sandbox on a port of its own, and a product that only keeps what is posted to it. */
export const stage = (overrides: Partial<SandboxOptions> = {}) => {
  const posted: Posted[] = []
  const jobs: { name: string; now: string | undefined }[] = []
  const answers: number[] = []
  let limitsReset = 0
  let origin = "http://127.0.0.1:1"
  const played: Sandbox = sandbox({
    publicUrl: () => origin,
    meta: { appId: "800000000000001", appSecret: "sandbox-app-secret" },
    google: { clientId: "sandbox-client", clientSecret: "sandbox-client-secret" },
    stripe: { webhookSecret: "whsec_sandbox" },
    postWebhook: async (path, raw, headers) => {
      posted.push({ path, raw, headers })
      return answers.shift() ?? 200
    },
    runJob: async (name, now) => {
      jobs.push({ name, now: now?.toISOString() })
      return `${name}: done`
    },
    findLine: async (chatbotid) => (chatbotid === LINE.chatbotid ? LINE : null),
    listLines: async () => [LINE],
    findGoogleToken: async () => null,
    resetLimits: async () => {
      limitsReset++
    },
    allows: async () => true,
    keepOpen: (request) => played.app.server?.timeout(request, 0),
    ...overrides,
  })
  played.meta.phones.switchStatuses(false)
  played.app.listen({ port: 0, hostname: "127.0.0.1" })
  origin = `http://127.0.0.1:${played.app.server?.port}`
  const url = (path: string) => `${origin}/sandbox${path}`
  return {
    ...played,
    origin,
    posted,
    jobs,
    /** The statuses that the product answers to the next webhooks with. After them it is 200 again. */
    answers,
    limitsReset: () => limitsReset,
    url,
    stop: () => played.app.stop(true),
    get: async (path: string) => (await fetch(url(path))).json(),
    control: async (path: string, body: object = {}, method = "POST") =>
      (
        await fetch(url(`/api${path}`), {
          method,
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        })
      ).json(),
  }
}
