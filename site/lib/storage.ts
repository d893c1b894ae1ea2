/** Keeps texts in the browser. Where the browser forbids it, nothing is kept and nothing fails. */
const textKeeper = (storage: () => Storage) => ({
  read: (key: string) => {
    try {
      return storage().getItem(key)
    } catch {
      return null
    }
  },
  write: (key: string, text: string) => {
    try {
      storage().setItem(key, text)
    } catch {}
  },
  remove: (key: string) => {
    try {
      storage().removeItem(key)
    } catch {}
  },
  clear: () => {
    try {
      storage().clear()
    } catch {}
  },
})

/** The same for plain values. */
const keeper = (storage: () => Storage) => {
  const texts = textKeeper(storage)
  return {
    ...texts,
    read: (key: string): unknown => {
      try {
        return JSON.parse(texts.read(key) ?? "null")
      } catch {
        return null
      }
    },
    write: (key: string, value: unknown) => texts.write(key, JSON.stringify(value)),
  }
}

/** Settings of the device, kept across visits. As texts, because head.js reads them before the first paint. */
export const device = textKeeper(() => localStorage)

/** Kept across visits, until the owner signs out: pending intentions and the simulation's copy. */
export const kept = keeper(() => localStorage)

/** Kept while the tab lives: drafts and dismissed notices. */
export const tab = keeper(() => sessionStorage)

/** What is kept in a tab belongs to one owner: it is removed when another signs in. */
export const belongTo = (owner: string) => {
  if ((tab.read("owner") ?? owner) !== owner) tab.clear()
  tab.write("owner", owner)
}

/** What belongs to the device and holds nothing of an owner. */
const OF_DEVICE = ["language", "theme", "developmentAuthenticated", "gate"]

/** Leaves nothing of an owner on this device. */
export const forgetOwner = () => {
  try {
    for (const key of Object.keys(localStorage))
      if (!OF_DEVICE.includes(key)) localStorage.removeItem(key)
  } catch {}
}
