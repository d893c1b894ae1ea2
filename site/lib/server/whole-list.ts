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
