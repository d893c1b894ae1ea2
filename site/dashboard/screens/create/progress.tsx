type Props = { label: string; step: number; steps: number }

/** How far the owner has come in the wizard. */
export const Progress = ({ label, step, steps }: Props) => (
  <div
    className="h-[6px] rounded-full bg-border"
    role="progressbar"
    aria-label={label}
    aria-valuemin={1}
    aria-valuemax={steps}
    aria-valuenow={step}
  >
    <div className="h-full rounded-full bg-primary" style={{ width: `${(step / steps) * 100}%` }} />
  </div>
)
