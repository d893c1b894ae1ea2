import type { Page } from "playwright"

/** How many rounds of messages React may need after painting: effects run in messages of their own, each of which may cause another. */
const AFTER_PAINTING = 5

/** Lets the clock of a page run for so long, after React has set its timers. */
export const pass = async (page: Page, ms: number) => {
  await page.evaluate(async (messages) => {
    const { port1, port2 } = new MessageChannel()
    for (let at = 0; at < messages; at++)
      await new Promise<void>((heard) => {
        port1.onmessage = () => heard()
        port2.postMessage(null)
      })
    port1.close()
  }, AFTER_PAINTING)
  await page.clock.runFor(ms)
}

/** Lets a page's stopped clock run until something has happened, however long an answer takes. */
export const runUntil = async (page: Page, happened: () => Promise<boolean>) => {
  while (!(await happened())) await page.clock.runFor(1)
}
