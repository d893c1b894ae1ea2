import { describe, expect, test } from "bun:test"
import { createChatbot } from "../../../core/chatbots/create-chatbot.ts"
import { ChatbotDraft } from "../../../core/chatbots/wizard.ts"
import { ownerWorld } from "../../support/owner-world.ts"

const text = (length: number) => ({ type: "text" as const, content: "a".repeat(length) })
const draft = (fields: object = {}) => ChatbotDraft.parse({ name: "Bar Pepe", ...fields })

describe("creating a chatbot", () => {
  test("keeps it with its sources and a place for its line", async () => {
    const { run, state, hasOwner } = ownerWorld()
    const owner = hasOwner()
    const { chatbot, warnings, message } = await run(
      createChatbot(
        owner,
        draft({
          welcomemessage: "¡Hola!",
          phoneNumber: "+34 600 111 222",
          knowledgeSources: [text(8), { type: "url", url: "https://example.com" }],
        }),
      ),
    )
    expect(message).toBe("¡Chatbot creado con éxito!")
    expect(warnings).toEqual([])
    expect(chatbot).toMatchObject({
      userid: owner,
      businessid: null,
      name: "Bar Pepe",
      welcomemessage: "¡Hola!",
      tone: "professional",
      language: "spanish",
      memory_enabled: true,
      typing_enabled: true,
      is_paused: false,
      has_pause_secret: false,
      notification_limit: 100,
      sources: { count: 2 },
      whatsapp: { connected: false },
    })
    expect(state.chatbots[0]?.connection).toEqual({ assignednumber: "+34 600 111 222" })
  })

  test("keeps no welcome that was switched off", async () => {
    const { run, hasOwner } = ownerWorld()
    const made = await run(
      createChatbot(hasOwner(), draft({ welcomeEnabled: false, welcomemessage: "¡Hola!" })),
    )
    expect(made.chatbot.welcomemessage).toBe("")
  })

  test("is refused for a second one, unless the plan has room", async () => {
    const { run, refused, state, hasOwner, hasChatbot } = ownerWorld()
    const owner = hasOwner()
    await hasChatbot(owner)
    expect(await refused(createChatbot(owner, draft()))).toMatchObject({
      _tag: "LimitReached",
      message: "You can only have one chatbot per account.",
    })
    state.limits = { ...state.limits, chatbotsLimit: 2 }
    await run(createChatbot(owner, draft()))
    expect(state.chatbots).toHaveLength(2)
  })

  test("counts an owner's own chatbots only", async () => {
    const { run, state, hasOwner, hasChatbot } = ownerWorld()
    await hasChatbot(hasOwner("other@example.com"))
    await run(createChatbot(hasOwner(), draft()))
    expect(state.chatbots).toHaveLength(2)
  })

  test("is refused whole when the sources take more than the plan's tokens", async () => {
    const { run, refused, state, hasOwner } = ownerWorld()
    const owner = hasOwner()
    const fits = { knowledgeSources: [text(24_000), text(24_000)] }
    expect(
      await refused(
        createChatbot(owner, draft({ knowledgeSources: [...fits.knowledgeSources, text(1)] })),
      ),
    ).toMatchObject({
      code: "token_limit",
      message:
        "Adding this content would exceed your token limit of 12000. Please reduce the content or upgrade your plan.",
    })
    expect(state.chatbots).toEqual([])
    await run(createChatbot(owner, draft(fits)))
  })

  test("is refused whole with more sources than the plan has", async () => {
    const { refused, state, hasOwner } = ownerWorld()
    const sources = Array.from({ length: 6 }, () => text(4))
    expect(
      await refused(createChatbot(hasOwner(), draft({ knowledgeSources: sources }))),
    ).toMatchObject({ message: "You have reached your limit of 5 knowledge sources." })
    expect(state.chatbots).toEqual([])
  })

  test("goes on without a source that cannot be stored, and names it", async () => {
    const { run, state, hasOwner } = ownerWorld()
    state.breaks.add("knowledge.add")
    const made = await run(createChatbot(hasOwner(), draft({ knowledgeSources: [text(4)] })))
    expect(made.warnings).toEqual([
      "Knowledge source 1 could not be saved: add it again in Training.",
    ])
    expect(made.chatbot.sources.count).toBe(0)
    expect(state.faults).toHaveLength(1)
  })

  test("goes on without the place for its line, and says so", async () => {
    const { run, state, hasOwner } = ownerWorld()
    state.breaks.add("line")
    const made = await run(createChatbot(hasOwner(), draft()))
    expect(made.warnings).toEqual(["The phone number could not be saved: connect it in WhatsApp."])
    expect(state.chatbots).toHaveLength(1)
  })

  test("a plan that cannot be looked up allows what the free one does", async () => {
    const { run, refused, state, hasOwner } = ownerWorld()
    const owner = hasOwner()
    state.limits = { ...state.limits, chatbotsLimit: 5 }
    state.breaks.add("limitsOf")
    await run(createChatbot(owner, draft()))
    expect(await refused(createChatbot(owner, draft()))).toMatchObject({ code: "chatbot_limit" })
  })
})
