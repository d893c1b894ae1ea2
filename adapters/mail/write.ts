import type { Letter } from "../../core/shared/letter.ts"
import { lettersOf } from "./letters.ts"

type Link = { readonly label: string; readonly href: string }

/** A letter as text and as HTML. Links lead to the configured address and nowhere else. */
export const write = (letter: Letter, publicUrl: string) => {
  const { leadsTo, [letter.language]: words } = lettersOf(letter)
  const { subject, body, link: label } = words
  const link = label && leadsTo ? { label, href: publicUrl + leadsTo } : null
  const text = [...body, ...(link ? [link.href] : []), "Recado"].join("\n\n")
  const parts = [...body.map(paragraph), ...(link ? [button(link)] : []), "<p>Recado</p>"]
  const html = `<!doctype html><html lang="${letter.language}"><head><meta charset="utf-8"></head><body style="font-family:system-ui,sans-serif;font-size:16px;line-height:1.6;color:#1c2b2d;max-width:34rem;margin:2rem auto;padding:0 1rem">${parts.join("")}</body></html>`
  return { subject, text, html }
}

const paragraph = (text: string) => `<p>${Bun.escapeHTML(text).replaceAll("\n", "<br>")}</p>`

/** With its address beneath, for those who see no buttons. */
const button = ({ label, href }: Link) =>
  `<p><a href="${Bun.escapeHTML(href)}" style="display:inline-block;background:#0f5c5c;color:#fff;padding:.7rem 1.2rem;border-radius:.5rem;text-decoration:none">${Bun.escapeHTML(label)}</a></p><p style="font-size:14px;color:#52686b">${Bun.escapeHTML(href)}</p>`
