import { describe, expect, test } from "bun:test"
import { ChatbotChange } from "../../../core/chatbots/configuration.ts"
import { missingFields } from "../../../core/chatbots/missing-fields.ts"
import { ChatbotDraft, welcomeOf } from "../../../core/chatbots/wizard.ts"

const says = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message

describe("a chatbot to be made", () => {
  test("needs nothing but a name", () => {
    expect(ChatbotDraft.parse({ name: " Bar Pepe " })).toEqual({
      name: "Bar Pepe",
      description: "",
      welcomemessage: "",
      tone: "professional",
      language: "spanish",
      timezone: "Europe/Madrid",
      knowledgeSources: [],
    })
  })

  test.each([{}, { name: "" }, { name: "   " }, { name: null }])("%p has no name", (draft) => {
    expect(says(ChatbotDraft.safeParse(draft))).toBe("Por favor, ingresa un nombre para tu chatbot")
  })

  test("has one line of words for a name, which breaks between them: pasted, it brings spaces that do not", () => {
    for (const shape of [ChatbotDraft, ChatbotChange])
      expect(shape.parse({ name: "Peluquería\u00a0Marisol\u202f\n💇" }).name).toBe(
        "Peluquería Marisol 💇",
      )
  })

  test.each([{ tone: "rude" }, { language: "klingon" }, { knowledgeSources: "none" }])(
    "%p is refused",
    (part) => {
      expect(ChatbotDraft.safeParse({ name: "Bar", ...part }).success).toBe(false)
    },
  )

  test.each([
    ["name", 100],
    ["description", 2_000],
    ["welcomemessage", 1_000],
    ["phoneNumber", 40],
  ])("%s has at most %p characters", (field, most) => {
    const of = (length: number) =>
      ChatbotDraft.safeParse({ name: "Bar", [field]: "1".repeat(length) }).success
    expect([of(most), of(most + 1)]).toEqual([true, false])
  })

  test("a source that is not one refuses all, in the wizard's words", () => {
    const draft = { name: "Bar", knowledgeSources: [{ type: "text", content: " " }] }
    expect(says(ChatbotDraft.safeParse(draft))).toBe(
      "Please enter the content of the knowledge source",
    )
  })

  test("fields that no owner may set are ignored", () => {
    const draft = ChatbotDraft.parse({
      name: "Bar",
      userid: "x",
      is_paused: true,
      id: "y",
    } as never)
    expect(draft).not.toContainAnyKeys(["userid", "is_paused", "id"])
  })

  test.each([
    [true, "Hola", "Hola"],
    [undefined, "Hola", "Hola"],
    [false, "Hola", ""],
    [true, "", ""],
  ])("welcome switched %p with %p is kept as %p", (welcomeEnabled, welcomemessage, kept) => {
    expect(
      welcomeOf({ ...(welcomeEnabled !== undefined && { welcomeEnabled }), welcomemessage }),
    ).toBe(kept)
  })

  test.each([
    ["", "", false, ["name"]],
    ["\u200b", "A bar", true, ["name"]],
    ["Bar", "", false, []],
    ["Bar", " ", true, ["description"]],
    [" ", "A bar", true, ["name"]],
    ["", "", true, ["name", "description"]],
    ["Bar", "A bar", true, []],
  ] as const)(
    "on the first step with %p and %p, on the landing page %p, what is missing is %p",
    (name, description, landing, missing) => {
      expect<readonly string[]>(missingFields({ name, description }, { landing })).toEqual(missing)
    },
  )
})

describe("a chatbot to be changed", () => {
  test("what is left out is left alone", () => {
    expect(ChatbotChange.parse({ description: " A bar " })).toEqual({ description: "A bar" })
    expect(ChatbotChange.parse({})).toEqual({})
  })

  test("a name can be changed and not taken away", () => {
    expect(says(ChatbotChange.safeParse({ name: " " }))).toBe("Chatbot name is required")
  })

  test.each([
    [1, 1],
    [250, 250],
    [0, 100],
    [251, 100],
    [-5, 100],
    [1.5, 100],
    ["50", 100],
    [null, 100],
  ])("a notification limit of %p becomes %p", (typed, kept) => {
    expect(ChatbotChange.parse({ notification_limit: typed as number }).notification_limit).toBe(
      kept,
    )
  })

  test("a zone that does not exist becomes Madrid", () => {
    expect(ChatbotChange.parse({ timezone: "Mars/Olympus" }).timezone).toBe("Europe/Madrid")
  })

  test.each([
    ["america/bogota", "America/Bogota"],
    [" AMERICA/BUENOS_AIRES ", "America/Buenos_Aires"],
    ["us/eastern", "US/Eastern"],
    ["utc", "UTC"],
    ["Europe/Kiev", "Europe/Kiev"],
  ])("the zone %p is kept as %p, since calendars read no other spelling", (typed, kept) => {
    expect(ChatbotChange.parse({ timezone: typed }).timezone).toBe(kept)
  })
})
