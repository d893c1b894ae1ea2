import { Unreached, waitOf } from "./send.ts"

/** The largest page the server gives. */
const LARGEST = 100

type Part = { readonly items: readonly unknown[]; readonly total: number }
/** Without both, the server's first page. */
type Page = { readonly limit?: number; readonly offset?: number }

/** Reads all pages of a list, so that a search finds what is far down, too. */
export const wholeList = async <List extends Part>(
  read: (page: Page) => Promise<List>,
): Promise<List> => {
  const first = await read({})
  const items = [...first.items]
  while (items.length < first.total) {
    const next = await read({ limit: LARGEST, offset: items.length })
    if (next.items.length === 0) break
    items.push(...next.items)
  }
  return { ...first, items }
}

/** Lower than every id. */
const LOWEST = "00000000-0000-0000-0000-000000000000"
/** How often a page is asked for that is told to wait each time. */
const TRIES = 5

/** Waits as long as the server says where so many pages are asked for that it takes no more for the moment. */
const patiently = async <Reply>(ask: () => Promise<Reply>, tries = TRIES): Promise<Reply> => {
  try {
    return await ask()
  } catch (fault) {
    const wait = waitOf(fault)
    if (wait === null || tries === 1) throw fault
    await new Promise((go) => setTimeout(go, wait))
    return patiently(ask, tries - 1)
  }
}

/** Reads all pages of a list that may be long and whose own order changes meanwhile: by the ids of what is in it. */
export const wholeListById = async <Item extends { readonly id: string }>(
  read: (page: {
    readonly limit: number
    readonly after: string
  }) => Promise<{ readonly items: readonly Item[] }>,
) => {
  const items: Item[] = []
  for (;;) {
    const after = items.at(-1)?.id ?? LOWEST
    const next = await patiently(() => read({ limit: LARGEST, after }))
    // Of a server that knows no `after`, each page is the first one.
    if (next.items.some(({ id }) => id <= after)) throw new Unreached("a page out of order")
    items.push(...next.items)
    if (next.items.length < LARGEST) return items
  }
}
