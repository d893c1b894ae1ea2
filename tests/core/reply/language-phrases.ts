/** "es>en Can we speak English?": the language before (or the chatbot's), the one expected, the text. */
const table = (lines: string) =>
  lines
    .trim()
    .split("\n")
    .map((line) => ({ before: line.slice(0, 2), expected: line.slice(3, 5), text: line.slice(6) }))

export const LATER = table(`
de>de Avenida da Liberdade 10
de>de Baker Street 10
de>de Boulevard Saint-Michel 12
de>de Coca-Cola Zero
de>de El Pollo Loco
de>de Enchiladas con pollo y arroz
de>de Jean-Pierre
de>de Late Night Shopping am Freitag?
de>de Lidl
de>de Mary-Anne Smith
de>de Nr. 12
de>de O'Connor
de>de Paseo del Prado 8
de>de Quinta da Pacheca
de>de Rue du Rhône 5
de>de VW Golf
de>de Wanderlust
de>de all good
de>de buenos días
de>de chönd mer am Mäntig cho?
de>de ciao
de>de da steht "no available slots"
de>de das Meeting wurde gecancelt, können wir shiften?
de>de das ist ja mega nice
de>de ein Check-up bitte
de>de ein Lifting und Microblading
de>de frohe Weihnachten
de>de gibt's den Kurs auch auf Englisch?
de>de grüezi
de>de hab leider keine Zeit
de>de habt ihr Take-away?
de>de habt ihr englische Bücher?
de>de habt ihr noch Slots am Weekend?
de>de hello
de>de hola
de>de i hätt gern an Termin
de>de ich brauch ein Update zum Booking
de>de ich hab die Mail mit "your booking is confirmed" bekommen, passt das?
de>de ich lerne gerade Spanisch
de>de ist das Personal englischsprachig?
de>de ist die Führung auf Englisch?
de>de kann der Arzt Englisch?
de>de können Sie mir die Speisekarte auf Englisch schicken
de>de macht ihr Spanischkurse?
de>de mein Englisch ist nicht so gut
de>de mein Nachbar hat gesagt "no hay sitio"
de>de meine Frau spricht nur Spanisch
de>de merci
de>de merci vielmal
de>de merry christmas
de>de muchas gracias amigo
de>de ok cool
de>de ok see you
de>de okay merci bis dann
de>de okay nice thank you
de>de oui
de>de perfecto
de>de s'Auto isch kaputt
de>de sorry
de>de super danke
de>de tapas variadas
de>de thanks!
de>de tschüss ciao
de>de was so ein Service kostet
de>de wie heißt das auf Spanisch?
de>de zwei Latte macchiato und ein Croissant
de>en antwortet mir bitte in Englisch
de>en bitte auf Englisch
de>en can we bring our baby
de>en do you speak English
de>en english please
de>en geht auch Englisch?
de>en got any gluten free cake
de>en ich schreibe lieber auf Englisch
de>en is breakfast included
de>en is the pool heated
de>en können wir Englisch sprechen?
de>en my husband forgot his glasses
de>en speak english
de>en the light keeps flickering
de>en we will be one person less
de>en wechseln wir ins Englische
de>en what are your opening hours
de>es Spanisch bitte
de>es cuál es la diferencia entre los dos cursos?
de>es el coche no arranca por las mañanas
de>es me dejé el paraguas ayer
de>es me puedes contestar en español
de>es quería apuntarme a pilates
de>es quisiera cambiar la hora de mi cita
de>es se me ha roto un diente
de>es somos vegetarianos, hay opciones?
de>es sprechen Sie Spanisch?
de>es tenéis wifi gratis?
de>es ¿cuánto tarda el arreglo?
de>fr bonjour, avez-vous une table pour ce soir
de>fr c'est combien une coupe ?
de>fr ginge das auch auf Französisch
de>fr je cherche un cadeau pour ma mère
de>fr je suis en retard
de>fr la commande n'est pas arrivée
de>fr lieber Französisch
de>fr vous avez reçu mon mail ?
de>pt a aula de amanhã está confirmada?
de>pt a minha encomenda ainda não chegou
de>pt a que horas abrem amanhã
de>pt gostava de saber se têm lugares para sábado
de>pt vou chegar um pouco atrasada
en>de could we switch to German
en>de could you reply in German from now on? my English isn't great
en>de die Heizung funktioniert nicht
en>de german please if possible
en>de habt ihr auch glutenfreies Brot?
en>de hast du morgen Zeit
en>de ich hätte gern einen Termin
en>de kann man bei euch mit Karte zahlen
en>de mein Auto springt nicht an
en>de wo kann ich parken
en>en 4
en>en Avenida Diagonal 220, Barcelona
en>en Calle Mayor 5
en>en Citroën C3
en>en Crédit Agricole
en>en Deutsche Bank
en>en Die Zeit
en>en El Corte Inglés
en>en I don't speak Spanish
en>en I got an SMS saying "su cita ha sido confirmada", is that you?
en>en I have an English breakfast allergy
en>en I speak a bit of Spanish but not much
en>en I want to learn Spanish
en>en I'd like a French manicure
en>en José María
en>en Le Pain Quotidien
en>en Müller
en>en Peugeot 208
en>en Rua do Ouro 15
en>en Seat Ibiza
en>en Zara Home
en>en a caipirinha and a feijoada
en>en are the instructions in English?
en>en bis später
en>en bom dia
en>en bon appetit
en>en bonjour
en>en c'est la vie
en>en can I get the paella and the patatas bravas
en>en carrer de Balears 12
en>en claro que sí
en>en could you send me the menu in French please
en>en de nada
en>en do you have gluten free churros
en>en do you sell German beer?
en>en does the doctor speak German?
en>en feliz navidad
en>en french toast please
en>en genau!
en>en gracias por todo
en>en guten Morgen
en>en hasta la vista
en>en hasta luego
en>en hola
en>en hola amigos
en>en hola, qué tal
en>en is the doctora in today
en>en is the mole poblano spicy
en>en is the tour in English or Spanish?
en>en is your teacher a native German speaker?
en>en it says "pago rechazado" when I try to pay
en>en joyeux noël
en>en la vida loca
en>en merci
en>en merci bien
en>en mi casa es su casa
en>en my French is not good
en>en my mum speaks only Spanish
en>en my son is in the Kindergarten next door
en>en my suegra is coming too
en>en obrigada
en>en ok dale
en>en ok vale
en>en one bratwurst with sauerkraut
en>en oui oui
en>en perfecto
en>en que sera sera
en>en sí
en>en sí por favor
en>en tapas and sangria for two
en>en the crème brûlée please
en>en the sign says "cerrado por vacaciones", are you open
en>en two pinchos and a clara
en>en un cortado
en>en una cerveza lol
en>en what does "cerrado" mean?
en>en what does "reserva confirmada" mean
en>en wunderbar
en>en you got a french bulldog size harness?
en>en Ñoño
en>en 😀
en>es I understand Spanish better
en>es Spanish would be better for me
en>es a que hora abre la cocina
en>es back to Spanish please
en>es cuánto cuesta?
en>es el martes me viene mejor
en>es en español por favor
en>es español
en>es habla español?
en>es in Spanish please
en>es is Spanish ok?
en>es la llave no entra
en>es llegamos en diez minutos
en>es lo siento, llego tarde
en>es me duele mucho una muela
en>es no entiendo
en>es por favor respóndeme en español
en>es quiero cancelar mi cita
en>es se me cayó un empaste
en>es se puede aparcar cerca?
en>es sorry my English is bad, Spanish please
en>es ¿aceptáis perros?
en>fr J'AI PERDU MA CLÉ
en>fr français svp
en>fr je peux venir avec mon chien ?
en>fr je viens de la part de Sophie
en>fr mind if we do this in French?
en>fr mon chien est malade
en>fr not in English please, in French
en>fr on est en retard désolé
en>fr please write in french
en>fr vous faites des réductions étudiant ?
en>fr ça prend combien de temps
en>pt any chance of replying in Portuguese?
en>pt can you speak Portuguese
en>pt dá pra marcar pra sexta de manhã?
en>pt meu cabelo ficou verde, me ajuda
en>pt nao consigo ir amanha
en>pt não consigo ir amanhã
en>pt o meu cachorro tá doente
en>pt posso levar minha avó?
en>pt tem vaga pra amanhã cedo?
en>pt vocês fazem sobrancelha?
es>de das Licht geht immer wieder aus
es>de der Schlüssel liegt im Auto
es>de habt ihr noch einen Tisch frei
es>de ich brauche einen neuen Termin für meinen Hund
es>de ich komme zehn Minuten später
es>de ist morgen noch was frei?
es>de meine Tochter hat Fieber
es>de mejor en alemán, por favor
es>de te importa si hablamos en alemán?
es>de unser Kind ist krank, wir müssen absagen
es>de wann habt ihr am Samstag offen?
es>de welche Größe habt ihr noch?
es>en English
es>en I WANT TO CANCEL MY APPOINTMENT
es>en I've been waiting outside for ten minutes
es>en book me in for friday
es>en cambia a inglés
es>en cambiamos de español a inglés?
es>en can you answer me in English please?
es>en do you speak english?
es>en does the price include the drinks?
es>en english please
es>en hablan inglés?
es>en hello, do you have a table for two tonight
es>en hi! is there any parking nearby?
es>en how do you say thank you in Spanish
es>en how much for a haircut?
es>en how much is it
es>en i need to reschedule
es>en i'll be 10 minutes late
es>en is it okay if we come a bit early?
es>en me lo puedes explicar en inglés
es>en my daughter has a fever, can the doctor see her
es>en no entiendo bien español, podemos seguir en inglés?
es>en nobody answered the door bell
es>en on my way
es>en our flight is delayed
es>en please tell the instructor I'm sick
es>en prefiero en inglés
es>en pásate al inglés por favor
es>en running late
es>en sounds good, let's do thursday
es>en that works for me
es>en the code you sent me doesn't work
es>en tradúcelo al inglés
es>en we're a group of 12, would that be possible on the terrace
es>en what time do you close
es>en where are you located
es>en which bus goes to your place?
es>en ¿podrías contestarme en inglés, please?
es>es 10 Downing Street
es>es 15:30
es>es 5 pm
es>es Anne-Sophie Lefèvre
es>es Audi A4 2.0 TDI Quattro
es>es Burger King
es>es Decathlon
es>es Dolce & Gabbana
es>es H&M
es>es João da Silva e Souza
es>es Jürgen Müller
es>es Kevin De Bruyne
es>es Königstraße 14
es>es L'Oréal Elvive
es>es La Roche-Posay
es>es Maria de los Angeles Garcia
es>es Mercedes Clase A
es>es QUIERO UNA CITA PARA MAÑANA
es>es Rue de la Paix 12, Paris
es>es Schwarzkopf Professional
es>es The North Face
es>es Wolfgangstraße 7
es>es Yves Saint Laurent
es>es a las 5
es>es ahora en español otra vez
es>es all you can eat
es>es alles klar
es>es arrivederci
es>es au revoir
es>es auf wiedersehen
es>es beleza
es>es boa noite
es>es bom dia
es>es buongiorno
es>es c'est la vie
es>es calle de la luna 5, 3º izquierda
es>es ciao bella
es>es cool!
es>es cómo se dice "cita" en inglés?
es>es d'accord
es>es danke schön
es>es el libro está en francés?
es>es el menú viene en inglés o solo en español?
es>es el spritz y dos focaccias
es>es feliz natal
es>es genau
es>es good evening everyone
es>es good night
es>es grazie mille
es>es guten Abend
es>es habláis francés? es que mi novia no entiende
es>es hacéis clases de inglés?
es>es hacéis take away?
es>es hacéis unboxing o algo?
es>es happy birthday
es>es hasta la vista baby
es>es hay alguien que hable alemán?
es>es hola, how are you
es>es inglés
es>es ja
es>es jajaja
es>es just eat
es>es kit-kat
es>es konnichiwa
es>es lo mismo que la last time
es>es lol
es>es mandadme la factura en inglés por favor
es>es me hago un lifting de pestañas y un balayage
es>es me llamo John Smith
es>es me sale "payment declined" al reservar
es>es me sale error 404 not found
es>es merci beaucoup
es>es merry christmas!
es>es mi hijo habla inglés
es>es mi inglés es malo
es>es mi jefe dice que quiere un happy hour el viernes
es>es mi marido es alemán y no entiende nada
es>es necesito el feedback del team antes del deadline
es>es nice one
es>es no
es>es no thanks
es>es nope
es>es obrigado!
es>es ok boss
es>es ok perfect thank you
es>es okidoki
es>es os mando el link por mail, ok?
es>es oui
es>es pedro quiere el full english
es>es piso de wework, planta 3
es>es pone «sold out» en la web, ya no quedan?
es>es puedo pagar con tarjeta?
es>es quiero la manicura francesa
es>es quiero un balayage y un blow dry
es>es quiero un blowout y un gloss
es>es quiero un corte francés
es>es salut
es>es se puede hacer el examen de inglés online?
es>es see you
es>es sim
es>es super
es>es sure, no problem
es>es tenéis croissants y pain au chocolat?
es>es thank you so much!!
es>es tudo bem
es>es un apfelstrudel de postre
es>es un brunch con eggs benedict
es>es un desayuno inglés
es>es un smoothie bowl y un flat white
es>es vivo en la calle inglesa
es>es voilà
es>es wow amazing
es>es yes please
es>es yes!!
es>es yup
es>es 👍 ok
es>fr combien coûte une vidange ?
es>fr est-ce que je peux payer par carte
es>fr faites-vous aussi les épilations ?
es>fr il y a un parking à côté ?
es>fr j'arrive dans dix minutes
es>fr le lien ne marche pas
es>fr le robinet fuit toujours depuis votre passage
es>fr mon fils a oublié son manteau chez vous
es>fr mon rendez-vous de demain est toujours bon ?
es>fr on sera six finalement
es>fr respóndeme en francés porfa
es>fr vous êtes ouverts le dimanche ?
es>pt a encomenda ainda não chegou
es>pt a minha mãe tem alergia a camarão
es>pt a porta está fechada
es>pt bom dia, queria saber o preço do corte
es>pt cambiamos a portugués, vale?
es>pt esqueci minha carteira aí ontem
es>pt estamos atrasados uns 15 minutos
es>pt gostaria de marcar uma consulta para sexta
es>pt já estamos a caminho
es>pt me puede atender en portugués?
es>pt minha filha está com febre
es>pt o carro não liga de manhã
es>pt o nosso voo está atrasado
es>pt podem guardar a mesa até às nove?
es>pt preciso trocar o pneu do carro
es>pt qual a diferença entre os dois cursos?
es>pt qual é o endereço de vocês
es>pt quanto custa a limpeza de pele?
es>pt tem mesa livre hoje?
es>pt vcs abrem domingo?
es>pt é possível mudar a marcação para amanhã?
fr>de continuons en allemand
fr>de die Tür ist zu, wo seid ihr
fr>de est-ce possible en allemand ?
fr>de habt ihr heute geöffnet?
fr>de ich würde gern absagen
fr>de mir ist was dazwischengekommen
fr>de unser Flug hat Verspätung
fr>de wie lange dauert die Behandlung?
fr>en I would like to change my appointment
fr>en can we continue in English?
fr>en can you check whether my coat is there
fr>en do you have vegan options
fr>en en anglais svp
fr>en in English please
fr>en je ne parle pas bien français, anglais possible ?
fr>en je préfère l'anglais
fr>en my phone died, sorry for the delay
fr>en on peut passer à l'anglais ?
fr>en répondez-moi en anglais s'il vous plaît
fr>en vous parlez anglais ?
fr>en what's the difference between the two packages
fr>en what's the wifi password
fr>en where exactly is the entrance
fr>es cuánto vale el abono mensual
fr>es l'espagnol m'arrange mieux
fr>es os llamé ayer pero nadie contestó
fr>es parlez-vous espagnol?
fr>es puedo llevar a mi perro?
fr>es se puede ir en bañador?
fr>es tienen sitio para esta noche?
fr>es vous pourriez m'écrire en espagnol ?
fr>es ¿abrís los festivos?
fr>fr Calle Serrano 12
fr>fr Maria João
fr>fr Müllerstraße 4
fr>fr Pedro Álvarez
fr>fr Pull & Bear
fr>fr Volkswagen Polo
fr>fr bjr c possible dem 14h
fr>fr c'est ok
fr>fr c'est un pressing ou un self service ?
fr>fr ciao
fr>fr feliz cumpleaños
fr>fr good evening
fr>fr gracias señora
fr>fr guten Tag
fr>fr hello
fr>fr hola buenas
fr>fr j'ai reçu "your appointment is confirmed" c'est quoi
fr>fr j'ai un examen d'anglais jeudi
fr>fr je sais pas trop, whatever
fr>fr joyeux noël
fr>fr jsp
fr>fr la carte est en anglais ?
fr>fr le best seller c'est quoi
fr>fr le pack all inclusive
fr>fr le prof est anglais ou français ?
fr>fr le site affiche "error, please try again"
fr>fr les cours d'anglais sont à quelle heure
fr>fr ma belle-mère est espagnole
fr>fr mon iPhone dit not delivered
fr>fr mon mari ne parle qu'anglais
fr>fr ok let's go
fr>fr ok top
fr>fr paella valenciana
fr>fr sauerkraut
fr>fr si si
fr>fr super cool
fr>fr thank you very much
fr>fr thanks a lot
fr>fr trop cool
fr>fr un burger et un coca zero
fr>fr un fish and chips et deux pintes
fr>fr un rendez-vous en last minute
fr>fr un shooting photo en outdoor
fr>fr vale
fr>fr vous avez un menu en anglais ?
fr>pt fiquei presa no trânsito
fr>pt meu voo atrasou duas horas
fr>pt o estacionamento é gratuito?
fr>pt posso pagar com cartão?
fr>pt queria marcar um horário pra sábado
pt>de der Wagen zieht nach links
pt>de gibt es Parkplätze in der Nähe?
pt>de unser Flug ist verspätet
pt>de wie komme ich am besten zu euch
pt>en can i come with my dog
pt>en do you take credit cards?
pt>en escreve em inglês se puder
pt>en fala inglês?
pt>en how late are you open
pt>en is there a discount for students
pt>en me responde em inglês pf
pt>en our flight is delayed
pt>en podemos falar em inglês?
pt>en prefiro inglês
pt>en responda em inglês
pt>en the door is locked
pt>en the shower in our room is cold
pt>en troca pro inglês
pt>en what is the price for a full set of nails
pt>es a que hora cierran hoy
pt>es a qué hora cierran hoy
pt>es dá pra falar em espanhol?
pt>es el coche hace un ruido raro al frenar
pt>es em espanhol por favor
pt>es hay que llevar toalla?
pt>es la puerta está cerrada
pt>es me pueden llamar mañana por favor
pt>es me surgió algo, no voy a poder llegar
pt>es mi vuelo se retrasó dos horas
pt>es no me gusta el color que me pusieron
pt>es quiero hacer una reserva para cuatro personas
pt>es se me olvidó la contraseña
pt>es trae algo de beber
pt>es ya pagué la seña ayer
pt>es yo tengo cita a las cinco
pt>es ¿cuánto tiempo dura el tratamiento?
pt>es ¿tienen estacionamiento?
pt>fr combien de temps ça dure
pt>fr j'ai un empêchement, je ne peux pas venir
pt>fr je ne trouve pas votre magasin
pt>fr notre vol est en retard
pt>pt Av. Diagonal 400
pt>pt Friedrichstraße 10
pt>pt Head & Shoulders
pt>pt Karl-Heinz
pt>pt Kate Wilson
pt>pt Nissan Qashqai
pt>pt Pierre Dubois
pt>pt Rua Augusta 200
pt>pt Rue de Rivoli 4
pt>pt Toyota Corolla
pt>pt a minha filha estuda francês
pt>pt até amanhã
pt>pt bora, let's go
pt>pt dulce de leche
pt>pt feliz navidad
pt>pt fui no coffee break e perdi a vez
pt>pt gracias
pt>pt hallo
pt>pt hello
pt>pt hola buenas tardes
pt>pt joão, 3 pessoas, 20h
pt>pt merci
pt>pt meu filho está aprendendo inglês
pt>pt meu marido só fala alemão
pt>pt nice
pt>pt o app deu crash
pt>pt o atendimento é em inglês?
pt>pt o cardápio é em inglês?
pt>pt o guia fala espanhol?
pt>pt o meu nome é Kevin
pt>pt o site diz "out of stock"
pt>pt ok brigada
pt>pt ok bro
pt>pt ok muchas gracias
pt>pt pizza quatro queijos e uma coca
pt>pt pode ser às 15?
pt>pt queria o menu em francês
pt>pt quero fazer um lash lifting e brow lamination
pt>pt quero fazer um upgrade do plano
pt>pt quero marcar um peeling
pt>pt recebi "payment failed" no cartão
pt>pt sí claro
pt>pt tacos al pastor
pt>pt tem aula de inglês?
pt>pt tem delivery?
pt>pt thank you
pt>pt top demais
pt>pt um combo double cheeseburger sem picles
pt>pt valeu
pt>pt vlw tmj
pt>pt vocês têm drive thru?
pt>pt vou fazer o check-in agora
`)

export const FIRST = table(`
de>de 123
de>de info
de>en hi, is this the dentist?
de>es hola, hablan español?
de>es horarios
en>en BMW
en>es buenas
en>es cita mañana
en>es hola
en>es precio?
en>es una pregunta
es>de danke
es>de eine frage
es>de grüezi
es>de guten tag
es>de hallo
es>de moin
es>de preis?
es>de servus
es>de wie geht's
es>de öffnungszeiten
es>en Hi 👋
es>en a question
es>en appointment tomorrow
es>en good morning
es>en hello
es>en i saw your ad, how much is it?
es>en in English please
es>en opening hours
es>en price?
es>en reservation for 4
es>en thanks
es>en what's up
es>es Mercadona
es>es info
es>fr bonjour
es>fr bonsoir
es>fr horaires
es>fr prix ?
es>fr rdv demain
es>fr salut
es>fr une table pour 2
es>fr ça va ?
es>pt boa tarde
es>pt horários
es>pt marcação amanhã
es>pt oi
es>pt olá
es>pt preço?
es>pt quero um orçamento
es>pt tudo bem?
es>pt uma pergunta
fr>es gracias
fr>fr 👋
pt>pt info por favor
pt>pt ok
`)
