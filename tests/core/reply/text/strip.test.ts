import { describe, expect, test } from "bun:test"
import { answer } from "../../../../core/reply/answer.ts"
import { withWhatsAppMarks } from "../../../../core/reply/text/marks.ts"
import { stripReply } from "../../../../core/reply/text/strip.ts"
import { forSeeds } from "../../../support/random.ts"
import { spending } from "../../../support/spent.ts"
import { world } from "../../../support/world.ts"

const OFF = "No hay ninguna conexión de calendario activa."
const ON = "El formato de comando de calendario no es compatible."

type Cases = readonly (readonly [string, string, string])[]

const holds = (cases: Cases) =>
  test.each(cases)("%s", (_, text, left) => {
    expect(stripReply(text, false)).toBe(left)
  })

describe("what the model thinks never reaches the client", () => {
  holds([
    ["a thought before the answer", "<think>quiere mesa</think>Claro.", "Claro."],
    [
      "a thought in the middle",
      "Claro.\n<thinking>hm</thinking>\nA las nueve.",
      "Claro.\n\nA las nueve.",
    ],
    ["a thought in capitals", "<THINK>x</THINK>Claro.", "Claro."],
    ["reasoning under its other names", "<reasoning>a</reasoning><analysis>b</analysis>Sí.", "Sí."],
    ["a thought that was cut off", "Claro.<think>y ahora qu", "Claro."],
    ["a thought whose beginning is missing", "quiere mesa</think>\n\nClaro.", "Claro."],
    ["nothing but a thought", "<think>quiere mesa</think>", ""],
    [
      "all channels but the last",
      "<|channel|>analysis<|message|>They want a table.<|end|><|start|>assistant<|channel|>final<|message|>Claro.",
      "Claro.",
    ],
    [
      "a first try at the last channel",
      "<|channel|>final<|message|>Quizá.<|end|><|start|>assistant<|channel|>final<|message|>Claro.",
      "Claro.",
    ],
    ["the end mark of the last channel", "<|channel|>final<|message|>Claro.<|return|>", "Claro."],
    ["a channel without an answer", "<|channel|>analysis<|message|>They want a table.", ""],
    [
      "a channel between two sentences",
      "Claro.<|start|>assistant<|channel|>analysis<|message|>hm<|end|>",
      "Claro.",
    ],
    [
      "a call of a tool written as a channel",
      '<|start|>assistant<|channel|>commentary to=functions.list_events <|constrain|>json<|message|>{"time_min":"x"}<|call|>',
      "",
    ],
  ])
})

describe("whatever a server leaves of the channels or of a thought, only the answer is left", () => {
  holds([
    [
      "a last channel that names a form",
      "<|channel|>final <|constrain|>JSON<|message|>Claro.",
      "Claro.",
    ],
    ["channels without their marks", "analysisThey want a table.assistantfinalClaro.", "Claro."],
    ["no answer without the marks", "analysisThe client wants a table.", ""],
    [
      "a call without the marks",
      'analysisI list.assistantcommentary to=functions.list_calendar_events json{"time_min":"x"}',
      "",
    ],
    ["a thought that ends under another name", "<thinking>hm</think>Claro.", "Claro."],
    [
      "a thought of other families",
      "<thought>a</thought>[THINK]b[/THINK]◁think▷c◁/think▷Claro.",
      "Claro.",
    ],
    ["the marks of the form it is asked in", "<|im_start|>assistant\nClaro.<|im_end|>", "Claro."],
    [
      "marks of other families",
      "<s>[/INST] Claro.</s><end_of_turn><｜end▁of▁sentence｜>",
      "Claro.",
    ],
    ["the name that the prompt gives it", "business: Claro.", "Claro."],
    ["nothing that can be seen", "\u200b\u2060 \ufeff\u3164", ""],
  ])
})

