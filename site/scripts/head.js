// Runs before the first paint, so that nothing flashes: sets the theme, the language, and whether somebody is signed in.
const root = document.documentElement
const kept = (key, storage = "localStorage") => {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
  }
}

const theme = kept("theme")
if (theme) root.dataset.theme = theme

// The csrf cookie lives exactly as long as a session does and, unlike the session's, can be read.
const signedIn = /(^|; )csrf-token=./.test(document.cookie)
root.dataset.session = signedIn || location.pathname.startsWith("/dashboard") ? "in" : "out"

// notices.ts has learnt from the server that there is a gate: until it is open nothing else is shown.
if (kept("developmentAuthenticated") !== "true" && kept("gate")) root.dataset.gate = "locked"

const spanish = document.querySelector('link[hreflang="es"]')
if ((kept("language") === "es" || /^\/es(\/|$)/.test(location.pathname)) && root.lang === "en") {
  // Only its path: it names the public origin, and the visitor may have come by another.
  if (spanish) location.replace(new URL(spanish.href).pathname + location.search + location.hash)
  else {
    root.lang = "es"
    document.title = document.querySelector("title").dataset.es ?? document.title
  }
}

// The line that offers Spanish is there from the start: later it would push down what somebody is about to press.
const asksForSpanish = navigator.language.startsWith("es") && root.lang === "en"
if (spanish && asksForSpanish && !kept("language") && !kept("dismissed:offer", "sessionStorage"))
  root.dataset.offer = ""

// A link to the page in another language leads on before the page's scripts have come: the choice is kept here.
// Until they hear a press, its button waits for them (overlays.ts). Without them a form would be sent as it is.
addEventListener("click", (event) => {
  const chosen = event.target.closest("[data-language]")
  try {
    if (chosen) localStorage.language = chosen.dataset.language
  } catch {}
  const pressed = '[data-island] button, [data-open], [data-dismiss], [aria-controls="bar-menu"]'
  const button = root.dataset.hears ? null : event.target.closest(pressed)
  if (!button) return
  event.preventDefault()
  button.dataset.pressed = ""
  button.setAttribute("aria-busy", "true")
})

// A script or style that a bad network has lost is asked for again: without it the page would wait for ever, or stay bare.
addEventListener(
  "error",
  ({ target: lost }) => {
    const style = lost.rel === "stylesheet"
    if (!style && lost.localName !== "script") return
    // A copy of a script would count as run already.
    const again = style ? lost.cloneNode() : document.createElement("script")
    if (!style) Object.assign(again, { type: "module", src: lost.src })
    setTimeout(() => lost.replaceWith(again), 3000)
  },
  true,
)

// A translator puts elements in the place of texts. React would change what is no longer to be seen, and stop where it takes a text
// away or puts something before it: what has changed is put back, to be translated again, and the element goes in the text's stead.
const standIns = new WeakMap()
const texts = new MutationObserver((changes) => {
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
    if (target.nodeType === 3) target.isConnected || standIns.get(target).replaceWith(target)
    const [text] = removedNodes
    const beside = [addedNodes[0], previousSibling, nextSibling]
    const standIn = beside.find((one) => one?.localName === "font")
    if (!standIn || text?.nodeType !== 3) continue
    standIns.set(text, standIn)
    texts.observe(text, { characterData: true })
  }
})
texts.observe(root, { childList: true, subtree: true })
for (const [name, at] of [
  ["removeChild", 0],
  ["insertBefore", 1],
]) {
  const plain = Node.prototype[name]
  Node.prototype[name] = function (...nodes) {
    if (nodes[at]?.parentNode !== this) nodes[at] = standIns.get(nodes[at]) ?? nodes[at]
    return plain.apply(this, nodes)
  }
}
