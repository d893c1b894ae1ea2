import type { ReactNode } from "react"

type Props = {
  tone: "ok" | "warn" | "bad" | "info" | "plain" | "accent"
  dot?: boolean
  testId?: string
  children: ReactNode
}

/** A state in a word. */
export const Pill = ({ tone, dot, testId, children }: Props) => (
  <span className={`pill pill-${tone}`} data-dot={dot || undefined} data-testid={testId}>
    {children}
  </span>
)
