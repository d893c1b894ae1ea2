import { describe, expect, test } from "bun:test"
import { TRYOUT_LIMITS } from "../../../core/billing/plan.ts"
import { NOTICES } from "../../../core/reply/notices.ts"
import { notTextAnswer, quotaReached, stopFor } from "../../../core/reply/stop.ts"
import type { Briefing, Fresh, OpenTurn, Step } from "../../../core/reply/turn.ts"
import { freshState } from "../../fakes/state.ts"

const NOW = new Date("2026-03-10T09:00:00.000Z")
const HOUR_MS = 3_600_000
const ago = (ms: number) => new Date(NOW.getTime() - ms)

const heard = (over: Partial<Fresh> = {}): Fresh => ({
  id: "message-1",
  type: "text",
  whatsappMessageId: "wamid.1",
  quoted: null,
  direction: "INBOUND",
  origin: "client",
  content: "Hola",
  sentat: NOW,
  ...over,
})

const state = freshState()
const usual: Briefing = {
  now: NOW,
  chatbot: state.chatbot,
  client: { ...state.client, optedOut: false },
  conversation: {
    pausedBy: null,
    greeted: true,
    language: null,
    notTextAt: null,
    rateNoticedAt: null,
  },
  connection: state.connection,
  accountGone: false,
  fresh: [heard()],
  history: [],
  sources: [],
  memory: "",
  calendar: null,
  limits: TRYOUT_LIMITS,
  periodAnchor: NOW,
  turnsLastHour: 0,
  turnsLastDay: 0,
  writesLastHour: 0,
}
const turn: OpenTurn = { id: "turn-1", upTo: 1, deaths: 0, resumed: false, steps: [] }

type Change = (
  briefing: Briefing,
  turn: OpenTurn,
) => { briefing?: Partial<Briefing>; turn?: Partial<OpenTurn> }

/** Every reason to stay silent, in the order in which they are looked at. */
const REASONS: readonly (readonly [string, string, Change])[] = [
  ["the account is gone", "account_gone", () => ({ briefing: { accountGone: true } })],
  ["the connection is gone", "not_connected", () => ({ briefing: { connection: null } })],
  [
    "the token has expired",
    "token_expired",
    ({ connection }) => ({
      briefing: { connection: connection && { ...connection, expired: true } },
    }),
  ],
  [
    "the chatbot is paused",
    "chatbot_paused",
    ({ chatbot }) => ({ briefing: { chatbot: { ...chatbot, isPaused: true } } }),
  ],
  [
    "the conversation is paused",
    "conversation_paused",
    ({ conversation }) => ({
      briefing: { conversation: { ...conversation, pausedBy: "owner_app" } },
    }),
  ],
  [
    "the client opted out",
    "opted_out",
    ({ client }) => ({ briefing: { client: { ...client, optedOut: true } } }),
  ],
  ["the client took everything back", "withdrawn", () => ({ briefing: { fresh: [] } })],
  [
    "everything is older than 24 hours",
    "too_late",
    ({ fresh }) => ({
      briefing: { fresh: fresh.map((each) => ({ ...each, sentat: ago(24 * HOUR_MS + 1) })) },
    }),
  ],
  [
    "the client wrote to the number that was connected before",
    "other_number",
    ({ connection }) => ({
      briefing: { connection: connection && { ...connection, heard: false } },
    }),
  ],
  [
    "the client writes too much in an hour",
    "rate_limit",
    () => ({ briefing: { turnsLastHour: 20 } }),
  ],
]

const changed = (changes: readonly Change[]) =>
  changes.reduce(
    (all, change) => {
      const { briefing, turn: opened } = change(all.briefing, all.turn)
      return { briefing: { ...all.briefing, ...briefing }, turn: { ...all.turn, ...opened } }
    },
    { briefing: usual, turn },
  )

const stopped = (...changes: readonly Change[]) => {
  const { briefing, turn: opened } = changed(changes)
  return stopFor(briefing, opened)
}

