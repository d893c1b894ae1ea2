type Level = "normal" | "green" | "yellow" | "red"
type Props = {
  value: number
  max: number
  level: Level
  label: string
  text: string
  testId: string
}

/** How much of a limit is used up. The words say it; the colour only repeats them. */
export const Meter = ({ value, max, level, label, text, testId }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: the browser's own meter cannot be styled across browsers
  <div
    className="meter"
    role="meter"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={max}
    aria-valuenow={Math.min(value, max)}
    aria-valuetext={text}
    data-testid={testId}
    data-level={level}
  >
    <div style={{ width: `${max > 0 ? Math.min(100, (value / max) * 100) : 0}%` }} />
  </div>
)
