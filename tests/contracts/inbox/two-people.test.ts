import { expect, test } from "bun:test"
import { type Random, seeded } from "../../support/random.ts"
import { envelope, epoch, type Item, openInbox } from "./inbox-stage.ts"

/* Meta promises no order, tells things twice, and numbers go from hand to hand. */

const stage = await openInbox()

type Told = { readonly at: number; readonly item: Item }
type Keys = { readonly phone: string; readonly id: string }
type Telling = (old: Keys, now: Keys, random: Random) => readonly Item[]
/** pace: of how many seconds their life's steps are multiples; hides: at times they write under their user id alone. */
type Life = { readonly tells: Telling; readonly pace: number; readonly hides: boolean }

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

/** Each by one of the old keys at least. */
const inTwoByAny: Telling = (old, now, { below }) => {
  const byNumber = told(old, "user_changed_number", { wa_id: now.phone })
  const byId = told(old, "user_changed_user_id", { user_id: now.id, previous_user_id: old.id })
  return [
    below(2) > 0 ? byNumber : { ...byNumber, from_user_id: undefined },
    below(2) > 0 ? byId : { ...byId, from: undefined, from_user_id: undefined },
  ]
}

/** What two people do: they write, and change number, at times to one that the other has just left. */
const life = (random: Random, { tells, pace, hides }: Life): readonly Told[] => {
  const { below, pick } = random
  let made = 0
  const fresh = () => `1202555${String(1_000 + made++)}`
  const people = ["ANA", "BOB"].map((name) => ({ name, phone: fresh(), id: `US.${name}0` }))
  const left: string[] = []
  let at = 0
  return Array.from({ length: 5 + below(4) }).flatMap((_, n): readonly Told[] => {
    const who = pick(people)
    at += (5 + below(20)) * pace
    if (below(3) > 0) {
      const text = { body: `${who.name} ${n}` }
      const from = hides && below(2) > 0 ? undefined : who.phone
      return [{ at, item: { from, from_user_id: who.id, type: "text", text } }]
    }
    const old = { ...who }
    who.phone = (below(2) === 0 && left.pop()) || fresh()
    who.id = `US.${who.name}${n + 1}`
    left.push(old.phone)
    return tells(old, who, random).map((item) => ({ at, item }))
  })
}

test.each<[string, Life]>([
  [
    "what they do within minutes, and of each change in one",
    { tells: inOne, pace: 1, hides: false },
  ],
  [
    "what they do within minutes, and of each change in two",
    { tells: inTwo, pace: 1, hides: false },
  ],
  [
    "each change, which it tells in two, while they hide their numbers at times and change them within hours",
    { tells: inTwoByAny, pace: 3_600, hides: true },
  ],
])(
  "two people are two clients with all of their words, in whatever order Meta tells of %s",
  async (_, way) => {
    for (let seed = 1; seed <= 150; seed++) {
      await stage.clear()
      const random = seeded(seed)
      const begun = epoch() - 300 * way.pace
      const posts = life(random, way)
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
