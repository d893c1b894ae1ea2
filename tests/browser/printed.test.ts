import { expect, onStage } from "../support/browser.ts"

const walk = onStage()

walk("Printed, the legal pages show every section and nothing of the frame", async ({ page }) => {
  for (const path of ["/privacy-policy", "/terms-of-service"]) {
    await page.goto(path)
    const sections = page.locator("main details .prose")
    const shown = () =>
      sections.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)
    await expect.poll(shown).toBe(1)
    await page.emulateMedia({ media: "print" })
    await expect.poll(shown).toBe(await sections.count())
    await expect(page.getByTestId("top-bar")).toBeHidden()
    await expect(page.getByRole("contentinfo")).toBeHidden()
    await page.emulateMedia({ media: "screen" })
  }
})

walk("Printed, a page is dark on white also for who reads it in the dark", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"))
  await page.goto("/privacy-policy")
  const heading = page.getByRole("heading", { level: 1 })
  await expect(heading).toHaveCSS("color", "rgb(243, 240, 234)")
  await page.emulateMedia({ media: "print", colorScheme: "dark" })
  await expect(heading).toHaveCSS("color", "rgb(29, 25, 19)")
})

walk("Printed, no heading of a guide stands alone at the foot of a page", async ({ page }) => {
  for (const path of ["/documentation", "/whatsapp-guide"]) {
    await page.goto(path)
    await page.emulateMedia({ media: "print" })
    await page.evaluate(() => document.fonts.ready)
    // Columns break like pages, and can be measured.
    const alone = await page.evaluate(() => {
      const article = document.querySelector("article") as HTMLElement
      const headings = [...article.querySelectorAll("h2, h3, dt")]
      const nextText = (heading: Element) => {
        const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT)
        walker.currentNode = heading.lastChild ?? heading
        for (let next = walker.nextNode(); next; next = walker.nextNode())
          if (next.textContent?.trim() && !next.parentElement?.closest("button")) return next
        return heading
      }
      const left = (node: Node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return range.getClientRects()[0]?.left ?? 0
      }
      return [700, 800, 900, 1000, 1100].flatMap((height) => {
        Object.assign(article.style, {
          height: `${height}px`,
          columns: "600px 1",
          columnFill: "auto",
        })
        return headings
          .filter((heading) => Math.abs(left(nextText(heading)) - left(heading)) > 500)
          .map((heading) => `${height}: ${heading.textContent}`)
      })
    })
    expect([path, alone]).toEqual([path, []])
    await page.emulateMedia({ media: "screen" })
  }
})
