import { describe, expect, test } from "bun:test"
import { optOut, optOutConfirmation } from "../../../core/conversations/opt-out.ts"

describe("a client who wants no more messages, in words that elsewhere say that they stay,", () => {
  test.each([
    ["tells that nobody uses this number", "ya nadie usa este número, no manden más mensajes"],
    ["tells that nobody uses this number", "nobody uses this phone anymore, stop sending texts"],
    ["tells that nobody uses this number", "ninguém usa este número, não mandem mais mensagens"],
    [
      "tells that nobody uses this number",
      "diese nummer nutzen wir nicht mehr, bitte keine nachrichten mehr",
    ],
    ["tells who uses it now", "my kid uses this phone now, please stop sending messages"],
    ["has had enough here", "mensajes por whatsapp ya basta, no quiero más"],
    ["has had enough here", "jetzt hier reicht es mir, keine nachrichten mehr"],
    ["did not ask for them", "esto no lo pedí yo, borradme de la lista"],
    ["asks for nothing else", "no os pido nada, solo que no me escribáis más"],
    ["asks for nothing else", "je ne vous demande rien, juste d'arrêter de m'écrire"],
    ["asks for nothing else", "i'm not asking for anything, just stop texting me"],
    ["asks for nothing else", "ihr müsst nichts machen, nur nicht mehr schreiben"],
    ["will not be taken for a fool", "don't take me for an idiot, stop messaging me"],
    ["dares them to go on", "vuelvan a mandarme un mensaje y los denuncio"],
    ["dares them to go on", "keep texting me and I'll sue"],
    ["dares them to go on", "schickt mir weiter nachrichten und ich gehe zum anwalt"],
    ["wants somebody to stop them", "i want someone to stop these messages"],
    ["wants somebody to take them off", "I want somebody to take me off this list"],
    ["wants somebody to take them off", "quiero que alguien me saque de la lista"],
    ["wants somebody to take them off", "quero que alguém tire meu número dessa lista"],
    ["wants somebody to take them off", "je veux que quelqu'un me retire de votre liste"],
    ["wants somebody to take them off", "ich will, dass jemand mich aus dem Verteiler nimmt"],
    ["wants no talk with a person", "I don't want to talk to a person, just take me off the list"],
    ["calls who reads it a boss", "no me escriban más jefe"],
    ["names who wants this number off", "My wife wants this number taken off your list"],
    ["names who wants this number off", "Mi jefe quiere que quitéis este número de la lista"],
    ["names who wants this number off", "ma femme veut que ce numéro soit retiré de votre liste"],
    ["names who wants this number off", "minha mulher quer esse número fora da lista"],
    ["names who wants this number off", "mein Chef möchte, dass diese Nummer aus der Liste kommt"],
    ["tells what a relative or boss will do", "Stop all messages, my boss will report you"],
    ["tells what a relative or boss will do", "Stop all messages, my husband will see them"],
    ["tells what a relative or boss will do", "No more texts please, my husband would go mad"],
    ["tells what else a relative wants", "dejad los mensajes, mi mujer quiere tranquilidad"],
    ["tells what else a relative wants", "mi jefe quiere tranquilidad, que no manden más mensajes"],
    ["tells what else a relative wants", "my husband wants a quiet house, stop texting"],
    ["tells what else a relative wants", "mi mujer quiere dormir, que paren los mensajes"],
    ["tells what else a relative wants", "my wife wants peace, how to stop these messages?"],
    [
      "tells what else a relative wants",
      "mein Mann möchte, dass ihr mir keine Werbung mehr schickt",
    ],
    ["tells what else a relative wants", "Schluss mit den Nachrichten, meine Frau will schlafen"],
    ["speaks for two", "no me mandes mas mensajes ni a mi mujer tampoco"],
    ["will write first one day", "si algún día quiero algo ya os escribo yo, no me mandéis más"],
    ["will write first one day", "if i ever want your offers i'll come to you. stop texting me"],
    ["will write first one day", "wenn ich mal was will melde ich mich, schreibt mir nicht mehr"],
    ["was not listened to", "i've asked 3 times and you take no notice, stop texting me"],
    [
      "was not listened to",
      "you keep ignoring my opt out so i still get your messages please take me off",
    ],
    ["was not listened to", "I asked you twice so I still get them, unsubscribe me"],
    [
      "was not listened to",
      "I wrote STOP and nothing happened so we still receive your offers remove us",
    ],
    ["was not listened to", "I opted out and it failed so I keep getting texts please stop"],
    ["was not listened to", "vous ne faites pas attention à mes demandes, arrêtez de m'écrire"],
    ["is kept on the list", "why do you keep me on your list? remove me"],
    ["is kept on the list", "não me deixem na lista, não quero receber mensagens"],
    ["calls themselves a contact", "no envíen más a este contacto"],
    ["asks why they get them", "why am i receiving this, stop"],
  ])("%s and is heard: %p", (_, text) => {
    expect(optOut(text)).toEqual({ optOut: true, certainty: "phrase" })
  })

  test.each([
    "usad este número, en el otro no recibo mensajes",
    "bitte diese nummer verwenden, an die alte keine nachrichten mehr",
    "keine anrufe mehr, whatsapp reicht",
    "no os pido nada, solo quiero saber cómo se dejan de recibir",
    "vuelvan a mandarme las ofertas por favor",
    "quero estar na lista outra vez, tirem-me da lista de bloqueados",
    "i need someone to stop by tomorrow",
    "I want somebody to take me off hold",
    "I need someone to take me off the waiting list",
    "quiero que alguien me saque de la lista de espera",
    "Can I talk to someone to take me off the guest list?",
    "I want someone to get me off the list for the 5pm tour",
    "I need someone to take me off the standby list",
    "I'd like to speak to a person to take me off tomorrow's list",
    "I want somebody to strike me off the register for Pilates",
    "quiero que alguien me saque de la lista de la boda",
    "I need someone to take me off the list, I can't make it on Saturday",
    "je veux que quelqu'un me retire de la liste, je ne viens pas samedi",
    "quero que alguém me tire da lista, não vou poder ir à aula",
    "no quiero más mensajes automáticos, quiero hablar con una persona",
    "i want a person to call me, stop sending robot answers",
    "no me escribáis a mí, escribid a mi socio",
    "If I ever want to stop getting these, what do I do?",
    "wenn ich irgendwann aus dem verteiler will, was muss ich schreiben? noch bleibe ich",
    "keep me on the list please",
    "why am i not getting your messages?",
    "I don't want to unsubscribe, why did I get a message that says so?",
    "no quiero darme de baja, solo saber por qué me llegan dos veces",
    "ich will mich nicht abmelden, wann kommt die nächste Nachricht?",
    "hab mich falsch eingetragen, bitte aus der dienstagsliste löschen",
    "mein Mann will aus eurem Verteiler raus, wie geht das?",
    "mein Mann möchte, dass ihr ihm keine Werbung mehr schickt",
    "meine Frau möchte, dass ihr keine Nachrichten mehr schickt",
    "mein Freund fragt, wie er keine Nachrichten mehr bekommt",
    "una amiga pregunta: ¿cómo se da de baja?",
    "mon mari demande : comment ne plus recevoir vos messages ?",
    "mi madre pregunta: ¿qué hay que hacer para no recibir más mensajes?",
    "update my number so I keep getting your offers",
    "new number so I can still get the reminders",
    "my wife wants her number taken off your list, can she write to you?",
  ])("and stays, is left alone: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: false })
  })
})

