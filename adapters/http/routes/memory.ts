import { changeFragment } from "../../../core/memory/change-fragment.ts"
import { editMemory } from "../../../core/memory/edit-memory.ts"
import { listHistory } from "../../../core/memory/list-history.ts"
import { notifyOwner } from "../../../core/memory/notify-owner.ts"
import { readMemory } from "../../../core/memory/read-memory.ts"
import { remember } from "../../../core/memory/remember.ts"
import { removeFragment } from "../../../core/memory/remove-fragment.ts"
import { removeNotification } from "../../../core/memory/remove-notification.ts"
import { undoChange } from "../../../core/memory/undo-change.ts"
import type { RouteParts } from "../bind.ts"
import { memory } from "../contract/memory.ts"
import { DONE } from "../contract/route.ts"

/** What a bot remembers, and what it told its owner (contract.md 2.5). */
export const memoryRoutes = ({ bind, run }: RouteParts) => {
  bind(memory.read, ({ caller, params }) => run(readMemory(caller.owner, params.id)))
  bind(memory.write, ({ caller, params, body }) =>
    run(editMemory(caller.owner, params.id, body.globalmemory, body.version ?? null)),
  )
  bind(memory.addFragment, async ({ caller, params, body }, call) => {
    const { isNew, ...added } = await run(remember(caller.owner, params.id, body.content))
    if (!isNew) call.status(200)
    return added
  })
  bind(memory.changeFragment, ({ caller, params, body }) =>
    run(changeFragment(caller.owner, params.id, params.fragmentId, body.content)),
  )
  bind(memory.removeFragment, ({ caller, params }) =>
    run(removeFragment(caller.owner, params.id, params.fragmentId)),
  )
  bind(memory.history, ({ caller, params, query }) =>
    run(listHistory(caller.owner, params.id, query)),
  )
  bind(memory.undo, ({ caller, params }) => run(undoChange(caller.owner, params.id, params.hid)))
  bind(memory.addNotification, async ({ caller, params, body }, call) => {
    const { isNew, notification } = await run(notifyOwner(caller.owner, params.id, body.entry))
    if (!isNew) call.status(200)
    return { notification }
  })
  bind(memory.removeNotification, async ({ caller, params }) => {
    await run(removeNotification(caller.owner, params.id, params.nid))
    return DONE
  })
}
