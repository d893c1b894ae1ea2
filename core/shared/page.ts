/** Which part of a list: contract.md 1.2. */
export type Page = { readonly limit: number; readonly offset: number }

/** A part of a list, and how long the whole is. */
export type Listed<Item> = { readonly items: readonly Item[]; readonly total: number }
