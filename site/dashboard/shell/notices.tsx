import { useWords } from "../../lib/language/language.tsx"
import { useFetched } from "../parts/use-fetched.ts"
import { common } from "../words/common.ts"

type Props = {
  /** Messages may come from now on, so their code is fetched. */
  wanted: boolean
}

/** Where short messages appear. It is in the page before the first one, because screen readers only announce changes in it. */
export function Notices({ wanted }: Props) {
  const c = useWords(common)
  return (
    <section
      className="notices no-print"
      aria-label={c.notices}
      aria-live="polite"
      aria-relevant="additions"
    >
      {wanted && <Toasts close={c.close} />}
    </section>
  )
}

function Toasts(props: { close: string }) {
  const { Fetched } = useFetched(() => import("../../ui/toasts.tsx"))
  return Fetched && <Fetched {...props} />
}
