import axe from "axe-core"
import type { Page } from "playwright"

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

/** Waits until no colour is changing: during a transition between themes contrasts are wrong. */
const still = (page: Page) =>
  page.waitForFunction(
    () =>
      document.fonts.status === "loaded" &&
      document.getAnimations().every(({ playState }) => playState !== "running"),
  )

/** axe's findings about accessibility, each with the elements that have it. */
export const axeFaults = async (page: Page): Promise<readonly string[]> => {
  await still(page)
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source)
  return page.evaluate(async (values) => {
    const { axe: here } = window as unknown as { axe: typeof axe }
    const runOnly = { type: "tag", values } as const
    const { violations } = await here.run(document, { runOnly, resultTypes: ["violations"] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)
  }, TAGS)
}
