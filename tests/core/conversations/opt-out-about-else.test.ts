import { describe, expect, test } from "bun:test"
import { optOut } from "../../../core/conversations/opt-out.ts"

const silences = (text: string) => optOut(text).optOut

describe("a client who left the list long ago", () => {
  test.each([
    "me di de baja de sus promos el año pasado, ¿me vuelven a meter? ya las extraño",
    "i unsubscribed from your texts ages ago, can i come back on? i miss the deals",
    "saí da sua lista há uns meses, como faço pra voltar a receber?",
    "je m'étais désabonnée l'an dernier, vous pouvez me remettre dans la boucle ?",
    "hab mich mal aus eurem Newsletter ausgetragen, geht das auch wieder rückwärts?",
  ])("and would like to come back is answered: %p", (text) => {
    expect(silences(text)).toBe(false)
  })

  test.each([
    "me di de baja hace un año y me volvieron a meter, sáquenme",
    "I unsubscribed months ago, stop texting me",
    "me di de baja y me vuelven a escribir, ¿pueden borrarme otra vez?",
    "me di de baja, ¿me vuelven a mandar publicidad? es el colmo, bórrenme",
    "já saí da lista duas vezes e vocês me põem de volta, chega",
    "je m'étais désinscrit et vous m'avez remis dans la liste, enlevez-moi",
    "ich habe mich abgemeldet, könnt ihr bitte aufhören?",
  ])("and is written to all the same is heard: %p", (text) => {
    expect(silences(text)).toBe(true)
  })
})

describe("a client whom others write to", () => {
  test.each([
    "not your texts, the dentist across the road: how do I stop theirs?",
    "my network keeps sending me texts, can I block them on the phone I bought from you?",
    "ustedes no, la óptica de al lado: ¿saben cómo me salgo de su lista de mensajes?",
    "mi casero me escribe a todas horas, ¿uno de sus abogados puede pararlo?",
    "não é vocês, é a loja do lado: como saio da lista deles?",
    "mon ex arrête pas de m'envoyer des messages, vous avez un avocat pour ça ?",
    "nicht ihr, die Apotheke nebenan: wie komm ich von deren Liste runter?",
    "meine Bank schickt mir ständig Nachrichten, wie stelle ich das am Handy ab?",
  ])("and asks for help against it is answered: %p", (text) => {
    expect(silences(text)).toBe(false)
  })

  test.each([
    "not the pharmacy, you: take me off your text list",
    "my landlord texts me enough already, can you take me off?",
    "my bank texts me, my dentist texts me, and now you. can you stop please?",
    "mi casero ya me escribe bastante, ustedes no me manden más",
    "nicht die Apotheke, ihr: nehmt mich von der Liste",
    "it's not you guys, I'm moving away, can you take me off the list?",
    "no es por ustedes, pero ya no quiero mensajes, ¿me pueden dar de baja?",
    "no es por ustedes, mi vecina también se fue: ¿me pueden borrar de la lista?",
    "não é vocês, mas podem parar de mandar mensagem?",
    "c'est pas vous, mais je ne veux plus de messages, vous pouvez arrêter ?",
    "das seid nicht ihr, ich ziehe weg: könnt ihr mich abmelden?",
  ])("and wants no more of ours is heard: %p", (text) => {
    expect(silences(text)).toBe(true)
  })
})

describe("a client who stops what is delivered", () => {
  test.each([
    "stop the auto refill on my contact lenses, still got 2 boxes",
    "parad ya el envío de la cesta de verduras",
    "para a entrega mensal da ração, ainda tenho dois sacos",
    "arrêtez le renouvellement automatique de mes lentilles",
    "stoppt bitte die Gemüsekiste ab August",
  ])("goes on being written to: %p", (text) => {
    expect(silences(text)).toBe(false)
  })

  test.each([
    "stop sending me messages about my prescription",
    "no me manden más avisos de reparto",
    "stop the coffee deliveries. and stop texting me for good.",
    "stop with the delivery alerts, I never ordered anything from you",
    "keine Lieferung mehr und auch keine Nachrichten mehr bitte",
  ])("unless messages are meant as well: %p", (text) => {
    expect(silences(text)).toBe(true)
  })
})

describe("a client who asks what becomes of the data on what is repaired", () => {
  test.each([
    "mot de passe oublié sur ma tablette, vous gardez mes données ?",
    "¿borráis mis datos al formatear?",
    "if I leave the laptop, do you delete my data when you reset it?",
    "apagam os meus dados quando formatam?",
    "Passwort vergessen, löscht ihr meine Daten beim Reparieren?",
  ])("is answered: %p", (text) => {
    expect(silences(text)).toBe(false)
  })

  test.each([
    "borren mis datos y no me escriban más",
    "effacez mes données et arrêtez de m'écrire",
  ])("and wants theirs erased is heard: %p", (text) => {
    expect(silences(text)).toBe(true)
  })
})

