import { afterAll, beforeAll, describe, expect, spyOn, test } from "bun:test"
import { Elysia } from "elysia"
import { addressOf, type Route } from "../../adapters/http/contract/route.ts"
import { ROUTES } from "../../adapters/http/contract/routes.ts"
import { SECRET } from "../support/secret.ts"
import {
  absent,
  CASES,
  type Expected,
  type IdField,
  KINDS,
  malformed,
  noId,
  notYours,
  type Part,
  signedOut,
} from "./matrix-cases.ts"
import { canaryOf, makeWorld, SECRET_CANARY, type World } from "./matrix-stage.ts"
import { type Answer, type Owner, openServer, type Server } from "./server-stage.ts"

let server: Server
let served: string[] = []
let theirs: World
let before: Awaited<ReturnType<typeof readTheirs>>
beforeAll(async () => {
  const use = spyOn(Elysia.prototype, "use")
  server = await openServer()
  const apps = use.mock.contexts as readonly Elysia[]
  const frame = apps.find(({ config }) => config.name === "frame")
  served = frame?.routes.map(({ method, path }) => `${method} ${path}`) ?? []
  use.mockRestore()
  // Our own bots remember one fragment, so the id of a second one is only theirs.
  theirs = await makeWorld(server, { fragments: 2, calendar: true })
  before = await readTheirs()
})
afterAll(() => server.stop())

const PARTS = ["params", "query", "body"] as const
const NAMES_SOMETHING = /(id|Id)($|[A-Z])/

const fieldsOf = (line: Route, part: Part): readonly string[] => {
  const { shape = {} } = (line[part] ?? {}) as { shape?: object }
  return Object.keys(shape)
}
const idFields = (line: Route): readonly IdField[] =>
  PARTS.flatMap((part) =>
    fieldsOf(line, part).flatMap((field) => {
      const kind = KINDS[field as keyof typeof KINDS]
      return kind ? [{ part, field, kind }] : []
    }),
  )

const PUBLIC = [
  "anybody",
  "owner-or-mailed-token",
  "refresh-cookie",
  "provider",
  "operator-or-local",
]

/** The other owner's id for a field. Plans are everybody's, so there an unknown one stands for it. */
const theirsOf = ({ kind }: IdField) =>
  kind === "plan" ? absent(kind) : String(theirs[kind as keyof World])

/** The same ids in capitals, as somebody may write them. Google's ids are not changed. */
const inCapitals = (world: World): World => ({
  ...(Object.fromEntries(
    Object.entries(world).map(([name, id]) => [
      name,
      typeof id === "string" ? id.toUpperCase() : id,
    ]),
  ) as World),
  event: world.event,
})

/** Everything that the other owner has, as they read it. */
const readTheirs = async () => {
  const { owner, chatbot } = theirs
  const bot = `/api/chatbots/${chatbot}`
  const lists = ["knowledge", "memory", "memory/history", "messages", "clients"]
  const paths = [
    ...[bot, ...lists.map((list) => `${bot}/${list}`), `${bot}/paused-conversations`],
    `/api/google-calendar/connection-status?chatbotId=${chatbot}`,
    `/api/google-calendar/list-events?chatbotId=${chatbot}`,
    `/api/whatsapp/connection-status?chatbotid=${chatbot}`,
    `/api/whatsapp/get-simulation-logs?chatbotId=${chatbot}`,
    ...["/api/usage", "/api/subscription", "/api/auth/session"],
  ]
  return Promise.all(
    paths.map(async (path) => {
      const { status, body } = await server.call(path, { token: owner.token })
      return [path, status, body] as const
    }),
  )
}

describe("the table of routes", () => {
  test("is what the server answers to, no route more and none less", () => {
    const own = served.filter((route) => !/ \/sandbox|^GET \/\*$|^POST \/api\/contact$/.test(route))
    const lines = [...ROUTES.values()].map(({ method, path }) => `${method} ${path}`)
    expect(own.toSorted()).toEqual(lines.toSorted())
  })

  test("has a case for every route, and none for a route that is gone", () => {
    expect(Object.keys(CASES).toSorted()).toEqual([...ROUTES.keys()].toSorted())
  })

  test("names nothing by a field that the matrix does not know", () => {
    const unknown = [...ROUTES].flatMap(([name, line]) =>
      PARTS.flatMap((part) => fieldsOf(line, part))
        .filter((field) => NAMES_SOMETHING.test(field) && !(field in KINDS))
        .map((field) => `${name}: ${field}`),
    )
    expect(unknown).toEqual([])
  })
})

