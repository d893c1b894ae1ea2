import { afterAll, beforeEach, expect, test } from "bun:test"
import { LINE, stage } from "./sandbox-stage.ts"

const s = stage()
afterAll(s.stop)
beforeEach(() => s.control("/reset"))

const HOSTILE = `<img src=x onerror="alert('1')">&"`
const read = async (path: string) => {
  const response = await fetch(s.url(path))
  return { status: response.status, text: await response.text() }
}
const chat = (from: string) =>
  read(`/whatsapp?${new URLSearchParams({ chatbotid: LINE.chatbotid, from, name: HOSTILE })}`)
const write = (text: string, from: string) =>
  fetch(s.url("/whatsapp"), {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ chatbotid: LINE.chatbotid, from, name: HOSTILE, text }),
  })

test("letters are kept with their links, and found by whom they were sent to", async () => {
  await s.mail.send({
    to: "Ana <ana@example.com>",
    from: "recado@example.com",
    subject: HOSTILE,
    text: "Confirm: https://recado.example/auth/callback?code=1&x=2.",
    html: '<a href="https://recado.example/auth/callback?code=1&amp;x=2">Confirm</a>',
  })
  await s.mail.send({ to: "bob@example.com", from: "r@example.com", subject: "b", text: "none" })
  const { items } = await s.get("/api/mail?to=ANA@example.com")
  expect(items).toMatchObject([
    {
      id: expect.any(String),
      links: ["https://recado.example/auth/callback?code=1&x=2"],
      sentAt: expect.stringMatching(/Z$/),
    },
  ])
  const addressees = async () =>
    (await s.get("/api/mail")).items.map(({ to }: { to: string }) => to)
  expect(await addressees()).toEqual(["bob@example.com", "Ana <ana@example.com>"])
  await s.control("/mail", { to: "ana@example.com" }, "DELETE")
  expect((await s.get("/api/mail")).items).toMatchObject([{ to: "bob@example.com" }])
  await s.control("/mail", {}, "DELETE")
  expect((await s.get("/api/mail")).items).toEqual([])
})

test.each(["/mail", "/requests", "/failures", "/whatsapp/messages", "/google/events"])(
  "%s says how many there are, as every list does",
  async (list) => {
    const letter = { to: "a@example.com", from: "r@example.com", subject: "s", text: "t" }
    await s.mail.send(letter)
    await s.control("/failures", { provider: "llm", mode: "status" })
    const { items, total } = await s.get(`/api${list}`)
    expect(items).toBeArray()
    expect(total).toBe(items.length)
  },
)

test.each(["status", "reset", "do_then_500"])(
  "mail fails with %s when it is told to",
  async (mode) => {
    await s.control("/failures", { provider: "mail", mode })
    const letter = { to: "a@example.com", from: "r@example.com", subject: "s", text: "t" }
    await expect(s.mail.send(letter)).rejects.toThrow()
    expect(s.mail.list()).toHaveLength(mode === "do_then_500" ? 1 : 0)
    await s.mail.send(letter)
  },
)

test("a client's chat shows both sides, the receipts and the typing sign", async () => {
  const sent = await write("¿Abrís hoy?", "+12025550124")
  expect(sent.status).toBe(303)
  expect((await chat("12025550124")).text).toContain("¿Abrís hoy?")
  const inbound = JSON.parse(s.posted.at(-1)?.raw ?? "").entry[0].changes[0].value.messages[0]
  s.meta.phones.markRead(inbound.id, true)
  expect((await chat("12025550124")).text).toContain("typing…")
  s.meta.phones.send(LINE.phonenumberid, "12025550124", { text: { body: "Sí, hasta las 20." } })
  const { text } = await chat("12025550124")
  expect(text).toContain("Sí, hasta las 20.")
  expect(text).not.toContain("typing…")
  expect((await chat("12025550125")).text).not.toContain("¿Abrís hoy?")
})

test("an answer that is typed on the model's page is the next it gives", async () => {
  await fetch(s.url("/llm"), { method: "POST", body: new URLSearchParams({ content: HOSTILE }) })
  expect(s.llm.waiting()).toEqual([{ content: HOSTILE }])
})

const PAGES = ["", "/mail", "/whatsapp", "/llm", "/google", "/stripe"]

test.each(PAGES)(
  "/sandbox%s is headed Sandbox, holds nothing inline, and escapes what others wrote",
  async (path) => {
    await s.mail.send({ to: HOSTILE, from: HOSTILE, subject: HOSTILE, text: HOSTILE })
    await write(HOSTILE, "12025550123")
    await s.control("/failures", { provider: "llm", mode: "slow", path: HOSTILE })
    await fetch(s.url("/llm/v1/chat/completions"), {
      method: "POST",
      body: JSON.stringify({ messages: [{ role: "user", content: HOSTILE }] }),
    })
    const { status, text } = await read(path)
    expect(status).toBe(200)
    expect(text).toContain('<h1><a href="/sandbox">Sandbox</a></h1>')
    expect(text).not.toContain("<img")
    expect(text).not.toMatch(/<script(?! src="\/sandbox\/)/)
    expect(text).not.toMatch(/<[^>]* (?:on\w+|style)=/)
  },
)

test("style and script are files of their own", async () => {
  const types = await Promise.all(
    ["/sandbox.css", "/chat.js"].map(async (path) =>
      (await fetch(s.url(path))).headers.get("content-type"),
    ),
  )
  expect(types).toEqual(["text/css; charset=utf-8", "text/javascript; charset=utf-8"])
})
