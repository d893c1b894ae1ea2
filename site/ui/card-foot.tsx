import { type ReactNode, useEffect, useRef } from "react"

/** The buttons of a long form, always in sight. CSS reads their height, --card-foot, so that they cover no field with focus. */
export function CardFoot({ className, children }: { className: string; children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = foot.current
    if (!element) return
    const { style } = element.closest("dialog") ?? document.documentElement
    const watch = new ResizeObserver(() =>
      style.setProperty("--card-foot", `${element.offsetHeight}px`),
    )
    watch.observe(element)
    return () => {
      watch.disconnect()
      style.removeProperty("--card-foot")
    }
  }, [])
  return (
    <div ref={foot} className={`card-foot flex flex-wrap gap-3 ${className}`}>
      {children}
    </div>
  )
}