describe("no reply is made when", () => {
  test.each(REASONS)("%s", (_, reason, change) => {
    expect(stopped(change)).toMatchObject({ result: "stopped", reason })
  })

  test("there is no reason: a reply is made", () => {
    expect(stopped()).toBeNull()
  })

  test.each(
    REASONS.slice(0, -1).map(([name, reason, change], at) => [name, reason, change, at] as const),
  )("%s, whatever else is the case behind it", (_, reason, change, at) => {
    const behind = REASONS.slice(at + 1)
      .map(([, , later]) => later)
      // Without a connection nothing can have expired.
      .filter((later) => reason !== "not_connected" || later !== REASONS[2]?.[2])
    expect(stopped(change, ...behind)).toMatchObject({ reason })
  })
})

describe("the bounds", () => {
  test.each([
    [
      "a message of exactly 24 hours ago is answered",
      { fresh: [heard({ sentat: ago(24 * HOUR_MS) })] },
    ],
    [
      "one new message is enough beside old ones",
      { fresh: [heard({ sentat: ago(30 * HOUR_MS) }), heard({ sentat: ago(HOUR_MS) })] },
    ],
    ["19 replies in an hour leave one", { turnsLastHour: 19 }],
    ["99 replies in a day leave one", { turnsLastDay: 99 }],
  ] satisfies readonly (readonly [string, Partial<Briefing>])[])("%s", (_, briefing) => {
    expect(stopped(() => ({ briefing }))).toBeNull()
  })

  test("100 replies in a day are enough", () => {
    expect(stopped(() => ({ briefing: { turnsLastDay: 100 } }))).toMatchObject({
      reason: "rate_limit",
    })
  })

  test.each([
    ["never told", null, true],
    ["told an hour ago", ago(HOUR_MS), false],
    ["told a day ago", ago(24 * HOUR_MS), true],
  ])(
    "the owner is told of a client who writes too much, when %s: once a day",
    (_, rateNoticedAt, told) => {
      const ending = stopped(({ conversation }) => ({
        briefing: { turnsLastHour: 20, conversation: { ...conversation, rateNoticedAt } },
      }))
      expect(ending?.notice !== undefined).toBe(told)
    },
  )

  test("a client without a name is 'un cliente' to the owner", () => {
    expect(NOTICES.failing("")).toBe(
      "No se pudo responder a un cliente: el mensaje hace fallar al sistema. Contéstale tú.",
    )
  })

  test("the quota is named to the owner", () => {
    expect(quotaReached(100)).toEqual({
      result: "stopped",
      reason: "quota",
      notice: "Límite mensual de mensajes alcanzado (100).",
    })
    expect(quotaReached(20_000).notice).toBe("Límite mensual de mensajes alcanzado (20.000).")
  })
})

describe("in the simulator", () => {
  const simulated: Change = ({ client }) => ({
    briefing: { client: { ...client, simulated: true } },
  })

  test("neither a missing connection nor many messages stop the bot", () => {
    expect(
      stopped(simulated, () => ({
        briefing: { connection: null, turnsLastHour: 50, turnsLastDay: 500 },
      })),
    ).toBeNull()
  })

  test("a pause of the bot stops it as anywhere", () => {
    expect(
      stopped(simulated, ({ chatbot }) => ({
        briefing: { chatbot: { ...chatbot, isPaused: true } },
      })),
    ).toMatchObject({ reason: "chatbot_paused" })
  })
})

describe("a turn that paused the conversation itself", () => {
  const paused =
    (by: "bot" | "owner_app"): Change =>
    ({ conversation }) => ({
      briefing: { conversation: { ...conversation, pausedBy: by } },
    })
  const call: Step = {
    kind: "model",
    text: null,
    toolCalls: [{ id: "1", name: "pause_conversation", arguments: "{}" }],
  }
  const result: Step = {
    kind: "result",
    callId: "1",
    name: "pause_conversation",
    ok: true,
    content: '{"ok":true}',
    paused: true,
  }
  const other: Step = {
    ...call,
    toolCalls: [{ id: "1", name: "notify_owner", arguments: "{}" }],
  }
  const { paused: _, ...noted } = { ...result, name: "notify_owner" }
  test.each([
    ["and wrote it down, goes on", "bot", [call, result], null],
    ["and died before writing it down, goes on", "bot", [call], null],
    [
      "does not go on when the owner paused it too",
      "owner_app",
      [call, result],
      "conversation_paused",
    ],
    ["is not one that only meant to", "bot", [], "conversation_paused"],
    ["is not one that did something else", "bot", [other, noted], "conversation_paused"],
  ] as const)("%s", (_, by, steps, reason) => {
    const ending = stopped(paused(by), () => ({ turn: { steps } }))
    expect(ending?.reason ?? null).toBe(reason)
  })
})