describe("a greeting, or thanks, around a wish to be written to no more", () => {
  test.each([
    ["Buenos días, BAJA", "No recibirás"],
    ["buenas, stop por favor", "No recibirás"],
    ["good morning, STOP", "You will"],
    ["boa tarde, SAIR", "Não receberá"],
    ["bonjour stop", "Vous ne recevrez"],
    ["Guten Tag, abmelden bitte", "Sie erhalten"],
    ["hola, Detener avisos", "No recibirás"],
    ["leave me alone thanks", "You will"],
    ["remove me, many thanks", "You will"],
  ])("takes nothing from it: %p", (text, answer) => {
    expect(optOut(text).optOut).toBe(true)
    expect(optOutConfirmation(text)).toStartWith(answer)
  })

  test.each([
    "hola, gracias",
    "buenas, baja el pedido que ya estoy en el portal",
    "boa tarde, sair da garagem é por onde?",
    "hi, stop at the gate please",
    "bonjour, arrêt de bus le plus proche ?",
  ])("makes no wish of what is none: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: false })
  })
})

test.each(["don´t text me again", "n´écrivez plus à ce numéro", "ne m’écrivez plus"])(
  "an opt-out is heard whichever key its apostrophe was typed with: %p",
  (text) => {
    expect(optOut(text).optOut).toBe(true)
  },
)

test.each([
  "dejad de enviarme a Paqui, no nos entendemos",
  "dejad  de  enviarme  a  Paqui,  no nos entendemos",
  "dejad de enviarme a\u00a0Paqui, no nos entendemos",
])("who is to be sent no more is known by name however wide the spaces are: %j", (text) => {
  expect(optOut(text)).toEqual({ optOut: false })
})

test.each(["ST\u200bOP", "no me es\u00adcribáis más", "stop tex\u200dting me"])(
  "an opt-out is heard though what cannot be seen was pasted into it: %j",
  (text) => {
    expect(optOut(text).optOut).toBe(true)
  },
)
