/** A browser may refuse, and has no clipboard without https. */
const write = async (text: string) => navigator.clipboard.writeText(text)

/** On public pages: buttons that copy or print, the section that the address names is opened, the year is the current one. */
export const startPageButtons = () => {
  document.addEventListener("click", async (event) => {
    const button = (event.target as Element).closest<HTMLElement>("[data-copy], [data-print]")
    if (!button) return
    if ("print" in button.dataset) return window.print()
    const { copy = "", copied = "", failed = "" } = button.dataset
    const said = await write(copy).then(
      () => copied,
      () => failed,
    )
    button.ariaLabel = `${said}: ${button.dataset.what}`
    button.textContent = said
  })
  const section = location.hash && document.getElementById(location.hash.slice(1))
  if (section instanceof HTMLDetailsElement) section.open = true
  for (const year of document.querySelectorAll("[data-year]"))
    year.textContent = String(new Date().getFullYear())
}
