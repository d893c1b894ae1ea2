import { ANA, envelope, epoch, type Item, ofApp } from "./inbox-stage.ts"

/* POSTs of one item each, as Meta's documentation and other people's webhooks show them. */

export const USER = "US.10000000000000000111"
export const CONTACT = { profile: { name: "Ana Ejemplo" }, wa_id: ANA, user_id: USER }

let made = 0
export const item = (more: Item) => ({
  id: `wamid.${made++}`,
  timestamp: String(epoch()),
  ...more,
})

/** A message of Ana's. */
export const from = (message: Item) =>
  envelope({
    contacts: [CONTACT],
    messages: [item({ from: ANA, from_user_id: USER, ...message })],
  })
export const of = (type: string, content: unknown) => from({ type, [type]: content })

/** What the owner writes to Ana in the phone app. */
export const fromApp = (message: Item) => ofApp([item({ to: ANA, ...message })])
