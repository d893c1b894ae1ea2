import type { WishWords } from "./words.ts"

const raw = String.raw

export const de: WishWords = {
  appointment: raw`termin\w*|buch\w*|reservier\w*|eintrag\w*`,
  cancels: raw`absag\w*|storn\w*`,
  moves: raw`verschieb\w*|verleg\w*`,
  undoes: raw`schaff\w* (?:\S+ )*nicht|sag\w* (?:\S+ )*ab|kann (?:\S+ )*nicht (?:kommen)?`,
  changes: raw`umbuch\w*|vorzieh\w*|leg\w* (?:mich|uns|meine?n?)`,
  asks: raw`(?:kann|konnte|konnten|konnen|darf|mochte|mochten|wurde|wurden|wollte|wollten) (?:ich|wir) (?:\S+ )*(?:kommen|vorbei\w*|haben|bringen)|(?:kannst|konnt|konnten|konntest|konnen) (?:du|ihr|sie) (?:mich|uns|mir|meine?n?)|einschieb\w*|tisch|platz|moglich|brauche|brauchte|passt|ginge|geht|(?:kann|konnte) (?:\S+ ){0,4}(?:kommen|vorbei\w*|mitmachen)`,
  opens: raw`kann|darf|habt|hat|haben|gibt|ist(?! (?:ok|okay|gut|recht))|sind`,
  when: raw`wann`,
  inquires: raw`wieviel|wie(?! war| ware)|welche\w*|wo|wer|offen|geoffnet`,
  does: raw`arbeite\w*|ist|sind|da|kommt|kommen an|liefer\w*|geliefert|macht|fertig|schliess\w*|feiertag`,
  any: raw`etwas|was`,
  free: raw`habt|haben|hat|gibt|frei(?:e[rsn]?)?`,
  offers: raw`ich habe|wir haben|habe ich|haben wir|hatte|frei`,
  later: raw`ruf\w* (?:\S+ )*an|mel\S+ mich|uberleg\S*|sag\w* (?:bescheid|dir|ihnen)|geb\w* bescheid|frag\w* (?:mal |erst )?mein\w*|mein\w* \S+ fragen|schau\w* (?:ich )?mal|ein anderes mal`,
}
