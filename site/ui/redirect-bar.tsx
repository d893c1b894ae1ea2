import { useEffect, useState } from "react"

type Props = { to: string; afterMs: number; label: string; go: (to: string) => void }

/** A bar that runs out, after which the next page opens; a link opens it at once. */
export function RedirectBar({ to, afterMs, label, go }: Props) {
  const [running, setRunning] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setRunning(true))
    const timer = setTimeout(() => go(to), afterMs)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [to, afterMs, go])

  return (
    <div className="mt-4">
      <div className="h-[3px] overflow-hidden rounded-full bg-inset" aria-hidden="true">
        <div
          className="h-full origin-left bg-primary"
          style={{
            transition: `transform ${afterMs}ms linear`,
            transform: running ? "scaleX(0)" : "scaleX(1)",
          }}
        />
      </div>
      <a className="link link-alone mt-2" href={to}>
        {label}
      </a>
    </div>
  )
}
