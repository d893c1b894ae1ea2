import { z } from "zod"
import { fitsHeader } from "../../core/shared/characters.ts"

/** The kinds of settings, each with the words that refuse a value of another kind. */

export const number = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `a whole number from ${min} to ${max}`)
export const text = (min: number, max: number) =>
  z.string().refine((s) => s.length >= min && s.length <= max, `${min} to ${max} characters`)
/** A key is sent in an HTTP header: with a character that fits in none, every call would fail. */
export const key = (shape: z.ZodString) =>
  shape.refine(fitsHeader, "the whole key as it was given, in one line")
/** `~` is not expanded in a `.env` file: the data would end up in a folder of that name. */
export const folder = text(1, 4096).refine((s) => !s.startsWith("~"), "a path without ~")
export const url = (protocols: readonly string[]) => {
  const beginnings = protocols.map((protocol) => `${protocol}//`)
  const words = `an address beginning with ${beginnings.join(" or ")}`
  return z.string().refine(
    (value) => {
      const parsed = URL.parse(value)
      if (parsed === null || !protocols.includes(parsed.protocol)) return false
      // An unescaped # / ? in a password ends the host too early, and the rest is read as something else.
      return parsed.hash === "" && !`${parsed.pathname}${parsed.search}`.includes("@")
    },
    {
      error: ({ input }) =>
        beginnings.some((beginning) => String(input).startsWith(beginning))
          ? `${words} of one host, with a password's @ : / ? # % written as %40 %3A %2F %3F %23 %25`
          : words,
    },
  )
}
/** The values that PostgreSQL's own programs know, except `allow`, which would need a second attempt to connect. */
const SSL_MODES = ["disable", "prefer", "require", "verify-ca", "verify-full"]
export const database = url(["postgres:", "postgresql:"]).refine(
  (value) => SSL_MODES.includes(URL.parse(value)?.searchParams.get("sslmode") ?? "disable"),
  `an address whose sslmode is ${SSL_MODES.join(", ")} or left out`,
)
/** Our paths and parameters are appended to it. */
export const http = url(["http:", "https:"])
  .refine((value) => !/[?#]/.test(value), "an address without ? or # and what follows them")
  .transform((value) => value.replace(/\/+$/, ""))
export const list = (item: z.ZodType<string, string>) =>
  z
    .string()
    .transform((value) =>
      value
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item))
export const email = z
  .string()
  .regex(/^[^\s@,<>]+@[^\s@,<>]+$/, "an e-mail address alone, without a name")
  .transform((value) => value.toLowerCase())
export const prefixed = (...prefixes: readonly string[]) =>
  z
    .string()
    .refine((s) => prefixes.some((p) => s.startsWith(p)), `begins with ${prefixes.join(" or ")}`)

/** A host that only this machine reaches. */
export const isLocalHost = (host: string) =>
  host === "localhost" || host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host)

/** Where browsers and providers reach us. `secure`: only over https, unless it is this machine. */
export const origin = (secure: boolean) =>
  z.string().transform((value, ctx) => {
    const parsed = URL.parse(value)
    const web = parsed?.protocol === "http:" || parsed?.protocol === "https:"
    if (!parsed || !web || parsed.href !== `${parsed.origin}/`) {
      ctx.addIssue("an origin such as https://recado.example, without a path")
      return z.NEVER
    }
    if (secure && parsed.protocol === "http:" && !isLocalHost(parsed.hostname)) {
      ctx.addIssue("https in production, unless it is this machine")
      return z.NEVER
    }
    return parsed.origin
  })
