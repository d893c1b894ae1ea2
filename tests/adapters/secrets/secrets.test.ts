import { afterAll, describe, expect, test } from "bun:test"
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { appSecret } from "../../../adapters/secrets/app-secret.ts"
import { equalsInConstantTime } from "../../../adapters/secrets/constant-time.ts"
import { idOf, NotOpened, openVault, type Place } from "../../../adapters/secrets/vault.ts"

const PLACE: Place = { table: "whatsappConnections", column: "accesstoken", row: "row-1" }
const OLD = "the secret of last year, 32 characters"
const NEW = "the secret of this year, 32 characters"

describe("a sealed value", () => {
  const vault = openVault(NEW, [])

  test.each(["EAAB-token", "", "ñ 😀 \u0000", "x".repeat(10_000)])(
    "opens as it was: %p",
    (text) => {
      expect(vault.open(vault.seal(text, PLACE), PLACE)).toBe(text)
    },
  )

  test("never looks the same twice and never shows its text", () => {
    const sealed = Array.from({ length: 100 }, () => vault.seal("EAAB-token", PLACE))
    expect(new Set(sealed).size).toBe(100)
    for (const each of sealed)
      expect(
        atob(each.split(".").at(-1)?.replaceAll("-", "+").replaceAll("_", "/") ?? ""),
      ).not.toContain("EAAB")
  })

  test.each<[string, Place]>([
    ["row", { ...PLACE, row: "row-2" }],
    ["column", { ...PLACE, column: "pin" }],
    ["table", { ...PLACE, table: "googlecalendarconnections" }],
  ])("moved to another %s does not open", (_, elsewhere) => {
    expect(() => vault.open(vault.seal("token", PLACE), elsewhere)).toThrow(NotOpened)
  })

  test("with any one bit flipped does not open", () => {
    const sealed = vault.seal("token", PLACE)
    const [version = "", key = "", nonce = "", body = ""] = sealed.split(".")
    const flipped = (text: string) => {
      const bytes = Buffer.from(text, "base64url")
      return Array.from({ length: bytes.length * 8 }, (_, bit) => {
        const copy = Buffer.from(bytes)
        copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        return copy.toString("base64url")
      })
    }
    const forged = [
      ...flipped(nonce).map((each) => [version, key, each, body].join(".")),
      ...flipped(body).map((each) => [version, key, nonce, each].join(".")),
    ]
    expect(forged.length).toBeGreaterThan(200)
    for (const each of forged) expect(() => vault.open(each, PLACE)).toThrow(NotOpened)
  })

  test("cut, stretched or never sealed does not open, and its fault shows nothing of it", () => {
    const sealed = vault.seal("token", PLACE)
    const [version, key, nonce, body = ""] = sealed.split(".")
    const shortTag = Buffer.from(body, "base64url").subarray(0, -8).toString("base64url")
    for (const wrong of [
      "",
      "placeholder",
      "token",
      sealed.slice(0, -2),
      `${sealed}AA`,
      sealed.replace("v1", "v2"),
      [version, key, nonce].join("."),
      [version, key, nonce, ""].join("."),
      [version, key, "", body].join("."),
      [version, key, nonce, shortTag].join("."),
      [version, key, nonce, "AAAA"].join("."),
      [version, key, nonce, "AAAAAA"].join("."),
    ]) {
      let fault: unknown
      try {
        vault.open(wrong, PLACE)
      } catch (error) {
        fault = error
      }
      expect(fault).toBeInstanceOf(NotOpened)
      if (wrong.length > 20) expect((fault as Error).message).not.toContain(wrong)
    }
  })

  test("is another process's only where its key is not here but there", async () => {
    const [lost, theirs] = ["a secret that nobody has", "a secret of another process"]
    const here = openVault(NEW, [OLD], async (key) => key !== idOf(lost))
    const elsewhere = (secret: string) =>
      here.sealedElsewhere(openVault(secret, []).seal("token", PLACE))
    expect(await Promise.all([NEW, OLD, lost, theirs].map(elsewhere))).toEqual([
      ...[false, false, false, true],
    ])
    expect(await here.sealedElsewhere("placeholder")).toBe(false)
    expect(await vault.sealedElsewhere(openVault(theirs, []).seal("token", PLACE))).toBe(false)
  })

  test("of another secret does not open", () => {
    expect(() => openVault(OLD, []).open(vault.seal("token", PLACE), PLACE)).toThrow(NotOpened)
  })
})

