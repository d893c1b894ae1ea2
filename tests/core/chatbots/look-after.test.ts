import { describe, expect, test } from "bun:test"
import { changeChatbot } from "../../../core/chatbots/change-chatbot.ts"
import { listChatbots } from "../../../core/chatbots/list-chatbots.ts"
import { pauseChatbot } from "../../../core/chatbots/pause-chatbot.ts"
import { ownChatbot, readChatbot } from "../../../core/chatbots/read-chatbot.ts"
import { removeChatbot } from "../../../core/chatbots/remove-chatbot.ts"
import { setPauseSecret } from "../../../core/chatbots/set-pause-secret.ts"
import { ChatbotId } from "../../../core/shared/ids.ts"
import { withChatbot } from "../../support/owner-world.ts"

const ABSENT = ChatbotId.parse("00000000-0000-4000-8000-000000000099")
const PAGE = { limit: 50, offset: 0 }

describe("a chatbot", () => {
  test("is changed where something is said, and nowhere else", async () => {
    const { run, owner, id } = await withChatbot()
    const changed = await run(changeChatbot(owner, id, { name: "Bar Lola", tone: "casual" }))
    expect(changed).toMatchObject({ name: "Bar Lola", tone: "casual", language: "spanish" })
  })

  test("is paused and resumed, and both are on record", async () => {
    const { run, state, owner, id } = await withChatbot()
    expect(await run(pauseChatbot(owner, id, { paused: true }))).toEqual({ is_paused: true })
    expect(await run(pauseChatbot(owner, id, { paused: false }))).toEqual({ is_paused: false })
    expect(state.audit.map(({ action }) => action)).toEqual([
      "chatbot_created",
      "chatbot_paused",
      "chatbot_resumed",
    ])
  })

  test("is gone when it is removed", async () => {
    const { run, refused, owner, id, line } = await withChatbot()
    await run(removeChatbot(owner, id))
    expect(line.done).toEqual(["removed", "unsubscribe"])
    expect(await run(listChatbots(owner, PAGE))).toEqual({ items: [], total: 0 })
    expect(await refused(removeChatbot(owner, id))).toMatchObject({ code: "chatbot_not_found" })
  })
})

describe("somebody else's chatbot", () => {
  test("looks like one that does not exist, whatever is asked of it", async () => {
    const { refused, run, hasOwner, id, line } = await withChatbot()
    const stranger = hasOwner("stranger@example.com")
    for (const target of [id, ABSENT]) {
      for (const call of [
        readChatbot(stranger, target),
        ownChatbot(stranger, target),
        changeChatbot(stranger, target, { name: "Mine" }),
        pauseChatbot(stranger, target, { paused: true }),
        setPauseSecret(stranger, target, "open sesame"),
        removeChatbot(stranger, target),
      ]) {
        expect(await refused(call)).toMatchObject({
          _tag: "NotFound",
          code: "chatbot_not_found",
          message: "Chatbot not found",
        })
      }
    }
    expect(await run(listChatbots(stranger, PAGE))).toEqual({ items: [], total: 0 })
    expect(line.done).toEqual([])
  })

  test("is as it was after all that", async () => {
    const { refused, run, hasOwner, owner, id, state } = await withChatbot()
    const stranger = hasOwner("stranger@example.com")
    await refused(pauseChatbot(stranger, id, { paused: true }))
    await refused(removeChatbot(stranger, id))
    expect(await run(readChatbot(owner, id))).toMatchObject({ name: "Bar Pepe", is_paused: false })
    expect(state.audit).toHaveLength(1)
  })
})

describe("the pause secret", () => {
  test("is kept as a hash of what it looks like to a phone, and never shown", async () => {
    const { run, state, owner, id } = await withChatbot()
    expect(await run(setPauseSecret(owner, id, "¡Ábrete, Sésamo!"))).toEqual({
      has_pause_secret: true,
    })
    expect(state.chatbots[0]?.pause_secret).toBe("mac(abrete, sesamo)")
    expect(JSON.stringify(await run(readChatbot(owner, id)))).not.toContain("sesamo")
  })

  test("is taken away by an empty one", async () => {
    const { run, state, owner, id } = await withChatbot()
    await run(setPauseSecret(owner, id, "sesame"))
    expect(await run(setPauseSecret(owner, id, ""))).toEqual({ has_pause_secret: false })
    expect(state.chatbots[0]?.pause_secret).toBeNull()
  })

  test.each([
    ["what clients write to be left alone", "Stop!"],
    ["the same in other words", "parar"],
    ["what they write to come back", "Alta"],
  ])("cannot be %s", async (_, secret) => {
    const { refused, state, owner, id } = await withChatbot()
    expect(await refused(setPauseSecret(owner, id, secret))).toMatchObject({
      code: "invalid_field",
      message: "Invalid value for secret.",
    })
    expect(state.chatbots[0]?.pause_secret).toBeNull()
  })
})