/** Tags of a namespace, put together here: some who read this would take them for their own. */
const tagged = (space: string, name: string, inner: string) =>
  `<${space}:${name}>${inner}</${space}:${name}>`

describe("whatever is written around the answer, only the answer is left", () => {
  holds([
    ["a thought in a namespace", `${tagged("seed", "think", "hm")}Claro.`, "Claro."],
    ["a thought whose tags were escaped", "&lt;think&gt;hm&lt;/think&gt;Claro.", "Claro."],
    [
      "a thought between marks",
      "<|START_THINKING|>hm<|END_THINKING|><|START_RESPONSE|>Claro.<|END_RESPONSE|>",
      "Claro.",
    ],
    ["a thought in a fence", "```thinking\nquiere hora\n```\nClaro.", "Claro."],
    ["a thought as a terminal shows it", "Thinking...\nHm.\n...done thinking.\n\nClaro.", "Claro."],
    ["a thought with a label", "**Thinking:** quiere hora.\n\n**Answer:** Claro.", "Claro."],
    ["a thought with a label alone", "(Thinking: quiere hora)\nClaro.", "Claro."],
    [
      "thought, action, observation",
      "Thought: hm\nAction: list_events\nObservation: none\nFinal Answer: Claro.",
      "Claro.",
    ],
    ["a thought without an answer", "Thought: I call.\nAction: notify_owner\nAction Input: {}", ""],
    [
      "a first paragraph that talks of the client",
      "Okay, the user is asking about the hours. I check.\n\nA las nueve.",
      "A las nueve.",
    ],
    ["the same in Spanish", "El cliente pregunta por la hora.\n\nA las nueve.", "A las nueve."],
    ["a comment", "Claro.<!-- sin descuento -->", "Claro."],
    ["a reminder of the system's", "<system-reminder>x</system-reminder>Claro.", "Claro."],
    ["an answer in tags", "Hm, sí.\n<answer>\nClaro.\n</answer>", "Claro."],
    ["an answer in tags that was cut off", '<reply language="es">Claro', "Claro"],
    ["who speaks", "**Assistant:** Claro.", "Claro."],
    ["who speaks, in Spanish", "Asistente: Claro.", "Claro."],
    [
      "the prompt's way to quote",
      'business: "Claro.\\nA las \\"nueve\\"."',
      'Claro.\nA las "nueve".',
    ],
    ["quotes around all", "“Claro, a las nueve.”", "Claro, a las nueve."],
    ["what it announces", "Here's a reply in Spanish:\n\nClaro.", "Claro."],
    [
      "what it announces, and offers to change",
      "Sure! Here's the reply:\n\n---\n\nClaro.\n\n---\n\nLet me know!",
      "Claro.",
    ],
    ["what the client might say next", 'Claro.\nclient: "gracias"\nbusiness: "de nada"', "Claro."],
    ["a dialogue that goes on", "Claro.\n\nUser: gracias\nAssistant: de nada", "Claro."],
    ["the next turn", "Claro.<|im_end|>\n<|im_start|>user\ngracias<|im_end|>", "Claro."],
    [
      "its answer once more",
      "Claro.<|eot_id|><|start_header_id|>assistant<|end_header_id|>\n\nSí.",
      "Claro.",
    ],
    ["a note to itself", "Claro.\n\n*(Nota interna: no consta en Knowledge)*", "Claro."],
    ["an answer in JSON", '{"response": "Claro.", "language": "es"}', "Claro."],
    ["an answer in JSON in a fence", '```json\n{"reply": "Claro."}\n```', "Claro."],
    ["parts in JSON", '[{"type":"text","text":"Claro."}]', "Claro."],
    ["an answer under the name of an argument", '{"message": "Claro."}', "Claro."],
    ["the same in a fence", '```json\n{"content": "Claro."}\n```', "Claro."],
    ["a text in JSON", '{"text": "Claro."}', "Claro."],
    ["a text within an answer", '{"response": {"text": "Claro."}}', "Claro."],
    [
      "an answer in JSON that was cut off",
      '{"reply": "Claro. A las \\"nueve',
      'Claro. A las "nueve',
    ],
    ["an answer as Python quotes it", "{'reply': 'Claro.'}", "Claro."],
    ["a note to the owner", '{"message": "El cliente pide que le llamen"}', ""],
    ["channels with line ends for marks", "analysis\nHm.\n\nassistantfinal\nClaro.", "Claro."],
  ])
})

