const endings: (() => Promise<unknown>)[] = []

/** Closes what several test files or a whole measurement share, at the end of the process: what was opened last comes first. */
export const atEnd = (close: () => Promise<unknown>) => void endings.push(close)

export const closeAll = async () => {
  for (let close = endings.pop(); close; close = endings.pop()) await close().catch(() => {})
}
