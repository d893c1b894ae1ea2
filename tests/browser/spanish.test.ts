import { expect } from "bun:test"
import { onStage } from "../support/browser.ts"

const walk = onStage()

walk(
  "Español: every public page has its Spanish twin, and the dashboard changes at once",
  async ({ page, own }) => {
    await page.goto("/pricing")
    await page.getByRole("link", { name: "Español" }).filter({ visible: true }).first().click()
    await page.waitForURL("**/es/pricing")
    expect(await page.locator("html").getAttribute("lang")).toBe("es")
    await page.getByRole("heading", { name: "Pagas por mensajes, no por puestos" }).waitFor()

    await own({ name: "Marisol" })
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
)
