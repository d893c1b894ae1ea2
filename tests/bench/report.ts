export type Say = (name: string, value: unknown) => void

/** The findings of a bench; each is also said as soon as it is known. */
export const openReport = (say: Say) => {
  const findings: Record<string, unknown> = {}
  const note: Say = (name, value) => {
    findings[name] = value
    say(name, value)
  }
  return { findings, note }
}
