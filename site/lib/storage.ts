/** Keeps plain values in the browser. Where the browser forbids it, nothing is kept and nothing fails. */
const keeper = (storage: () => Storage) => ({
  read: (key: string): unknown => {
    try {
      return JSON.parse(storage().getItem(key) ?? "null")
    } catch {
      return null
    }
  },
  write: (key: string, value: unknown) => {
    try {
      storage().setItem(key, JSON.stringify(value))
    } catch {}
  },
  remove: (key: string) => {
    try {
      storage().removeItem(key)
    } catch {}
  },
})

/** Kept across visits: pending intentions and the simulation's copy. */
export const kept = keeper(() => localStorage)

/** Kept while the tab lives: drafts and dismissed notices. */
export const tab = keeper(() => sessionStorage)

/** What is kept in a tab belongs to one owner: it is removed when another signs in. */
export const belongTo = (owner: string) => {
  if ((tab.read("owner") ?? owner) !== owner) sessionStorage.clear()
  tab.write("owner", owner)
}

/** Settings of the device, which hold nothing of an owner. */
const OF_DEVICE = ["language", "theme", "developmentAuthenticated", "gate"]

/** Leaves nothing of an owner on this device. */
export const forgetOwner = () => {
  try {
    for (const key of Object.keys(localStorage))
      if (!OF_DEVICE.includes(key)) localStorage.removeItem(key)
  } catch {}
}
