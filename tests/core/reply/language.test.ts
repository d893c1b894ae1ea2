import { describe, expect, test } from "bun:test"
import { replyLanguage } from "../../../core/reply/language.ts"
import type { Language } from "../../../core/shared/language.ts"
import { fallbackLanguage } from "../../../core/shared/language-setting.ts"
import { phrasesOf, shareRight } from "../../support/corpora/phrases.ts"

type Phrase = {
  readonly id: string
  readonly prior_language: Language | null
  readonly default_language?: Language
  readonly text: string
  readonly expected_language: Language
}

describe("the language of a reply", () => {
  test.each([
    ["given", phrasesOf<Phrase>("language.dev")],
    ["our own", phrasesOf<Phrase>("own/language")],
  ])("is the expected one for %s phrases, first messages and later ones", (whose, phrases) => {
    const right = shareRight(
      `languages, ${whose}`,
      phrases,
      ({ text, prior_language, default_language, expected_language }) =>
        replyLanguage(text, {
          ...(prior_language ? { prior: prior_language } : {}),
          fallback: default_language ?? "es",
        }) === expected_language,
    )
    expect(right).toBeGreaterThanOrEqual(0.98)
  })

  test.each([
    "Bon dia, quin preu té el tall?",
    "no puc venir dimarts, em sap greu",
    "Ciao, quanto costa un taglio?",
    "dove posso parcheggiare?",
    "ho bisogno di spostare l'appuntamento a venerdì",
    "moitas grazas, ata mañá",
    "Hallo, wat kost een knipbeurt?",
    "kan ik mijn afspraak verzetten naar vrijdag?",
  ])("stays as it is where a neighbour writes: %p", (text) => {
    for (const language of ["es", "en", "fr"] as const) {
      expect(replyLanguage(text, { prior: language, fallback: "es" })).toBe(language)
      expect(replyLanguage(text, { fallback: language })).toBe(language)
    }
  })

  test.each([
    ["es", "un millón de gracias"],
    ["es", "buenas tardes a todos"],
    ["es", "muy amable, gracias de corazón"],
    ["en", "good morning team"],
    ["en", "thanks a bunch, much appreciated"],
    ["pt", "boa noite a todos vocês"],
    ["pt", "muito obrigado mesmo"],
    ["fr", "merci mille fois"],
    ["fr", "bonjour à tous"],
    ["de", "guten Tag allerseits"],
    ["de", "vielen lieben Dank euch allen"],
  ] as const)("is held through greetings and thanks in %s: %p", (own, text) => {
    for (const prior of (["es", "en", "pt", "fr", "de"] as const).filter((it) => it !== own)) {
      expect([prior, replyLanguage(text, { prior, fallback: "es" })]).toEqual([prior, prior])
    }
  })

  test("is the fallback's where a letter chooses among what was offered", () => {
    for (const text of ["d", "D)", "y", "E", "c, d", "l"]) {
      for (const fallback of ["es", "en", "de"] as const) {
        expect([text, replyLanguage(text, { fallback })]).toEqual([text, fallback])
      }
    }
  })

  test.each([
    ["es", "a las 5"],
    ["es", "a las 17:00"],
    ["es", "de 5 a 6"],
    ["es", "a las 5 de la tarde"],
    ["es", "por la tarde"],
    ["es", "El sábado por la tarde"],
    ["fr", "le 9"],
    ["fr", "du 3 au 5"],
    ["fr", "le 4 mars à 10h"],
    ["pt", "às 5 da tarde"],
    ["de", "um 5"],
  ] as const)("is shown by a time alone, in %s: %s", (language, text) => {
    expect(replyLanguage(text, { fallback: language })).toBe(language)
  })

  test.each([
    ["es", "Vi el anuncio"],
    ["es", "Vi la foto en Instagram"],
    ["es", "número"],
    ["es", "el local"],
    ["es", "mal"],
    ["es", "A domicilio"],
    ["es", "Segunda mano"],
    ["pt", "número"],
    ["fr", "total"],
    ["en", "photo"],
    ["de", "final"],
  ] as const)(
    "is the fallback's, %s, where that language has the words, too: %s",
    (language, text) => {
      expect(replyLanguage(text, { fallback: language })).toBe(language)
    },
  )

  test.each([
    ["pt", "es", "soy alérgica a los frutos secos"],
    ["es", "pt", "sou alérgica a frutos secos"],
    ["pt", "es", "llego tarde, perdón por no contestar"],
  ] as const)("is no longer %s but %s where a client says: %s", (prior, language, text) => {
    expect(replyLanguage(text, { prior, fallback: prior })).toBe(language)
  })

  test.each([
    ["en", "January 9th"],
    ["pt", "9 de janeiro"],
    ["fr", "le 9 mai"],
    ["de", "am 9. Januar"],
    ["de", "am 9. April"],
    ["en", "April 9th"],
  ] as const)("is shown by a date alone, in %s: %s", (language, text) => {
    for (const fallback of ["es", "de", "en"] as const) {
      expect([fallback, replyLanguage(text, { fallback })]).toEqual([fallback, language])
    }
  })

  test.each(["a las 5 de la tarde", "por la tarde", "Ana y Luis"])(
    "is Spanish also to an English bot in: %s",
    (text) => {
      expect(replyLanguage(text, { fallback: "en" })).toBe("es")
    },
  )

  test.each([
    ["spanish", "es"],
    ["english", "en"],
    ["portuguese", "pt"],
    ["french", "fr"],
    ["german", "de"],
    ["auto", "es"],
  ] as const)("of a chatbot set to %s begins as %s", (setting, language) => {
    expect(fallbackLanguage(setting)).toBe(language)
  })

  test.each([
    ["fr", "français s.v.p."],
    ["pt", "português pfv"],
    ["es", "en castellano xfa"],
    ["de", "prefiero que me escriban en alemán"],
    ["en", "auf Englisch weiter bitte, mein Mann liest mit"],
    ["fr", "could you say that in French please?"],
    ["en", "tell me in English please"],
    ["en", "¿me lo puedes decir en inglés?"],
    ["en", "repítemelo en inglés por favor"],
    ["fr", "pode me dizer em francês?"],
    ["en", "tu peux me le dire en anglais ?"],
    ["fr", "kannst du mir das auf Französisch sagen?"],
    ["pt", "use Portuguese from here on"],
    ["en", "por qué no hablamos en inglés?"],
    ["en", "could we use English?"],
    ["pt", "no entiendo háblame en portugués"],
    ["en", "¿no hablas inglés?"],
    ["fr", "nunca me respondes en francés"],
  ] as const)("is %s once it is wished for, however short: %s", (language, text) => {
    for (const prior of ["es", "de"] as const) {
      expect(replyLanguage(text, { prior, fallback: prior })).toBe(language)
    }
  })

  test.each([
    ["es", "no me hables en inglés que no me entero jajaja"],
    ["es", "no me escribas en francés"],
    ["en", "don't talk to me in Spanish"],
    ["en", "don't use French with me"],
    ["fr", "ne me parle pas en anglais"],
    ["pt", "não fale em inglês comigo"],
    ["de", "antworte mir nicht auf Englisch"],
    ["es", "¿cómo se dice balayage en inglés?"],
    ["es", "¿me puedes decir cuánto cuesta la traducción al inglés?"],
    ["en", "how do you say cita in Spanish?"],
    ["fr", "comment on dit balayage en anglais ?"],
    ["en", "please use the French entrance"],
    ["en", "I want to use my Spanish card, is it possible"],
    ["es", "quiero usar el champú francés"],
    ["de", "kann ich meine spanische Kreditkarte verwenden"],
    ["en", "can you tell I'm German"],
    ["es", "quiero repetir el francés por favor"],
  ] as const)("stays %s where another is refused or only spoken of: %s", (language, text) => {
    expect(replyLanguage(text, { prior: language, fallback: language })).toBe(language)
  })

  test.each([
    ["en", "table for six, prix fixe menu"],
    ["en", "the soupe du jour, is it vegan?"],
    ["pt", "o check-up completo"],
    ["de", "zwei Crème brûlée à la carte"],
    ["es", "un vis a vis con el chef"],
  ] as const)("stays %s with a borrowed phrase: %s", (language, text) => {
    expect(replyLanguage(text, { prior: language, fallback: language })).toBe(language)
  })

  test.each([
    ["en", "I'm more comfortable in Spanish, let's use that", "es"],
    ["es", "me siento más cómoda en inglés", "en"],
    ["fr", "je suis plus à l'aise en anglais", "en"],
    ["pt", "fico mais à vontade em inglês", "en"],
    ["de", "auf Französisch fällt es mir leichter", "fr"],
    ["en", "I'm not comfortable in Spanish", "en"],
    ["es", "no me siento cómodo en inglés", "es"],
    ["fr", "je ne suis pas à l'aise en anglais", "fr"],
    ["en", "the chairs are more comfortable in the Spanish room", "en"],
  ] as const)(
    "of who speaks %s is the one that comes easier to them: %s",
    (prior, text, wanted) => {
      expect(replyLanguage(text, { prior, fallback: prior })).toBe(wanted)
    },
  )

  test.each([
    ["en", "Could we carry on in German?", "de"],
    ["en", "can we carry on in french please", "fr"],
    ["en", "do you sell French carry on bags?", "en"],
    ["en", "Could you tell me if you carry French wine?", "en"],
    ["fr", "preciso da fatura com o número de contribuinte", "pt"],
  ] as const)(
    "of who spoke %s is the one that they ask for or change to: %s",
    (prior, text, wanted) => {
      expect(replyLanguage(text, { prior, fallback: prior })).toBe(wanted)
    },
  )

  test("is the one that somebody else who takes over reads", () => {
    const text = "my boyfriend takes over and he only reads Spanish, so Spanish from now on please"
    expect(replyLanguage(text, { prior: "en", fallback: "en" })).toBe("es")
  })

  test("is not that of a relative who is told of", () => {
    const text = "mein Mann spricht besser Englisch, der Termin ist für ihn"
    expect(replyLanguage(text, { prior: "de", fallback: "de" })).toBe("de")
  })

  test("is read through the acute accent that many type for an apostrophe", () => {
    expect(replyLanguage("don´t worry", { prior: "es", fallback: "es" })).toBe("en")
  })
})

