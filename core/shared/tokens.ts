export const CHARACTERS_PER_TOKEN = 4

/** "Text length / 4 rounded up" (spec section 9). */
export const textTokens = (text: string): number => Math.ceil(text.length / CHARACTERS_PER_TOKEN)
