/** On public pages: buttons that copy or print, the section that the address names is opened, the year is the current one. */
export const startPageButtons = () => {
  document.addEventListener("click", async (event) => {
    const button = (event.target as Element).closest<HTMLElement>("[data-copy], [data-print]")
    if (!button) return
    if ("print" in button.dataset) return window.print()
    await navigator.clipboard.writeText(button.dataset.copy ?? "")
    button.textContent = button.dataset.copied ?? ""
  })
  const section = location.hash && document.getElementById(location.hash.slice(1))
  if (section instanceof HTMLDetailsElement) section.open = true
  for (const year of document.querySelectorAll("[data-year]"))
    year.textContent = String(new Date().getFullYear())
}