test("two secrets are the same when all of them is", () => {
  expect(equalsInConstantTime("sol-y-mar", "sol-y-mar")).toBe(true)
  for (const other of ["sol-y-mas", "sol-y-ma", "sol-y-mar ", ""])
    expect(equalsInConstantTime(other, "sol-y-mar")).toBe(false)
})

describe("a new secret", () => {
  const before = openVault(OLD, [])
  const after = openVault(NEW, [OLD])
  const sealed = before.seal("token", PLACE)

  test("opens what the old one sealed, for as long as the old one is given", () => {
    expect(after.open(sealed, PLACE)).toBe("token")
    expect(() => openVault(NEW, []).open(sealed, PLACE)).toThrow(NotOpened)
  })

  test("seals for itself and knows what is still to be sealed again", () => {
    const isEarlier = (text: string) => after.earlier.some((begin) => text.startsWith(begin))
    expect(isEarlier(sealed)).toBe(true)
    const again = after.seal(after.open(sealed, PLACE), PLACE)
    expect(isEarlier(again)).toBe(false)
    expect(openVault(NEW, [NEW]).earlier).toEqual([])
    expect(openVault(NEW, []).open(again, PLACE)).toBe("token")
    expect(() => before.open(again, PLACE)).toThrow(NotOpened)
  })
})

describe("a keyed hash", () => {
  const vault = openVault(NEW, [])

  test("is the same for the same text and purpose, and for nothing else", () => {
    const hash = vault.mac("pause secret", "sesamo")
    expect(vault.mac("pause secret", "sesamo")).toBe(hash)
    expect(openVault(NEW, [OLD]).mac("pause secret", "sesamo")).toBe(hash)
    for (const other of [
      vault.mac("pause secret", "sesamO"),
      vault.mac("other purpose", "sesamo"),
      openVault(OLD, []).mac("pause secret", "sesamo"),
      vault.derive("pause secret"),
    ]) {
      expect(other).not.toBe(hash)
    }
    expect(hash).toMatch(/^[\w-]{43}$/)
  })

  test("is known under every secret that there was, today's first", () => {
    expect(openVault(NEW, [OLD]).macs("pause secret", "sesamo")).toEqual([
      vault.mac("pause secret", "sesamo"),
      openVault(OLD, []).mac("pause secret", "sesamo"),
    ])
  })

  test("does not mix a purpose up with its text", () => {
    expect(vault.mac("a", "bc")).not.toBe(vault.mac("ab", "c"))
  })

  test("derived secrets are 32 bytes, differ by purpose and come back after a restart", () => {
    expect(Buffer.from(vault.derive("jwt"), "base64url")).toHaveLength(32)
    expect(vault.derive("jwt")).toBe(openVault(NEW, []).derive("jwt"))
    expect(vault.derive("jwt")).not.toBe(vault.derive("csrf"))
    expect(vault.derive("seal")).not.toBe(vault.derive("key id"))
  })
})

describe("the secret of an installation", () => {
  const folders: string[] = []
  const folder = async () => {
    const made = await mkdtemp(join(tmpdir(), "recado-secret-"))
    folders.push(made)
    return made
  }
  afterAll(() => Promise.all(folders.map((made) => rm(made, { recursive: true }))))

  test("is made once, long, and readable by its owner alone", async () => {
    const dir = join(await folder(), "not", "there", "yet")
    const made = await appSecret(null, dir)
    expect(made.length).toBeGreaterThanOrEqual(32)
    expect(await appSecret(null, dir)).toBe(made)
    expect((await stat(join(dir, "app.secret"))).mode & 0o777).toBe(0o600)
  })

  test("is one, however many processes start at once", async () => {
    const dir = await folder()
    const made = await Promise.all(Array.from({ length: 20 }, () => appSecret(null, dir)))
    expect(new Set(made).size).toBe(1)
    expect(made[0]?.length).toBeGreaterThanOrEqual(32)
  })

  test("is never an empty one: a file that lost it is not used", async () => {
    const dir = await folder()
    await writeFile(join(dir, "app.secret"), "")
    await expect(appSecret(null, dir)).rejects.toThrow("app.secret is empty")
  })

  test("given in the environment leaves no file behind", async () => {
    const dir = await folder()
    expect(await appSecret(NEW, dir)).toBe(NEW)
    await expect(stat(join(dir, "app.secret"))).rejects.toThrow()
  })
})