describe("a client who asks how leaving is in general", () => {
  test.each([
    "do companies have to offer an unsubscribe option in texts? writing an essay on it",
    "¿las empresas tienen que poner cómo darse de baja? es para un trabajo de la uni",
    "as empresas são obrigadas a ter opção de descadastro? é pra um trabalho da faculdade",
    "quelle loi oblige à proposer STOP dans les sms ? je fais un exposé",
    "müssen Firmen in Nachrichten so eine Abmeldefunktion anbieten?",
  ])("is answered: %p", (text) => {
    expect(silences(text)).toBe(false)
  })

  test.each([
    "is it legal to text me without an opt out? take me off",
    "¿es legal que me escriban sin permiso? bórrenme",
    "müsst ihr mir wirklich jeden Tag schreiben? Meldet mich ab",
  ])("and asks it of themselves is heard: %p", (text) => {
    expect(silences(text)).toBe(true)
  })
})

describe("a wish to be left alone", () => {
  test.each([
    "hello comma please take me off your list full stop thank you",
    "hola coma no quiero más mensajes de ustedes punto gracias",
    "¿cómo le hago para salirme de sus mensajes? mejor sáquenme ustedes",
    "jog on with your texts, never again",
    "could ya get us off your text list please, won't be back",
    "hört auf mit dem Gesimse",
    "ab heute Funkstille auf WhatsApp, endgültig",
    "silence radio sur ce canal, définitivement",
    "ab sofort kein Wort mehr auf diesem Kanal",
    "idos a paseo con vuestras ofertas",
    "vão se catar com essas promoções",
    "piss off with these texts",
  ])("is heard with its marks dictated, in slang, or called silence: %p", (text) => {
    expect(silences(text)).toBe(true)
  })

  test.each([
    "mi hija que no coma gluten y en su punto",
    "hola coma quisiera cambiar mi cita del lunes punto no me manden al mismo técnico punto",
    "where do I tap to change my appointment? or do it yourselves",
    "can you take us off the list for Friday's class, not coming",
    "why the radio silence? still waiting for my quote",
    "silence radio depuis lundi, vous avez mon devis ?",
  ])("is not taken from what only sounds like one: %p", (text) => {
    expect(silences(text)).toBe(false)
  })

  test.each([
    "Oi, vão abrir com promoção no sábado?",
    "vão continuar com as novidades da semana?",
    "can you do one with a message for my mum on it?",
    "ID 4521 con el aviso de pago, ¿qué hago?",
    "id mandándome fotos con las ofertas, por favor",
    "allez y doucement avec vos promos, je débute",
    "Sácame de la lista de whatsapp de la clase de los martes, ahora voy los jueves",
    "Nehmt mich von der WhatsApp Liste für Dienstag, ich komme am Mittwoch",
  ])("nor from an opening, a cake or one class: %p", (text) => {
    expect(silences(text)).toBe(false)
  })
})

describe("a client who told a worker to stop, or gave something away", () => {
  test.each([
    "I told the plumber to stop because the water came through the ceiling, can you send him back please",
    "le dije al fontanero que parara porque salía agua por el techo, me lo pueden mandar otra vez?",
    "falei pro encanador parar porque a água estava caindo do teto, podem mandar ele de novo?",
    "j'ai dit au plombier d'arrêter parce que l'eau coulait du plafond, vous pouvez le renvoyer ?",
    "ich hab dem Klempner gesagt er soll aufhören weil das Wasser durch die Decke kam, könnt ihr ihn nochmal schicken?",
    "I gave the dog to my sister, send the reminders to her instead",
    "le vendí el coche a mi hermano, mándenle a él los recordatorios",
  ])("is written to all the same: %p", (text) => {
    expect(silences(text)).toBe(false)
  })

  test.each([
    "I told your receptionist to stop sending me these and she didn't, so stop",
    "le dije a la recepcionista que parara de mandarme mensajes y siguen, quítenme",
    "falei pro atendente parar de me mandar mensagem, parem",
    "I gave the dog to my sister so you can stop sending me these pet shop messages ok",
    "doei o cachorro pra minha irmã, então parem de mandar recado pra mim",
    "vendi o carro pro meu irmão, não me mandem mais lembretes de revisão",
    "j'ai donné le chien à ma sœur donc arrêtez de m'envoyer vos messages",
  ])("is heard where our messages are to stop: %p", (text) => {
    expect(silences(text)).toBe(true)
  })
})

describe("a client who gets no messages, or none any more, and wants them", () => {
  test.each([
    "há semanas que não me chega aviso nenhum das vossas marcações, passa-se alguma coisa?",
    "seit Wochen kommt bei mir keine Erinnerung mehr an, ist was los?",
    "hatte mich abgemeldet, bitte wieder alle Termine aufs Handy schicken",
    "hatte mich abgemeldet, schickt mir bitte wieder eure Angebote",
    "me había dado de baja, por favor mándenme otra vez todos los avisos al móvil",
    "tinha cancelado os avisos, por favor mandem de novo todas as marcações pro celular",
    "je m'étais désinscrite, merci de m'envoyer à nouveau tous les rappels",
  ])("goes on getting them: %p", (text) => {
    expect(silences(text)).toBe(false)
  })

  test.each([
    "que não me chegue mais nenhuma mensagem vossa, por favor",
    "hatte mich abgemeldet, bitte nicht wieder alles aufs Handy schicken",
    "ihr schickt mir schon wieder eure Angebote, hört auf",
    "me había dado de baja y me mandan otra vez todo, bórrenme",
    "podem parar de mandar de novo? já pedi",
    "vous pouvez arrêter de m'envoyer à nouveau vos promos",
  ])("is heard where they come again unasked: %p", (text) => {
    expect(silences(text)).toBe(true)
  })
})
