const DAY_MS = 24 * 3_600_000

/** Whether what was begun then is given up: it goes on with whoever signs in next, who a day later may be somebody else. */
export const isOver = (begunAt: unknown) =>
  typeof begunAt === "number" && Date.now() - begunAt > DAY_MS
