import { describe, expect, test } from "bun:test"
import { stripReply } from "../../../../core/reply/text/strip.ts"
import { holds, tagged } from "./strip-cases.ts"

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

describe("a house rule about any customer is no thought about this one, and stays", () => {
  const RULES = [
    "The customer has 14 days to return an unused product.",
    "The client is responsible for the cost of the return.",
    "The customer needs to bring an ID.",
    "El cliente ha de traer su DNI.",
    "El cliente está obligado a avisar con 24 horas.",
    "Der Kunde hat 14 Tage Zeit für die Rückgabe.",
    "Der Kunde hat das Recht auf Umtausch.",
    "Der Kunde hat ein Rückgaberecht von 14 Tagen.",
    "The customer is asked to bring an ID.",
    "The client is insured during the ride.",
    "El cliente está informado por correo de cada cambio.",
    "O cliente está coberto pelo seguro.",
  ]
  holds(RULES.map((rule) => [rule, `${rule}\n\n¿Algo más?`, `${rule}\n\n¿Algo más?`]))
  const WIFI = "Para el wifi:\n\nUser: lola_guest\nPassword: cortes2026"
  holds([["the name beside a password", WIFI, WIFI]])
  const ROUTER = "Red:\n\nUser: invitado / Contraseña: 33"
  holds([["the name and the password in one line", ROUTER, ROUTER]])
  const THOUGHTS = [
    "The client has asked about returns.",
    "The user is asking for an ID.",
    "The user needs to know the hours.",
    "The customer has to be told the hours.",
    "El cliente ha preguntado por el DNI.",
    "El cliente ha decidido venir.",
    "El cliente está preguntando por la hora.",
    "Der Kunde hat nach der Rückgabe gefragt.",
  ]
  holds(THOUGHTS.map((thought) => [thought, `${thought}\n\n¿Algo más?`, "¿Algo más?"]))
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
    ["a last channel whose first mark is gone", "final<|message|>Claro.<|return|>", "Claro."],
    ["a first channel whose first mark is gone", "analysis<|message|>They want a table.", ""],
    [
      "a first channel in small letters",
      "analysis they want a table.assistantfinal Claro.",
      "Claro.",
    ],
    [
      "a call behind a thought in small letters",
      'analysisi list.assistantcommentary to=functions.list_calendar_events json{"time_min":"x"}',
      "",
    ],
    ["thoughts behind a space", "analysis They want a table.", ""],
    [
      "a call that names its tool before the channel",
      "Claro.<|start|>assistant to=functions.list_calendar_events<|channel|>commentary json<|message|>{}<|call|>",
      "Claro.",
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

describe("whatever is written around the answer, only the answer is left", () => {
  holds([
    ["a thought in a namespace", `${tagged("seed", "think", "hm")}Claro.`, "Claro."],
    ["a thought whose tags were escaped", "&lt;think&gt;hm&lt;/think&gt;Claro.", "Claro."],
    [
      "a thought between marks",
      "<|START_THINKING|>hm<|END_THINKING|><|START_RESPONSE|>Claro.<|END_RESPONSE|>",
      "Claro.",
    ],
    ["a thought that ends twice", "hm</think></think>Claro.", "Claro."],
    [
      "a thought in a fence behind words",
      "Claro.\n```thinking\nquiere hora\n```\nA las nueve.",
      "Claro.\n\nA las nueve.",
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
    ["an answer in JSON that says nothing failed", '{"reply": "Claro.", "error": null}', "Claro."],
    ["an answer in JSON in a fence", '```json\n{"reply": "Claro."}\n```', "Claro."],
    ["parts in JSON", '[{"type":"text","text":"Claro."}]', "Claro."],
    ["an answer under the name of an argument", '{"message": "Claro."}', "Claro."],
    ["the same in a fence", '```json\n{"content": "Claro."}\n```', "Claro."],
    ["a text in JSON", '{"text": "Claro."}', "Claro."],
    ["letters in JSON that no database can hold", '{"reply": "Cla\\u0000ro\\ud83d."}', "Claro."],
    ["such letters in quotes", '"Cla\\u0000ro\\udc00."', "Claro."],
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
    ["a source by its name", "A las nueve [Source: knowledge].", "A las nueve."],
    [
      "a source on a line of its own",
      "A las nueve.\n\n**Sources:** Knowledge base",
      "A las nueve.",
    ],
    ["the name of the one who speaks", "assistant\n\nA las nueve.", "A las nueve."],
    ["that name in another family of models", "model\nA las nueve.", "A las nueve."],
    ["a next turn that is begun", "A las nueve.assistant\n\n¿Algo más?", "A las nueve."],
    ["a footnote", "A las nueve[^1].\n\n[^1]: Source 1", "A las nueve."],
    ["the id of an event", "Tu cita (event_id: a1b2c3d4e5) es el lunes.", "Tu cita es el lunes."],
    ["a tool's answer", '{"ok":true,"event":{"event_id":"abc"}}\nListo.', "Listo."],
    [
      "letters that nobody sees",
      "Cla\u200bro\u00ad, \u202ea las\u202c nueve.",
      "Claro, a las nueve.",
    ],
    [
      "a sentence in letters that nobody sees",
      "Claro.\u{e0053}\u{e0069}\u{e0100} Sí.",
      "Claro. Sí.",
    ],
    ["but flags", "Hola 🏴󠁧󠁢󠁳󠁣󠁴󠁿", "Hola 🏴󠁧󠁢󠁳󠁣󠁴󠁿"],
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
    ["a note between tags", "Vale. <notify>Ana pide que la llamen</notify>", "Vale."],
    ["a note that is closed too", "Vale. <notify:Ana pide hora></notify>", "Vale."],
    [
      "a note between tags with marks in it",
      "Vale. <notify>Ana: mesa para <10</notify> ¿Sí?",
      "Vale. ¿Sí?",
    ],
    ["a note between tags that say more", 'Vale. <notify type="x">Ana</notify>', "Vale."],
    ["a note in a tag", '<notify message="Ana"/> Vale.', "Vale."],
    ["two notes, the first without its end", "<notify>Ana<notify>Luis</notify> Vale.", "Vale."],
    ["a note whose last tag was cut off", "Vale. <notify>Ana</notify", "Vale."],
    ["a note between tags that was cut off", "Vale. <notify>Ana pide", "Vale."],
    ["several of both", "0001[a]\n<notify:b>\n0002[c]\nSí.", "Sí."],
  ])
})

describe("what a program writes where it has no words is none", () => {
  holds([
    ["nothing", "null", ""],
    ["nothing, in quotes", '""', ""],
    ["nothing, in a fence", "```json\nnull\n```", ""],
    ["an empty list", "[]", ""],
    ["what was never there", "undefined", ""],
    ["a thing that is no text", "[object Object]", ""],
    ["a provider's error", '{"error":{"message":"Rate limit exceeded","code":429}}', ""],
    ["an error in words", '{"error":"upstream timed out"}', ""],
  ])
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
    '{"type":"button","name":"Create event"}',
    '[{"type":"List events"},{"name":"Cancel event"}]',
    '{"Event details":{"day":"Saturday"},"price":45}',
    "El tipo de evento: create_event",
    "1 < 2 y 3 > 2",
    "<b>Hola</b>",
    "Precio: 12 €\n\n- uno\n- dos",
    "```\ncódigo\n```",
    "Tu cupón: ```VERANO10```",
    "```VERANO10```",
    "Carta\n~~~~~~~~\nPaella 12 €\n~~~~~~~~\nFideuá 11 €",
    "Pienso, luego existo. <3",
    "Our analysis takes a day.",
    "Fuente: la carta del bar.",
    "Level: B2\nKnowledge: business",
    "Premium (Memory: Business) 20 €",
    "Modelo\nBMW X5",
    "Pregunta al assistant\n\nEstá en recepción.",
    "None",
    "Es nulo: null",
    "El error [E1] se quita solo",
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
    expect(stripReply(text, { hasCalendar: false })).toBe(text)
  })

  test("but for fences that are empty", () => {
    for (const fence of ["``````", "```json\n```", "```json```", "``` ```"]) {
      expect(stripReply(`Claro. ${fence}`, { hasCalendar: false })).toBe("Claro.")
    }
  })

  test("but for spaces at its ends and empty lines without end", () => {
    expect(stripReply("  \n Hola  \n\n\n\nAdiós \n", { hasCalendar: false })).toBe("Hola\n\nAdiós")
  })
})
