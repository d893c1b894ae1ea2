import { Elysia } from "elysia"

const file = (name: string, type: string) => () =>
  new Response(Bun.file(new URL(name, import.meta.url)), {
    headers: { "content-type": type, "cache-control": "no-cache" },
  })

/** The style and the script of the pages: files, so that they pass a strict content security policy. */
export const assets = () =>
  new Elysia()
    .get("/sandbox/sandbox.css", file("./sandbox.css", "text/css; charset=utf-8"))
    .get("/sandbox/chat.js", file("./chat.js", "text/javascript; charset=utf-8"))
