import { withNewlines } from "../shared/characters.ts"
import {
  type Added,
  type Changed,
  type Fragment,
  formatFragments,
  parseFragments,
  type Removed,
  withFragmentAdded,
  withFragmentChanged,
  withoutFragment,
} from "./fragments.ts"
import { added, type Change, dropped, removed } from "./history.ts"
import { addNotification, formatNotifications, parseNotifications } from "./notifications.ts"

/** The two texts of a bot's memory. */
export type Texts = {
  readonly globalmemory: string
  readonly notifymemory: string
  readonly notification_limit: number
}

/** A change of these texts. A text that is left out stays as it is. */
export type Revision<Outcome> = {
  readonly outcome: Outcome
  readonly globalmemory?: string
  readonly notifymemory?: string
  readonly changes?: readonly Change[]
  /** A notification that is new. */
  readonly notification?: string
}

/** The fragments of a memory; none if the text does not have their form. */
export const fragmentsOf = ({ globalmemory }: Pick<Texts, "globalmemory">): readonly Fragment[] =>
  parseFragments(globalmemory) ?? []

export const adding = (texts: Texts, written: string, limit: number): Revision<Added> => {
  const outcome = withFragmentAdded(fragmentsOf(texts), withNewlines(written), limit)
  return outcome.kind === "added"
    ? {
        outcome,
        globalmemory: formatFragments(outcome.fragments),
        changes: [added(outcome.fragment), ...dropped(outcome.dropped)],
      }
    : { outcome }
}

export const changing = (
  texts: Texts,
  id: string,
  written: string,
  limit: number,
): Revision<Changed> => {
  const content = withNewlines(written)
  const outcome = withFragmentChanged(fragmentsOf(texts), id, content, limit)
  return outcome.kind === "changed"
    ? {
        outcome,
        globalmemory: formatFragments(outcome.fragments),
        changes: [
          { action: "changed", fragment: { id, content }, before: outcome.before },
          ...dropped(outcome.dropped),
        ],
      }
    : { outcome }
}

export const removing = (texts: Texts, id: string): Revision<Removed> => {
  const outcome = withoutFragment(fragmentsOf(texts), id)
  return outcome.kind === "removed"
    ? {
        outcome,
        globalmemory: formatFragments(outcome.fragments),
        changes: [removed(outcome.fragment)],
      }
    : { outcome }
}

export const notifying = (texts: Texts, text: string): Revision<"added" | "same" | "full"> => {
  const noted = addNotification(
    parseNotifications(texts.notifymemory),
    text,
    texts.notification_limit,
  )
  return noted.kind === "added"
    ? { outcome: noted.kind, notifymemory: formatNotifications(noted.texts), notification: text }
    : { outcome: noted.kind }
}

/** Adds a notification about a revision. If there is no room for it, nothing is revised. */
export const withNotification = <Outcome>(
  texts: Texts,
  revision: Revision<Outcome>,
  text: string,
): Revision<Outcome | { readonly kind: "not_notified" }> => {
  if (revision.globalmemory === undefined) return revision
  const others = parseNotifications(texts.notifymemory).filter((each) => each !== text)
  const { outcome, ...notified } = notifying(
    { ...texts, notifymemory: formatNotifications(others) },
    text,
  )
  return outcome === "full" ? { outcome: { kind: "not_notified" } } : { ...revision, ...notified }
}
