// Keeps the chat up to date: asks for this page again and puts in the new list, without losing what is being typed.
const EVERY_MS = 1000
const chat = document.querySelector("#chat")

const toEnd = () => {
  chat.scrollTop = chat.scrollHeight
}

const refresh = async () => {
  if (document.hidden) return
  const response = await fetch(location.href)
  if (!response.ok) return
  const fresh = new DOMParser()
    .parseFromString(await response.text(), "text/html")
    .querySelector("#chat")
  if (!fresh || fresh.innerHTML === chat.innerHTML) return
  chat.replaceChildren(...fresh.childNodes)
  toEnd()
}

// A message is sent from the number and name in the form above, also when "Open chat" was not pressed first.
document.querySelector("form[method=post]")?.addEventListener("submit", ({ target }) => {
  for (const [name, value] of new FormData(document.querySelector("form[method=get]")))
    target.elements[name].value = value
})

if (chat) {
  toEnd()
  setInterval(() => refresh().catch(() => {}), EVERY_MS)
}
