import { expect, test } from "bun:test"
import { sendContactMessage } from "../../../core/contact/send-contact-message.ts"
import { ownerWorld } from "../../support/owner-world.ts"

const letter = { name: "Ana", subject: "Hola", message: "¿Qué tal?" }

test("a message is kept, and mailed to every operator", async () => {
  const { run, state, hasOwner } = ownerWorld()
  const owner = hasOwner()
  state.operators.push("one@example.com", "two@example.com")
  expect(await run(sendContactMessage(letter, owner))).toEqual({
    message: "Your message has been sent successfully! We will get back to you soon.",
  })
  expect(state.contact).toEqual([{ message: letter, from: owner }])
  expect(state.mails.map(({ to }) => to)).toEqual(["one@example.com", "two@example.com"])
})

test("the operators can answer: an owner at the address of the account", async () => {
  const { run, state, hasOwner } = ownerWorld()
  const owner = hasOwner()
  state.operators.push("one@example.com")
  await run(sendContactMessage(letter, owner))
  await run(sendContactMessage(letter, null))
  const email = state.accounts.find(({ id }) => id === owner)?.email
  expect(state.mails).toMatchObject([{ from: email }, { from: null }])
})

test("a message is kept also where there is nobody to mail it to", async () => {
  const { run, state } = ownerWorld()
  await run(sendContactMessage(letter, null))
  expect(state.contact).toHaveLength(1)
})

test("an operator whose address is gone keeps the message from no other, and its writer is not told to try again", async () => {
  const { run, refused, state } = ownerWorld()
  state.operators.push("gone@example.invalid", "two@example.com")
  expect(await run(sendContactMessage(letter, null))).toMatchObject({
    message: "Your message has been sent successfully! We will get back to you soon.",
  })
  expect(state.mails.map(({ to }) => to)).toEqual(["two@example.com"])
  expect(state.faults.map(({ event }) => event)).toEqual(["mail_failed"])
  state.operators.pop()
  expect((await refused(sendContactMessage(letter, null))).code).toBe("contact_failed")
})

test("a message that could not be mailed is kept, and its writer is told", async () => {
  const { refused, state } = ownerWorld()
  state.operators.push("one@example.com")
  state.breaks.add("mail")
  expect(await refused(sendContactMessage(letter, null))).toMatchObject({
    message: "Failed to send message. Please try again later.",
  })
  expect(state.contact).toHaveLength(1)
})
