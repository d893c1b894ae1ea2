import { afterAll, describe, expect, test } from "bun:test"
import * as Effect from "effect/Effect"
import { callGraph } from "../../adapters/meta/graph.ts"
import { cloudApiMessenger } from "../../adapters/meta/messenger.ts"
import { openVault } from "../../adapters/secrets/vault.ts"
import { ChatbotId } from "../../core/shared/ids.ts"
import type { OutgoingText, Recipient, SendOutcome } from "../../core/whatsapp/ports.ts"
import { vault } from "../support/secret.ts"
import { type Answer, answerOf, answersIn, loopback, rawServer } from "./loopback.ts"

const CHATBOT = ChatbotId.parse("00000000-0000-4000-8000-0000000000b1")
const MESSAGE = "00000000-0000-4000-8000-0000000000e1"
const ANA: Recipient = { phone: "12025550111", userId: "US.10000000000000000111" }

const PLACE = { table: "whatsappConnections", column: "accesstoken", row: CHATBOT }
const LINE = {
  chatbotId: CHATBOT,
  phoneNumberId: "100000000000001",
  accessToken: vault.seal("EAA-the-token", PLACE),
}

const meta = loopback()
afterAll(meta.stop)

const messenger = (graphUrl = meta.url, timeout = 15_000) =>
  cloudApiMessenger({ graphUrl, version: "v25.0", vault, timeout })
const hola = { id: MESSAGE, text: "Hola", quotes: null }
const send = (to = ANA, said: Partial<OutgoingText> = {}, graphUrl = meta.url, timeout = 15_000) =>
  Effect.runPromise(messenger(graphUrl, timeout).send(LINE, to, { ...hola, ...said }))
const OK: Answer = { body: { messages: [{ id: "wamid.sent" }] } }
/** For an answer that does not come; long enough for the call to arrive. */
const BRIEF_MS = 2_000

const sentAs = (id: unknown): Answer => ({ body: { messages: [{ id }] } })

const failed = (code: number | null): SendOutcome => ({ kind: "failed", code })
const busy = (code: number | null, pair = false): SendOutcome => ({ kind: "busy", pair, code })
const expired: SendOutcome = { kind: "expired", accessToken: LINE.accessToken }
const unknown: SendOutcome = { kind: "unknown" }

/** Meta's known answers, and what each means for a send (contract.md 4.8). */
const ERRORS: Readonly<Record<string, SendOutcome>> = {
  "0_auth_exception": expired,
  "100_invalid_parameter": failed(100),
  "10_permission_denied": failed(10),
  "130429_throughput_http_429": busy(130429),
  "131000_unknown": unknown,
  "131021_sender_is_recipient": failed(131021),
  "131026_undeliverable": failed(131026),
  "131031_account_locked": failed(131031),
  "131042_payment_issue": failed(131042),
  "131047_window_closed": failed(131047),
  "131048_spam_rate_limit": failed(131048),
  "131051_unsupported_type": failed(131051),
  "131056_pair_rate_limit": busy(131056, true),
  "132001_template_missing": failed(132001),
  "133016_register_rate_limit": failed(133016),
  "190_460_password_changed": expired,
  "190_463_token_expired": expired,
  "190_without_subcode": expired,
  "200_no_asset_permission": failed(200),
  "2_service_temporarily_unavailable": unknown,
  "368_policy_block": failed(368),
  "4_app_rate_limit": busy(4),
  code_exchange_expired_100_36007: failed(100),
  code_exchange_used_100_36009: failed(100),
  empty_body_500: unknown,
  gateway_502_html: unknown,
  timeout_after_send: unknown,
  transient_flag: busy(2),
}

const SENT: Readonly<Record<string, SendOutcome>> = {
  send_buttons_ok: { kind: "sent", id: "" },
  send_ok_empty_messages_array: unknown,
  send_ok_to_bsuid: { kind: "sent", id: "" },
  send_ok_wa_id_differs_from_input: { kind: "sent", id: "" },
}

test("every answer of Meta's that is known has its line in these tables", async () => {
  const errors = Object.keys(ERRORS).map((name) => `whatsapp/graph-errors/${name}`)
  expect(errors.sort()).toEqual(await answersIn("whatsapp/graph-errors"))
  const sends = (await answersIn("whatsapp/api")).filter((path) => path.includes("/send_"))
  expect(
    Object.keys(SENT)
      .map((name) => `whatsapp/api/${name}`)
      .sort(),
  ).toEqual(sends)
})

