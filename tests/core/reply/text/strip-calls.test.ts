import { describe, expect, test } from "bun:test"
import { answer } from "../../../../core/reply/answer.ts"
import { stripReply } from "../../../../core/reply/text/strip.ts"
import { world } from "../../../support/world.ts"
import { holds, OFF, ON, tagged } from "./strip-cases.ts"

/** The tools that a model is offered in a turn with everything. */
const offeredTools = async () => {
  const { run, hears, requests } = world({ model: ["Hola"], calendar: "own" })
  await run(answer(hears("Hola")))
  const tools = requests[0]?.tools ?? []
  expect(tools.length).toBeGreaterThan(7)
  return tools
}

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
    [
      "two lists of calls",
      '[TOOL_CALLS][{"name":"save_memory"}]\n[TOOL_CALLS][{"name":"list_events"}]',
      OFF,
    ],
    [
      "a call in front of a fence",
      'notify_owner(message="Ana")```json\n{"action":"create_event"}\n```',
      OFF,
    ],
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
      "a call without the marks of its section",
      'Vale.<|tool_call_begin|>functions.notify_owner:0<|tool_call_argument_begin|>{"message":"Ana"}<|tool_call_end|>',
      "Vale.",
    ],
    [
      "one that was cut off",
      'Vale.<｜tool▁call▁begin｜>function<｜tool▁sep｜>notify_owner {"me',
      "Vale.",
    ],
    [
      "a tool under its full name",
      "Llamo a functions.notify_owner ahora. Te escribirán.",
      "Te escribirán.",
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
    for (const { name } of await offeredTools()) {
      for (const call of [
        `{"name":"${name}","arguments":{}}`,
        `${name}({})`,
        `<function=${name}></function>`,
      ]) {
        expect(stripReply(`Vale. ${call}`, { hasCalendar: false })).not.toContain(name)
      }
    }
  })

  test("the arguments of every tool that there is, also when its name is missing", async () => {
    for (const { parameters } of await offeredTools()) {
      const { properties, required = [] } = parameters as {
        properties: object
        required?: string[]
      }
      for (const keys of [required, Object.keys(properties)]) {
        const call = JSON.stringify(Object.fromEntries(keys.map((key) => [key, "x"])))
        expect(stripReply(`Vale. ${call}`, { hasCalendar: true })).toBe("Vale.")
        expect(
          stripReply(`Vale.\n\`\`\`json\n${call}\n\`\`\`\nUn momento.`, { hasCalendar: true }),
        ).toBe("Vale.\n\nUn momento.")
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
    ["a name and a key in capitals", '{"Action":"Cancel_Event","id":"x"}', OFF],
    ["a name with a hyphen", '{"action":"cancel-event"}', OFF],
    ["a name in two words", '{ "command" : "cancel event" }', OFF],
    ["a name in one", '{"toolName":"createCalendarEvent"}', OFF],
    ["a name in two words", '{"name":"create event","arguments":{"summary":"Ana"}}', OFF],
    ["one inside", '{"type":"function","function":{"name":"cancel event","parameters":{}}}', OFF],
    ["one with its input", '{"type":"tool_use","name":"Update event","input":{"title":"x"}}', OFF],
    ["a label with arguments", '{"name":"create event","start_time":"10:00"}', ""],
    ["a name in two words that was cut off", '{"tool": "update event", "summary": "An', OFF],
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
    [
      "a fence of waves",
      'Miro.\n~~~json\n{"action":"create_event"}\n~~~\nListo.',
      `Miro.\n${OFF}\nListo.`,
    ],
    ["a command that was escaped", '{\\"action\\":\\"create_event\\"} Listo.', `${OFF} Listo.`],
    ["spaces and capitals in the name", '{"action":" Create_Event "}', OFF],
  ])

  const KEYS = ["action", "command", "tool", "function", "type", "name"]
  const VERBS = ["list", "create", "update", "cancel", "delete"]
  const OBJECTS = ["event", "events", "calendar_event", "calendar_events"]
  test("under every key, verb and object that names one", () => {
    for (const key of KEYS)
      for (const verb of VERBS)
        for (const object of OBJECTS)
          expect(stripReply(`{"${key}":"${verb}_${object}"}`, { hasCalendar: false })).toBe(OFF)
  })

  test("with a calendar the sentence says that the format is wrong", () => {
    expect(stripReply('{"action":"list_events"}', { hasCalendar: true })).toBe(ON)
  })
})
