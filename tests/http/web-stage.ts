import { afterAll, describe, expect, spyOn, test } from "bun:test"
import { connect } from "node:net"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { addressOf, type Route } from "../../adapters/http/contract/route.ts"
import { ROUTES } from "../../adapters/http/contract/routes.ts"
import { Plans } from "../../core/billing/ports.ts"
import { SECRET } from "../support/secret.ts"
import { cookieOf } from "./accounts-stage.ts"
import { type Owner, openServer } from "./server-stage.ts"

/** Stands in what nobody may read: the defect of the plans, and bodies. */
export const CANARY = "canary-of-the-web-test"
export const OPERATOR = "operator@example.com"

export const refused = (status: number, code: string, error: string) => ({
  status,
  body: { code, error },
})
export const INVALID = "Invalid request."

const ID = "00000000-0000-4000-8000-000000000000"
const anyIds = {
  id: ID,
  chatbotId: ID,
  sourceId: ID,
  fragmentId: "0001",
  hid: ID,
  nid: "0".repeat(16),
}
/** All routes, and an address of each. */
export const lines = [...ROUTES].map(([name, line]) => ({
  name,
  line,
  path: addressOf(line, { params: anyIds }),
}))
export const changing = lines.filter(({ line }) => line.method !== "GET" && line.who !== "provider")

/** The server of a test file, where asking for the plans is a defect, and what it logs at its most talkative. */
export const openWeb = async () => {
  let logged = ""
  const said = spyOn(process.stderr, "write")
  said.mockImplementation((text) => {
    logged += String(text)
    return true
  })
  const server = await openServer({ LOG_LEVEL: "debug", OPERATOR_EMAILS: OPERATOR }, (ports) =>
    Context.add(ports, Plans, {
      ...Context.get(ports, Plans),
      all: () =>
        Effect.die(new Error(`select 1 from users at postgres://recado:${CANARY}@db:5432/x`)),
    }),
  )
  afterAll(async () => {
    said.mockRestore()
    await server.stop()
  })

  /** The session cookie, as a browser holds it. */
  const browser = async () => {
    const { token } = await server.hasOwner()
    const answer = await server.call("/api/auth/set-cookie", {
      ...{ method: "POST", body: { token }, headers: { origin: server.url } },
    })
    return cookieOf({ session: server.cookiesOf(answer).session?.value ?? "" }).cookie
  }
  /** Headers with which a call is let through until its body is checked. */
  const allowed = (owner: Owner, { who }: Route) => ({
    token: owner.token,
    headers: { origin: server.url, ...(who === "owner-with-csrf-token" ? server.csrf(owner) : {}) },
  })
  /** A connection that writes this. `heard`: all that has come back once the server has ended it. */
  const connection = (text: string) => {
    let heard = ""
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1", () => {
      if (text) socket.write(text)
    })
    socket.on("data", (bytes) => {
      heard += bytes.toString()
    })
    socket.on("error", () => {})
    const ended = new Promise<string>((resolve) => socket.on("close", () => resolve(heard)))
    return { socket, ended }
  }
  return { server, browser, allowed, connection, log: () => logged }
}

/** The last test of a file: whatever was sent to the server, nothing of it is in its log. */
export const afterAllOfThis = ({ server, log }: Awaited<ReturnType<typeof openWeb>>) =>
  describe("after all of this", () => {
    test("the log holds lines of JSON, and no token, secret or body", async () => {
      // The defect is logged even if nothing else was.
      await server.call("/api/plans")
      const written = log().trim().split("\n")
      expect(written.length).toBeGreaterThan(0)
      for (const line of written) expect(() => JSON.parse(line)).not.toThrow()
      for (const secret of [CANARY, SECRET, "access_token=", "Bearer", "eyJ", "session="]) {
        expect(log()).not.toContain(secret)
      }
    })
  })
