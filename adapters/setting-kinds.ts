import { z } from "zod"

/** What a setting may be, each with the words that say so when it is not. */

export const number = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `a whole number from ${min} to ${max}`)
export const text = (min: number, max: number) =>
  z.string().refine((s) => s.length >= min && s.length <= max, `${min} to ${max} characters`)
export const url = (protocols: readonly string[]) =>
  z.string().refine(
    (value) => {
      const parsed = URL.parse(value)
      return parsed !== null && protocols.includes(parsed.protocol)
    },
    `an address beginning with ${protocols.map((p) => `${p}//`).join(" or ")}`,
  )
export const http = url(["http:", "https:"]).transform((value) => value.replace(/\/+$/, ""))
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
  .regex(/^[^\s@]+@[^\s@]+$/, "e-mail addresses, separated by commas")
  .transform((value) => value.toLowerCase())
export const prefixed = (...prefixes: readonly string[]) =>
  z
    .string()
    .refine((s) => prefixes.some((p) => s.startsWith(p)), `begins with ${prefixes.join(" or ")}`)
