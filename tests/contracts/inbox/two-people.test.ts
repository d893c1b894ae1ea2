import { expect, test } from "bun:test"
import { type Random, seeded } from "../../support/random.ts"
import { envelope, epoch, type Item, openInbox } from "./inbox-stage.ts"

/* Meta promises no order, tells things twice, and numbers go from hand to hand. */

const stage = await openInbox()

type Told = { readonly at: number; readonly item: Item }

/** What two people do within minutes: they write, and change number, at times to one that the other has just left. */
const life = ({ below, pick }: Random): readonly Told[] => {
  let made = 0
  const fresh = () => `1202555${String(1_000 + made++)}`
  const people = ["ANA", "BOB"].map((name) => ({ name, phone: fresh(), id: `US.${name}0` }))
  const left: string[] = []
  let at = 0
  return Array.from({ length: 5 + below(4) }, (_, n) => {
    const who = pick(people)
    at += 5 + below(20)
    if (below(3) > 0) {
      const text = { body: `${who.name} ${n}` }
      return { at, item: { from: who.phone, from_user_id: who.id, type: "text", text } }
    }
    const { phone, id } = who
    who.phone = (below(2) === 0 && left.pop()) || fresh()
    who.id = `US.${who.name}${n + 1}`
    left.push(phone)
    const system = { wa_id: who.phone, user_id: who.id, previous_user_id: id }
    return {
      at,
      item: { from: phone, type: "system", system: { type: "user_changed_number", ...system } },
    }
  })
}

test("two people are two clients with all of their words, in whatever order Meta tells of what they do", async () => {
  for (let seed = 1; seed <= 150; seed++) {
    await stage.clear()
    const random = seeded(seed)
    const begun = epoch() - 3_600
    const posts = life(random)
      .map(({ at, item }, n) => ({
        ...{ at, told: at + random.below(30) },
        item: { ...item, id: `wamid.${n}`, timestamp: String(begun + at) },
      }))
      .flatMap((post) =>
        random.below(6) > 0 ? [post] : [post, { ...post, told: post.told + random.below(40) }],
      )
      .toSorted((a, b) => a.told - b.told)
    for (const { item } of posts) await stage.post(envelope({ messages: [item] }))
    const written = await stage.query<{ who: string[]; client: string }>(
      "select array_agg(distinct split_part(content, ' ', 1)) as who, clientid as client from messages group by clientid",
    )
    const words = written.map(({ who }) => who.join()).toSorted()
    expect([seed, words]).toEqual([seed, [...new Set(words)].filter((who) => !who.includes(","))])
  }
})
