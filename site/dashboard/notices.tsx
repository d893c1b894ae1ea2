import { useEffect, useState } from "react"
import { useWords } from "../lib/language.tsx"
import { useFetched } from "./use-fetched.ts"
import { common } from "./words.ts"

type Props = {
  /** Something may be said at any moment; else the list waits until the page has had its first look. */
  soon: boolean
}

const AFTER_MS = 2500

/** Where short news appear. In the page before the first: screen readers only announce what changes inside it. */
export function Notices({ soon }: Props) {
  const c = useWords(common)
  const [wanted, setWanted] = useState(soon)
  useEffect(() => {
    if (soon) return setWanted(true)
    const timer = setTimeout(() => setWanted(true), AFTER_MS)
    return () => clearTimeout(timer)
  }, [soon])
  return (
    <section
      className="no-print pointer-events-none fixed inset-x-4 bottom-[84px] z-40 flex flex-col gap-2 md:right-6 md:bottom-6 md:left-auto md:w-[360px]"
      aria-label={c.notices}
      aria-live="polite"
      aria-relevant="additions"
    >
      {wanted && <Toasts close={c.close} />}
    </section>
  )
}

function Toasts(props: { close: string }) {
  const Fetched = useFetched(() => import("../ui/toasts.tsx"))
  return Fetched && <Fetched {...props} />
}