describe("a client of another language", () => {
  test.each([
    ["de", "por supuesto"],
    ["de", "tudo bem, bis morgen"],
    ["es", "sure thing 👍"],
    ["pt", "geht klar"],
    ["fr", "está bien"],
    ["es", "pas de souci"],
  ] as const)("who is answered in %s is so, too, after they agree with %p", (prior, text) => {
    expect(replyLanguage(text, { prior, fallback: prior })).toBe(prior)
  })

  test.each([
    ["de", "es", "por supuesto, ¿a qué hora abren?"],
    ["fr", "en", "got it, what time do you close?"],
    ["en", "de", "kein Problem, wann macht ihr auf?"],
    ["en", "es", "Could your messages from here on be in Spanish? My nan's reading this"],
    ["pt", "en", "suas mensagens podiam ser em inglês daqui pra frente?"],
    ["es", "pt", "mejor escribime en portugués, que el español no lo manejo bien"],
    ["de", "fr", "schreibts ma lieber auf Französisch, geht des?"],
    ["en", "de", "my English isn't great, could you put it in German?"],
  ] as const)("who is answered in %s is answered in %s who says %p", (prior, wanted, text) => {
    expect(replyLanguage(text, { prior, fallback: prior })).toBe(wanted)
  })

  test.each([
    ["en", "do your messages come in Spanish as well for my mum?"],
    ["de", "schreibts ma ned auf Französisch"],
    ["de", "eure letzte Nachricht war auf Englisch, warum?"],
    ["fr", "vos messages en anglais je les comprends pas"],
    ["es", "escribime cuando esté el libro en portugués"],
  ] as const)("who is answered in %s asks for no other language with %p", (prior, text) => {
    expect(replyLanguage(text, { prior, fallback: prior })).toBe(prior)
  })
})