/** An answer's text without the id of its request, which is always another. */
const plain = ({ text, headers }: Answer) =>
  text.replaceAll(headers.get("x-request-id") ?? "", "<id>")

const expectRefused = ({ status: is, body, headers }: Answer, { status, ...said }: Expected) => {
  const id = "success" in said ? {} : { id: headers.get("x-request-id") }
  expect([is, body]).toMatchObject([status, { ...said, ...id }])
}

/** Keys that no answer may have, but for two that their callers asked for. */
const SECRET_KEY =
  /hash|password|secret|(access|refresh|webhook)_?token|googlesub|customerid|^pin$/i
const SPOKEN = ["has_pause_secret", "accessToken"]

const keysOf = (value: unknown): readonly string[] =>
  typeof value !== "object" || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [
        ...(Array.isArray(value) ? [] : [key]),
        ...keysOf(inner),
      ])

/** Nothing of theirs, and nothing that is secret, is in an answer to somebody else. */
const expectClean = (answer: Answer) => {
  const secretKeys = keysOf(answer.body).filter(
    (key) => SECRET_KEY.test(key) && !SPOKEN.includes(key),
  )
  expect(secretKeys).toEqual([])
  const told = answer.text.toLowerCase()
  const { owner, plan: _, fragment: __, ...ids } = theirs
  const foreign = [owner.sessionId, owner.token, canaryOf(theirs), ...Object.values(ids)]
  for (const value of [SECRET_CANARY, SECRET, ...foreign.map(String)]) {
    expect(told).not.toContain(value.toLowerCase())
  }
}

describe.each([...ROUTES])("%s", (name, line) => {
  let mine: World
  beforeAll(async () => {
    mine = await makeWorld(server, {
      fragments: 1,
      calendar: line.path.startsWith("/api/google-calendar/"),
    })
  })

  const send = (
    world: World,
    owner: Partial<Owner>,
    change?: IdField & { value: string },
    instead: Record<string, object> = {},
  ) => {
    const { params = {}, query = {}, body } = CASES[name]?.(world) ?? {}
    const parts: Record<Part, Record<string, unknown>> = {
      params,
      query,
      body: body ?? {},
      ...instead,
    }
    if (change) {
      parts[change.part] = { ...parts[change.part], [change.field]: change.value }
    }
    const own = owner.sessionId === undefined ? {} : server.csrf({ sessionId: owner.sessionId })
    return server.call(addressOf(line, parts), {
      method: line.method,
      token: owner.token,
      headers: { origin: server.url, ...(line.who === "owner-with-csrf-token" ? own : {}) },
      ...(body || change?.part === "body" ? { body: parts.body } : {}),
    })
  }

  if (!PUBLIC.includes(line.who)) {
    test("is refused without a token, and the same with one that has run out or is made up", async () => {
      const none = await send(mine, {})
      expectRefused(none, signedOut(line))
      for (const token of [expired(mine.owner), "made.up.token", "", `${mine.owner.token}x`]) {
        const answer = await send(mine, { token })
        expect([answer.status, plain(answer)]).toEqual([none.status, plain(none)])
      }
    })
  }
  for (const field of idFields(line)) {
    test(`tells a ${field.kind} of somebody else's from one that is not there in nothing`, async () => {
      const told: string[] = []
      for (const value of [absent(field.kind), theirsOf(field)]) {
        const answer = await send(mine, mine.owner, { ...field, value })
        expectRefused(answer, notYours(line, field, value))
        expectClean(answer)
        // An answer may name what was asked for, which the caller knows.
        told.push(plain(answer).replaceAll(value, "<asked>"))
      }
      expect(new Set(told).size).toBe(1)
    })
    test(`says that a ${field.field} in no known form is none`, async () => {
      const value = malformed(field.kind)
      expectRefused(await send(mine, mine.owner, { ...field, value }), noId(line, field))
    })
  }

  const chatbot = idFields(line).find(({ kind }) => kind === "chatbot")
  if (chatbot) {
    test("looks at the chatbot's id, then at whose it is, and only then at all else", async () => {
      const spoilt = Object.fromEntries(
        ["query", "body"].map((part) => [
          part,
          Object.fromEntries(
            fieldsOf(line, part as Part)
              .filter((field) => !KINDS[field as keyof typeof KINDS])
              .map((field) => [field, [[]]]),
          ),
        ]),
      )
      const ask = (value: string) => send(mine, mine.owner, { ...chatbot, value }, spoilt)
      const value = theirs.chatbot
      expectRefused(await ask(malformed("chatbot")), noId(line, chatbot))
      expectRefused(await ask(value), notYours(line, chatbot, value))
    })
  }

  const [first] = idFields(line)
  if (first && !PUBLIC.includes(line.who)) {
    test("is refused to another owner who knows every id of it", async () => {
      const other = await server.hasOwner()
      expectRefused(
        await send(mine, other),
        notYours(line, first, String(mine[first.kind as keyof World])),
      )
    })
  }
  if (line.who === "owner-with-csrf-token") {
    test("is refused without the token against forged requests", async () => {
      const { token } = mine.owner
      const answer = await send(mine, { token })
      expect(answer).toMatchObject({ status: 403, body: { code: "csrf" } })
    })
  }

  test("answers the owner, in whatever case the ids are, with nothing of anybody else's and nothing secret", async () => {
    const answer = await send(inCapitals(mine), mine.owner)
    const status = CASES[name]?.(mine).status ?? line.status ?? 200
    expect([answer.status, status === answer.status ? "" : answer.text]).toEqual([status, ""])
    // OpenAPI names the fields of all calls, and the metrics count calls: neither holds anybody's data.
    if (name !== "health.openapi" && line.who !== "operator-or-local") expectClean(answer)
  })
})

