import { addSource } from "../../../core/knowledge/add-source.ts"
import { changeSource } from "../../../core/knowledge/change-source.ts"
import { listSources } from "../../../core/knowledge/list-sources.ts"
import { removeSource } from "../../../core/knowledge/remove-source.ts"
import type { RouteParts } from "../bind.ts"
import { knowledge } from "../contract/knowledge.ts"
import { DONE } from "../contract/route.ts"

/** What bots know (contract.md 2.4). */
export const knowledgeRoutes = ({ bind, run }: RouteParts) => {
  bind(knowledge.list, ({ caller, params, query }) =>
    run(listSources(caller.owner, params.id, query)),
  )
  bind(knowledge.add, ({ caller, params, body }) => run(addSource(caller.owner, params.id, body)))
  bind(knowledge.change, ({ caller, params, body }) =>
    run(changeSource(caller.owner, params.id, params.sourceId, body)),
  )
  bind(knowledge.remove, async ({ caller, params }) => {
    await run(removeSource(caller.owner, params.id, params.sourceId))
    return DONE
  })
}
