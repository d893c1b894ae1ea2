import { describe, expect, test } from "bun:test"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { FAULTS, faultNotice } from "../../../core/whatsapp/faults/all.ts"
import type { FaultName } from "../../../core/whatsapp/faults/names.ts"
import { faultOfLine, faultOfSend, sendFault } from "../../../core/whatsapp/faults/signs.ts"
import type { Health } from "../../../core/whatsapp/health.ts"
import { failureWords } from "../../../core/whatsapp/meta-failures.ts"
import { BusinessFailed } from "../../../core/whatsapp/ports.ts"
import { STEPS, stepFailure } from "../../../core/whatsapp/steps.ts"

const FIXTURES = join(import.meta.dir, "..", "..", "fixtures", "whatsapp")
const codesIn = async (folder: string, name: RegExp) =>
  (await readdir(join(FIXTURES, folder))).flatMap((file) => name.exec(file)?.[1] ?? []).map(Number)

describe("why a reply did not arrive", () => {
  test.each<[number, FaultName, string, string]>([
    [190, "expired", "ha caducado", "Vuelve a conectar"],
    [0, "expired", "ha caducado", "Vuelve a conectar"],
    [10, "permission", "Falta un permiso", "Vuelve a conectar"],
    [200, "permission", "Falta un permiso", "Vuelve a conectar"],
    [299, "permission", "Falta un permiso", "Vuelve a conectar"],
    [131005, "permission", "Falta un permiso", "Vuelve a conectar"],
    [131026, "undeliverable", "te ha bloqueado", "Llama"],
    [131047, "window_closed", "más de 24 horas", "escriba de nuevo"],
    [131042, "payment", "método de pago", "WhatsApp Manager"],
    [131031, "locked", "bloqueado la cuenta", "WhatsApp Manager"],
    [368, "locked", "bloqueado la cuenta", "WhatsApp Manager"],
    [131030, "test_number", "de prueba", "número de verdad"],
    [133010, "unregistered", "no está registrado", "Vuelve a conectar"],
    [33, "unregistered", "no está registrado", "Vuelve a conectar"],
    [131062, "hidden_number", "oculta su número", "Pídele su número"],
    [613, "too_fast", "limitando los envíos", "escriba de nuevo"],
    [131056, "too_fast", "limitando los envíos", "escriba de nuevo"],
    [131016, "meta_down", "Meta tuvo un fallo", "escriba de nuevo"],
  ])("%i is %s, in plain words with what to do", (code, name, what, todo) => {
    expect(faultOfSend(code, null)).toBe(name)
    expect(FAULTS[name].what.es).toContain(what)
    expect(FAULTS[name].todo.es).toContain(todo)
  })
  test.each<[string, FaultName]>([
    ["window_closed", "window_closed"],
    ["token_expired", "expired"],
    ["not_connected", "not_connected"],
    ["unconfirmed", "unconfirmed"],
    ["Failed to send WhatsApp message", "meta_down"],
  ])("what never reached Meta (%s) is %s", (reason, name) => {
    expect(faultOfSend(null, reason)).toBe(name)
  })
  test("a code that nobody knows is no silence", () => {
    expect(faultOfSend(130_429, "window_closed")).toBe("window_closed")
    expect(faultOfSend(999_999, null)).toBe("not_accepted")
    expect(faultOfSend(300, null)).toBe("not_accepted")
  })
  test("every failure that Meta is known to report has a cause of its own, but for our own mistakes", async () => {
    const codes = [
      ...(await codesIn("statuses", /^failed_(\d+)/)),
      ...(await codesIn("graph-errors", /^(\d+)_/)),
    ]
    expect(codes.length).toBeGreaterThan(20)
    const unexplained = codes.filter((code) => faultOfSend(code, null) === "not_accepted")
    // A parameter, a type, a media upload, a template, a registration too many: nothing that an owner can act on.
    expect(unexplained.sort()).toEqual([100, 131051, 131053, 132001, 133016])
  })
  test("what every reply will suffer from is said of the line, what lies with one client is not", () => {
    expect(sendFault(131_042)).toMatchObject({ line: true })
    expect(sendFault(131_037)).toMatchObject({ line: true })
    expect(sendFault(33)).toMatchObject({ line: true })
    expect(sendFault(131_026)).toMatchObject({ line: false })
    expect(sendFault(null)).toMatchObject({ line: false })
  })
})

