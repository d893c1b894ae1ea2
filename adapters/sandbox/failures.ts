import { z } from "zod"
import { PROVIDERS, type SandboxProvider } from "./options.ts"

/** A fault that a provider is told to have (contract.md section 7). */
export const FailureRule = z.object({
  provider: z.enum(PROVIDERS),
  /** Part of the path, with its query; `*` stands for anything. */
  path: z.string().max(1000).optional(),
  method: z
    .string()
    .transform((method) => method.toUpperCase())
    .optional(),
  mode: z.enum(["status", "timeout", "reset", "do_then_reset", "do_then_500", "slow"]),
  status: z.int().min(200).max(599).optional(),
  body: z.unknown().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  delayMs: z.int().min(0).max(600_000).optional(),
  times: z.int().min(1).max(1_000_000).default(1),
  skip: z.int().min(0).max(1_000_000).default(0),
})
export type FailureRule = z.infer<typeof FailureRule>

export type Failure = FailureRule & { readonly id: string }

const MAX_RULES = 200

/** The faults to come, in the order they were asked for. */
export const failureRules = () => {
  let rules: Failure[] = []
  let made = 0
  let standing = new AbortController()
  return {
    add: (rule: FailureRule) => {
      const id = `failure-${++made}`
      rules = [...rules, { ...rule, id }].slice(-MAX_RULES)
      return id
    },
    list: (): readonly Failure[] => rules,
    remove: (id?: string) => {
      rules = id === undefined ? [] : rules.filter((rule) => rule.id !== id)
      if (id !== undefined) return
      standing.abort()
      standing = new AbortController()
    },
    /** Ends when all faults are called off: whom they keep waiting is waited for no longer. */
    standing: () => standing.signal,
    /** The first rule that fits, used up by one; while it still skips, the request passes. */
    take: (provider: SandboxProvider, method: string, path: string): Failure | null => {
      if (rules.length === 0) return null
      const rule = rules.find((each) => fits(each, provider, method, path))
      if (!rule) return null
      if (rule.skip > 0) {
        replace(rule, { ...rule, skip: rule.skip - 1 })
        return null
      }
      replace(rule, rule.times > 1 ? { ...rule, times: rule.times - 1 } : null)
      return rule
    },
  }
  function replace(old: Failure, next: Failure | null) {
    rules = rules.map((rule) => (rule === old ? next : rule)).filter((rule) => rule !== null)
  }
}
export type FailureRules = ReturnType<typeof failureRules>

const fits = (rule: FailureRule, provider: SandboxProvider, method: string, path: string) =>
  rule.provider === provider &&
  (rule.method === undefined || rule.method === method) &&
  (rule.path === undefined || pathFits(rule.path, path))

const pathFits = (pattern: string, path: string) => {
  let from = 0
  for (const part of pattern.split("*")) {
    const found = path.indexOf(part, from)
    if (found < 0) return false
    from = found + part.length
  }
  return true
}
