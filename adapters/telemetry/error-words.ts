/** The words of an error. A failure of the core has no message, but a reason and a detail (design.md 2.3). */
export const errorWords = (error: unknown): string => {
  const { message, why, detail } = (error ?? {}) as Readonly<Record<string, unknown>>
  return String(message || [why, detail].filter(Boolean).join(": ") || error)
}
