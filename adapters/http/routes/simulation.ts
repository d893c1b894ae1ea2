import { readLimits } from "../../../core/billing/read-limits.ts"
import { deleteSimulation } from "../../../core/simulation/delete-simulation.ts"
import { readSimulationLog } from "../../../core/simulation/read-log.ts"
import { sendSimulated } from "../../../core/simulation/send-simulated.ts"
import type { RouteParts } from "../bind.ts"
import { DONE } from "../contract/route.ts"
import { simulation } from "../contract/simulation.ts"
import type { Limits } from "../limits/limits.ts"
import { DAY_S, MINUTE_S } from "../limits/rate.ts"

type Options = RouteParts & {
  readonly limits: Limits
}

const SIMULATED_A_DAY = 200

/** The simulator (contract.md 2.7). */
export const simulationRoutes = ({ bind, run, limits: { limit } }: Options) => {
  bind(simulation.send, async ({ caller, body }) => {
    // Counted by owner, too, so that nobody can use up another owner's limit.
    const whose = `simulator ${caller.owner} ${body.chatbotId}`
    await limit(`${whose} minute`, 20, MINUTE_S)
    await limit(`${whose} day`, SIMULATED_A_DAY, DAY_S)
    // A new chatbot begins at zero, so the owner's total is limited, too.
    const { chatbotsLimit } = await run(readLimits(caller.owner))
    await limit(`simulator ${caller.owner} day`, SIMULATED_A_DAY * chatbotsLimit, DAY_S)
    return { ...DONE, ...(await run(sendSimulated(caller.owner, body))) }
  })
  bind(simulation.logs, async ({ caller, query: { chatbotId, ...page } }) => ({
    ...DONE,
    data: await run(readSimulationLog(caller.owner, chatbotId, page)),
  }))
  bind(simulation.remove, async ({ caller, body }) => ({
    ...DONE,
    ...(await run(deleteSimulation(caller.owner, body.chatbotId))),
  }))
}
