/** The bar's menu on small screens. Esc closes it and returns the focus; moving the focus out of it closes it, too. */
export const startMenu = () => {
  const menu = document.getElementById("bar-menu")
  const button = document.querySelector<HTMLElement>('[aria-controls="bar-menu"]')
  if (!menu || !button) return
  const show = (open: boolean) => {
    menu.hidden = !open
    button.setAttribute("aria-expanded", String(open))
  }
  button.addEventListener("click", () => show(menu.hidden === true))
  // A dialog gives the focus back to what had it when it opened, which the menu, once it is closed, cannot take.
  menu.addEventListener("click", () => {
    button.focus()
    show(false)
  })
  document.addEventListener("focusin", ({ target }) => {
    if (target !== button && !menu.contains(target as Node)) show(false)
  })
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || menu.hidden) return
    show(false)
    button.focus()
  })
}
