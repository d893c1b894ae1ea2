import { describe, expect, test } from "bun:test"
import { blankIn, withoutBlanks } from "../../core/reply/text/blanks.ts"
import { withWhatsAppMarks } from "../../core/reply/text/marks.ts"
import { withoutForeignScripts } from "../../core/reply/text/scripts.ts"
import { stripReply } from "../../core/reply/text/strip.ts"
import { ON } from "../core/reply/text/strip-cases.ts"
import { spending } from "../support/cpu-time.ts"
import { forSeeds } from "../support/random.ts"

describe("whatever a model writes", () => {
  const PIECES = [
    "{",
    "}",
    "[",
    "]",
    '"',
    "\\",
    ":",
    ",",
    " ",
    "\n",
    "```",
    "```json\n",
    "<think>",
    "</think>",
    "<|channel|>",
    "<|message|>",
    "final",
    "<|end|>",
    "<notify:",
    ">",
    "0001[",
    "action",
    "list_events",
    '"action":"create_event"',
    '{"action":"list_events"}',
    "Hola",
    "😀",
  ]

  test("ends in words without a whole command", () => {
    forSeeds(3_000, ({ below, text }) => {
      const left = stripReply(text(PIECES, below(30)), { hasCalendar: false })
      expect(left).toBe(left.trim())
      expect(left).not.toContain('{"action":"list_events"}')
      expect(left).not.toMatch(/<notify:[^>]*>/i)
      expect(left).not.toMatch(/<\|[a-z_]+\|>/)
    })
  })

  const HIDDEN = [
    "<|channel|>analysis<|message|>SECRET<|end|>",
    '<|channel|>commentary to=functions.notify_owner json<|message|>{"message":"SECRET"}<|call|>',
    "<|channel|>final<|message|>Hola.<|return|>",
    "<|start|>assistant",
    "<think>SECRET</think>",
    "</think>",
    "[THINK]SECRET[/THINK]",
    "```thinking\nSECRET\n```",
    "<!-- SECRET -->",
    '```json\n{"action":"create_event","summary":"SECRET"}\n```',
    '<tool_call>{"name":"notify_owner","arguments":{"message":"SECRET"}}</tool_call>',
    '[TOOL_CALLS][{"name":"save_memory","arguments":{"content":"SECRET"}}]',
    "<|tool_call_begin|>functions.save_memory:0<|tool_call_argument_begin|>SECRET<|tool_call_end|>",
    "<function=notify_owner><parameter=message>SECRET</parameter></function>",
    'notify_owner(message="SECRET")',
    '{"ok":true,"events":[{"summary":"SECRET"}]}',
    "<notify:SECRET>",
    "<notify>SECRET</notify>",
    "0001[SECRET]",
    ...["Hola.", "¿Cuántos sois?", "- uno\n", "\n\n", "\n", " "],
  ]
  test("keeps to itself what is not for clients, in whatever order it comes", () => {
    forSeeds(10_000, ({ below, text }) => {
      const left = stripReply(text(HIDDEN, 1 + below(6)), { hasCalendar: true })
      expect(left).not.toMatch(/SECRET|<\||\|>|<\/?think|<\/?notify|tool_call|TOOL_CALLS|functions/)
    })
  })

  test("words before a command are kept", () => {
    const PROSE = ["Hola", " ", "qué tal", "😀", "¿", ".", "(sí)", "«no»"]
    forSeeds(500, ({ below, text }) => {
      const before = `Bien${text(PROSE, below(12))}`.trim()
      const after = `${text(PROSE, below(12))}fin`.trim()
      const left = stripReply(`${before} {"action":"create_event"} ${after}`, { hasCalendar: true })
      expect(left).toBe(`${before} ${ON} ${after}`)
    })
  })

  const OPENINGS = [
    "{",
    "[",
    '{"a":',
    "<think>",
    "<think ",
    "<tool_call>",
    "<invoke ",
    "notify_owner(",
    "notify_owner('",
    "`notify_owner",
    "<notify_owner ",
    "[notify_owner",
    "create_calendar_events ",
    "<answer>",
    "<seed:",
    "&lt;think",
    "Thought: ",
    "Tool: ",
    "the client wants it\n\n",
    "\n\nuser: a\nassist",
    "Here is a reply ",
    "\n(note: knowledge ",
    "<|im_start|>",
    "【",
    "\ue200",
    "(event id: ",
    "assistantfinal",
    "<notify:",
    "0001[",
    "```json\n{",
    "<|channel|>",
  ]

  test.each(OPENINGS)("a model stuck in a loop of %p does not stop the others", (piece) => {
    const spent = spending()
    stripReply(piece.repeat(1_500), { hasCalendar: false })
    expect(spent()).toBeLessThan(1_000)
  })

  test.each(['"a"', "'b', ", "(a)", "a ", "a_", "\n", " ", "{}", "[a]", ": ", "</", "**"])(
    "nor one stuck in a loop of %p behind whatever opens a call or a thought",
    (piece) => {
      const spent = spending()
      for (const times of [40, 1_500])
        for (const opening of OPENINGS)
          stripReply(opening + piece.repeat(times), { hasCalendar: false })
      expect(spent()).toBeLessThan(3_000)
    },
  )
})

