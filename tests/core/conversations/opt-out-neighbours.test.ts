import { describe, expect, test } from "bun:test"
import { optOut } from "../../../core/conversations/opt-out.ts"

describe("a client who speaks of leaving the list, or of sending, and wants to go on being written to", () => {
  test.each([
    "Can you put me back on the list? I asked you to take me off in March",
    "My partner answered STOP on my phone. Undo that please",
    "Remettez-moi dans la liste de diffusion s'il vous plaît",
    "Annulez ma désinscription",
    "Por favor vuelvan a incluirme en las promociones que cancelé",
    "Voltem a pôr-me na lista, se faz favor",
    "Tragt meine Nummer wieder ein, die habt ihr auf meinen Wunsch gelöscht",
  ])("is not silenced when they want to be put back: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: false })
  })

  test.each([
    "Please don't stop sending offers",
    "never stop texting me your menus, they are great",
    "Por favor no dejen de escribirme",
    "no dejéis de mandarme las ofertas",
    "não parem de me mandar as novidades",
    "N'arrêtez surtout pas de m'envoyer vos offres",
    "Bitte hört nicht auf, mir die Angebote zu schicken",
    "Hören Sie bitte nicht auf zu schreiben",
  ])("is not silenced when they ask to be written to on and on: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: false })
  })

  test.each([
    "You don't stop texting me, remove me",
    "If you don't stop sending me messages I'll report you, take me off",
    "no dejáis de mandarme mensajes, borradme",
    "vocês não param de me mandar mensagem, me tira da lista",
    "vous n'arrêtez pas de m'écrire, désinscrivez-moi",
    "Ihr hört nicht auf zu schreiben, nehmt mich raus",
  ])("is heard when they complain that there is no end: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: true, certainty: "phrase" })
  })

  test.each([
    "Take me off the list and don't add me again",
    "You've put me back on the list. Take me off again",
    "Me han vuelto a meter en la lista, sáquenme otra vez",
    "vous me remettez toujours dedans, retirez-moi pour de bon",
    "Voltaram a pôr-me na lista, tirem-me outra vez por favor",
    "ihr setzt mich immer wieder drauf, streicht mich endgültig",
  ])("is heard when it is others who put them back: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: true, certainty: "phrase" })
  })

  test.each([
    "It wasn't me who asked to be taken off",
    "I never asked you to stop texting me",
    "Yo nunca pedí que me dieran de baja de los mensajes",
    "Não fui eu que pedi para sair",
    "Je n'ai jamais demandé à ne plus recevoir vos messages",
    "Jemand hat euch gesagt, ihr sollt mir nicht mehr schreiben, ich war das nicht",
  ])("is not silenced for what somebody else asked: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: false })
  })

  test.each([
    "It wasn't me who signed up for this, take me off",
    "Yo nunca pedí estos mensajes, denme de baja",
    "Não fui eu que me inscrevi nisto, tirem-me da lista",
    "Ce n'est pas moi qui me suis inscrit, retirez-moi",
    "Ich war das nicht, der sich angemeldet hat, nehmt mich raus",
  ])("is heard when it was the joining that was not theirs: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: true, certainty: "phrase" })
  })

  test.each([
    "How does STOP work? I'm not asking you to do anything, just want to know",
    "Don't take me off, I'm only asking how one would stop the messages",
    "No quiero que hagan nada, solo saber si puedo dejar de recibir mensajes más adelante",
    "o que preciso escrever pra não receber mais mensagem? só perguntando, não é pra tirar",
    "Ne faites rien, je veux seulement savoir comment on arrête les messages",
    "Wenn ich STOP schreibe, ist dann alles weg? Nur eine Frage, bitte nichts tun",
  ])("is not silenced when they only ask how it works: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: false })
  })

  test.each([
    "I just want to know how to stop these messages for good",
    "¿Cómo hago para no recibir más mensajes? No lo encuentro, háganlo ustedes",
    "je ne demande qu'une chose, n'écrivez plus",
    "ich verlange nichts weiter, nur dass ihr mir nicht mehr schreibt",
  ])("is heard when they ask how because they want to: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: true, certainty: "phrase" })
  })

  test.each([
    "Stop sending Dave, he left the gate open",
    "please don't send me the same cleaner any more",
    "no quiero que me envíen más a esa limpiadora",
    "Nunca mais me enviem aquele motorista, por favor",
    "N'envoyez plus ce plombier chez moi",
    "Den Lukas bitte nicht mehr schicken, er lässt das Tor offen",
    "Delete him from my file, put my sister instead",
    "Take my ex off my account as contact, use my mum",
    "Quítenlo a él y dejen el mío para coordinar las entregas",
    "O número do meu sócio não existe mais. Tirem o dele e deixem o meu para os pedidos.",
    "nehmt seine Nummer aus meinem Konto und lasst meine drin",
  ])("is not silenced when somebody is to be sent, or kept on file, no more: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: false })
  })

  test.each([
    "Stop sending me Dave's offers",
    "stop sending me this, man",
    "Dejen de mandarme al móvil sus mensajes",
    "Arrêtez de m'envoyer les messages du technicien, je ne suis plus client",
    "Hört auf, mir Nachrichten vom Azubi zu schicken",
    "Delete me from your file, my sister is the customer, not me",
    "Take my number off his account, I'm not his wife any more",
  ])("is heard when it is messages, or the writer: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: true, certainty: "phrase" })
  })
})

