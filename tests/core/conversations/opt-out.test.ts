import { describe, expect, test } from "bun:test"
import learnt from "../../../core/conversations/opt-out/classifier.json"
import {
  optIn,
  optInConfirmation,
  optOut,
  optOutConfirmation,
} from "../../../core/conversations/opt-out.ts"
import { lessonsOfOptOuts } from "../../learn/opt-out.ts"
import { fingerprint } from "../../learn/regression.ts"
import { type OptOutPhrase, optOutsAreHeard } from "../../support/corpora/opt-outs-are-heard.ts"
import { phrasesOf } from "../../support/corpora/phrases.ts"

test("what is learnt of opt-outs is learnt from the phrases as they stand: else `bun run learn`", () => {
  expect(learnt.learntFrom).toBe(fingerprint(lessonsOfOptOuts()))
})

describe("a client who wants no more messages", () => {
  optOutsAreHeard("given", phrasesOf<OptOutPhrase>("opt_out.dev"))

  test.each([
    "Detener promociones",
    "Stop promotions",
    "Parar promoções",
    "Arrêter les promotions",
    "Werbeaktionen stoppen",
  ])("is heard in the button that Meta puts under advertisements: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: true, certainty: "phrase" })
  })

  test.each([
    "es la segunda vez, os lo he dicho dos veces no quiero más mensajes",
    "je vous l'ai demandé deux fois ne m'écrivez plus",
  ])("is heard though it was said twice before: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: true, certainty: "phrase" })
  })

  test.each([
    "j'veux pu recevoir vos textos",
    "écrivez-moi pu svp",
    "sáquenme d su lista de difusión",
  ])("is heard as it is typed and spoken: %p", (text) => {
    expect(optOut(text).optOut).toBe(true)
  })

  test.each(["j'ai pu recevoir vos textos, merci", "j'veux pu y aller samedi"])(
    "is not seen in what one could do, or wants no more of something else: %p",
    (text) => {
      expect(optOut(text).optOut).toBe(false)
    },
  )

  test("is heard beside a complaint of how often they wrote or were asked", () => {
    for (const text of [
      "No me escribas más, ya me has escrito dos veces",
      "Stop messaging me, I asked twice",
    ])
      expect([text, optOut(text).optOut]).toEqual([text, true])
  })

  test.each([
    "no more promos please, but keep the appointment reminders",
    "no me mandéis publicidad, solo los recordatorios de cita",
    "não quero promoção, só lembrete",
    "plus de pubs svp mais gardez les rappels",
    "keine Werbung mehr, aber Erinnerungen sind ok",
  ])("is not seen in who wants to be reminded and no more: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: false })
  })

  test.each([
    "no more promos, no more reminders please",
    "sorry pero no más recordatorios",
    "não quero mais receber promoções nem lembretes",
    "I only get reminders I don't need, no more texts please",
    "so many reminders, stop texting me",
    "stop texting me, sorry but your reminders are annoying",
    "schreibt mir nicht mehr, aber eure Erinnerungen nerven",
  ])("is heard in who wants no reminders either: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: true, certainty: "phrase" })
  })

  test.each([
    "Borrad mis datos de la ficha, están mal",
    "borra mis datos bancarios",
    "borra mis datos de facturación y pon estos: Ana Ruiz",
    "remove my data from the form and start again",
    "supprimez mes données du formulaire",
  ])("is not seen in who wants something corrected: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: false })
  })

  test.each([
    "Borra mis datos",
    "delete my number",
    "Löschen Sie meine Daten",
    "Supprimez mes données",
    "Apaguem os meus dados",
    "Delete my details form your database please",
    "delete my number that I left in the form",
    "Löschen Sie meine Daten in jeder Form",
    "borra mi número que dejé en el formulario",
    "borra todos mis datos, incluidos los bancarios",
    "borra todos mis datos incluidos los bancarios",
    "supprimez toutes mes données y compris le formulaire",
  ])("is heard in who wants to be forgotten: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: true, certainty: "phrase" })
  })

  test.each([
    "refund me or I'll report you",
    "vou denunciar vocês no Procon se não me reembolsarem",
    "remboursez-moi ou je vous dénonce",
    "Geld zurück oder ich melde euch",
  ])("is not seen in who wants their money back: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: false })
    expect(optOut(`${text}. Stop texting me!`).optOut).toBe(true)
  })

  test.each([
    "no me mandéis más salsa picante",
    "não mandem mais o molho picante",
    "please don't send more bread",
    "não envie mais o pacote pra esse endereço",
    "leave it with me",
    "take me off the list for Saturday please",
  ])(
    "is not seen in who wants no more of something to eat or brought, or off another list: %p",
    (text) => {
      expect(optOut(text)).toEqual({ optOut: false })
    },
  )

  test.each([
    "mi número de teléfono es 612345678",
    "este es mi número de teléfono",
    "he cambiado de número de teléfono",
    "this is my phone number",
    "you can reach me on this number",
    "das ist meine neue Nummer",
    "j'ai changé de numéro",
    "o meu número de telefone é 912345678",
  ])("is not seen in who gives a telephone number: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: false })
  })

  test.each([
    "Ese ya no es mi número, usad este",
    "that's not my number any more, use this one",
    "mudei de número, não mandem nada no antigo",
    "stop sending messages to my mother",
    "no le escribáis más a mi marido, yo llevo las citas",
    "stop messaging my daughter, she's 12, talk to me",
    "parem de mandar mensagem pra minha mãe, falem comigo",
    "arrêtez d'écrire à ma mère, voyez avec moi",
    "hört auf meiner Mutter zu schreiben, redet mit mir",
    "remove my ex's number from my account",
    "stop mailing the catalogue please",
    "keine Mails mehr bitte, WhatsApp reicht",
    "dejad de escribir a mi hijo, no quiero que reciba más mensajes",
    "borra el número de mi ex, no quiero que le lleguen más mensajes",
    "Hört auf meiner Mutter zu schreiben, keine Nachrichten mehr an sie",
    "no more catalogs please, just the price list",
  ])("is not seen where somebody or something else is to be left alone: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: false })
  })

  test.each([
    "ese número ya no es de mi madre, no me escriban",
    "he cambiado de número, no escribáis más a este",
    "dejen de molestarme a mí y a mi mujer",
    "this phone belongs to my son now, stop texting it",
    "my mother passed away, please stop sending messages to this phone",
    "parem de mandar mensagem pra mim e pro meu pai",
    "laissez mon mari tranquille et moi aussi, plus de messages",
    "dieses Handy gehört jetzt meinem Sohn, schreibt hier nicht mehr",
    "No me escribáis más, ya le dije a mi madre que no quiero nada",
    "quit texting me, I gave this to my mother and she doesn't want it",
    "não me mandem mais nada, já falei pra minha mãe",
    "arrêtez de m'envoyer des messages, je l'ai déjà dit à mon mari",
    "J'ai donné ce téléphone à ma mère, arrêtez les messages",
    "Schreiben Sie mir nicht mehr, das habe ich meiner Frau schon gesagt",
    "use this message as notice: stop contacting me",
    "no more flyers, no more messages, leave me alone",
  ])("is heard of whoever writes, whoever else is named: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: true, certainty: "phrase" })
  })

  test("is not seen in a question about advertisements", () => {
    expect(optOut("¿vais a parar las promociones en enero?")).toEqual({ optOut: false })
  })

  test.each([
    "You text me by mistake, please stop",
    "I signed up by accident, please unsubscribe me",
    "Me suscribí por error, desuscribidme por favor",
    "Me inscrevi por engano, descadastrem-me por favor",
    "J'ai été inscrit par erreur, désabonnez-moi",
  ])("is heard in who got onto the list by mistake: %p", (text) => {
    expect(optOut(text).optOut).toBe(true)
  })

  test.each([
    "I unsubscribed by mistake, sign me up again",
    "unsubscribing was by mistake",
    "I accidentally sent STOP",
    "I pressed the stop button by mistake",
    "me di de baja por error",
    "Me desuscribí sin querer, quiero volver",
    "sem querer me descadastrei da lista",
    "je me suis désabonné par erreur",
    "habe mich aus Versehen abgemeldet",
  ])("is not seen in who left it by mistake: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: false })
  })

  test.each([
    "STOP, subscribed by mistake",
    "Aus Versehen angemeldet, bitte abmelden",
    "Me apunté sin querer, dadme de baja",
    "Fui cadastrado por engano, quero cancelar a inscrição",
    "Inscrit par erreur, merci de me désinscrire",
    "Baja, por favor. He cambiado de dentista y ya no me hace falta nada de esto.",
    "Este já não é o telefone do Raul. PARAR",
  ])("is heard in the word for it beside why, or in who never meant to join: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: true, certainty: "phrase" })
  })

  test.each([
    "Stop, wait, don't send the order yet, my sister hasn't chosen",
    "STOP, ich hab mich in der Größe vertan, ich will die 42",
    "Me apunté por error a la clase de las 7, yo quería la de las 8. ¿Me cambiáis?",
    "I signed up for the doubles in error, put me in the singles",
  ])("is not seen in who wants something else stopped, or joined the wrong class: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: false })
  })

  test.each([
    "Hi there, I moved to Manchester back in the spring and I've joined a gym round the corner from the new flat, so there's really no reason for me to hear about your classes and offers any more. Nothing against the team, you were all lovely. Could you please take my number off whatever list it's on?",
    "Ich schreibe für meinen verstorbenen Mann. Sein Handy bekommt noch immer jeden Monat Ihre Aktionen für Angelzubehör. Ich weiß, dass das automatisch geht und niemand es böse meint. Ich wäre Ihnen dankbar, wenn an diese Nummer nichts mehr geschickt würde.",
    "J'ai essayé le bouton, j'ai essayé le mot STOP et j'ai essayé la dame du magasin. Tout continue d'arriver. Je veux que quelqu'un m'efface pour de bon.",
    "El cole ya se acabó para mi hijo, se graduó en junio. Los avisos del comedor y las extraescolares me siguen entrando cada mañana. Cuando podáis, desconectadme.",
  ])("is heard in one sentence of who explains at length: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: true, certainty: "phrase" })
  })

  test.each([
    "whats my locker number again",
    "lente de contato não sai do olho",
    "queremos casar no sítio de vocês dia 6 de junho",
    "Je voudrais réserver un essai de lit médicalisé, mon dos n'en peut plus",
    "melhor eu nem ir né, com conjuntivite",
    "get these stitches out of me",
    "tirem-me da lista do jantar",
  ])(
    "is not seen in what is said every day of lists, numbers and things to take out: %p",
    (text) => {
      expect(optOut(text)).toEqual({ optOut: false })
    },
  )

  test.each([
    "My husband texted you yesterday that he never wanted to hear from you again, but he had the wrong company. Please ignore it.",
    "Mi hermano agarró mi teléfono y les escribió que me borraran y que no molestaran más. No le hagan ni caso.",
    "Sorry für die Nachricht vorhin, das mit der Nummer löschen. Falscher Chat.",
    "Minha irmã não quer mais mensagens, eu quero",
    "ma sœur ne veut plus de messages, moi si",
    "Je quitte la chorale. En revanche laissez-moi dans la liste des annonces.",
    "Mal angenommen, ich will irgendwann keine Nachrichten mehr, was müsste ich dann schreiben?",
    "Me desuscribí y me arrepiento, quiero volver",
  ])(
    "is not seen in what others wrote or want, what might be one day, or who stays: %p",
    (text) => {
      expect(optOut(text)).toEqual({ optOut: false })
    },
  )

  test.each([
    "Keep messaging me and I'll block you",
    "Seguid enviándome mensajes y os denuncio",
    "Continuem a mandar mensagens e eu denuncio",
    "Continuez à m'envoyer des pubs et je vous signale",
    "Schickt mir weiter Werbung und ich zeige euch an",
  ])("is heard in who threatens those that go on: %p", (text) => {
    expect(optOut(text).optOut).toBe(true)
    expect(optOut("no more promos? no, do keep sending them")).toEqual({ optOut: false })
  })

  test.each([
    "hace días que no recibo mensajes vuestros",
    "I no longer receive your reminders",
    "não estou recebendo mensagens",
    "je ne reçois plus vos messages",
    "eure Nachrichten kommen bei mir nicht mehr an",
  ])("is not seen in '%s', which misses them", (missed) => {
    expect(optOut(missed)).toEqual({ optOut: false })
  })

  test.each([
    "Je reçois vos offres tous les jours et je n'en veux pas, enlevez mon numéro de votre liste",
    "please see to it that I don't get these again, take my number off",
  ])("is heard in who gets them and would rather not: %p", (text) => {
    expect(optOut(text).optOut).toBe(true)
  })

  test.each([
    "kiero hablar con una persona ya!!",
    "no me escribas tú, que me escriba una persona, quiero hablar con alguien",
    "stop giving me robot answers, I want a person",
    "para com isso, quero falar com um atendente",
    "arrêtez ça, je veux parler à quelqu'un",
    "Schluss damit, ich will mit einem Menschen sprechen",
    "kiero saber precio ya!!",
    "nada más",
    "ya no más",
    "no necesito más",
    "rien de plus",
    "ça suffit",
    "kiero que me devolvais el dinero ya!!",
  ])(
    "is not seen in one who wants a person, an answer at once, or nothing more to eat: %p",
    (text) => {
      expect(optOut(text)).toEqual({ optOut: false })
    },
  )

  test.each([
    "STOP",
    " stop. ",
    "“Stop”",
    "*BAJA*",
    "ＢＡＪＡ",
    "bája!",
    "🛑 stop 🛑",
    "S T O P",
    "B.A.J.A.",
  ])("leaves with the keyword however it is decorated: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: true, certainty: "keyword" })
  })

  test.each([
    ["BAJA", "No recibirás más mensajes. Escribe ALTA para volver."],
    ["stop!", "You will get no more messages. Write START to come back."],
    ["no me escribáis más", "No recibirás más mensajes. Escribe ALTA para volver."],
    ["stop messaging me", "You will get no more messages. Write START to come back."],
    ["quit messaging me", "You will get no more messages. Write START to come back."],
    ["stop stop stop", "You will get no more messages. Write START to come back."],
    ["Stop promotions", "You will get no more messages. Write START to come back."],
    ["hola, stop por favor", "No recibirás más mensajes. Escribe ALTA para volver."],
    ["stop, não tenho interesse", "Não receberá mais mensagens. Escreva START para voltar."],
    ["stop publicidad", "No recibirás más mensajes. Escribe ALTA para volver."],
    ["stop publicité", "Vous ne recevrez plus de messages. Écrivez START pour revenir."],
    ["stop svp", "Vous ne recevrez plus de messages. Écrivez START pour revenir."],
    ["STOP AUX PUBS!!!", "Vous ne recevrez plus de messages. Écrivez START pour revenir."],
    ["stop pub", "Vous ne recevrez plus de messages. Écrivez START pour revenir."],
    ["STOP. Je n'habite plus là", "Vous ne recevrez plus de messages. Écrivez START pour revenir."],
    ["stop bitte", "Sie erhalten keine Nachrichten mehr. Schreiben Sie START, um zurückzukommen."],
    ["no me mandes más Memes ni promos", "No recibirás más mensajes. Escribe ALTA para volver."],
    ["cessez vos envois", "Vous ne recevrez plus de messages. Écrivez START pour revenir."],
    ["parem de me mandar mensagem", "Não receberá mais mensagens. Escreva START para voltar."],
    ["ne m'écrivez plus", "Vous ne recevrez plus de messages. Écrivez START pour revenir."],
    [
      "keine Nachrichten mehr bitte",
      "Sie erhalten keine Nachrichten mehr. Schreiben Sie START, um zurückzukommen.",
    ],
  ])("who writes %p gets one sentence in that language", (text, sentence) => {
    expect(optOutConfirmation(text)).toBe(sentence)
  })

  test("comes back with START or ALTA and with nothing else", () => {
    expect(["START", "alta.", "Start!", "ÁLTA"].map(optIn)).toEqual([true, true, true, true])
    expect(["alta presión", "let's start", "stop", ""].map(optIn)).toEqual(Array(4).fill(false))
    expect(optInConfirmation("ALTA")).toBe("Ya puedes escribirnos de nuevo.")
    expect(optInConfirmation("Start")).toBe("You can write to us again.")
  })
})
