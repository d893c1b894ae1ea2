/* What is asked in a word, alone or beside why, or with a button under an advertisement. Over folded words. */
import type { Language } from "../../shared/language.ts"
import { wordsFor } from "./meanings.ts"

const isWord = (part: string) => /[\p{L}\p{N}]/u.test(part)

/** Said alone, or with no more than "please", these mean the same. */
const LONE: Readonly<Record<string, Language>> = {
  stop: "en",
  unsubscribe: "en",
  optout: "en",
  end: "en",
  baja: "es",
  desuscribir: "es",
  paren: "es",
  parad: "es",
  descadastrar: "pt",
  remover: "pt",
  sair: "pt",
  parar: "pt",
  parem: "pt",
  pare: "pt",
  arret: "fr",
  arretez: "fr",
  "d'arreter": "fr",
  desabonnement: "fr",
  desinscription: "fr",
  desabonner: "fr",
  stopp: "de",
  aufhoren: "de",
  stoppen: "de",
  abbestellen: "de",
  abmelden: "de",
  abmeldung: "de",
  austragen: "de",
}
const POLITE = new Set(
  `please pls plz por favor porfa porfavor porfis sff svp stp s'il vous te plait merci bitte danke thanks gracias
  thank you obrigado obrigada now already ya ja jetzt sofort maintenant agora ahora ok all everything
  quiero darme de la dar solicito`.split(/\s+/),
)
/** Why someone leaves, said after the word: "STOP. Wrong number". */
const REASON = new Set(
  `wrong number person not interested i'm im am no me interesa numero equivocado equivocada persona estoy
  interesado interesada errado errada engano nao tenho interesse estou pas interesse interessee je suis mauvais
  erreur de falsche nummer kein interesse`.split(/\s+/),
)
const WHY = / (?:interes|wrong|equivocad|errad|falsch|mauvais|erreur)/

const loneWord = (said: string): Language | null => {
  const parts = said.split(" ").filter(isWord)
  const word = parts.find((part) => part in LONE)
  if (!word) return null
  const rest = parts.filter((part) => !(part in LONE))
  const open = word === "baja" && rest.some((part) => ["darme", "dar", "quiero"].includes(part))
  const reasoned =
    (parts[0] === word || (parts.at(-1) === word && WHY.test(said))) &&
    rest.every((part) => POLITE.has(part) || REASON.has(part))
  const alone = reasoned || rest.every((part) => POLITE.has(part))
  return alone && !open ? (LONE[word] ?? null) : null
}

/** "Stop promotions", "leave the list": the whole message is what stands on a button. */
const BUTTONS: Readonly<Record<Language, readonly [halt: string, label: string]>> = {
  es: [
    "interrumpir|bloquear|cancelar|anular|silenciar|desactivar|suspender|parar|detener|quitar",
    "dejar de recibir|salir de la lista|darme de baja de (?:los |las )?MESSAGES|(?:cancelar|anular) (?:la |mi )?suscripcion",
  ],
  en: [
    "stop|end|cancel|block|mute|disable|turn off",
    "stop receiving|leave (?:the |this |your )?(?:mailing )?list",
  ],
  pt: [
    "interromper|bloquear|cancelar|anular|silenciar|desativar|desactivar|suspender|encerrar|parar",
    "sair da lista|deixar de receber|(?:cancelar|anular) (?:a |minha )*(?:inscricao|subscricao)",
  ],
  fr: [
    "interrompre|bloquer|arreter|stopper|couper|desactiver|suspendre|annuler",
    "ne plus recevoir|quitter (?:la|cette) liste",
  ],
  de: [
    "beenden|blockieren|stoppen|abbestellen|abschalten|deaktivieren",
    "nicht mehr erhalten|liste verlassen",
  ],
}
const onButton = Object.entries(BUTTONS).map(([language, [halt, label]]) => ({
  language: language as Language,
  button: new RegExp(
    `^ / (?:(?:${halt}) (?:[^ /?]+ ){0,2}MESSAGES|MESSAGES (?:${halt})|${label})(?: /)+ $`.replaceAll(
      "MESSAGES",
      `(?:${wordsFor("message")})`,
    ),
  ),
}))

/** The language of a wish that is said in a word or with a button, and in nothing else. */
export const lone = (said: string): Language | null =>
  loneWord(said) ?? onButton.find(({ button }) => button.test(said))?.language ?? null

/** "STOP. I live elsewhere now": the word alone at the beginning or the end, and beside it why. */
export const signedOff = (said: string): Language | null => {
  const clauses = said.split(/(?<= )[/,?](?= )/).filter(isWord)
  return loneWord(clauses[0] ?? "") ?? loneWord(clauses.at(-1) ?? "")
}
