import { describe, expect, test } from "bun:test"
import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { deliveryFailure, lineFailure } from "../../../core/whatsapp/failures.ts"

const UNKNOWN = deliveryFailure(999_999)
const FIXTURES = join(import.meta.dir, "..", "..", "fixtures", "whatsapp", "statuses")

describe("why a reply did not arrive", () => {
  test.each<[number, string, string]>([
    [190, "había caducado", "Vuelve a conectar"],
    [0, "había caducado", "Vuelve a conectar"],
    [10, "Falta un permiso", "Vuelve a conectar"],
    [200, "Falta un permiso", "Vuelve a conectar"],
    [299, "Falta un permiso", "Vuelve a conectar"],
    [131026, "te ha bloqueado", "Llámale"],
    [131047, "más de 24 horas", "escriba de nuevo"],
    [131042, "método de pago", "WhatsApp Manager"],
    [131031, "bloqueado la cuenta", "WhatsApp Manager"],
    [368, "bloqueado la cuenta", "WhatsApp Manager"],
    [131030, "de prueba", "número de verdad"],
    [133010, "no está registrado", "Vuelve a conectar"],
  ])("%i is said in plain words, with what to do", (code, what, todo) => {
    const said = deliveryFailure(code)
    expect(said.what.es).toContain(what)
    expect(said.todo.es).toContain(todo)
  })
  test("codes that only one client can have blame nobody's line", () => {
    expect(lineFailure("WhatsApp: error 131042")?.what.en).toContain("payment method")
    expect(lineFailure("Registering the number: no")).toBeNull()
    expect(lineFailure(null)).toBeNull()
  })
  test.each([
    ["window_closed", "más de 24 horas"],
    ["token_expired", "había caducado"],
    ["not_connected", "no estaba conectado"],
    ["unconfirmed", "puede que llegara"],
  ])("what never reached Meta (%s) is explained by our own reason", (reason, what) => {
    expect(deliveryFailure(null, reason).what.es).toContain(what)
  })
  test("a code that nobody knows is no silence", () => {
    expect(UNKNOWN.what.en).toBe("WhatsApp did not accept the message.")
    expect(deliveryFailure(undefined)).toEqual(UNKNOWN)
    expect(deliveryFailure(300)).toEqual(UNKNOWN)
  })
  test("every failure that Meta is known to report by webhook has words of its own, or is Meta's own fault", async () => {
    const codes = (await readdir(FIXTURES)).flatMap((name) => /^failed_(\d+)/.exec(name)?.[1] ?? [])
    const unexplained = codes.filter((code) => deliveryFailure(Number(code)) === UNKNOWN)
    // 131000: Meta does not know either. 131053: a media upload, which we never do.
    expect(unexplained).toEqual(["131000", "131053"])
  })
  test("nothing is said in one language alone", () => {
    for (const code of [0, 10, 131026, 131047, 131049, 131050, 130472, 130497, 131021, 131037]) {
      const { what, todo } = deliveryFailure(code)
      for (const { es, en } of [what, todo]) {
        expect(es).toEndWith(".")
        expect(en).toEndWith(".")
        expect(es).not.toBe(en)
      }
    }
  })
})
