import { describe, expect, test } from "bun:test"
import { write } from "../../../adapters/mail/write.ts"
import type { Letter } from "../../../core/mail/letter.ts"
import { ChatbotId } from "../../../core/shared/ids.ts"

type Kind = Letter["kind"]
type Content = { readonly [kind in Kind]: Omit<Extract<Letter, { kind: kind }>, "to" | "language"> }

/** What somebody may have typed where a letter repeats it. */
const MARKUP = `<img src=x onerror="alert(1)"> & co`
const CHATBOT = ChatbotId.parse(crypto.randomUUID())
const MAILED = "a+b/c=&#?"

const CONTENT: Content = {
  confirm_email: { kind: "confirm_email", code: MAILED },
  reset_password: { kind: "reset_password", token: MAILED },
  already_registered: { kind: "already_registered" },
  password_changed: { kind: "password_changed" },
  google_linked: { kind: "google_linked" },
  line_expiring: {
    kind: "line_expiring",
    chatbot: CHATBOT,
    chatbotName: MARKUP,
    expiresAt: "2026-12-01T03:00:00.000Z",
    zone: "America/Bogota",
  },
  line_expired: { kind: "line_expired", chatbot: CHATBOT, chatbotName: MARKUP },
  contact: {
    kind: "contact",
    message: { name: MARKUP, subject: "Hola", message: `${MARKUP}\n${MARKUP}`, phone: MARKUP },
    from: MARKUP,
  },
}

const SITE = "https://recado.example"
/** Where each letter's link leads; null: it has none. */
const LEADS_TO: { readonly [kind in Kind]: string | Record<"es" | "en", string> | null } = {
  confirm_email: "/auth/callback?code=a%2Bb%2Fc%3D%26%23%3F",
  reset_password: "/update-password#type=recovery&token=a%2Bb%2Fc%3D%26%23%3F",
  already_registered: { es: "/es/login", en: "/login" },
  password_changed: { es: "/es/login", en: "/login" },
  google_linked: { es: "/es/contact", en: "/contact" },
  line_expiring: `/dashboard/whatsapp?chatbotid=${CHATBOT}`,
  line_expired: `/dashboard/whatsapp?chatbotid=${CHATBOT}`,
  contact: null,
}

const KINDS = Object.keys(CONTENT) as readonly Kind[]
const written = (kind: Kind, language: Letter["language"]) =>
  write({ to: "ana@example.com", language, ...CONTENT[kind] } as Letter, SITE)
const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

describe.each(KINDS)("the letter %s", (kind) => {
  test.each(["es", "en"] as const)("leads to its page and to nowhere else (%s)", (language) => {
    const { text, html } = written(kind, language)
    const page = LEADS_TO[kind]
    const path = typeof page === "object" ? (page?.[language] ?? null) : page
    const address = path === null ? [] : [SITE + path]
    expect([...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link)).toEqual(address)
    expect(linksIn(html)).toEqual(address.map((each) => Bun.escapeHTML(each)))
  })

  test.each(["es", "en"] as const)("holds no markup that somebody typed (%s)", (language) => {
    expect(written(kind, language).html).not.toContain("<img")
  })

  test("is written in both languages, but for the operators' own", () => {
    const [spanish, english] = [written(kind, "es"), written(kind, "en")]
    expect(spanish.subject === english.subject).toBe(kind === "contact")
    expect(spanish.html).toContain('lang="es"')
    expect(english.html).toContain('lang="en"')
  })
})

test("what a visitor writes to us arrives whole", () => {
  const { text } = written("contact", "es")
  expect(text).toContain(`From: ${MARKUP} (${MARKUP})`)
  expect(text).toContain(`Phone: ${MARKUP}`)
  expect(text).toContain(`${MARKUP}\n${MARKUP}`)
})
