import { describe, expect, test } from "bun:test"
import { changeChatbot } from "../../../core/chatbots/change-chatbot.ts"
import { notifyOwner } from "../../../core/memory/notify-owner.ts"
import { readMemory } from "../../../core/memory/read-memory.ts"
import { removeNotification } from "../../../core/memory/remove-notification.ts"
import { withChatbot } from "../../support/owner-world.ts"

describe("notifications", () => {
  test("are read newest first, each under the digest of its text", async () => {
    const { run, owner, id } = await withChatbot()
    await run(notifyOwner(owner, id, "<notify:uno>"))
    expect(await run(notifyOwner(owner, id, "<notify:Ana pide que la llamen>"))).toEqual({
      isNew: true,
      notification: { id: "0d30f6358fec29fc", text: "Ana pide que la llamen" },
    })
    const { notifications, notifymemory } = await run(readMemory(owner, id))
    expect(notifications.map(({ text }) => text)).toEqual(["Ana pide que la llamen", "uno"])
    expect(notifymemory).toBe("<notify:uno>\n<notify:Ana pide que la llamen>")
  })

  test("say when they were told, also beside one that is told now", async () => {
    const { run, owner, id, passes } = await withChatbot()
    await run(notifyOwner(owner, id, "<notify:uno>"))
    passes(60_000)
    await run(notifyOwner(owner, id, "<notify:dos>"))
    const [second, first] = (await run(readMemory(owner, id))).notifications
    expect(Date.parse(second?.at ?? "") - Date.parse(first?.at ?? "")).toBe(60_000)
  })

  test("the same twice is one", async () => {
    const { run, owner, id } = await withChatbot()
    await run(notifyOwner(owner, id, "<notify:uno>"))
    expect(await run(notifyOwner(owner, id, " <notify:uno> "))).toMatchObject({ isNew: false })
    expect((await run(readMemory(owner, id))).notifications).toHaveLength(1)
  })

  test.each(["uno", "<notify:>", "", "<notify:uno"])("%p is refused", async (entry) => {
    const { refused, owner, id } = await withChatbot()
    expect(await refused(notifyOwner(owner, id, entry))).toMatchObject({
      _tag: "Invalid",
      message: "Formato de fragmento de notificación inválido. Debe ser <notify:Texto>.",
    })
  })

  test.each(["a", "👍"])("have 500 characters at most: %p", async (letter) => {
    const { run, refused, owner, id } = await withChatbot()
    const longest = letter.repeat(500)
    expect(await run(notifyOwner(owner, id, `<notify:${longest}>`))).toMatchObject({
      notification: { text: longest },
    })
    expect(await refused(notifyOwner(owner, id, `<notify:${longest}a>`))).toMatchObject({
      _tag: "Invalid",
    })
  })

  test("stop at the owner's limit, and nothing is lost", async () => {
    const { run, refused, owner, id } = await withChatbot()
    await run(changeChatbot(owner, id, { notification_limit: 1 }))
    await run(notifyOwner(owner, id, "<notify:uno>"))
    expect(await refused(notifyOwner(owner, id, "<notify:dos>"))).toMatchObject({
      _tag: "LimitReached",
      message: "Notification limit (1) reached. New notification not saved.",
    })
    expect((await run(readMemory(owner, id))).notifymemory).toBe("<notify:uno>")
  })

  test("are taken away one by one", async () => {
    const { run, refused, owner, id } = await withChatbot()
    await run(notifyOwner(owner, id, "<notify:uno>"))
    const { notification } = await run(notifyOwner(owner, id, "<notify:dos>"))
    await run(removeNotification(owner, id, notification.id))
    expect((await run(readMemory(owner, id))).notifymemory).toBe("<notify:uno>")
    expect(await refused(removeNotification(owner, id, notification.id))).toMatchObject({
      _tag: "NotFound",
      message: "Notification not found.",
    })
  })
})