describe("where the model has something from, and by which id, is not for the client", () => {
  holds([
    ["a citation", "A las nueve【4:0†source】.", "A las nueve."],
    [
      "a citation in marks that nobody sees",
      "A las nueve \ue200cite\ue202turn0search0\ue201.",
      "A las nueve.",
    ],
    [
      "a source of the prompt's",
      "A las nueve (Source 1) o diez [Fuente 2].",
      "A las nueve o diez.",
    ],
    ["a footnote", "A las nueve[^1].\n\n[^1]: Source 1", "A las nueve."],
    ["the id of an event", "Tu cita (event_id: a1b2c3d4e5) es el lunes.", "Tu cita es el lunes."],
    ["a tool's answer", '{"ok":true,"event":{"event_id":"abc"}}\nListo.', "Listo."],
    [
      "letters that nobody sees",
      "Cla\u200bro\u00ad, \u202ea las\u202c nueve.",
      "Claro, a las nueve.",
    ],
  ])
})

describe("calls of tools never reach the client, whatever the syntax", () => {
  holds([
    [
      "a wrapped command",
      '<tool_call>\n{"name":"list_calendar_events","arguments":{}}\n</tool_call>',
      OFF,
    ],
    ["a wrapped call of another tool", 'Vale. <tool_call>{"name":"refund"}</tool_call>', "Vale."],
    ["a wrapped call that was cut off", 'Vale. <tool_call>{"name":"notify_owner","argu', "Vale."],
    [
      "a bare call of another tool",
      'Vale.\n{"name":"notify_owner","arguments":{"message":"Ana"}}',
      "Vale.",
    ],
    ["one that was cut off", 'Vale.\n{"name":"notify_owner","arguments":{"mess', "Vale."],
    ["a call and a command", '{"name":"save_memory"} {"name":"list_events"}', OFF],
    ["a namespace before the name", '{"name":"functions.create_event"}', OFF],
    ["calls side by side", '{"tool_uses":[{"recipient_name":"functions.list_events"}]}', OFF],
    ["a list of calls", '[TOOL_CALLS] [{"name":"list_calendar_events","arguments":{}}]', OFF],
    ["a list of calls by name", 'Vale.[TOOL_CALLS]list_calendar_events{"time_min":"x"}', "Vale."],
    [
      "calls in angle brackets",
      '<function_calls><invoke name="x"><parameter name="a">b</parameter></invoke></function_calls>Vale.',
      "Vale.",
    ],
    [
      "calls with an equals sign",
      "Vale.<function=notify_owner><parameter=message>Ana</parameter></function>",
      "Vale.",
    ],
    [
      "calls with arrows",
      "Vale.<｜tool▁calls▁begin｜>function<｜tool▁sep｜>notify_owner\n{}<｜tool▁calls▁end｜>",
      "Vale.",
    ],
    ["calls as in a program", 'Vale. [list_calendar_events(time_min="2026-01-01")]', "Vale."],
    [
      "a program in a fence",
      "Vale.\n```tool_code\nfunctions.notify_owner(message='Ana')\n```",
      "Vale.",
    ],
    [
      "calls in tags of a namespace",
      `Vale.${tagged("minimax", "tool_call", '<invoke name="x"></invoke>')}`,
      "Vale.",
    ],
    [
      "calls with a bar",
      'Vale.<｜DSML｜function_calls><｜DSML｜invoke name="x"></｜DSML｜invoke></｜DSML｜function_calls>',
      "Vale.",
    ],
    [
      "a section of calls",
      'Vale.<|tool_calls_section_begin|><|tool_call_begin|>functions.notify_owner:0<|tool_call_argument_begin|>{"message":"Ana"}<|tool_call_end|><|tool_calls_section_end|>',
      "Vale.",
    ],
    [
      "a call between marks",
      "Vale.<start_function_call>call:notify_owner{message:<escape>Ana<escape>}<end_function_call>",
      "Vale.",
    ],
    ["a method", 'Vale.<|python_tag|>notify_owner.call(message="Ana")', "Vale."],
    ["a program that prints", 'Vale.\n```python\nprint(notify_owner(message="Ana"))\n```', "Vale."],
    ["brackets in its arguments", 'Vale. notify_owner(message="Ana (la de ayer)")', "Vale."],
    ["a tool as a tag", "<pause_conversation/>\nTe paso.", "Te paso."],
    [
      "a tool as a tag around words",
      "<notify_owner><message>Ana</message></notify_owner>Vale.",
      "Vale.",
    ],
    ["a tool in brackets", "[pause_conversation: pide una persona] Te paso.", "Te paso."],
    ["a tool as code", "`pause_conversation`\n\nTe paso.", "Te paso."],
    ["a tool in a sentence", "Uso notify_owner para avisar. Te escribirán.", "Te escribirán."],
    ["an invented result", 'Vale.<tool_response>{"ok":true}</tool_response>', "Vale."],
  ])

  test("of every tool that there is", async () => {
    const { run, hears, requests } = world({ model: ["Hola"], calendar: "own" })
    await run(answer(hears("Hola")))
    const tools = requests[0]?.tools ?? []
    expect(tools.length).toBeGreaterThan(7)
    for (const { name } of tools) {
      for (const call of [
        `{"name":"${name}","arguments":{}}`,
        `${name}({})`,
        `<function=${name}></function>`,
      ]) {
        expect(stripReply(`Vale. ${call}`, false)).not.toContain(name)
      }
    }
  })

  test("the arguments of every tool that there is, also when its name is missing", async () => {
    const { run, hears, requests } = world({ model: ["Hola"], calendar: "own" })
    await run(answer(hears("Hola")))
    for (const { parameters } of requests[0]?.tools ?? []) {
      const { properties, required = [] } = parameters as {
        properties: object
        required?: string[]
      }
      for (const keys of [required, Object.keys(properties)]) {
        const call = JSON.stringify(Object.fromEntries(keys.map((key) => [key, "x"])))
        expect(stripReply(`Vale. ${call}`, true)).toBe("Vale.")
        expect(stripReply(`Vale.\n\`\`\`json\n${call}\n\`\`\`\nUn momento.`, true)).toBe(
          "Vale.\n\nUn momento.",
        )
      }
    }
  })

  holds([
    ["arguments that were cut off", 'Vale. {"summary":"Ana","start_time":"2026-0', "Vale."],
    [
      "arguments as in a program",
      "Vale. {'event_id': 'abc', 'start_time': '2026-03-12T10:00'}",
      "Vale.",
    ],
    ["arguments in other spellings", 'Vale. {"summary":"Ana","startTime":"10:00"}', "Vale."],
    [
      "arguments as Google has them",
      'Vale. {"summary":"Ana","start":{"dateTime":"2026-03-12T10:00"}}',
      "Vale.",
    ],
    ["several in a row", '{"event_id":"a"}\n{"event_id":"b"}\nVale.', "Vale."],
    ["a result", 'Vale. {"ok":true,"events":[{"event_id":"a","summary":"Ana"}]}', "Vale."],
  ])
})

