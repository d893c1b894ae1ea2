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

if (chat) {
  toEnd()
  setInterval(() => refresh().catch(() => {}), EVERY_MS)
}