test.each([
  "[",
  "{",
  "[{",
  '{"a":',
  "```json\n{",
  " ",
  "\t",
  "1234[ab ",
  "<notify:",
  "<think>",
  "\n ",
  "\nuser: a\n\n\n\n",
])("a model that writes nothing but %p keeps nobody waiting", (unit) => {
  const spent = spending()
  stripReply(`${unit.repeat(32_000 / unit.length)}x`, { hasCalendar: true })
  expect(spent()).toBeLessThan(2_000)
})

test.each(["a. ", "a b c d e f g h. ", "a b, ", "danke ", "a\nb\n", "Ab.Cd.", "x y z w\n"])(
  "a model that goes round in circles with %p keeps nobody waiting",
  (unit) => {
    const spent = spending()
    for (const end of ["", "fin", unit.repeat(3).slice(1)])
      stripReply(`${unit.repeat(60_000 / unit.length)}${end}`, { hasCalendar: true })
    const often = Array.from({ length: 600 }, (_, n) => `${n} ${unit}`.repeat(6)).join("")
    stripReply(often, { hasCalendar: true })
    expect(spent()).toBeLessThan(2_000)
  },
)

/** A model writes hundreds of blanks for the price of one word. */
test.each([
  ["```", "x"],
  ["<b>", "x"],
  ["a|b\n", "|-x"],
  ["a|b\n|", "-"],
  ["a|b\n-|-\na|", "x"],
  ["a <del>a", "x"],
  ["# a", "#x"],
  ["</td>", "x"],
  ["[a](", "x"],
])("blanks without end between %p and %p keep nobody waiting", (before, after) => {
  const spent = spending()
  for (const blank of [" ", "\t", "\n", "\u00a0"]) {
    withWhatsAppMarks(stripReply(`${before}${blank.repeat(6_000)}${after}`, { hasCalendar: true }))
  }
  expect(spent()).toBeLessThan(1_000)
})

test.each([
  "XX:XX ",
  "XX ",
  "a: [nombre]\n",
  "escribe:\n[nombre]: [nombre]\n",
  "%PRIX% ",
  "$".concat("{a} "),
  "[",
  "XX-XX-",
])("blanks without end keep nobody waiting: %p", (unit) => {
  const text = unit.repeat(60_000 / unit.length)
  const spent = spending()
  blankIn(text)
  withoutBlanks(text)
  expect(spent()).toBeLessThan(2_000)
})

test.each(["谢", "谢谢您的咨询！", "谢: ", "Да. ", "\n谢"])(
  "another script without end keeps nobody waiting: %p",
  (unit) => {
    const spent = spending()
    withoutForeignScripts(`${unit.repeat(60_000 / unit.length)} Abrimos.`, () => "hola")
    expect(spent()).toBeLessThan(1_000)
  },
)
