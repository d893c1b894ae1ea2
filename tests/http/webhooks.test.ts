import { afterAll, beforeEach, describe, expect, test } from "bun:test"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import {
  brotliCompressSync,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from "node:zlib"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { httpApp } from "../../adapters/http/app.ts"
import { MAX_BODY_BYTES } from "../../adapters/http/reading/read-bytes.ts"
import { whatsappWebhook } from "../../adapters/http/routes/whatsapp-webhook.ts"
import { serve } from "../../adapters/http/serve.ts"
import { runWith } from "../../adapters/run.ts"
import { startTelemetry } from "../../adapters/telemetry/telemetry.ts"
import type { Accepting } from "../../core/conversations/inbound.ts"
import { Inbox, SecretHash } from "../../core/conversations/ports.ts"
import type { Ports } from "../../core/ports.ts"
import { signed, textPayload } from "../support/meta-posts.ts"

const read = async (path: string) =>
  JSON.parse(await readFile(join(import.meta.dir, "..", "fixtures", "whatsapp", path), "utf8"))

const vectors = (await read("signature/vectors.json")) as {
  app_secret: string
  cases: { name: string; raw_body: string; header: string | null; valid: boolean }[]
}
const handshakes = (await read("verification/get_requests.json")) as {
  verify_token: string
  cases: { query: string; status: number; body?: string }[]
}

const META = { appSecret: vectors.app_secret, verifyToken: handshakes.verify_token }
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The webhook routes with an inbox that remembers what it gets, or cannot be reached. */
const player = (meta: typeof META | null = META) => {
  const accepted: (readonly Accepting[])[] = []
  const state: { lost: unknown; waits: boolean } = { lost: null, waits: false }
  const inbox: Inbox = {
    accept: (items) =>
      Effect.promise(async () => {
        if (state.lost) throw state.lost
        accepted.push(items)
        return state.waits ? { move_waits: items.length } : { stored: items.length }
      }),
  }
  const ports = Context.mergeAll(
    Context.make(Inbox, inbox),
    Context.make(SecretHash, { of: (folded) => folded, ever: (folded) => [folded] }),
  )
  const lines: string[] = []
  const telemetry = startTelemetry("error", (line) => lines.push(line))
  const app = httpApp({ publicUrl: "https://recado.example", telemetry, scripts: [] }).use(
    whatsappWebhook({ run: runWith(ports as Context.Context<Ports>), telemetry, meta }),
  )
  const call = (path: string, init?: RequestInit) =>
    app.handle(new Request(`http://localhost${path}`, init))
  return {
    app,
    accepted,
    state,
    lines,
    telemetry,
    call,
    post: (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
      call("/webhooks/whatsapp", { method: "POST", body, headers }),
    /** Posts this as Meta would sign it. */
    deliver: (body: string) =>
      call("/webhooks/whatsapp", { method: "POST", body, headers: signed(body, META.appSecret) }),
  }
}

let played = player()
beforeEach(() => {
  played = player()
})

const refused = async (response: Response, status: number, code: string, error: string) => {
  const body = await response.json()
  expect([response.status, body]).toEqual([
    status,
    { error, code, id: response.headers.get("x-request-id") },
  ])
  framed(response)
}

/** What every answer carries (contract.md 1.1). */
const framed = ({ headers }: Response) => {
  expect(headers.get("x-request-id")).toMatch(UUID)
  expect(headers.get("x-content-type-options")).toBe("nosniff")
  expect(headers.get("referrer-policy")).toBe("no-referrer")
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'")
  expect(headers.get("content-security-policy")).not.toMatch(/script-src[^;]*unsafe/)
  expect(headers.get("strict-transport-security")).toContain("max-age=")
  expect(headers.get("access-control-allow-origin")).toBeNull()
}

const WRONG_DATABASE =
  "Could not connect to the database. Please check your internet connection and reload the page."

describe("Meta's handshake", () => {
  test.each(handshakes.cases)(
    "$query is answered with $status",
    async ({ query, status, body }) => {
      const response = await played.call(`/webhooks/whatsapp?${query}`)
      if (status === 200) {
        expect([response.status, await response.text()]).toEqual([200, body ?? ""])
        expect(response.headers.get("content-type")).toStartWith("text/plain")
        framed(response)
      } else await refused(response, 403, "bad_verify_token", "Verification failed.")
    },
  )

  test.each(["hub.mode", "hub.challenge", "hub.verify_token"])(
    "%s twice is refused",
    async (name) => {
      const right = `hub.mode=subscribe&hub.challenge=7&hub.verify_token=${META.verifyToken}`
      const value = new URLSearchParams(right).get(name)
      const response = await played.call(`/webhooks/whatsapp?${right}&${name}=${value}`)
      await refused(response, 403, "bad_verify_token", "Verification failed.")
    },
  )

  test("a challenge comes back byte for byte", async () => {
    const query = `hub.mode=subscribe&hub.verify_token=${META.verifyToken}&hub.challenge=`
    const response = await played.call(`/webhooks/whatsapp?${query}%3Cb%3E%20%C3%B1%2B+1`)
    expect(await response.text()).toBe("<b> ñ+ 1")
  })
})

describe("the signature", () => {
  test.each(vectors.cases)("$name", async ({ raw_body, header, valid }) => {
    const response = await played.post(
      raw_body,
      header === null ? {} : { "x-hub-signature-256": header },
    )
    if (valid) expect([response.status, await response.json()]).toEqual([200, { received: true }])
    else {
      await refused(response, 401, "bad_signature", "Invalid signature.")
      expect(played.accepted).toEqual([])
    }
  })

  test("is over the bytes, whatever type they are said to have", async () => {
    const body = textPayload({ line: "1", from: "2", id: "wamid.1", text: "ñ 😀" })
    for (const type of [
      "application/json",
      "text/plain",
      "application/x-www-form-urlencoded",
      "x/y",
    ]) {
      const headers = { ...signed(body, META.appSecret), "content-type": type }
      expect((await played.post(body, headers)).status).toBe(200)
    }
    const bare = new Request("http://localhost/webhooks/whatsapp", {
      method: "POST",
      body: new TextEncoder().encode(body),
      headers: { "x-hub-signature-256": signed(body, META.appSecret)["x-hub-signature-256"] },
    })
    expect((await played.app.handle(bare)).status).toBe(200)
    expect(played.accepted).toHaveLength(5)
  })
})

describe("a signed POST", () => {
  test("is answered with 200 once its messages are stored", async () => {
    const body = textPayload({ line: "1", from: "2", id: "wamid.1", text: "hola" })
    const response = await played.deliver(body)
    expect([response.status, await response.json()]).toEqual([200, { received: true }])
    framed(response)
    expect(played.accepted).toMatchObject([[{ kind: "message", id: "wamid.1", content: "hola" }]])
  })

  test.each([
    ["not JSON", "<html>"],
    ["cut JSON", '{"object":"whatsapp_business_account","entry":[{"id'],
    ["bytes that are no text", "\u0000\u0001\ufffd"],
    ["nothing", ""],
    ["another product's", '{"object":"page","entry":[{"id":"1","messaging":[]}]}'],
    [
      "an unknown field",
      '{"object":"whatsapp_business_account","entry":[{"changes":[{"field":"x","value":{}}]}]}',
    ],
    ["a JSON number", "7"],
  ])("that is %s is answered with 200 all the same", async (_, body) => {
    const response = await played.deliver(body)
    expect([response.status, await response.json()]).toEqual([200, { received: true }])
    expect(played.accepted).toEqual([])
  })

  test("whose change of number cannot be made yet is refused, so that Meta tells it again, and counted", async () => {
    played.state.waits = true
    const response = await played.deliver(
      textPayload({ line: "1", from: "2", id: "wamid.1", text: "hola" }),
    )
    await refused(response, 503, "database_unavailable", WRONG_DATABASE)
    expect(await played.telemetry.metrics()).toContain('result="move_waits"} 1')
  })

  test("is counted by what became of each item", async () => {
    await played.deliver(textPayload({ line: "1", from: "2", id: "wamid.1", text: "hola" }))
    await played.deliver("<html>")
    await played.post("{}", { "x-hub-signature-256": "sha256=00" })
    const metrics = await played.telemetry.metrics()
    for (const result of ["stored", "not_json", "bad_signature"]) {
      expect(metrics).toContain(`webhook_events_total{provider="meta",result="${result}"} 1`)
    }
  })

  test.each([
    ["lost its connection", { code: "57P01", message: "terminating connection" }],
    ["refuses connections", { code: "ECONNREFUSED", message: "" }],
    ["is full", { code: "53300", message: "too many clients" }],
    ["has no room left", { code: "53100", message: "could not extend file" }],
    ["takes no writes, as a standby", { code: "25006", message: "read-only transaction" }],
    ["keeps it waiting for a lock", { code: "55P03", message: "due to lock timeout" }],
    ["is too slow", { code: "57014", message: "due to statement timeout" }],
    ["answers nobody in time", { message: "timeout exceeded when trying to connect" }],
    [
      "vanished in the middle",
      { message: "Query failed", cause: { message: "Connection terminated unexpectedly" } },
    ],
  ])("is given back to Meta with 503 when the database %s", async (_, fault) => {
    played.state.lost = Object.assign(new Error(fault.message), fault)
    const body = textPayload({ line: "1", from: "2", id: "wamid.1", text: "una cosa privada" })
    await refused(await played.deliver(body), 503, "database_unavailable", WRONG_DATABASE)
    expect(played.lines.join()).not.toContain("una cosa privada")
  })

  test("that meets a fault of ours is a 500 that says nothing about it", async () => {
    played.state.lost = new Error('null value in column "secret" violates')
    const body = textPayload({ line: "1", from: "2", id: "wamid.1", text: "hola" })
    await refused(await played.deliver(body), 500, "internal", "Internal error")
  })
})

const server = serve("127.0.0.1", 0)
server.handle((request) => played.app.handle(request))
afterAll(() => server.stop())
const url = `http://127.0.0.1:${server.port}/webhooks/whatsapp`

describe("a signed POST on its way through something that packs it", () => {
  const text = textPayload({ line: "1", from: "2", id: "wamid.1", text: "ñ 😀" })
  /** Compressed first and then signed, as the signature is over the bytes that arrive. */
  const packed = (body: string | Uint8Array<ArrayBuffer>, encoding: string) =>
    fetch(url, {
      method: "POST",
      body,
      headers: { ...signed(body, META.appSecret), "content-encoding": encoding },
    })

  test.each([
    ["gzip", gzipSync],
    ["X-GZIP", gzipSync],
    ["deflate", deflateSync],
    // As some send it, without the zlib format around it.
    ["deflate", deflateRawSync],
    ["gzip, identity", gzipSync],
    ["Deflate ,BR", (text: string) => brotliCompressSync(deflateSync(text))],
    ["br", brotliCompressSync],
    ["zstd", zstdCompressSync],
  ])("as %s is stored", async (encoding, pack) => {
    expect((await packed(new Uint8Array(pack(text)), encoding)).status).toBe(200)
    expect(played.accepted).toMatchObject([[{ id: "wamid.1", content: "ñ 😀" }]])
  })

  test.each(["gzip", "deflate", "br", "zstd", "identity", "utf-8", "aes128gcm", ""])(
    "or only says that it does so (%j) is stored",
    async (encoding) => {
      expect((await packed(text, encoding)).status).toBe(200)
      expect(played.accepted).toMatchObject([[{ id: "wamid.1", content: "ñ 😀" }]])
    },
  )

  test.each([
    ["utf-8", Buffer.from(`\uFEFF${text}`, "utf8")],
    ["utf-16le", Buffer.from(`\uFEFF${text}`, "utf16le")],
    ["utf-16be", Buffer.from(`\uFEFF${text}`, "utf16le").swap16()],
  ])("as %s with its mark is stored", async (_, bytes) => {
    expect((await packed(new Uint8Array(bytes), "identity")).status).toBe(200)
    expect(played.accepted).toMatchObject([[{ id: "wamid.1", content: "ñ 😀" }]])
  })

  test("is refused when more is packed into it than a POST may hold", async () => {
    const bomb = new Uint8Array(gzipSync(" ".repeat(20 * MAX_BODY_BYTES)))
    await refused(await packed(bomb, "gzip"), 413, "too_large", "Invalid request.")
  })

  test("is not even unpacked when nobody has signed it", async () => {
    const bomb = new Uint8Array(gzipSync(" ".repeat(20 * MAX_BODY_BYTES)))
    const headers = { ...signed("other bytes", META.appSecret), "content-encoding": "gzip" }
    const response = await fetch(url, { method: "POST", body: bomb, headers })
    await refused(response, 401, "bad_signature", "Invalid signature.")
  })
})

describe("a body that is too large", () => {
  test("is refused with 413, signed or not", async () => {
    const body = " ".repeat(MAX_BODY_BYTES + 1)
    await refused(await played.deliver(body), 413, "too_large", "Invalid request.")
    await refused(await played.post(body), 413, "too_large", "Invalid request.")
    expect(played.accepted).toEqual([])
  })

  test("is refused the same way by the listening server", async () => {
    for (const size of [MAX_BODY_BYTES + 1, 3 * MAX_BODY_BYTES]) {
      const response = await fetch(url, { method: "POST", body: " ".repeat(size) })
      await refused(response, 413, "too_large", "Invalid request.")
    }
  })

  test("is refused when its length is not said", async () => {
    const piece = new TextEncoder().encode(" ".repeat(1024 * 1024))
    let left = 9
    const body = new ReadableStream({
      pull: (controller) => (left-- > 0 ? controller.enqueue(piece) : controller.close()),
    })
    const response = await fetch(url, { method: "POST", body })
    await refused(response, 413, "too_large", "Invalid request.")
  })

  test("is not one of just under 4 MB", async () => {
    const body = textPayload({
      line: "1",
      from: "2",
      id: "wamid.1",
      text: "a".repeat(MAX_BODY_BYTES - 1_000),
    })
    const response = await fetch(url, {
      method: "POST",
      body,
      headers: signed(body, META.appSecret),
    })
    expect(response.status).toBe(200)
    expect(played.accepted).toHaveLength(1)
  })
})

test("a number that Meta bills as a general assistant raises an alarm, and nothing else does", async () => {
  await played.deliver(JSON.stringify(await read("statuses/sent_v24_without_conversation.json")))
  expect(played.lines).toEqual([])
  await played.deliver(JSON.stringify(await read("statuses/general_purpose_ai_pricing.json")))
  expect(played.lines.join()).toContain("general_purpose_ai_pricing")
  expect(await played.telemetry.metrics()).toContain('result="general_purpose_ai"')
})

test("without Meta both calls say so", async () => {
  const off = player(null)
  await refused(await off.deliver("{}"), 503, "provider_off", "Meta is not configured.")
  const query = `hub.mode=subscribe&hub.challenge=1&hub.verify_token=${META.verifyToken}`
  const response = await off.call(`/webhooks/whatsapp?${query}`)
  await refused(response, 503, "provider_off", "Meta is not configured.")
  // Anybody can call it, and that Meta is off is known since the start: so it is not logged.
  expect(off.lines).toEqual([])
})

test("whoever breaks off in the middle of a body is no fault of ours", async () => {
  const body = new ReadableStream({
    pull: (controller) => controller.error(new DOMException("closed", "AbortError")),
  })
  const broken = await played.call("/webhooks/whatsapp", { method: "POST", body })
  await refused(broken, 400, "invalid_json", "Invalid request.")
  expect(played.lines).toEqual([])
})

test.each(["PUT", "DELETE", "PATCH"])("%s is not a thing to do to a webhook", async (method) => {
  const response = await played.call("/webhooks/whatsapp", { method })
  await refused(response, 404, "not_found", "Not found")
})

test("every answer has a request id of its own", async () => {
  const ids = await Promise.all(
    Array.from({ length: 20 }, async () =>
      (await played.deliver("{}")).headers.get("x-request-id"),
    ),
  )
  expect(new Set(ids).size).toBe(20)
})
