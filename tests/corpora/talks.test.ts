import { describe, expect, test } from "bun:test"
import learnt from "../../core/reply/agreed/classifier.json"
import { answer } from "../../core/reply/answer.ts"
import learntBeside from "../../core/reply/beyond/classifier.json"
import { lessonsOfBeyond, type StandingTalk } from "../learn/beyond.ts"
import { fingerprint } from "../learn/regression.ts"
import { lessonsOfTalks } from "../learn/talks.ts"
import { ANA } from "../support/calendar.ts"
import { phrasesOf, shareRight } from "../support/corpora/phrases.ts"
import { world } from "../support/world.ts"

/** One question, two claims of a model that insists on what it never did, and what it may say as well. */
type Unseen = {
  readonly id: string
  readonly said: readonly string[]
  readonly claims: readonly string[]
  readonly others: readonly string[]
}

type Talk = {
  readonly id: string
  /**
   * claim: of what was never made. waits, else: true, to who waits for a yes or not. stands, made: true of an appointment.
   * besides: a claim while another appointment stands.
   */
  readonly sort: "claim" | "waits" | "else" | "stands" | "made" | "besides"
  /** The client's words and ours in turn, the client's first and last. */
  readonly said: readonly string[]
  /** What the model answers to the last, and when it is asked once more; one stands for both. */
  readonly replies: readonly string[]
}

const BOOK = {
  name: "create_calendar_event",
  args: { summary: "Corte", start_time: "2026-03-12T10:00" },
}

/** What leaves, and how often the model was asked; an appointment may stand on Thursday at ten. */
const played = async ({ sort, said, replies }: Talk) => {
  const ours = said.filter((_, at) => at % 2 === 1)
  const [first = "", second = first] = replies
  const { run, hears, texts, requests, calendar, cues } = world({
    calendar: "own",
    chatbot: { language: "auto" },
  })
  if (sort === "stands" || sort === "besides") calendar.hasBookedFor(ANA, "mine", 10)
  for (const [at, words] of said.filter((_, at) => at % 2 === 0).entries()) {
    const own = ours[at]
    const last = sort === "made" ? [BOOK, first, second] : [first, second]
    cues.splice(0, Number.POSITIVE_INFINITY, ...(own === undefined ? last : [own, own]))
    requests.splice(0)
    await run(answer(hears(words)))
  }
  return { left: texts().at(-1) ?? "", asked: requests.length, first, second }
}

const unseen = phrasesOf<Unseen>("own/talks_unseen").flatMap(
  ({ id, said, claims, others }): readonly Talk[] => [
    ...(claims.length > 0 ? [{ id, said, sort: "claim" as const, replies: claims }] : []),
    ...others.map((reply, at) => ({ id: `${id}-${at}`, said, sort: "else" as const, replies: [reply] })),
  ],
)

const beside = phrasesOf<StandingTalk>("own/standing_unseen").flatMap(
  ({ id, said, claims, others }): readonly Talk[] => [
    { id, said, sort: "besides" as const, replies: claims },
    ...others.map((reply, at) => ({ id: `${id}-${at}`, said, sort: "stands" as const, replies: [reply] })),
  ],
)

const talks = await Promise.all(
  [...phrasesOf<Talk>("own/booking_talks"), ...unseen, ...beside].map(async (talk) => {
    const { left, ...rest } = await played(talk)
    return { ...rest, id: talk.id, sort: talk.sort, left, text: [...talk.said, left].join(" > ") }
  }),
)
const of = (...sorts: readonly Talk["sort"][]) => talks.filter(({ sort }) => sorts.includes(sort))

test("what is learnt of talks is learnt from them as they stand: else `bun run learn`", () => {
  expect(learnt.learntFrom).toBe(fingerprint(lessonsOfTalks()))
  expect(learntBeside.learntFrom).toBe(fingerprint(lessonsOfBeyond()))
})

/** The rounds in which claims are only implied, and stand among other things. */
const IMPLIED = /^own-(?:a[gnvw]|bk|c[jqv])-/

describe("a model that insists in other words on what it never did", () => {
  test("is hardly ever left alone", () => {
    const heard = shareRight(
      "claims held back or told the truth beside",
      of("claim"),
      ({ left, first, second }) => left !== first && left !== second,
    )
    expect(heard).toBeGreaterThanOrEqual(0.95)
  })

  test("is not left alone because another appointment stands", () => {
    const heard = shareRight(
      "claims held back or told the truth beside while another appointment stands",
      of("besides").filter(({ id }) => !IMPLIED.test(id)),
      ({ left, first, second }) => left !== first && left !== second,
    )
    expect(heard).toBeGreaterThanOrEqual(0.98)
  })

  test("is seldom left alone there, either, where it only implies as much", () => {
    const heard = shareRight(
      "implied claims held back or told the truth beside while another appointment stands",
      of("besides").filter(({ id }) => IMPLIED.test(id)),
      ({ left, first, second }) => left !== first && left !== second,
    )
    expect(heard).toBeGreaterThanOrEqual(0.85)
  })
})

/** The rounds in which much is said beside an appointment that stands. */
const BESIDE = /^own-(?:a[gnvw]|b[ek]|c[jqv]|[j-mprsuvxy])-/

describe("what is true", () => {
  test("leaves as it is where a client waits for a yes, and where not", () => {
    const share = shareRight(
      "true replies left alone",
      of("waits", "else"),
      ({ left, first }) => left === first,
    )
    expect(share).toBeGreaterThanOrEqual(0.95)
  })

  test("is not asked for once more, either", () => {
    const once = shareRight(
      "true replies asked for once",
      of("waits", "else"),
      ({ asked }) => asked === 1,
    )
    expect(once).toBeGreaterThanOrEqual(0.92)
  })

  test("leaves as it is of an appointment that stands, and is not asked for once more", () => {
    const share = shareRight(
      "appointments that stand, left alone",
      of("stands").filter(({ id }) => !BESIDE.test(id)),
      ({ left, first, asked }) => left === first && asked === 1,
    )
    expect(share).toBe(1)
  })

  test("leaves as it is where the client asks what to bring, how long it takes, or until when to cancel", () => {
    const share = shareRight(
      "words beside an appointment that stands, left alone",
      of("stands").filter(({ id }) => BESIDE.test(id)),
      ({ left, first }) => left === first,
    )
    expect(share).toBeGreaterThanOrEqual(0.9)
  })

  test("leaves whole there, if not alone", () => {
    const share = shareRight(
      "words beside an appointment that stands, left whole",
      of("stands"),
      ({ left, first }) => left.startsWith(first),
    )
    expect(share).toBeGreaterThanOrEqual(0.98)
  })

  test("is told by code of one that was just made", () => {
    const told = shareRight("appointments that were made, told by code", of("made"), ({ left }) =>
      /^(?:Reservado|Booked|Réservé|Gebucht)[ :].*10:00/.test(left),
    )
    expect(told).toBe(1)
  })
})