describe("somebody else's chatbot", () => {
  test.each<[string, object]>([
    ["memory.write", { globalmemory: "no fragment" }],
    ["memory.addNotification", { entry: "no notification" }],
    ["knowledge.add", { type: "url", url: "x" }],
    ["whatsapp.facebookCallback", { code: "x", redirectUri: "https://evil.example" }],
    ["calendar.createEvent", { eventDetails: { summary: "x", start_time: "never" } }],
  ])("is what is said of it, also where the text is wrong: %s", async (name, wrong) => {
    const line = ROUTES.get(name) as Route
    const mine = await server.hasOwner()
    const { params = {}, query = {}, body = {} } = CASES[name]?.(theirs) ?? {}
    const [named] = idFields(line)
    const answer = await server.call(addressOf(line, { params, query }), {
      ...{ method: line.method, token: mine.token, body: { ...body, ...wrong } },
    })
    expectRefused(answer, notYours(line, named as IdField, theirs.chatbot))
  })
})

describe("an id in the path", () => {
  test("is the one that counts: others beside it, and owners, are passed over", async () => {
    const mine = await makeWorld(server, { fragments: 1, calendar: false })
    const { chatbot, user } = theirs
    const named = {
      id: chatbot,
      chatbotId: chatbot,
      chatbot_id: chatbot,
      userid: user,
      userId: user,
    }
    const change = (path: string, method: string, body: object) =>
      server.call(`/api/chatbots/${mine.chatbot}${path}?${new URLSearchParams(named)}`, {
        ...{ method, token: mine.owner.token, body: { ...named, ...body } },
      })
    const answer = await change("", "PATCH", { name: "Mío", verified: true, is_paused: true })
    const kept = { id: mine.chatbot, userid: mine.user, name: "Mío", is_paused: false }
    expect(answer).toMatchObject({ status: 200, body: kept })
    const added = await change("/knowledge", "POST", { type: "text", content: "Abrimos" })
    expect(added).toMatchObject({ status: 201, body: { chatbotid: mine.chatbot } })
    expect((await change("/memory", "PUT", { globalmemory: "0001[Mío]" })).body).toMatchObject({
      ...{ chatbot_id: mine.chatbot, user_id: mine.user },
    })
    for (const each of [answer, added]) expectClean(each)
  })

  test("may be written in any case, and comes back in lower case", async () => {
    const { chatbot, owner } = theirs
    const path = `/api/chatbots/${chatbot.toUpperCase()}`
    expect((await server.call(path, { token: owner.token })).body.id).toBe(chatbot)
  })
})

describe("after all of this", () => {
  test("the other owner has what they had, to the letter", async () => {
    expect(before.map(([, status]) => status)).toEqual(before.map(() => 200))
    expect(await readTheirs()).toEqual(before)
  })
})

/** An access token that we signed an hour ago, so that it is over. */
const expired = ({ id, sessionId }: Owner) => {
  const at = Math.floor(Date.now() / 1000) - 3600
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url")
  const claims = { iss: server.url, aud: "recado-api", sub: id, sid: sessionId, jti: "1" }
  const text = `${part({ alg: "HS256", typ: "JWT" })}.${part({ ...claims, iat: at, exp: at + 600 })}`
  const key = server.vault.derive("access tokens")
  return `${text}.${new Bun.CryptoHasher("sha256", key).update(text).digest("base64url")}`
}
