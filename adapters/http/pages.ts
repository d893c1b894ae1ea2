import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { Elysia } from "elysia"
import { BUILT_ORIGIN, SUPPORT_ADDRESS } from "../../core/shared/built-pages.ts"
import { compressedFiles, encodingFor } from "./compressed.ts"
import { isForPrograms, refusalOf } from "./refuse.ts"

/*
 * The built pages (design.md 2.6). The folder is listed once at start and only what was found is served, so no path can
 * climb out of it.
 */

export type Pages = {
  readonly find: (path: string) => { readonly file: string; readonly status: number } | null
  /** The bytes to send for a file. */
  readonly read: (file: string) => Promise<Uint8Array>
  /** CSP hashes of what the pages hold inline. */
  readonly scripts: readonly string[]
}

const DIST = join(import.meta.dir, "..", "..", "dist")
const PROTECTED = /^\/(setup|dashboard(\/.*)?)$/
/** Where nobody who is signed in has anything to do, in both languages. */
const DOORS = /^(\/es)?\/(login|signup)$/
const IMMUTABLE = "public, max-age=31536000, immutable"

/** Addresses with an id in them are answered by their one built shell. */
const SHELLS = [{ pattern: /^\/dashboard\/edit-chatbot\/[^/]+$/, page: "/dashboard/edit-chatbot" }]

/** What the pages could not know when they were built. */
type Truth = { readonly origin: string; readonly support: string }

/** Lists the built pages once, and reads from them which inline scripts may run. */
export const readPages = async (truth: Truth, dist: string = DIST): Promise<Pages> => {
  const found = await readdir(dist, { recursive: true }).catch(() => [])
  const names = found.filter((name) => !name.split(/[\\/]/).some((part) => part.startsWith(".")))
  const files = new Map(names.map((name) => [`/${name.replaceAll("\\", "/")}`, join(dist, name)]))
  const scripts = new Set<string>()
  for (const [name, file] of files) {
    if (name.endsWith(".html")) for (const hash of await inlineHashes(file)) scripts.add(hash)
  }
  /** The file of a page. Each page has one address: without its file's name, and without a slash at the end. */
  const pageOf = (path: string) => {
    if (SHELLS.some(({ page }) => page === path)) return undefined
    const shell = SHELLS.find(({ pattern }) => pattern.test(path))
    return files.get(path === "/" ? "/index.html" : `${shell?.page ?? path}/index.html`)
  }
  const find = (path: string) => {
    const isAsset = path.includes(".") && !path.endsWith(".html")
    const file = isAsset ? files.get(path) : pageOf(path)
    if (file) return { file, status: 200 }
    const missing = files.get("/404.html")
    return missing ? { file: missing, status: 404 } : null
  }
  const read = async (file: string) => {
    const bytes = await Bun.file(file).bytes()
    if (!file.endsWith(".html")) return bytes
    const html = Buffer.from(bytes)
      .toString()
      .replaceAll(SUPPORT_ADDRESS, truth.support)
      .replaceAll(BUILT_ORIGIN, truth.origin)
    return Buffer.from(html)
  }
  return { find, read, scripts: [...scripts] }
}

const inlineHashes = async (file: string) => {
  const html = await Bun.file(file).text()
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
  return inline.map(
    ([, body = ""]) => `sha256-${new Bun.CryptoHasher("sha256").update(body).digest("base64")}`,
  )
}

/** Who is signed in; null: nobody. Rejects while the database cannot be asked. */
type Visitor = (request: Request) => Promise<object | null>

/** Redirecting is a courtesy: the pages hold no data, and the API decides who may read it (contract.md 2.1). */
export const pageRoutes = (pages: Pages, visitor: Visitor) => {
  /** Null: the database cannot be asked. Then nobody is redirected, so that a reload does not look like a sign-out. */
  const signedIn = (request: Request) =>
    visitor(request).then(
      (caller) => caller !== null,
      () => null,
    )
  const compressed = compressedFiles(pages.read)
  return new Elysia({ name: "pages" }).get("/*", async ({ request, set, redirect }) => {
    const { pathname, search } = new URL(request.url)
    if (pathname === "/account") return redirect("/dashboard/settings", 302)
    const found = isForPrograms(pathname) ? null : pages.find(pathname)
    if (!found) throw refusalOf("not_found")
    const isProtected = found.status === 200 && PROTECTED.test(pathname)
    if (isProtected && (await signedIn(request)) === false) {
      return redirect(`/login?next=${encodeURIComponent(pathname + search)}`, 302)
    }
    if (DOORS.test(pathname) && (await signedIn(request))) return redirect("/dashboard", 302)
    set.status = found.status
    const isHashed = found.status === 200 && pathname.startsWith("/_astro/")
    set.headers["cache-control"] = isHashed ? IMMUTABLE : "no-cache"
    set.headers.vary = "accept-encoding"
    const encoding = encodingFor(request)
    const packed = encoding && (await compressed(found.file, encoding))
    set.headers["content-type"] = Bun.file(found.file).type
    if (!packed) return pages.read(found.file)
    set.headers["content-encoding"] = encoding
    return packed
  })
}
