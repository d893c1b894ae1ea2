import { words } from "../lib/language/words.ts"

/** The two kinds of knowledge sources and their fields, in the wizard and in Training. */
export const sourceWords = words({
  en: {
    text: "Text",
    url: "URL",
    content: "Content",
    address: "Website address",
    addressHelp:
      "The bot can pass this address on. It does not read the page: paste what matters as text.",
    add: "Add source",
  },
  es: {
    text: "Texto",
    url: "URL",
    content: "Contenido",
    address: "Dirección de la web",
    addressHelp:
      "El bot puede dar esta dirección. No lee la página: pega lo importante como texto.",
    add: "Añadir fuente",
  },
})
