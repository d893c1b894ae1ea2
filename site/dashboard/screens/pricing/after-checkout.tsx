import { useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { isActive } from "../../../../core/billing/subscription.ts"
import { useWords } from "../../../lib/language/language.tsx"
import { words } from "../../../lib/language/words.ts"
import { boughtPlan } from "../../../lib/pending/buy.ts"
import { Button } from "../../../ui/button.tsx"
import { cache } from "../../data/cache.ts"
import { subscription } from "../settings/queries.ts"

const afterCheckout = words({
  en: {
    coming: "Thank you! Your plan is being switched on; this takes a moment.",
    active: (plan: string) => `The plan ${plan} is active.`,
    late: "The confirmation of your payment has not arrived yet. You need not pay again: the plan switches on by itself as soon as it comes. From a bank account that takes some days. If you paid by card and it is not on within an hour, write to us.",
    again: "Check again",
    write: "Contact us",
  },
  es: {
    coming: "¡Gracias! Estamos activando tu plan; tarda un momento.",
    active: (plan: string) => `El plan ${plan} está activo.`,
    late: "Aún no ha llegado la confirmación de tu pago. No tienes que pagar otra vez: el plan se activa solo en cuanto llegue. Desde una cuenta bancaria tarda unos días. Si has pagado con tarjeta y en una hora no está activo, escríbenos.",
    again: "Comprobar otra vez",
    write: "Contacto",
  },
})

/** What became of a checkout, as the address says that brings its buyer back. */
export const checkoutOutcome = () => new URLSearchParams(location.search).get("checkout")

/** Takes the outcome out of the address once it is told: Back and another visit would say it again, when it is true no more. */
export const forgetOutcome = () => {
  if (checkoutOutcome()) history.replaceState(history.state, "", location.pathname)
}

const ASK_EVERY_MS = 2000
const PATIENCE_MS = 60_000

/**
 * After paying: asks the server whether the plan is active, for a minute at most. The address proves nothing; the plan is active
 * once the payment provider has told the server.
 */
export function AfterCheckout({ onWrite }: { onWrite: () => void }) {
  const t = useWords(afterCheckout)
  const [wanted] = useState(boughtPlan)
  const [late, setLate] = useState(false)
  const query = useQuery({
    ...subscription,
    refetchInterval: ({ state }) => (late || hasCome(state.data, wanted) ? false : ASK_EVERY_MS),
  })
  const come = hasCome(query.data, wanted)
  useEffect(() => {
    if (come) {
      forgetOutcome()
      return void cache.invalidateQueries({ queryKey: ["usage"] })
    }
    if (late) return
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [come, late])

  if (come)
    return (
      <p className="note note-ok mb-5" role="status">
        {t.active(query.data?.plan.name ?? "")}
      </p>
    )
  if (!late)
    return (
      <p className="note note-info mb-5" role="status">
        {t.coming}
      </p>
    )
  return (
    <div className="note note-warn mb-5" role="status">
      <p>{t.late}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button kind="secondary" onClick={() => setLate(false)}>
          {t.again}
        </Button>
        <Button kind="quiet" onClick={onWrite}>
          {t.write}
        </Button>
      </div>
    </div>
  )
}

type Paid = Awaited<ReturnType<NonNullable<typeof subscription.queryFn>>>

/** The plan bought in this tab; when that is not known, any that is paid for. */
const hasCome = (data: Paid | undefined, wanted: string | null) =>
  data?.subscription != null &&
  isActive(data.subscription.status) &&
  (wanted === null || data.plan.id === wanted)