describe("what the model notes for the owner or its memory never reaches the client", () => {
  holds([
    ["a note for the owner", "Vale. <notify:Ana pide que la llamen>", "Vale."],
    ["a note in capitals", "Vale. <NOTIFY:Ana>", "Vale."],
    ["a note with an escaped bracket", "Vale. <notify:a \\> b> Adiós.", "Vale. Adiós."],
    ["a note that was cut off", "Vale.\n<notify:Ana pide que", "Vale."],
    ["a fragment of memory", "0001[Abrimos de 9 a 14.]\nA las nueve.", "A las nueve."],
    ["a fragment with an escaped bracket", "0002[Precios [IVA incluido\\]] Sí.", "Sí."],
    ["a fragment that was cut off", "A las nueve.\n0003[Los lunes cerr", "A las nueve."],
    ["both amid a sentence", "Vale <notify:a> 0001[b] de acuerdo.", "Vale de acuerdo."],
    ["several of both", "0001[a]\n<notify:b>\n0002[c]\nSí.", "Sí."],
  ])
})

describe("calendar commands are replaced, never executed", () => {
  holds([
    ["a bare command", '{"action":"list_events"}', OFF],
    [
      "a command with words around it",
      'Miro.\n{"action":"list_events"}\nUn momento.',
      `Miro.\n${OFF}\nUn momento.`,
    ],
    [
      "a fenced command",
      'Miro.\n```json\n{"action":"create_event"}\n```\nListo.',
      `Miro.\n${OFF}\nListo.`,
    ],
    ["a fence without a language", '```\n{"action":"create_event"}\n```', OFF],
    [
      "several commands: the sentence stands once",
      '{"action":"list_events"}\n{"action":"create_event"}',
      OFF,
    ],
    [
      "several commands in one fence",
      '```json\n{"action":"list_events"}\n{"action":"create_event"}\n```\nListo.',
      `${OFF}\n\nListo.`,
    ],
    ["an array of commands", '[{"action":"list_events"},{"action":"create_event"}]', OFF],
    ["a command inside something else", '{"result":{"steps":[{"tool":"cancel_event"}]}}', OFF],
    ["details without a name", '{"eventDetails":{"summary":"Ana"}}', OFF],
    ["details in other spellings", '{"event_details":{}} {"calendar_command":1}', OFF],
    [
      "a call as providers write it",
      '{"name":"create_calendar_event","arguments":{"summary":"x"}}',
      OFF,
    ],
    [
      "half a command",
      'Miro.\n{"action":"create_event","eventDetails":{"summary":"An',
      `Miro.\n${OFF}`,
    ],
    [
      "half a fenced command",
      'Miro.\n```json\n{"action":"create_event","eventDetails":{"sum',
      `Miro.\n${OFF}`,
    ],
    [
      "a command whose last bracket is missing",
      '{"action":"create_event","eventDetails":{"summary":"x"}',
      OFF,
    ],
    ["a command that is not quite JSON", "{'action': 'create_event', 'summary': 'Ana',}", OFF],
    ["a command without quotes", "{action: create_event, summary: Ana}", OFF],
    ["a comma too many", '{"action":"list_events",}', OFF],
    [
      "brackets inside its texts",
      '{"action":"create_event","summary":"a } b ] {"} Listo.',
      `${OFF} Listo.`,
    ],
    [
      "a command in brackets of prose",
      'Ahora [lo apunto: {"action":"create_event"}] ya.',
      `Ahora [lo apunto: ${OFF}] ya.`,
    ],
    [
      "a command behind an open bracket",
      'Opciones [ver abajo {"action":"create_event"} y ya.',
      `Opciones [ver abajo ${OFF} y ya.`,
    ],
    ["spaces and capitals in the name", '{"action":" Create_Event "}', OFF],
  ])

  const KEYS = ["action", "command", "tool", "function", "type", "name"]
  const VERBS = ["list", "create", "update", "cancel", "delete"]
  const OBJECTS = ["event", "events", "calendar_event", "calendar_events"]
  test("under every key, verb and object that names one", () => {
    for (const key of KEYS)
      for (const verb of VERBS)
        for (const object of OBJECTS)
          expect(stripReply(`{"${key}":"${verb}_${object}"}`, false)).toBe(OFF)
  })

  test("with a calendar the sentence says that the format is wrong", () => {
    expect(stripReply('{"action":"list_events"}', true)).toBe(ON)
  })
})

