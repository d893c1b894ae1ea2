import { expect, test } from "bun:test"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pageRoutes, readPages } from "../../adapters/http/pages.ts"
import { BUILT_ORIGIN, SUPPORT_ADDRESS } from "../../core/shared/built-pages.ts"

test("A page names the site's address and the one that mail comes from as they are today, not as it was built", async () => {
  const dist = await mkdtemp(join(tmpdir(), "pages-"))
  const filler = "<p>Talk to us.</p>".repeat(100)
  await Bun.write(
    join(dist, "contact", "index.html"),
    `<link rel="canonical" href="${BUILT_ORIGIN}/contact">${filler}<a href="mailto:${SUPPORT_ADDRESS}">${SUPPORT_ADDRESS}</a>`,
  )
  const app = pageRoutes(
    await readPages({ origin: "https://recado.example", support: "hola@recado.example" }, dist),
    async () => null,
  )
  for (const encoding of ["identity", "gzip"]) {
    const headers = { "Accept-Encoding": encoding }
    const answer = await app.handle(new Request("http://localhost/contact", { headers }))
    expect(answer.headers.get("Content-Type")).toContain("text/html")
    const bytes = await answer.bytes()
    const page = new TextDecoder().decode(encoding === "gzip" ? Bun.gunzipSync(bytes) : bytes)
    expect(page).toStartWith('<link rel="canonical" href="https://recado.example/contact">')
    expect(page).toEndWith('<a href="mailto:hola@recado.example">hola@recado.example</a>')
  }
  await rm(dist, { recursive: true })
})

test("A page of the dashboard leads to the sign-in and back when nobody is signed in, and the sign-in and the sign-up on when somebody is; both stay where they are while the database cannot say", async () => {
  const dist = await mkdtemp(join(tmpdir(), "pages-"))
  const names = ["login", "es/login", "signup", "es/signup"]
  for (const name of [...names, "setup", "dashboard", "dashboard/edit-chatbot"]) {
    await Bun.write(join(dist, name, "index.html"), name)
  }
  const pages = await readPages({ origin: "", support: "" }, dist)
  let visitor: () => Promise<object | null> = async () => null
  const app = pageRoutes(pages, () => visitor())
  const ask = async (path: string) => {
    const { status, headers } = await app.handle(new Request(`http://localhost${path}`))
    return headers.get("location") ?? status
  }
  const closed = ["/setup", "/dashboard", "/dashboard/edit-chatbot/1?next=//x&y=1"]
  for (const path of closed) {
    expect(await ask(path)).toBe(`/login?next=${encodeURIComponent(path)}`)
  }
  const doors = names.map((name) => `/${name}`)
  for (const path of doors) expect(await ask(path)).toBe(200)
  expect(await ask("/account")).toBe("/dashboard/settings")
  visitor = async () => ({})
  for (const path of closed) expect(await ask(path)).toBe(200)
  for (const path of doors) {
    expect(await ask(`${path}?next=https://evil.example`)).toBe("/dashboard")
  }
  visitor = () => Promise.reject(new Error("Connection terminated unexpectedly"))
  for (const path of [...closed, ...doors]) expect(await ask(path)).toBe(200)
  await rm(dist, { recursive: true })
})

test("A file with a hash in its name is kept for good, but not the word that it is not there: a newer server may have it", async () => {
  const dist = await mkdtemp(join(tmpdir(), "pages-"))
  await Bun.write(join(dist, "404.html"), "not here")
  await Bun.write(join(dist, "_astro", "page.1a2b.js"), "1")
  const app = pageRoutes(await readPages({ origin: "", support: "" }, dist), async () => null)
  const ask = async (path: string) => {
    const { status, headers } = await app.handle(new Request(`http://localhost${path}`))
    return [status, headers.get("cache-control")]
  }
  expect(await ask("/_astro/page.1a2b.js")).toEqual([200, "public, max-age=31536000, immutable"])
  expect(await ask("/_astro/page.3c4d.js")).toEqual([404, "no-cache"])
  await rm(dist, { recursive: true })
})
