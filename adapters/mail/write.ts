import type { Letter } from "../../core/mail/letter.ts"
import { lettersOf } from "./letters.ts"

type Link = { readonly label: string; readonly href: string }

/** A letter as text and as HTML, in the site's colours. Links lead to the configured address and nowhere else. */
export const write = (letter: Letter, publicUrl: string) => {
  const { leadsTo, [letter.language]: words } = lettersOf(letter)
  const { subject, body, link: label } = words
  const path = typeof leadsTo === "string" ? leadsTo : leadsTo?.[letter.language]
  const link = label && path ? { label, href: publicUrl + path } : null
  const text = [...body, ...(link ? [link.href] : []), "Recado"].join("\n\n")
  const parts = [...body.map(paragraph), ...(link ? [button(link)] : []), "<p>Recado</p>"]
  const html = `<!doctype html><html lang="${letter.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body style="font-family:system-ui,sans-serif;font-size:16px;line-height:1.6;background:#ffffff;color:#1d1913;max-width:34rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere">${parts.join("")}</body></html>`
  return { subject, text, html }
}

const paragraph = (text: string) => `<p>${Bun.escapeHTML(text).replaceAll("\n", "<br>")}</p>`

/** A link as a button, with its address beneath for mail programs that show no buttons. */
const button = ({ label, href }: Link) =>
  `<p><a href="${Bun.escapeHTML(href)}" style="display:inline-block;background:#005463;color:#ffffff;padding:.7rem 1.2rem;border-radius:10px;font-weight:600;text-decoration:none">${Bun.escapeHTML(label)}</a></p><p style="font-size:14px;color:#625d55">${Bun.escapeHTML(href)}</p>`
