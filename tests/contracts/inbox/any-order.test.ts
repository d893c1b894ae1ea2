import { expect, test } from "bun:test"
import { type Random, seeded } from "../../support/random.ts"
import { ANA, envelope, epoch, openInbox, text, together } from "./inbox-stage.ts"

/*
 * Messages of one person with their ghosts, edits and deletions, each under one of their names, in any order, repeated, and packed
 * into POSTs in any way. However they come, they end in the same words, in one conversation, each with a number of its own.
 */

const stage = await openInbox()

const ID = "US.10000000000000000111"
const BOTH = { from: ANA, from_user_id: ID }
const NAMES = [{ from: ANA }, { from_user_id: ID }, BOTH] as const
const ROUNDS = 60

type Part = { readonly kind: string; readonly post: ReturnType<typeof envelope> }

/** What is told of one message, and the words that it ends in. */
const told = (random: Random, id: string, at: number) => {
  const part = (kind: string, after: number, message: object): Part => {
    const name = random.pick(NAMES)
    const own = { id: `${id}.${kind}`, timestamp: String(at + after), ...name, ...message }
    return { kind: `${kind} of ${id} by ${Object.keys(name)}`, post: envelope({ messages: [own] }) }
  }
  const edit = (nth: number) =>
    part(`edit ${nth}`, nth, {
      type: "edit",
      edit: { original_message_id: id, message: { type: "text", text: { body: `${id} ${nth}` } } },
    })
  const parts = [part("message", 0, { id, type: "text", text: { body: id } })]
  let content = id
  if (random.below(5) < 2) {
    parts.push(part("ghost", 0, { id, type: "unsupported", errors: [{ code: 131060 }] }))
  }
  for (const nth of [1, 2]) {
    if (random.below(2) > 0) continue
    parts.push(edit(nth))
    content = `${id} ${nth}`
  }
  if (random.below(5) < 2) {
    parts.push(part("deletion", 5, { type: "revoke", revoke: { original_message_id: id } }))
    content = "[deleted]"
  }
  const repeated = parts.filter(() => random.below(5) === 0)
  return { content, parts: [...parts, ...repeated] }
}

const shuffled = <Item>(random: Random, items: readonly Item[]) =>
  items
    .map((item) => [random.fraction(), item] as const)
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item)

test("whatever comes of a person's messages, in whatever order, ends in the same words", async () => {
  for (let seed = 1; seed <= ROUNDS; seed++) {
    await stage.clear()
    const random = seeded(seed)
    const messages = ["a", "b", "c"].map((id, nth) => told(random, id, epoch() - 100 + 20 * nth))
    const left = shuffled(
      random,
      messages.flatMap(({ parts }) => parts),
    )
    const posts: string[][] = []
    while (left.length > 0) {
      const packed = left.splice(0, 1 + random.below(3))
      posts.push(packed.map(({ kind }) => kind))
      await stage.post(together(...packed.map(({ post }) => post)))
    }
    // Names both, so that all is known to be of one person.
    await stage.post(text("last", { more: BOTH }))
    const rows = await stage.query<{ content: string; seq: number | null; last: number }>(
      `select m.content, m.seq, c.last_seq as last from messages m join conversations c on c.id = m.conversationid
       order by m.sentat`,
    )
    const seqs = rows.flatMap(({ seq }) => seq ?? [])
    const found = {
      contents: rows.map(({ content }) => content),
      conversations: (await stage.conversations()).length,
      repeated: seqs.length - new Set(seqs).size,
      beyond: rows.filter(({ seq, last }) => (seq ?? 0) > last).length,
    }
    expect({ seed, posts, ...found }).toEqual({
      ...{ seed, posts, conversations: 1, repeated: 0, beyond: 0 },
      contents: [...messages.map(({ content }) => content), "last"],
    })
  }
})
