/* In characters: how long a text may be, for the contract and for the form that it is typed into. */

export const PHONE_CHARACTERS = 40

/** Meta's id of a number or an account. */
export const META_ID_CHARACTERS = 64

/** WhatsApp takes no longer text in one message. */
export const TEXT_CHARACTERS = 4096
