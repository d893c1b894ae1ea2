import type { z } from "zod"

/** A setting that is wrong, by name and without its value. */
export type Fault = { readonly name: string; readonly reason: string }
/** Faults as a terminal shows them, a line each. */
export const faultLines = (faults: readonly Fault[]): string =>
  faults.map(({ name, reason }) => `${name}: ${reason}`).join("\n")

export type Env = Readonly<Record<string, string | undefined>>

/** Reads one setting after another and collects what is wrong, so that all of it is said at once. Blank is not given. */
export const settingsIn = (env: Env) => {
  const faults: Fault[] = []
  /** Notes a fault, and answers null to stand in for the value. */
  const fault = (name: string, reason: string) => {
    faults.push({ name, reason })
    return null
  }
  const given = (name: string) => {
    const value = env[name]?.trim()
    return value === undefined || value === "" ? null : value
  }
  const read = <T>(name: string, shape: z.ZodType<T, string>): T | null => {
    const value = given(name)
    if (value === null) return null
    // Some readers of `.env` files leave the quotes on, and in a key nobody would notice them.
    if (/^(["']).*\1$/s.test(value)) return fault(name, "without the quotes around it")
    const parsed = shape.safeParse(value)
    return parsed.success ? parsed.data : fault(name, parsed.error.issues[0]?.message ?? "invalid")
  }
  /** All of a provider's keys, or none. */
  const keys = <T extends Record<string, z.ZodType<string, string>>>(
    shapes: T,
  ): { [K in keyof T]: string } | null => {
    const names = Object.keys(shapes)
    const missing = names.filter((name) => given(name) === null)
    if (missing.length === names.length) return null
    for (const name of missing) {
      fault(name, `missing: ${names.join(" and ")} are given together or not at all`)
    }
    const values = Object.fromEntries(
      names.map((name) => [name, read(name, shapes[name] as z.ZodType<string, string>)]),
    )
    return Object.values(values).includes(null) ? null : (values as { [K in keyof T]: string })
  }
  return { given, read, keys, fault, faults: faults as readonly Fault[] }
}
export type Settings = ReturnType<typeof settingsIn>