test.each(Object.entries(ERRORS))(
  "Meta's error %s has the outcome that a send goes on by",
  async (name, outcome) => {
    const answer = await answerOf(`whatsapp/graph-errors/${name}`)
    meta.answer(answer)
    expect(await send(ANA, {}, meta.url, answer.timeout ? BRIEF_MS : undefined)).toEqual(outcome)
    expect(meta.asked).toHaveLength(1)
  },
)

test.each(Object.entries(SENT))("%s is read as what it is", async (name, outcome) => {
  const answer = await answerOf(`whatsapp/api/${name}`)
  meta.answer(answer)
  const { messages } = answer.body as { messages: { id: string }[] }
  const id = messages[0]?.id
  expect(await send()).toEqual(id === undefined ? outcome : { kind: "sent", id })
})

describe("other answers that only real life gives", () => {
  test.each<readonly [string, Answer, SendOutcome]>([
    ["80007 as HTTP 400", error(400, 80007), busy(80007)],
    ...[17, 32, 341, 613, 80008].map(
      (code) =>
        [
          `${code}, too many calls for any of Meta's services`,
          error(400, code),
          busy(code),
        ] as const,
    ),
    ["131057 as HTTP 500", error(500, 131057), busy(131057)],
    ["133004 as HTTP 503", error(503, 133004), busy(133004)],
    ["1 as HTTP 500", error(500, 1), unknown],
    ["131016 as HTTP 500", error(500, 131016), unknown],
    ["190 as HTTP 200", error(200, 190), expired],
    ["3 as HTTP 500, which is a refusal", error(500, 3), failed(3)],
    ["131045 as HTTP 500, which is one too", error(500, 131045), failed(131045)],
    ["133010 as HTTP 500", error(500, 133010), failed(133010)],
    ["200 as HTTP 500", error(500, 200), failed(200)],
    ["131026 as HTTP 503, whose meaning is known", error(503, 131026), failed(131026)],
    ["190 as a text", { status: 401, body: { error: { code: "190" } } }, expired],
    ["no code at all", { status: 400, body: { error: { code: null } } }, failed(null)],
    ["131005 as HTTP 403", error(403, 131005), failed(131005)],
    ["33, a number that Meta does not know", error(400, 33), failed(33)],
    ["33 under the code of all parameters", error(400, 100, 33), failed(33)],
    ["another subcode of that", error(400, 100, 2494010), failed(100)],
    ["an unknown code of the 500s", error(500, 999999), unknown],
    ["an unknown code of the 400s", error(400, 999999), failed(999999)],
    ["an unknown code of too many calls", error(429, 999999), busy(999999)],
    ["an unknown code of one that took too long", error(408, 999999), unknown],
    ["131026 as HTTP 429, whose meaning is known", error(429, 131026), failed(131026)],
    ["an id that is empty", sentAs(""), unknown],
    ["an id that no index can hold", sentAs("x".repeat(3_000)), unknown],
    ["an id with letters that none can", sentAs("wamid.\u0000a"), { kind: "sent", id: "wamid.a" }],
    ["an id that is a number", sentAs(7), { kind: "sent", id: "7" }],
    ["200 with a cut body", { body: '{"messages":[{"id":"wam' }, unknown],
    ["200 with HTML", { body: "<html>" }, unknown],
    ["404 with HTML", { status: 404, body: "<html>" }, failed(null)],
    ["429 with HTML", { status: 429, body: "<html>" }, busy(null)],
    ["131048 as HTTP 429", error(429, 131048), failed(131048)],
    ["408 with HTML", { status: 408, body: "<html>" }, unknown],
    ["a code that is no code", error(400, 2 ** 40), failed(null)],
    [
      "a redirect elsewhere",
      { status: 302, headers: { location: "http://127.0.0.1:1/" }, body: "" },
      unknown,
    ],
    ["an error that is no object", { status: 400, body: { error: "no" } }, failed(null)],
  ])("%s", async (_, answer, outcome) => {
    meta.answer(answer)
    expect(await send()).toEqual(outcome)
    expect(meta.asked).toHaveLength(1)
  })
})