describe("a client who asks in few words to be let out", () => {
  test.each([
    "leave me off please, some mate put my number in as a joke",
    "sácame de aquí por favor, mi prima me apuntó sin decirme nada",
    "Me remove por favor",
    "retirez-moi svp, mon ex m'a inscrite pour m'embêter",
    "Könnt ihr mich da bitte rausnehmen",
  ])("is heard: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: true, certainty: "phrase" })
  })

  test.each([
    "Take me off the morning slot please, my ex booked me for it",
    "sácame de dudas porfa, ¿abrís el lunes?",
    "me tira da aula de sábado por favor, minha mãe que marcou",
    "enlevez-moi les oignons svp",
    "Nehmt mich bitte aus dem Kurs am Dienstag, mein Ex hat mich angemeldet",
  ])("is not heard in who wants out of something else: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: false })
  })

  test.each([
    "Nothing else goes to this number, it's my late wife's phone",
    "Este móvil era de mi padre, que falleció. Que no llegue nada más aquí",
    "Este celular era do meu pai, que morreu. Que não chegue mais nada aqui",
    "Plus rien sur ce numéro, c'est le portable de ma défunte femme",
    "Hier darf nichts mehr ankommen, die Inhaberin ist verstorben",
  ])("is heard for the telephone of somebody who is gone: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: true, certainty: "phrase" })
  })

  test.each([
    "my late wife's phone is being repaired at yours, is it ready?",
    "Nada más para este número de mesa, gracias, tráiganme la cuenta",
    "Plus rien à cette adresse, livrez chez ma fille",
  ])("is not heard in other words about such a telephone or a number: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: false })
  })

  test.each([
    "Darme de baja de los mensajes",
    "Detener avisos",
    "Stop receiving messages",
    "Interromper promoções",
    "Cancelar inscrição",
    "Deixar de receber",
    "Interrompre les promotions",
    "Werbung blockieren",
  ])("is heard in the button of a template: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: true, certainty: "phrase" })
  })

  test.each([
    "Darse de baja",
    "Quiero darme de baja",
    "Cancelar cita",
    "Interromper tratamento",
    "Cancelar inscrição no curso",
    "Annuler",
    "Kurs beenden",
  ])("is not heard in a button about something else, or that leaves open of what: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: false })
  })

  test.each([
    "My daughter signed me up for pilates. Take me off please",
    "My mum registered me for Tuesday, please remove me",
    "Mi hija me apuntó a la carrera. Borradme por favor",
    "A minha mãe inscreveu-me na terça, tirem-me por favor",
    "Ma mère m'a inscrite mardi, retirez-moi svp",
    "Meine Tochter hat mich zum Pilates angemeldet, bitte abmelden",
  ])("is not silenced for what others have booked for them: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: false })
  })

  test.each([
    "My ex signed me up for a raffle, stop the texts",
    "My ex signed me up as a joke, take me off please",
    "Me inscribió mi ex para ganar una bici. Borradme de la lista",
    "mein Ex hat mich zum Spaß angemeldet, nehmt mich bitte raus",
    "Mi ex me inscribió para molestarme, quitadme por favor",
    "My ex signed me up to annoy me, take me off please",
  ])("is heard when others have put them on the list: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: true, certainty: "phrase" })
  })

  test.each([
    "je voudrais m'abonner à vos infos par whatsapp",
    "wie melde ich mich für eure WhatsApp-Angebote an?",
    "Bitte nehmt mich in den Verteiler auf",
    "my mate gets your deals by text, how do I get on that list",
    "please subscribe me to your promos",
    "como faço para me inscrever nas vossas novidades pelo WhatsApp?",
    "quisiera que me agreguen a la lista de promos",
    "hay alguna lista de WhatsApp para enterarse de las ofertas? me interesa",
    "nemed mich bitte uf d Liste",
  ])("is not silenced when they would like to join: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: false })
  })

  test.each([
    "Ich hab mich nie für eure Angebote angemeldet, bitte keine Nachrichten mehr",
    "setzt mich auf die Liste derer, die keine Nachrichten wollen",
    "add me to the suppression list please",
    "who would want to subscribe to this rubbish? remove my number",
    "si quiero suscribirme ya os aviso, mientras tanto no me escribáis más",
    "mettez-moi sur la liste rouge, je ne veux plus de vos pubs",
    "j'aimerais arrêter de recevoir vos sms",
    "como deixo de receber estas mensagens",
  ])(
    "is heard when they never wished to join, or only the list of those left alone: %p",
    (text) => {
      expect(optOut(text)).toEqual({ optOut: true, certainty: "phrase" })
    },
  )

  test.each([
    "für was ist das STOP am Ende eurer Nachricht?",
    "Das STOP unter der Nachricht, ist das ein Befehl an mich?",
    "what's the STOP at the bottom of your text for?",
    "para qué es eso de BAJA al final del mensaje?",
    "pra que serve esse SAIR no fim da mensagem?",
    "à quoi sert le STOP à la fin ?",
  ])("is not silenced when they ask what the word in our message is for: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: false })
  })

  test.each([
    "what is STOP for if you ignore it? take me off",
    "para qué ponen BAJA si después siguen escribiendo? bórrenme ya",
  ])("is heard when the word was of no use: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: true, certainty: "phrase" })
  })

  test.each([
    "nach 20 Uhr bitte nicht mehr schreiben, das Baby schläft",
    "after 8pm no more messages please, toddler in bed",
    "no me manden nada después de las 22, gracias",
    "depois das 21h não mandem mais mensagem por favor, a bebé dorme",
    "après 21 heures, merci de ne plus m'écrire, je dors tôt",
    "heut bitte keine Nachrichten mehr, bin auf einer Beerdigung",
    "hoy no me mandéis más mensajes, estoy en un entierro",
    "plus de messages aujourd'hui svp",
  ])("is not silenced when they only want quiet hours: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: false })
  })

  test.each([
    "schreibt mir nicht nach 20 Uhr und auch sonst nie wieder",
    "don't text me after 9pm or ever again",
    "after 3 texts don't message me again",
    "después de las 20 promos de esta semana no me escriban más",
    "ab heute keine Nachrichten mehr",
    "Ich habe heute schon drei bekommen, bitte keine Nachrichten mehr",
    "no me mandéis más mensajes, ni hoy ni nunca",
    "from today no more messages please",
    "no me mandéis más mensajes hoy ya me habéis mandado cinco",
    "no me mandéis más mensajes, hoy, mañana y siempre",
    "Stop sending me messages today!",
    "hoje não me mandem mais mensagens, nem hoje nem nunca",
  ])("is heard when it is for good: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: true, certainty: "phrase" })
  })

  test.each([
    "una amiga quiere que ya no le lleguen sus promociones, ella qué debe hacer?",
    "a mate of mine doesn't want your texts anymore, how does he stop them?",
    "um amigo quer sair da lista de vocês, onde ele clica?",
    "mon père aimerait ne plus avoir vos messages sur son portable, il doit faire quoi ?",
    "ein Freund will eure Werbung nicht mehr bekommen, was muss er tun?",
  ])("is not silenced when somebody else would like to leave: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: false })
  })

  test.each([
    "mi mujer no quiere vuestras promos y yo tampoco, borradnos",
    "my husband wants you to stop texting me",
    "meu marido quer que vocês parem de me mandar mensagem",
    "une amie m'a dit d'écrire STOP, alors ne m'envoyez plus rien",
    "das ist das Handy meiner Mutter, sie will hier keine Nachrichten mehr",
  ])("is heard when somebody else is named beside them: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: true, certainty: "phrase" })
  })

  test.each([
    "me apunto a los avisos! y si luego me canso me puedo borrar?",
    "sign me up! and if I get bored later can I take myself off?",
    "aceito as mensagens, mas se forem muitas posso me descadastrar?",
    "si plus tard je ne veux plus de messages, je peux me désabonner ?",
    "und wenn ich es mir anders überlege, wie komme ich da wieder raus?",
  ])("is not silenced when they ask whether they could leave one day: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: false })
  })

  test.each([
    "g plus envie des tresses. enleve moi jeudi",
    "take me off thursday",
    "nimm mich am Donnerstag raus",
    "quítame del jueves",
    "me tira da quinta por favor",
    "take me off the list for Friday",
  ])("is not silenced when they want to be taken off a day: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: false })
  })

  test.each([
    "enlève-moi jeudi, et arrêtez vos messages",
    "take me off Thursday and stop texting me",
    "STOP, enlève-moi de la liste",
    "take me off Sunday messages",
    "take me off the list Monday morning texts are too much",
  ])("is heard beside that: %p", (text) => {
    expect(optOut(text)).toMatchObject({ optOut: true })
  })

  test.each([
    "I am writing to inform you that I will not be attending on the 12th. Kindly propose an alternative.",
    "I am writing to inform you that I won't be coming on the 12th.",
  ])("is not silenced when they write in all form that they do not come: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: false })
  })

  test.each([
    "lass die Nachricht einfach liegen",
    "lasst die Nachricht am Empfang",
    "déjale el mensaje en recepción",
  ])("is not silenced when they want a message to be left somewhere: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: false })
  })

  test.each([
    'no rodapé tá escrito "envie SAIR para cancelar", isso cancela meu horário ou só as mensagens?',
    "si contesto BAJA se me cancela la cita o solo dejo de recibir mensajes?",
    "does replying STOP cancel my appointment?",
    "le STOP en bas, ça arrête les messages ou ça annule le rendez-vous ?",
    "storniert das STOP meinen Termin?",
  ])("is not silenced when they ask whether STOP calls off an appointment: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: false })
  })

  test.each([
    "Bitte das Zeitungsabo über die Ferien stoppen",
    "unser Milchabo bitte beenden",
    "por favor parem a assinatura do jornal durante as férias",
    "merci d'arrêter l'abonnement au journal pendant les vacances",
    "stop the magazine subscription please",
    "désinscrivez-moi du stage de poterie",
    "désinscrivez-moi du tournoi",
  ])("is not silenced for another subscription: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: false })
  })

  test.each([
    "vcs mandam mensagem todo santo dia, não quero mais nenhuma",
    "me mandáis mensajes cada día, no quiero ninguno más",
    "you send me messages every single day, I don't want any more",
    "vous m'envoyez des messages tous les jours, je n'en veux plus aucun",
    "ihr schickt jeden Tag Nachrichten, ich will keine mehr",
  ])("is heard when 'none' takes up the messages they spoke of: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: true, certainty: "phrase" })
  })

  test.each([
    "no me escribáis más hoy",
    "don't text me anymore today",
    "por hoje não quero mais mensagens",
    "aujourd'hui je ne veux plus de messages",
    "heute gar keine Nachrichten mehr bitte",
  ])("is not silenced for good who wants nothing more today: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: false })
  })

  test.each([
    "no me escribáis más hoy que os lo he pedido tres veces",
    "don't text me any more today, I'm sick of asking",
    "não me mandem mais nada hoje, já pedi duas vezes",
    "ne m'écrivez plus aujourd'hui, je vous l'ai demandé trois fois",
    "heute keine Nachrichten mehr, das hab ich euch schon zweimal gesagt",
  ])("is heard when it is not the first time that they ask: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: true, certainty: "phrase" })
  })

  test.each([
    "Is there a mailing list? If so take me off it",
    "¿Hay alguna lista de difusión? Si la hay, quitadme",
    "vocês têm lista de transmissão? então me tira dela",
    "Il y a une liste de diffusion ? Si oui, retirez-moi",
    "habt ihr einen Newsletter-Verteiler? dann nehmt mich da raus",
    "pra que serve SAIR? Quero parar de receber",
  ])("is heard when a question comes first: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: true, certainty: "phrase" })
  })

  test.each([
    "Is there a mailing list? If so put me on it",
    "do you have a waiting list? if so take me off it, I found a slot elsewhere",
    "¿Hay lista? Sacadme de dudas",
    "tem lista? me tira essa dúvida",
    "enlevez-moi d'un doute, il y a une liste de prix ?",
    "Gibt es eine Liste für Angebote? Nehmt mich auf",
  ])("is not silenced when they would like to be on it, or only to know: %p", (text) => {
    expect(optOut(text)).toEqual({ optOut: false })
  })
})
