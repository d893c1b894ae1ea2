import { describe, expect, test } from "bun:test"
import { optOut } from "../../../core/conversations/opt-out.ts"

const silences = (text: string) => optOut(text).optOut

describe("a client who only asks about the list", () => {
  test.each([
    "have you added me to the mailing list?",
    "have I been taken off the broadcast list by any chance?",
    "just checking whether I'm still subscribed to your offers",
    "me has cancelado la suscripción?",
    "¿me sacaron del grupo de difusión? mi hermana sí recibe",
    "¿me pueden confirmar si quedé inscrita en el boletín?",
    "vocês me tiraram da lista de transmissão?",
    "vous m'avez retirée de la liste ou quoi ? ma sœur a eu la promo",
    "hast du mich im Verteiler eingetragen?",
    "wurde ich aus dem Verteiler gelöscht?",
  ])("whether they are on it, or were put on it or taken off it, is answered: %p", (text) => {
    expect(silences(text)).toBe(false)
  })

  test.each([
    "am I still on your list? if so take me off",
    "can you check if I'm on your list and take me off it",
    "habt ihr mich etwa wieder in den Verteiler gesetzt? Bitte raus damit, löscht mich",
    "bin ich noch drin im Verteiler? dann löscht mich",
    "estoy en vuestra lista? pues sacadme",
    "je suis encore sur votre liste ? retirez-moi svp",
    "ainda estou na lista? quero sair da lista",
    "¿me podéis quitar de la lista de ofertas?",
    "wann nehmt ihr mich endlich aus der Liste?",
  ])("and wants to leave it is heard: %p", (text) => {
    expect(silences(text)).toBe(true)
  })
})

describe("a client who begs to stay on the list", () => {
  test.each([
    "por favor no me borres de la lista, que me sirven mucho las ofertas",
    "no me vayas a sacar del grupo de promos eh",
    "pls don't you dare take me off the list lol",
    "não vai me tirar da lista hein",
    "enlevez-moi pas de la liste svp",
    "löscht mich bloß nicht aus der Liste, ich mag eure Angebote",
    "nehmts mi bitte net ausm Verteiler",
  ])("stays on it: %p", (text) => {
    expect(silences(text)).toBe(false)
  })

  test.each([
    "si no me sacas de la lista te denuncio",
    "if you dont take me off your list im reporting you",
    "se não me tirar da lista vou denunciar",
    "ihr nehmt mich einfach nicht raus, ich will das nicht mehr",
  ])("is told apart from one who complains that nobody takes them off: %p", (text) => {
    expect(silences(text)).toBe(true)
  })
})

describe("a client who speaks of what others say, send or use", () => {
  test.each([
    "Meine Tochter meint immer »schreib denen doch, sie sollen dich austragen«, aber ich freu mich über jede Nachricht",
    "mein Sohn: ‚Schreib STOP, Mama.‘ Ich denk nicht dran, mir gefallen eure Nachrichten",
    "Wie werd ich die dauernden Nachrichten aus dem Elternchat los?",
    "como bloqueo los mensajes de mi compañía? ustedes arreglan celulares no?",
    "how do I get rid of the texts from my school group chat? you guys do phones right",
    "j'aimerais arrêter les sms de mon opérateur, vous savez faire ?",
  ])("still wants to be written to: %p", (text) => {
    expect(silences(text)).toBe(false)
  })

  test.each([
    "Meine Tochter sagt »schreib denen, sie sollen dich austragen«. Also bitte tragt mich aus",
    "vuestra publicidad es peor que la del banco, quitadme de la lista",
    "Das ist ein Diensthandy der Feuerwehr. Bitte nehmen Sie diesen Anschluss für immer aus Ihrem Versand.",
    "wie kann ich eure Werbung abstellen?",
  ])("and wants none from us is heard: %p", (text) => {
    expect(silences(text)).toBe(true)
  })
})

test.each([
  "só não me manda msg de madrugada né, acordei 3h com o celular apitando",
  "please don't text me in the middle of the night, I've a baby",
  "ne m'écrivez pas à 23h svp, le bébé dort",
  "schreibts ma bitte ned mitten in der Nacht",
])("a client who wants to sleep at night is written to by day: %p", (text) => {
  expect(silences(text)).toBe(false)
})