describe("connections", () => {
  test("that nobody takes have sent nothing", async () => {
    const nobody = await rawServer(() => {})
    nobody.stop()
    expect(await send(ANA, {}, `http://127.0.0.1:${nobody.port}`)).toEqual({ kind: "refused" })
  })

  test("to something that does not speak TLS have sent nothing", async () => {
    const plain = await rawServer((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"))
    expect(await send(ANA, {}, `https://127.0.0.1:${plain.port}`)).toEqual({ kind: "refused" })
    plain.stop()
  })

  test("that break after the request has left may have sent it", async () => {
    const server = await rawServer((socket) => socket.on("data", () => socket.resetAndDestroy()))
    expect(await send(ANA, {}, `http://127.0.0.1:${server.port}`)).toEqual(unknown)
    server.stop()
  })

  test("that end in the middle of the answer may have sent it", async () => {
    const head = "HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\n{"
    const server = await rawServer((socket) => socket.on("data", () => socket.end(head)))
    expect(await send(ANA, {}, `http://127.0.0.1:${server.port}`)).toEqual(unknown)
    server.stop()
  })

  test("that drip their answer are given up in time", async () => {
    const server = await rawServer((socket) => {
      socket.on("data", () => socket.write("HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\n"))
      const drip = setInterval(() => socket.write(" "), 20)
      socket.on("close", () => clearInterval(drip))
    })
    const started = performance.now()
    expect(await send(ANA, {}, `http://127.0.0.1:${server.port}`, 300)).toEqual(unknown)
    expect(performance.now() - started).toBeLessThan(10_000)
    server.stop()
  })
})

describe("a send", () => {
  const asked = async (to: Recipient, said: Partial<OutgoingText> = {}) => {
    meta.answer(OK)
    await send(to, said)
    return meta.asked[0]
  }

  test("is exactly what Meta expects", async () => {
    const call = await asked(
      { phone: "+1 (202) 555-0111", userId: null },
      { text: "Hola\n¿qué tal? 😀" },
    )
    expect(call).toMatchObject({ method: "POST", path: "/v25.0/100000000000001/messages" })
    expect(call?.headers.get("authorization")).toBe("Bearer EAA-the-token")
    expect(call?.headers.get("content-type")).toStartWith("application/json")
    expect(call?.body).toEqual({
      messaging_product: "whatsapp",
      recipient_type: "individual",
      to: "12025550111",
      type: "text",
      text: { preview_url: false, body: "Hola\n¿qué tal? 😀" },
      biz_opaque_callback_data: MESSAGE,
    })
  })

  test("goes to the number of a client who has both", async () => {
    expect((await asked(ANA))?.body).toMatchObject({ to: "12025550111" })
    expect((await asked(ANA))?.body).not.toHaveProperty("recipient")
  })

  test("goes to the user id of a client without a number", async () => {
    const body = (await asked({ phone: null, userId: "US.1" }))?.body
    expect(body).toMatchObject({ recipient: "US.1" })
    expect(body).not.toHaveProperty("to")
  })

  test("shows the client's message that it answers, when it quotes one", async () => {
    const body = (await asked(ANA, { quotes: "wamid.question" }))?.body
    expect(body).toMatchObject({ context: { message_id: "wamid.question" } })
  })

  test("with a token that does not open is as dead as an expired one, and asks nobody", async () => {
    meta.answer(OK)
    const moved = { ...LINE, chatbotId: ChatbotId.parse("00000000-0000-4000-8000-0000000000b2") }
    expect(await Effect.runPromise(messenger().send(moved, ANA, hola))).toEqual(expired)
    const foreign = openVault("a secret of another installation", []).seal("EAA-the-token", PLACE)
    const locked = messenger().send({ ...LINE, accessToken: foreign }, ANA, hola)
    expect(await Effect.runPromise(locked)).toEqual({
      ...expired,
      accessToken: foreign,
      locked: true,
    })
    expect(meta.asked).toEqual([])
  })
})

test("reading and typing are shown once, without waiting", async () => {
  meta.answer({ timeout: true })
  const started = performance.now()
  await Effect.runPromise(messenger().showTyping(LINE, "wamid.in"))
  // Meta does not answer. Waiting for it would take fifteen seconds.
  expect(performance.now() - started).toBeLessThan(10_000)
  while (meta.asked.length === 0) await Bun.sleep(5)
  expect(meta.asked).toMatchObject([
    {
      path: "/v25.0/100000000000001/messages",
      body: {
        messaging_product: "whatsapp",
        status: "read",
        message_id: "wamid.in",
        typing_indicator: { type: "text" },
      },
    },
  ])
})

test("a token never stands in an address", async () => {
  meta.answer(OK)
  await callGraph({ method: "GET", url: `${meta.url}/v25.0/1`, token: "EAA-the-token" })
  expect(meta.asked[0]?.path).toBe("/v25.0/1")
  expect(meta.asked[0]?.headers.get("authorization")).toBe("Bearer EAA-the-token")
})

function error(status: number, code: number, error_subcode?: number): Answer {
  const message = "Illustrative."
  return { status, body: { error: { message, type: "OAuthException", code, error_subcode } } }
}
