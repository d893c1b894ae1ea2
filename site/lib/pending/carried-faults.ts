import { tab } from "../storage.ts"

/** Why what was begun could not be continued, for the next page to show. Not in its address, which anybody could write. */
const carried = (key: string) => ({
  keep: (sentence: string) => tab.write(key, sentence),
  take: () => {
    const found = tab.read(key)
    tab.remove(key)
    return typeof found === "string" ? found : null
  },
})

export const purchaseFault = carried("purchaseFault")
/** Stands for the sentence about a draft that cannot be read. */
export const BROKEN_DRAFT = "broken draft"
export const creationFault = carried("creationFault")
/** Whatever it holds: a mailed link brought nobody in. */
export const deadLink = carried("deadLink")
