import { currentUser } from "../../../core/accounts/current-user.ts"
import type { Caller } from "../../../core/accounts/session.ts"
import { limitsOf } from "../../../core/billing/limits-of.ts"
import { listPlans } from "../../../core/billing/list-plans.ts"
import { readOverview } from "../../../core/billing/read-overview.ts"
import { readSubscription } from "../../../core/billing/read-subscription.ts"
import { readUsage } from "../../../core/billing/read-usage.ts"
import { sendContactMessage } from "../../../core/contact/send-contact-message.ts"
import { mayDebug } from "../../../core/debug/access.ts"
import { forceReset } from "../../../core/debug/force-reset.ts"
import { shiftPeriod } from "../../../core/debug/shift-period.ts"
import { simulateReset } from "../../../core/debug/simulate-reset.ts"
import type { OwnerId } from "../../../core/shared/ids.ts"
import { deleteSimulation } from "../../../core/simulation/delete-simulation.ts"
import { readSimulationLog } from "../../../core/simulation/read-log.ts"
import { sendSimulated } from "../../../core/simulation/send-simulated.ts"
import type { Bind } from "../bind.ts"
import { isLoopback } from "../client-address.ts"
import { billing } from "../contract/billing.ts"
import { contact } from "../contract/contact.ts"
import { debug } from "../contract/debug.ts"
import { simulation } from "../contract/simulation.ts"
import type { Limiter } from "../limits.ts"
import { limitWith } from "../limits.ts"
import { refusalOf } from "../refuse.ts"
import type { Run } from "../run.ts"

type Options = {
  readonly bind: Bind
  readonly run: Run
  readonly limits: Limiter
  readonly production: boolean
}

const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400
const SIMULATED_A_DAY = 200

/** The simulator, the operators' tools, the contact form, and the figures (contract.md 2.7, 2.9, 2.10). */
export const toolRoutes = ({ bind, run, limits, production }: Options) => {
  const limit = limitWith(limits)

  bind(simulation.send, async ({ caller, body }) => {
    // By the owner too: nobody uses up what somebody else may send.
    const whose = `simulator ${caller.owner} ${body.chatbotId}`
    await limit(`${whose} minute`, 20, MINUTE)
    await limit(`${whose} day`, SIMULATED_A_DAY, DAY)
    // A chatbot that is made anew has said nothing yet; its owner has.
    const { chatbotsLimit } = await run(limitsOf(caller.owner))
    await limit(`simulator ${caller.owner} day`, SIMULATED_A_DAY * chatbotsLimit, DAY)
    return { success: true as const, ...(await run(sendSimulated(caller.owner, body))) }
  })
  bind(simulation.logs, async ({ caller, query: { chatbotId, ...page } }) => ({
    success: true as const,
    data: await run(readSimulationLog(caller.owner, chatbotId, page)),
  }))
  bind(simulation.remove, async ({ caller, body }) => ({
    success: true as const,
    ...(await run(deleteSimulation(caller.owner, body.chatbotId))),
  }))

  const debugging = async (caller: Caller, target: OwnerId) => {
    const user = await run(currentUser(caller.owner))
    if (!mayDebug(user, target, production)) throw refusalOf("operators_only")
    await limit(`debug ${caller.owner}`, 10, HOUR)
  }
  bind(debug.forceReset, async ({ caller, body }) => {
    await debugging(caller, body.userIdToReset)
    return run(forceReset(caller.owner, body.userIdToReset, body.force))
  })
  bind(debug.shiftPeriod, async ({ caller, body }) => {
    await debugging(caller, body.userId)
    return run(shiftPeriod(caller.owner, body.userId, body.daysAgo))
  })
  bind(debug.simulateReset, async ({ caller, body }) => {
    await debugging(caller, body.userId)
    return run(simulateReset(body.userId))
  })

  for (const path of [contact.send.path, "/api/contact"] as const) {
    bind({ ...contact.send, path }, async ({ body, caller }, { address }) => {
      if (production || !isLoopback(address)) await limit(`contact ${address}`, 5, HOUR)
      return run(sendContactMessage(body, caller?.owner ?? null))
    })
  }

  bind(billing.plans, async () => {
    const items = await run(listPlans())
    return { items, total: items.length }
  })
  bind(billing.subscription, ({ caller }) => run(readSubscription(caller.owner)))
  bind(billing.usage, ({ caller }) => run(readUsage(caller.owner)))
  bind(billing.overview, ({ caller }) => run(readOverview(caller.owner)))
}
