import type { Fault } from "../settings/settings.ts"
import { isForPrograms, refusedAt } from "./refuse.ts"
import { securityHeaders } from "./security.ts"
import type { Handler } from "./serve.ts"

/** The colours of site/styles/tokens.css, which this page cannot load. */
const STYLE = `:root{color-scheme:light dark;background:light-dark(#f9f6f2,#0d1518);color:light-dark(#1d1913,#f3f0ea)}
body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem}
h1{line-height:1.2}li{margin:.5rem 0}code{overflow-wrap:anywhere}`
const STYLE_HASH = `sha256-${new Bun.CryptoHasher("sha256").update(STYLE).digest("base64")}`

/** The page for a wrong environment: it names the settings, never their values (contract.md 2.1). */
export const configurationError = (faults: readonly Fault[]): Handler => {
  const rows = faults
    .map(
      ({ name, reason }) =>
        `<li><code>${Bun.escapeHTML(name)}</code>: ${Bun.escapeHTML(reason)}</li>`,
    )
    .join("")
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Configuration error</title>
<style>${STYLE}</style></head>
<body><main><h1>Configuration error</h1><p>Recado is out of order for the moment. Please come back later.</p>
<p>Whoever runs it has to put these settings right:</p><ul>${rows}</ul></main></body></html>`
  return (request) => {
    const { pathname } = new URL(request.url)
    const id = crypto.randomUUID()
    const headers = {
      ...securityHeaders("", [], [STYLE_HASH]),
      "x-request-id": id,
      "cache-control": "no-store",
    }
    if (pathname === "/healthz") return Response.json({ status: "ok" }, { headers })
    if (pathname === "/readyz") {
      const checks = { database: "failed", queue: "failed", migrations: "failed" }
      return Response.json({ status: "unready", checks }, { status: 503, headers })
    }
    if (isForPrograms(pathname)) {
      return Response.json(
        { ...refusedAt(request, { error: "Configuration error", code: "not_configured" }), id },
        { status: 503, headers },
      )
    }
    return new Response(page, {
      status: 503,
      headers: { ...headers, "content-type": "text/html; charset=utf-8" },
    })
  }
}