test("every cause is said in both languages, as sentences", () => {
  for (const { what, todo } of Object.values(FAULTS)) {
    for (const { es, en } of [what, todo]) {
      expect(es).toMatch(/^[A-ZÁÉÍÓÚÑ].*\.$/)
      expect(en).toMatch(/^[A-Z].*\.$/)
      expect(es).not.toBe(en)
    }
  }
})

describe("what is wrong with a line", () => {
  const NOW = new Date("2026-11-21T12:00:00.000Z")
  const line = (over: object = {}, health: Partial<Health> = {}) => {
    const connection = {
      ...{ phonenumberid: "1", businessaccountid: "2", status: null, tokenExpiresAt: null },
      ...{ webhookConfigured: true, lastErrorMessage: null },
      ...over,
    } as never
    const facts = { ...(connection as object), hasToken: true, lastSignedInboundAt: null } as never
    return {
      connection,
      facts,
      health: { quality: "GREEN", limit: null, sharedWithApp: false, aiPriced: false, ...health },
    } as Parameters<typeof faultOfLine>[0]
  }
  const saying = (lastErrorMessage: string, more: object = {}) =>
    faultOfLine(line({ lastErrorMessage, ...more }), NOW)

  test("is nothing on a good day", () => {
    expect(faultOfLine(line(), NOW)).toBeNull()
    expect(faultOfLine(line({}, { quality: "UNKNOWN" }), NOW)).toBeNull()
  })
  test("is that there is none", () => {
    expect(faultOfLine({ connection: null, facts: null, health: null }, NOW)).toBe("not_connected")
  })
  test("is first that it has expired, whatever else was noted", () => {
    const over = { status: "TOKEN_EXPIRED", lastErrorMessage: "WhatsApp: PARTNER_REMOVED" }
    expect(faultOfLine(line(over, { quality: "RED" }), NOW)).toBe("expired")
  })
  test("is the step that failed, by its name", () => {
    const partial = { webhookConfigured: false }
    expect(faultOfLine(line(partial), NOW)).toBe("subscribe")
    expect(saying("Registering the number: this number has a PIN.", partial)).toBe("register")
    expect(saying("Finding the number: it does not exist.", partial)).toBe("unregistered")
  })
  test.each<[BusinessFailed["why"], FaultName]>([
    ["permission", "permission"],
    ["blocked", "locked"],
  ])("is what only the owner can put right, whichever step it stops: %s", (why, name) => {
    for (const step of STEPS) {
      const words = failureWords(new BusinessFailed({ why, detail: "(#200) No" }))
      expect(saying(stepFailure(step, words), { webhookConfigured: false })).toBe(name)
    }
  })
  test.each<[string, FaultName]>([
    ["WhatsApp: error 131042", "payment"],
    ["WhatsApp: PARTNER_REMOVED", "removed"],
    ["WhatsApp: PRIMARY_INACTIVITY", "phone_app_idle"],
    ["WhatsApp: ACCOUNT_DELETED", "deleted"],
    ["WhatsApp: ACCOUNT_RESTRICTION", "restricted"],
    ["WhatsApp: ACCOUNT_VIOLATION", "violation"],
    ["WhatsApp: DISABLED_UPDATE", "disabled"],
    ["WhatsApp: REVIEW_REJECTED", "review_rejected"],
    ["WhatsApp: NAME_REJECTED", "name_rejected"],
  ])("is what Meta said of it: %s is %s", (note, name) => {
    expect(saying(note)).toBe(name)
  })
  test("is the price it is billed at, then how clients rate it", () => {
    expect(faultOfLine(line({}, { aiPriced: true, quality: "RED" }), NOW)).toBe("ai_priced")
    expect(faultOfLine(line({}, { quality: "RED" }), NOW)).toBe("quality_low")
    expect(faultOfLine(line({}, { quality: "YELLOW" }), NOW)).toBe("quality_medium")
  })
})

test("the database tells of a reply that was not sent in the words of its fault", async () => {
  const outbox = await readFile(join(import.meta.dir, "../../../db/functions/outbox.sql"), "utf8")
  for (const name of ["unconfirmed", "window_closed", "other_number", "not_connected"] as const)
    expect(outbox).toContain(`then '${faultNotice(name)}'`)
})
