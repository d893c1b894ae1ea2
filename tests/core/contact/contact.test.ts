import { expect, test } from "bun:test"
import { ContactDraft } from "../../../core/contact/contact.ts"

const letter = { name: "Ana", subject: "Hola", message: "¿Qué tal?" }

test.each(["name", "subject", "message"])("without %s a message asks for all three", (field) => {
  for (const value of [undefined, "", "  ", null, 7]) {
    const read = ContactDraft.safeParse({ ...letter, [field]: value })
    expect(read.error?.issues[0]?.message).toBe(
      "Please fill in all required fields (Name, Subject, Message).",
    )
  }
})

test("a message that is too long is not called incomplete", () => {
  const read = ContactDraft.safeParse({ ...letter, message: "a".repeat(5_001) })
  expect(read.success).toBe(false)
  expect(read.error?.issues[0]?.message).not.toContain("fill in")
})

test("whoever it claims to be from is not listened to", () => {
  expect(ContactDraft.parse({ ...letter, userId: "x" } as never)).toEqual(letter)
})