describe("the owner is to look into the calendar after a stop", () => {
  const called = (...names: readonly string[]): Step => ({
    kind: "model",
    text: null,
    toolCalls: names.map((name) => ({ id: "1", name, arguments: "{}" })),
  })
  const made: Step = { kind: "result", callId: "1", name: "tool", ok: true, content: "{}" }
  const [CREATE, LIST] = ["create_calendar_event", "list_calendar_events"]
  test.each([
    ["a worker died at a change", true, [called(CREATE)], true],
    ["it died at the second of two", true, [called(CREATE, CREATE), made], true],
    ["this worker was about to change it", false, [called(CREATE)], false],
    ["what was done is known", true, [called(CREATE), made], false],
    ["a worker died as it looked", true, [called(LIST)], false],
    ["nothing was called", true, [], false],
  ] as const)("if %s, resumed %p", (_, resumed, steps, looks) => {
    const optedOut: Change = ({ client }) => ({
      briefing: { client: { ...client, optedOut: true } },
    })
    const ending = stopped(optedOut, () => ({ turn: { resumed, steps } }))
    expect(ending?.unsettled).toBe(looks ? NOTICES.unsettled("Ana") : undefined)
  })

  test("beside what the stop itself tells", () => {
    const late: Change = () => ({ briefing: { fresh: [heard({ sentat: ago(25 * HOUR_MS) })] } })
    const ending = stopped(late, () => ({ turn: { resumed: true, steps: [called(CREATE)] } }))
    expect(ending).toMatchObject({
      reason: "too_late",
      notice: NOTICES.tooLate,
      unsettled: NOTICES.unsettled("Ana"),
    })
  })
})

describe("what cannot be read", () => {
  const voice = heard({ type: "audio", content: "[audio]" })
  const answered = (briefing: Partial<Briefing>) => notTextAnswer({ ...usual, ...briefing })
  const told = (notTextAt: Date) => ({ ...usual.conversation, notTextAt })

  const cases: readonly [string, Partial<Briefing>, string | null][] = [
    ["text is answered by the model", {}, null],
    [
      "a voice note gets its sentence",
      { fresh: [voice] },
      "Por ahora solo puedo leer mensajes de texto. ¿Me lo puedes escribir?",
    ],
    [
      "an English chatbot says it in English",
      { fresh: [voice], chatbot: { ...usual.chatbot, language: "english" } },
      "I can only read text messages for now. Could you write it?",
    ],
    [
      "a French one in Spanish",
      { fresh: [voice], chatbot: { ...usual.chatbot, language: "french" } },
      "Por ahora solo puedo leer mensajes de texto. ¿Me lo puedes escribir?",
    ],
    ["words beside it are answered by the model", { fresh: [voice, heard()] }, null],
    ["typed brackets are text", { fresh: [heard({ content: "[text]" })] }, null],
    ["a picture with words is text", { fresh: [heard({ type: "image", content: "Mira" })] }, null],
    [
      "within 24 hours it is said once",
      { fresh: [voice], conversation: told(ago(24 * HOUR_MS - 1)) },
      "silence",
    ],
    [
      "after 24 hours it is said again",
      { fresh: [voice], conversation: told(ago(24 * HOUR_MS)) },
      "Por ahora solo puedo leer mensajes de texto. ¿Me lo puedes escribir?",
    ],
  ]
  test.each(cases)("%s", (_, briefing, answer) => {
    expect<string | null>(answered(briefing)).toBe(answer)
  })
})
