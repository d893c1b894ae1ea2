import { useMutation, useQuery } from "@tanstack/react-query"
import { Link } from "wouter"
import { billing } from "../../../../adapters/http/contract/billing.ts"
import { isLapsed, isPending, isUnpaid } from "../../../../core/billing/subscription.ts"
import { date } from "../../../lib/language/format.ts"
import { useLanguage, useWords } from "../../../lib/language/language.tsx"
import { useSay } from "../../../lib/language/sentences.ts"
import { dashboard } from "../../../lib/routes.ts"
import { api } from "../../../lib/server/api.ts"
import { isWordless, Refused } from "../../../lib/server/send.ts"
import { useReturn } from "../../../lib/use-return.ts"
import { Button, buttonClass } from "../../../ui/button.tsx"
import { FaultLine } from "../../../ui/fault-line.tsx"
import { Loading } from "../../../ui/loading.tsx"
import { Failed } from "../../parts/failed.tsx"
import { common } from "../../words/common.ts"
import { subscription as subscriptionQuery } from "./queries.ts"
import { settingsWords } from "./words.ts"

/** The owner's plan, when it renews or ends, and the bills. */
export function PlanSettings() {
  const t = useWords(settingsWords)
  const c = useWords(common)
  const say = useSay()
  const language = useLanguage()
  const query = useQuery(subscriptionQuery)
  const portal = useMutation({
    mutationFn: () => api(billing.portal, {}),
    onSuccess: ({ url }) => location.assign(url),
  })
  useReturn(portal.reset)
  const worded = portal.error instanceof Refused && !isWordless(portal.error)
  const fault = portal.error && (worded ? say(portal.error.message) : t.portalFailed)
  const { subscription, active, plan } = query.data ?? {}
  const { status, cancelAt, currentPeriodEnd } = subscription ?? {}
  const unpaid = status !== undefined && isUnpaid(status)
  return (
    <section id="plan" className="card flex flex-col items-start gap-4">
      <h2>{t.plan}</h2>
      <Failed of={[query]} />
      {query.isLoading && <Loading text={c.loading} lines={1} />}
      {plan && (
        <p>
          {t.planNow(plan.name)}{" "}
          {active &&
            (cancelAt
              ? t.ends(date(language, cancelAt))
              : currentPeriodEnd && t.renews(date(language, currentPeriodEnd)))}
        </p>
      )}
      {unpaid && <p className="note note-bad">{t.unpaid}</p>}
      {status && isPending(status) && <p className="note note-info">{t.pending}</p>}
      {status && isLapsed(status) && <p className="note note-warn">{t.lapsed}</p>}
      <div className="flex flex-wrap gap-3">
        <Link href={dashboard("pricing")} className={buttonClass("secondary")}>
          {t.plans}
        </Link>
        {subscription && (
          <Button
            kind={unpaid ? "primary" : "secondary"}
            busy={portal.isPending}
            leaving={portal.isSuccess}
            onClick={() => portal.mutate()}
          >
            {unpaid ? t.pay : t.bills}
          </Button>
        )}
      </div>
      <FaultLine text={fault} />
    </section>
  )
}
