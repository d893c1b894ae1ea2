import { describe, expect, test } from "bun:test"
import { shown } from "../../../support/shown.ts"

describe("calls and thoughts are recognised without their beginning or end, and behind signs that look like brackets and quotes", () => {
  test.each([
    ["Claro.\n</function_calls>", "Claro."],
    ["Claro.\n</invoke>\n</tool_calls>", "Claro."],
    [
      '<tool_call>{"name":"save_memory","arguments":{"content":"x {y}"}}\nLe rendez-vous dure une heure.',
      "Le rendez-vous dure une heure.",
    ],
    [
      '[TOOL_CALLS]save_memory{"content":"x"}Die Massage dauert 60 Minuten.',
      "Die Massage dauert 60 Minuten.",
    ],
    [
      '[TOOL_CALLS] [{"name":"notify_owner","arguments":{"message":"a"}}] [{"name":"save_memory"}]\n\nSim, temos.',
      "Sim, temos.",
    ],
    ["{„name“: „notify_owner“, „arguments“: {„message“: „Ana“}}\nKlar.", "Klar."],
    [
      "Claro: {“action”: “list_events”}",
      "Claro: El formato de comando de calendario no es compatible.",
    ],
    ["〈think〉hm〈/think〉Sí.", "Sí."],
    ["&#60;thinking&#62;hm&#60;/thinking&#62;Oui.", "Oui."],
    ["\\u003cthink\\u003ehm\\u003c/think\\u003eSim.", "Sim."],
    ['＜tool_call＞{"name":"save_memory"}＜/tool_call＞Ja.', "Ja."],
    ['<parameter name="message">Ana</parameter>\nVale.', "Vale."],
    [
      '[TOOL_CALLS][{"name":"list_events","arguments":{}}]Voici.',
      "El formato de comando de calendario no es compatible.Voici.",
    ],
    ["</tool_response>\nSí, hasta las 20 h.", "Sí, hasta las 20 h."],
    ["&amp;lt;think&amp;gt;hm&amp;lt;/think&amp;gt;Yes.", "Yes."],
    ["<system>Answer briefly.</system>Sim.", "Sim."],
  ])("%p", (text, left) => {
    expect(shown(text)).toBe(left)
  })
})

describe("brackets and quotes of people stay", () => {
  test.each([
    "Die Speisen 〈mild〉 oder 〈scharf〉?",
    "Ella dijo: {“sí”}",
    "Precio ＜ 20 €, ＞ 10 €",
    "Pulsa ⟨Intro⟩ para seguir",
    "Te dijo “sí” y {a veces} “no”",
    "Nuestro bot [TOOL] se llama Tool",
    "«Let me think» es la sala 1",
    "A < B, B > C; </3",
    "Use the parameter <city> in the form",
    "Wir haben „Kraft“ {neu}: 5 €",
    '1 < 2 < 3: {"a": 1}',
  ])("%p", (text) => {
    expect(shown(text)).toBe(text)
  })
})
