import * as Effect from "effect/Effect"
import type { Accepting } from "../../../core/conversations/inbound.ts"
import type { Inbox } from "../../../core/conversations/ports.ts"
import { batched } from "../store/batched.ts"
import { sharedCall } from "../store/shared-call.ts"
import type { Store } from "../store/transaction.ts"

type Accepted = { readonly outcomes: Record<string, number>; readonly jobs: number }
type Post = readonly Accepting[]

/** A POST of more than a hundred items is stored alone. Any may be repeated, as items are recognised by their ids. */
const BATCHING = { concurrency: 2, maxSize: 100, mayRepeat: () => true }

/** `wake` is called once the messages and their turn jobs are stored. */
export const postgresInbox = (store: Store, wake: () => void): Inbox => {
  const call = sharedCall<{ accepted: Accepted }>(store, "accept_messages", {
    select: "accept_messages(post) as accepted",
    from: "jsonb_array_elements($1) post",
  })
  const accept = async (posts: readonly Post[]) => {
    const ordered = posts.toSorted((a, b) => placeOf(a).localeCompare(placeOf(b)))
    const rows = await call([JSON.stringify(ordered)], posts.length)
    if (rows.some(({ accepted }) => accepted.jobs > 0)) wake()
    const outcomes = new Map(ordered.map((post, at) => [post, rows[at]?.accepted.outcomes ?? {}]))
    return posts.map((post) => outcomes.get(post) ?? {})
  }
  const acceptBatched = batched(accept, (post) => post.length, BATCHING)
  return { accept: (items) => Effect.promise(() => acceptBatched(items)) }
}

/**
 * What the POSTs of a batch are sorted by, so that two batches lock their conversations in the same order and never wait for each
 * other. POSTs with changes come first within a line: they need the line's lock exclusively, which a batch that already has it
 * shared could not get.
 */
const placeOf = (post: Post): string => {
  const [first] = post
  if (!first || !("line" in first)) return ""
  const changes = post.some(
    ({ kind }) => kind === "edited" || kind === "revoked" || kind === "moved",
  )
  const client = "from" in first ? (first.from?.phone ?? first.from?.userId ?? "") : ""
  return `${first.line} ${changes ? 0 : 1} ${client}`
}
