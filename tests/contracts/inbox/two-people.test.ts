import { expect, test } from "bun:test"
import { type Random, seeded } from "../../support/random.ts"
import { envelope, epoch, type Item, openInbox } from "./inbox-stage.ts"

/* Meta promises no order, tells things twice, and numbers go from hand to hand. */

const stage = await openInbox()

type Told = { readonly at: number; readonly item: Item }
type Keys = { readonly phone: string; readonly id: string }
type Telling = (old: Keys, now: Keys) => readonly Item[]

const told = ({ phone, id }: Keys, type: string, system: object) => ({
  ...{ from: phone, from_user_id: id, type: "system", system: { type, ...system } },
})
const inOne: Telling = (old, now) => [
  told(old, "user_changed_number", {
    ...{ wa_id: now.phone, user_id: now.id, previous_user_id: old.id },
  }),
]
const inTwo: Telling = (old, now) => [
  told(old, "user_changed_number", { wa_id: now.phone }),
  told(old, "user_changed_user_id", { user_id: now.id, previous_user_id: old.id }),
]

/** What two people do within minutes: they write, and change number, at times to one that the other has just left. */
const life = ({ below, pick }: Random, tells: Telling): readonly Told[] => {
  let made = 0
  const fresh = () => `1202555${String(1_000 + made++)}`
  const people = ["ANA", "BOB"].map((name) => ({ name, phone: fresh(), id: `US.${name}0` }))
  const left: string[] = []
  let at = 0
  return Array.from({ length: 5 + below(4) }).flatMap((_, n): readonly Told[] => {
    const who = pick(people)
    at += 5 + below(20)
    if (below(3) > 0) {
      const text = { body: `${who.name} ${n}` }
      return [{ at, item: { from: who.phone, from_user_id: who.id, type: "text", text } }]
    }
    const old = { ...who }
    who.phone = (below(2) === 0 && left.pop()) || fresh()
    who.id = `US.${who.name}${n + 1}`
    left.push(old.phone)
    return tells(old, who).map((item) => ({ at, item }))
  })
}

test.each([
  ["one", inOne],
  ["two", inTwo],
])(
  "two people are two clients with all of their words, in whatever order Meta tells of what they do, and of each change in %s",
  async (_, tells) => {
    for (let seed = 1; seed <= 150; seed++) {
      await stage.clear()
      const random = seeded(seed)
      const begun = epoch() - 3_600
      const posts = life(random, tells)
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
  },
)