describe("ordinary text stays as it is", () => {
  test.each([
    "A las nueve [si no es festivo] y {a veces} a las diez.",
    '{"menu":["paella","gazpacho"]}',
    '[1, 2, 3] y {"precio": 12}',
    "Escribe [1] para sí o [2] para no",
    "Una llave abierta { y nada más",
    "Un corchete abierto [ y nada más",
    "Año 2024: [nada]",
    '{"action":"smile"}',
    '{"summary":"paella","content":"arroz"}',
    "Escribe {mensaje} o {start_time} tal cual",
    "El código es {A-10: start}",
    "Event id: 12, start time: 10:00",
    '{"type":"event"}',
    "El tipo de evento: create_event",
    "1 < 2 y 3 > 2",
    "<b>Hola</b>",
    "Precio: 12 €\n\n- uno\n- dos",
    "```\ncódigo\n```",
    "Pienso, luego existo. <3",
    "Our analysis takes a day.",
    "Analysis: 20 €",
    "Business: open from 9 to 5",
    '{"name":"Ana","function":"peluquera"}',
    "Escribe list_events si eres programador",
    "👍",
    "1️⃣",
    "Antes <s>20 €</s>, ahora 15 €",
    "مرحبا 👋",
    "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 👩‍🔧",
    "Let me check that for you.\n\nWe open at nine.",
    "We need to check the car first.\n\nCan you come on Monday?",
    "Reservado.\nCliente: Ana\nFecha: lunes",
    "Para confirmar pulsa [1].",
    "Dijo «hola» y «adiós»",
    "«Sol» y «Luna»",
    "Mi correo es ana_p@a.example",
    "El método: corte (incluye lavado)",
  ])("%p", (text) => {
    expect(stripReply(text, false)).toBe(text)
  })

  test("but for spaces at its ends and empty lines without end", () => {
    expect(stripReply("  \n Hola  \n\n\n\nAdiós \n", false)).toBe("Hola\n\nAdiós")
  })
})

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
      const left = stripReply(text(PIECES, below(30)), false)
      expect(left).toBe(left.trim())
      expect(left).not.toContain('{"action":"list_events"}')
      expect(left).not.toMatch(/<notify:[^>]*>/i)
      expect(left).not.toMatch(/<\|[a-z_]+\|>/)
    })
  })

  test("words before a command are kept", () => {
    const PROSE = ["Hola", " ", "qué tal", "😀", "¿", ".", "(sí)", "«no»"]
    forSeeds(500, ({ below, text }) => {
      const before = `Bien${text(PROSE, below(12))}`.trim()
      const after = `${text(PROSE, below(12))}fin`.trim()
      const left = stripReply(`${before} {"action":"create_event"} ${after}`, true)
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
    stripReply(piece.repeat(1_500), false)
    expect(spent()).toBeLessThan(1_000)
  })

  test.each(['"a"', "'b', ", "(a)", "a ", "a_", "\n", " ", "{}", "[a]", ": ", "</", "**"])(
    "nor one stuck in a loop of %p behind whatever opens a call or a thought",
    (piece) => {
      const spent = spending()
      for (const times of [40, 1_500])
        for (const opening of OPENINGS) stripReply(opening + piece.repeat(times), false)
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
  stripReply(`${unit.repeat(32_000 / unit.length)}x`, true)
  expect(spent()).toBeLessThan(2_000)
})

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
    withWhatsAppMarks(stripReply(`${before}${blank.repeat(6_000)}${after}`, true))
  }
  expect(spent()).toBeLessThan(1_000)
})
