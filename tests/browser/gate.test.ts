import { afterAll, beforeAll, expect, test } from "bun:test"
import { openStage, PATIENCE_MS, type Stage } from "../support/browser.ts"

let stage: Stage
beforeAll(async () => {
  stage = await openStage({ DEVELOPMENT_PASSWORD: "abretesesamo" })
}, PATIENCE_MS)
afterAll(() => stage.close(), PATIENCE_MS)

test(
  "Behind the gate every address asks for the word; the right one opens it for good",
  async () => {
    const { page } = await stage.visit()
    for (const path of ["/pricing", "/dashboard", "/"]) {
      await page.goto(path)
      await page.locator("#gate input").waitFor()
    }
    await page.locator("#gate input").fill("sesamo")
    await page.locator("#gate form button[type=submit]").click()
    await page.getByText("Incorrect password. Please try again.").waitFor()
    await page.locator("#gate input").fill("abretesesamo")
    await page.locator("#gate form button[type=submit]").click()
    await page.getByRole("button", { name: "Start Now!" }).waitFor()
    await page.reload()
    await page.getByRole("button", { name: "Start Now!" }).waitFor()
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("abretesesamo")
  },
  PATIENCE_MS,
)

test(
  "Español: every public page has its Spanish twin, and the dashboard changes at once",
  async () => {
    const { page } = await stage.visit()
    await page.goto("/")
    await page.evaluate(() => localStorage.setItem("developmentAuthenticated", "true"))
    await page.goto("/pricing")
    await page.getByRole("link", { name: "Español" }).filter({ visible: true }).first().click()
    await page.waitForURL("**/es/pricing")
    expect(await page.locator("html").getAttribute("lang")).toBe("es")
    await page.getByRole("heading", { name: "Pagas por mensajes, no por puestos" }).waitFor()

    await stage.own(page, { name: "Marisol" })
    await page.evaluate(() => localStorage.removeItem("language"))
    await page.goto("/dashboard")
    const side = page.getByTestId("sidebar")
    await side.getByRole("button", { name: "Español" }).click()
    for (const name of ["Resumen", "Memoria", "Entrenamiento", "Calendario", "Ajustes"])
      await side.getByRole("link", { name }).waitFor()
    await page.getByRole("heading", { name: "Hola, Marisol" }).waitFor()
    expect(await page.locator("html").getAttribute("lang")).toBe("es")
    await page.reload()
    await page.getByRole("heading", { name: "Hola, Marisol" }).waitFor()
    await side.getByRole("button", { name: "English" }).click()
    await page.getByRole("heading", { name: "Hello, Marisol" }).waitFor()
  },
  PATIENCE_MS,
)
