/*
 * Plain pages without a framework. `html` escapes every value that was not made by `html` itself, so that nothing that a client or
 * a model wrote can become markup.
 */

export type Html = { readonly markup: string }
type Value = Html | string | number | null | undefined | false | readonly Value[]

const render = (value: Value): string => {
  if (value === null || value === undefined || value === false) return ""
  if (typeof value === "object") {
    return "markup" in value ? value.markup : value.map(render).join("")
  }
  return Bun.escapeHTML(value)
}

export const html = (strings: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  markup: strings.reduce((all, part, i) => `${all}${render(values[i - 1])}${part}`),
})

type Page = {
  readonly title: string
  readonly main: Html
  /** Script files under /sandbox. */
  readonly scripts?: readonly string[]
  readonly status?: number
}

/** A whole page; every one is headed "Sandbox". */
export const page = ({ title, main, scripts = [], status = 200 }: Page): Response => {
  const { markup } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - Sandbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/sandbox.css">
${scripts.map((script) => html`<script src="/sandbox/${script}" defer></script>`)}
</head>
<body>
<header>
<h1><a href="/sandbox">Sandbox</a></h1>
<p>Simulated on this machine: nothing here reaches the real service.</p>
<nav>${NAVIGATION.map(([href, name]) => html`<a href="${href}">${name}</a> `)}</nav>
</header>
<main>
<h2>${title}</h2>
${main}
</main>
</body>
</html>`
  return new Response(markup, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  })
}

const NAVIGATION = [
  ["/sandbox/whatsapp", "WhatsApp"],
  ["/sandbox/mail", "Mail"],
  ["/sandbox/llm", "Model"],
  ["/sandbox/google", "Google"],
  ["/sandbox/stripe", "Stripe"],
] as const

/** Hidden fields of a form. */
export const hidden = (fields: Readonly<Record<string, string>>): readonly Html[] =>
  Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )

/** An entry of a list to choose from. */
export const choice = (value: string, label: string, chosen: boolean): Html =>
  html`<option value="${value}"${chosen && html` selected`}>${label}</option>`

/** Shows another page after a form was sent. */
export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location } })

export const refusedPage = (title: string, why: string): Response =>
  page({ title, main: html`<p role="alert">${why}</p>`, status: 400 })
