import type { Send } from "../support/providers.ts"

/** The words of the messages that a reply answers. On a first reply the welcome precedes them. */
export const wordsOf = ({ text }: Pick<Send, "text">) =>
  [...(text.split("\n\n").at(-1) ?? "").matchAll(/c\d+m\d+/g)].map(([word]) => word)

type Client = { readonly query: (text: string) => Promise<{ rows: Record<string, unknown>[] }> }

/** SQL: turns that were given up. */
const PARKED = `t.result = 'stopped' and t.reason = 'failed' or t.deaths >= 3 and t.reason in ('failed', 'unavailable')
  and exists (select from messages r where r.turnid = t.id and r.status in ('sent', 'delivered'))`

/** SQL: turns with a reply that was sent twice, and both times nobody knows whether it arrived. */
const UNCONFIRMED = `exists (select from messages r where r.turnid = t.id and r.possible_duplicate
  and r.status = 'unknown' and r.reason = 'unconfirmed')`

/** The words of messages that may not have been answered, which the client or the owner was told. */
export const toldOf = async (owner: Client) => {
  const { rows } = await owner.query(
    `select m.content from turns t join messages m on m.chatbotid = t.chatbotid and m.conversationid = t.conversationid
       and m.seq between t.fromseq and t.toseq
     where ${PARKED} or ${UNCONFIRMED}`,
  )
  return rows.map(({ content }) => String(content))
}

/** Each message by its word, which no other message has: its client, its line, and its number among the client's messages. */
export type Expected = Map<string, { client: string; line: string; n: number }>

/** Compares what was sent with what was expected. */
export const countAftermath = async (sends: readonly Send[], expected: Expected, owner: Client) => {
  const { rows } = await owner.query(
    `select m.id from messages m where m.direction = 'OUTBOUND' and m.possible_duplicate`,
  )
  const possible = new Set(rows.map(({ id }) => id))
  const bySend = new Map<string, number>()
  const doubled: string[] = []
  const misordered: string[] = []
  const misrouted: string[] = []
  const seenIds = new Set<string>()
  for (const send of sends) {
    // A message of ours that was sent twice must be marked as a possible duplicate.
    if (seenIds.has(send.ours)) {
      if (!possible.has(send.ours)) doubled.push(`send ${send.ours}`)
      continue
    }
    seenIds.add(send.ours)
    const numbers = wordsOf(send).map((word) => expected.get(word)?.n ?? -1)
    if (numbers.some((n, index) => n < (numbers[index - 1] ?? -1))) misordered.push(send.text)
    for (const word of wordsOf(send)) {
      const wanted = expected.get(word)
      if (!wanted || wanted.client !== send.to || wanted.line !== send.line) {
        misrouted.push(word)
        continue
      }
      if (bySend.has(word)) doubled.push(word)
      bySend.set(word, (bySend.get(word) ?? 0) + 1)
    }
  }
  const usage = await owner.query(
    `select coalesce(sum("messagesUsed"), 0)::int as n from "subscriptionUsage"`,
  )
  const turns = await owner.query(
    "select count(*)::int as n from turns where result = 'replied' and doneat is not null",
  )
  const [told] = (
    await owner.query(
      `select count(*) filter (where ${PARKED})::int as parked, count(*) filter (where ${UNCONFIRMED})::int as unconfirmed
       from turns t`,
    )
  ).rows
  const known = new Set([...bySend.keys(), ...(await toldOf(owner))])
  return {
    parked: told?.parked as number,
    unconfirmed: told?.unconfirmed as number,
    messages: expected.size,
    missing: [...expected.keys()].filter((word) => !known.has(word)),
    doubled,
    misordered,
    misrouted,
    possible: possible.size,
    used: usage.rows[0]?.n as number,
    answeredTurns: turns.rows[0]?.n as number,
  }
}
