import { describe, expect, test } from "bun:test"
import { answer } from "../../../core/reply/answer.ts"
import { isUnreadable, mediaNotice, shownContent } from "../../../core/reply/media.ts"
import { world } from "../../support/world.ts"

describe("what a client sends beside words", () => {
  test.each([
    ["text", "¿Abrís hoy?", "¿Abrís hoy?"],
    ["image", "¿Tenéis este?", "[an image, which you cannot open] ¿Tenéis este?"],
    ["image", "[image]", "[an image, which you cannot open]"],
    ["audio", "[audio]", "[a voice note, which you cannot open]"],
    ["document", "La factura", "[a document, which you cannot open] La factura"],
    ["nfm_reply", "[nfm_reply]", "[a filled-in form, which you cannot open]"],
    ["location", "[Ubicación: 40.4,-3.7]", "[Ubicación: 40.4,-3.7]"],
    ["button_reply", "Sí", "Sí"],
    ["text", "[image]", "[image]"],
    ["hologram", "[hologram]", "[hologram]"],
  ])("%s %p is shown to the model as %p", (type, content, shown) => {
    expect(shownContent({ type, content })).toBe(shown)
  })
  test("is unreadable when it has no words, and words in brackets are words", () => {
    expect(isUnreadable({ type: "audio", content: "[audio]" })).toBe(true)
    expect(isUnreadable({ type: "text", content: "[text]" })).toBe(false)
  })
  test("is told to the owner by name, each kind once", () => {
    const fresh = ["image", "image", "audio"].map((type) => ({ type, content: `[${type}]` }))
    expect(mediaNotice("Ana", fresh)).toBe(
      "Ana ha enviado una imagen y un audio que el bot no puede abrir.",
    )
    expect(mediaNotice("Ana", [...fresh, { type: "video", content: "[video]" }])).toBe(
      "Ana ha enviado una imagen, un audio y un vídeo que el bot no puede abrir.",
    )
    expect(mediaNotice("", [{ type: "contacts", content: "[contacts]" }])).toBe(
      "Un cliente ha enviado un contacto que el bot no puede abrir.",
    )
    expect(mediaNotice("Ana", [{ type: "nfm_reply", content: "[nfm_reply]" }])).toBe(
      "Ana ha enviado un formulario que el bot no puede abrir.",
    )
    expect(mediaNotice("Ana", [{ type: "sticker", content: "[sticker]" }])).toBeUndefined()
  })
})

test("a voice note is answered honestly and noted to the owner, once a day", async () => {
  const { run, hears, texts, notifications, later, state } = world({
    state: { client: { phone: "34600111222", userId: null, name: "Ana" } as never },
  })
  await run(answer(hears(null, { type: "audio" })))
  later(60_000)
  await run(answer(hears(null, { type: "audio" })))
  expect(texts()).toEqual(["Por ahora solo puedo leer mensajes de texto. ¿Me lo puedes escribir?"])
  expect(state.client.name).toBe("Ana")
  expect(notifications).toEqual(["Ana ha enviado un audio que el bot no puede abrir."])
})

test("a photo with a question is answered by a model that knows it has not seen the photo", async () => {
  const { run, hears, requests, notifications } = world({
    model: ["No puedo ver la foto, ¿me la describes?"],
  })
  await run(answer(hears("¿Tenéis este?", { type: "image" })))
  const prompt = JSON.stringify(requests[0])
  expect(prompt).toContain("[an image, which you cannot open] ¿Tenéis este?")
  expect(prompt).toContain("you have not seen")
  expect(notifications).toEqual(["Ana ha enviado una imagen que el bot no puede abrir."])
})
