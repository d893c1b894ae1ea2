/** Messages after which nobody may be written to. */
export const LEAVING = `
STOP please
stop por favor
Stop stop stop
STOP!!! ya
arrêt
ARRET
unsubscribe
Unsubscribe me please
stopp bitte
sair
no me escribas más
no me escribáis
no me escriban mas por favor
no me mandéis más mensajes
no me manden mas publicidad
no me envíe más promociones, gracias
no me envíen nada más
no me vuelvas a escribir
no vuelvas a escribirme nunca
no quiero recibir más mensajes
no quiero recibir publicidad vuestra
no quiero más mensajes
no quiero vuestros mensajes
ya no quiero recibir sus promociones
ya no deseo recibir notificaciones
no quiero que me escribáis más
no quiero q me manden mas cosas
no me interesa, no me escriban más
no me contactéis más
por favor no me contacten
dejen de escribirme
deja de escribirme
dejad de mandarme promociones
podéis dejar de mandarme mensajes?
quiero dejar de recibir vuestros avisos
quiero dejar de recibir estos mensajes
cómo puedo dejar de recibir mensajes?
parad de escribirme
pará de mandarme mensajes
paren de mandar publicidad
basta ya de publicidad
no más mensajes por favor
no mas wasaps
nada de publicidad por favor
quiero darme de baja de la lista de difusión
dadme de baja de los mensajes
denme de baja de su lista de whatsapp
dame de baja de las notificaciones
solicito la baja de las comunicaciones comerciales
baja de mensajes
borrad mi número de vuestra lista
borra mi número por favor
elimina mi número de tus contactos
eliminen mi teléfono de su base de datos
quítenme de su lista
quitadme de la lista de difusión
sáquenme de su base de datos
sácame de la lista de difusión
que me borren de sus contactos
me pueden quitar de su lista por favor
no autorizo el envío de mensajes a este teléfono
retiro mi consentimiento
quiero retirar el consentimiento para recibir mensajes
nunca di permiso para que me escriban
dejadme en paz
déjenme tranquilo, no quiero nada
numero equivocado, no escriban mas
os habéis equivocado de número, no me mandéis más mensajes
estoy harto de vuestros mensajes, dejad de escribir
no molesten más
no me molesten mas
no me moleste más por favor
dejen de molestar
ya no me manden mensajes
ya no me escribas
no vuelvan a contactarme
ejerzo mi derecho de oposición a recibir comunicaciones
bloquead mi número
desuscribirme
quiero desuscribirme de los mensajes
cancelar la suscripción a los mensajes
desactivad las notificaciones por favor
como desactivo estos mensajes?
stop publicidad
q no me lleguen mas mensajes de uds
no kiero mas mensajes
no me mandeis mas wasaps xfa
olvidaos de mi número
stop messaging me
Stop texting me!!!
pls stop sending me messages
stop sending me promos
stop sending these
please stop contacting me
stop writing to me
stop spamming me
stop these messages
stop all messages
stop the texts
I want to stop receiving messages
I want to unsubscribe from these messages
how do I unsubscribe
how do i opt out of these texts?
opt me out please
opt out of all messages
please opt me out
don't text me
dont text me anymore
do not contact me again
don't message this number again
never text me again
never contact me again please
please do not message me any more
please don't send me any more messages
don't send me anything else
don't send any more texts
no more messages please
No more texts!
no more marketing please
no more of these messages
I don't want any more messages
I don't want to receive these messages
i dont want ur texts
I dont want to hear from you again
I do not wish to be contacted
i no longer wish to receive updates
remove me from your list
take me off your mailing list
take me off this list please
please remove my number
remove my number from your database
delete my number
Delete my number and never text me again
remove me from your contacts
take my number off your list
get me off this list
I revoke my consent
I never consented to these messages
I don't consent to being contacted
leave me alone
just leave me alone ok
block my number please
forget my number
turn off these messages
turn off notifications please
can you turn off the reminders
i'm sick of these messages, stop
enough with the messages
wrong person, stop texting this number
you have the wrong number please remove it and don't text again
this isn't Anna, don't write here again
não me mande mais mensagens
nao me manda mais msg
não me mandem mais nada
não quero mais receber mensagens
não quero receber propaganda
nao quero mais mensagem
não desejo mais receber promoções
parem de me mandar mensagem
pare de me enviar mensagens
para de mandar mensagem
parem com as mensagens
deixem de me mandar mensagens
deixa de me escrever
chega de mensagens
chega de propaganda!!
não me escrevam mais
não me contactem mais
não voltem a contactar-me
por favor não me contatem mais
me tira dessa lista
me tirem da lista de transmissão
me remove da lista de vocês
quero sair da lista de transmissão
tira meu número daí
remova meu número do cadastro
apaga meu número
apaguem o meu contacto
excluam meu número da base
retirem o meu número da vossa lista
descadastrar
quero me descadastrar
cancelar inscrição das mensagens
como faço pra parar de receber essas mensagens?
quero deixar de receber as vossas mensagens
retiro o meu consentimento
revogo a autorização para contacto
não autorizo o envio de mensagens
nunca dei autorização pra mandarem mensagem
me deixa em paz
me deixem em paz por favor
deixem-me em paz
numero errado, para de mandar mensagem
engano, não escrevam mais para este número
não me incomodem mais
não perturbe mais
sem mais mensagens por favor
bloqueiem meu número
ne m'écrivez plus
ne m'écris plus
m'écrivez plus svp
merci de ne plus m'écrire
merci de ne plus me contacter
veuillez ne plus m'envoyer de messages
ne m'envoyez plus de messages
ne m'envoyez plus rien
ne me contactez plus
arrêtez de m'envoyer des messages
arrête de m'écrire
arrêtez vos messages
arrêtez de m'envoyer vos pubs
vous pouvez arrêter de m'écrire ?
cessez de me contacter
stop aux messages
stop pub
plus de pub merci
plus de messages svp
plus aucun message svp
je ne veux plus recevoir de messages
je veux plus recevoir vos messages
je ne veux plus de vos messages
je souhaite ne plus recevoir vos promotions
je ne souhaite pas recevoir de publicité
je désire me désabonner
désabonnez-moi
comment se désabonner ?
comment je me désabonne de ces messages
désinscription de vos messages svp
désinscrivez-moi de vos listes
retirez-moi de votre liste
retirez-moi de votre liste de diffusion
enlevez mon numéro
enlevez-moi de vos contacts
supprimez mon numéro
supprimez mon numéro de votre base svp
effacez mon numéro
je retire mon consentement
je m'oppose à la prospection
je n'autorise plus l'envoi de messages
je n'ai jamais donné mon accord pour recevoir des messages
laissez-moi tranquille
foutez-moi la paix
lâchez moi
erreur de numéro, n'écrivez plus
mauvais numéro, arrêtez de m'écrire
bloquez mon numéro
pas de pub svp
schreiben Sie mir nicht mehr
schreibt mir bitte nicht mehr
bitte nicht mehr schreiben
bitte nicht mehr anschreiben
schreib mir nie wieder
hör auf mir zu schreiben
hört auf, mir Nachrichten zu schicken
hören Sie bitte auf, mich zu kontaktieren
hört auf mit der Werbung
keine Nachrichten mehr bitte
keine Nachrichten mehr!
bitte keine Werbung mehr
keine weiteren Nachrichten
ich will keine Nachrichten mehr
ich möchte keine Nachrichten mehr bekommen
ich möchte keine Werbung mehr erhalten
ich will nichts mehr von euch hören
ich möchte nicht mehr kontaktiert werden
ich möchte nicht mehr angeschrieben werden
kontaktieren Sie mich nicht mehr
kontaktiert mich nicht mehr
schickt mir nichts mehr
schickt mir keine Nachrichten mehr
bitte löschen Sie meine Nummer
lösch meine Nummer
meine Nummer löschen bitte
nehmen Sie mich aus dem Verteiler
nehmt mich bitte von eurer Liste
streicht mich aus eurer Liste
Newsletter abmelden
bitte vom Newsletter abmelden
ich möchte die Nachrichten abbestellen
ich möchte mich von den Nachrichten abmelden
melden Sie mich von den Benachrichtigungen ab
stellt die Nachrichten ab
bitte die Benachrichtigungen abstellen
ich widerrufe meine Einwilligung
hiermit widerrufe ich meine Zustimmung
ich widerspreche der Nutzung meiner Daten für Werbung
lasst mich in Ruhe
lassen Sie mich bitte in Ruhe
Schluss mit den Nachrichten
stoppt die Nachrichten
stoppt diese Werbung
falsche Nummer, bitte nicht mehr schreiben
Sie haben die falsche Nummer, schreiben Sie nicht mehr
blockiert meine Nummer
hört auf zu nerven
unterlassen Sie weitere Nachrichten
bitte keine WhatsApp mehr
Oye que no quiero que me volváis a mandar nada por aquí
haced el favor de no escribirme más
les agradecería que no me enviaran más mensajes
os agradecería que dejarais de enviarme mensajes
me gustaría no recibir más mensajes de este número
quiero que eliminéis mi número de vuestra base de datos
quiero que borren mis datos y no me contacten más
no me sigan escribiendo
no sigan mandando mensajes
ya dejen de estar mandando mensajes
ya párenle con los mensajes
no me spameen
no deseo que me sigan contactando
sacame de tu lista de contactos
sacáme de la lista de difusión
borrame de tus contactos che
no me mandés más nada
no me escribás más
dejate de joder con los mensajes
por favor retirar mi número de su base
no quiero formar parte de vuestra lista de difusión
quítame del grupo de difusión
bájenme de la lista de difusión
no me interesan vuestras promociones, no me las mandéis más
no quiero saber nada más de vosotros
no quiero saber nada de ustedes
no me mandéis más esto
no quiero que me llegue publicidad
no quiero que me llegue nada más de vosotros
cómo me doy de baja de estos mensajes
cómo se quita uno de esta lista?
este teléfono ya no es de Marta, no manden nada más
yo no soy Juan, dejen de escribirme
no soy cliente vuestro, borrad este número
retiro el permiso para que me contactéis por whatsapp
prohíbo que usen mi número para publicidad
could you please stop messaging me
would you stop sending me messages please
I'd like you to stop texting me
I've asked you before, stop contacting me
can you stop with the texts
make it stop, no more messages
kindly stop sending me whatsapps
kindly remove my number from your records
please take me off your contact list
pls delete my contact
do not send me anything ever again
don't ever contact me again
you're not allowed to contact me anymore
don't send me your promotions
I am not interested, please remove me from your mailing list
I'd like to be removed from your list
I want my number removed from your database
I want out of this mailing list
how can I be removed from this list
how do I stop getting these
how do I stop these messages
how do I get off this list
I don't want to be on this list
I want no further contact
please cease all communication
cease and desist contacting me
no longer interested in your messages, please stop
never agreed to this, stop texting me
this is not John's phone, stop sending messages here
I'm not John, don't text this number
STOP. Wrong number
stop, wrong number
stop, not interested
unsubscribe from all
UNSUBSCRIBE ME NOW
gostaria de não receber mais mensagens
gostava de deixar de receber mensagens vossas
pode parar de me mandar mensagem?
vocês podem parar de mandar mensagem por favor
já pedi pra não me mandarem mais nada
por favor parem de enviar isso
não quero que me mandem mais nada
não quero ser contactado
não quero mais ser contatado por vocês
quero ser removido da lista
quero que removam meu número
removam-me da vossa lista
retirem-me da lista de contactos
tirem o meu número da lista
me exclui da lista de vocês
me exclua do cadastro
exclui meu contato
esse número não é da Ana, não mandem mais
não sou a Ana, para de mandar mensagem
não tenho interesse, não mandem mais
não envie mais promoções
sem propaganda por favor
não aguento mais essas mensagens
oponho-me ao envio de publicidade
não dou consentimento para receber publicidade
como cancelo essas mensagens
como saio dessa lista
stop mensagens
j'aimerais ne plus recevoir de messages
je voudrais ne plus être contacté
je ne veux plus être contactée
je ne veux plus que vous m'écriviez
je ne veux plus qu'on m'écrive
pouvez-vous arrêter de m'écrire svp
pouvez-vous me retirer de votre liste
pourriez-vous me retirer de vos contacts ?
veuillez me désabonner
veuillez supprimer mes coordonnées et ne plus me contacter
veuillez cesser tout envoi
merci d'arrêter les messages
merci de me retirer de vos listes
arrêtez avec vos promos
arrêtez de me texter
lâchez-moi avec vos textos
achalez-moi plus
tannée de recevoir vos textos
je me désabonne
je souhaite me désinscrire de vos messages
ce n'est pas le bon numéro, ne m'envoyez plus de messages
ce numéro n'est plus à Paul, merci de ne plus écrire
je refuse de recevoir vos messages
je ne vous ai jamais donné mon numéro, supprimez-le
plus jamais de messages svp
ne me dérangez plus
comment arrêter ces messages ?
comment ne plus recevoir vos sms
STOP SMS
könnt ihr bitte aufhören mir zu schreiben
können Sie mich bitte aus dem Verteiler nehmen
könnten Sie bitte meine Nummer löschen
würden Sie bitte aufhören, mir Nachrichten zu schicken
ich möchte, dass Sie mir nicht mehr schreiben
ich will nicht, dass ihr mir schreibt
ich will von euch keine Nachrichten
ich wünsche keine weiteren Nachrichten
ich wünsche keine Werbung
kein Interesse, bitte keine Nachrichten mehr
kein Interesse, löscht meine Nummer
bitte tragen Sie mich aus
bitte austragen aus dem Newsletter
tragt mich aus dem Verteiler aus
bitte nehmt mich raus aus dem Verteiler
streichen Sie meine Nummer
ich bin nicht Anna, hört auf zu schreiben
das ist nicht Annas Nummer, bitte nicht mehr schreiben
schreib mi nimmer an
schriib mer nüme
hör auf mit den Nachrichten
verschont mich mit eurer Werbung
wie kann ich mich von diesen Nachrichten abmelden?
wie werde ich diese Nachrichten los
wie kriege ich die Nachrichten weg
ich habe nie zugestimmt, Nachrichten zu bekommen
ich widerspreche der Kontaktaufnahme
ich entziehe Ihnen die Einwilligung
nie wieder Nachrichten bitte
Werbung stoppen
Nachrichten stoppen
Stop Werbung
quiten mi celular de sus envíos
no quiero que me contacte nadie de su empresa
que sea la última vez que me escriben
dejen de llenarme el whatsapp
ya no quiero que me lleguen promos
no vuelvas a mandarme nada
no escriban a este número nunca más
no quiero más info vuestra, borradme
please never contact this number again
delete me from your contact list
i never asked for these texts, stop
stop blowing up my phone with ads
no more whatsapps from you please
I don't wanna receive your stuff anymore
take me off whatever list this is
do not text
I'm opting out
parem de encher meu whatsapp
não quero mais nada de vocês, me tira da lista
nao me envie mais ofertas pf
desinscreva-me
não tenho interesse nas vossas mensagens, parem
não mandem mais SMS
pare de mandar propaganda no meu zap
veuillez me rayer de vos listes
j'en ai marre de vos messages
n'envoyez plus de sms à ce numéro
ne me relancez plus
je n'ai pas demandé vos messages, stop
ôtez-moi de votre liste svp
keine Werbung auf mein Handy mehr
schickt keine WhatsApps mehr an diese Nummer
bitte löscht mich aus eurer Kartei
ich möchte nichts mehr von Ihnen bekommen
diese Nachrichten nerven, hört auf
ich bitte um Löschung meiner Nummer
kontaktieren Sie mich bitte nie wieder
nehmt meine Nummer raus
`
  .trim()
  .split("\n")

/** Messages that sound alike and come from clients who want an answer. */
export const STAYING = `
stop, I meant 5
stop, me he equivocado, son 4
el autobús tiene stop cerca?
¿baja el precio si somos más?
baja el volumen
estoy de baja médica
me han dado la baja en el trabajo
necesito un parte de baja
la planta baja tiene acceso?
tengo la tensión baja
quiero dar de baja a mi hijo del curso
darme de baja del gimnasio
quiero darme de baja de la clase de yoga
dadme de baja del curso de inglés
quítame de la lista de espera
borra la reserva del viernes
borrad mi cita
elimina el pedido
no me escribas antes de las 9
no me escribáis por la noche
no me mandéis mensajes los domingos
no me escriban hoy, estoy en el trabajo
por favor no me escribas tan tarde
no me llames, escríbeme
no me llaméis
no me escribas, llámame mejor
no me mandéis sms, mejor whatsapp
no me ha llegado ningún mensaje
no me llegan vuestros mensajes
no he recibido ningún recordatorio
no recibo los avisos
ya no me llegan los recordatorios
ya no me escribís?
por qué no me escribís?
por qué dejasteis de mandarme mensajes?
no dejéis de escribirme
no quiero darme de baja de los mensajes
quiero volver a recibir mensajes
no me mandes más fotos, ya lo he visto
no me mandes la factura todavía
no quiero más queso
no quiero más pan gracias
no más azúcar
no quiero nada más, gracias
nada más gracias
no me interesa, gracias
no gracias
no quiero cita
no molesto más, gracias
perdón por molestar
para dos personas
para el viernes
para, que no era ese día
para un momento
parada de bus más cercana?
quiero parar en el camino
dejad la puerta abierta
deja de llover?
dejé de ir al gimnasio
dejadme pensarlo
dejadlo, ya no quiero la cita
déjame en la lista
ya basta por hoy
basta con una
que no me duela por favor
no escribas mi nombre en la tarta
en la tarjeta no pongáis mensaje
sin mensaje en la tarjeta
si escribo STOP qué pasa?
qué pasa si me doy de baja de los mensajes?
puedo darme de baja de los avisos cuando quiera?
cancela
anular
anula mi cita
no
ya no quiero la reserva
no voy a ir más
no vuelvo más a ese sitio
no me des más opciones, me quedo con la primera
no me mandes el presupuesto
bloquead la mesa para mí
bloquea la hora de las 5 por favor
me borras la cita de mañana?
quitad el aviso de mi coche?
tenéis notificaciones?
el mensaje no me llegó
no me aviséis a mí sino a mi madre
revoco la reserva
retiro el coche mañana
no doy permiso para la foto
el precio es bajo o alto?
se da de baja el seguro?
stop, wait, I meant Friday
stop the car there?
is there a bus stop nearby
can I stop by at 5?
I'll stop by tomorrow
stop! that's too expensive haha
don't stop
don't stop sending me the offers
I stopped smoking
my watch stopped
it won't stop leaking
please stop the delivery
stop my membership
cancel
cancel my subscription
cancel my appointment
please cancel my booking and don't charge me
remove me from the class
remove me from the waitlist
take me off the yoga class list
take me off the 5pm and put me at 6
remove the onions
delete my booking
can you delete the second appointment
don't text me before 9
don't message me at night
please don't text me while I'm at work
don't message me on sundays please
no texts after 10pm please
don't call, text
don't call me
dont email me, whatsapp is better
don't text me, call me
please don't text, email me instead
I don't get your messages
I'm not getting any messages
I haven't received a message
didn't get the reminder
why did you stop messaging me?
why don't you text me anymore
you never message me back
never mind
no message
no messages from you yet
no text on the card please
write no message on the card
don't send me photos
don't send the invoice yet
don't send it yet
don't write my name on the cup
no more sugar
no more for me
no more questions thanks
not interested
not interested thanks
no thank you
leave it
leave me a note
leave the keys with the neighbour
what happens if I unsubscribe?
if I unsubscribe do I lose my points?
do I have to unsubscribe to change number?
don't unsubscribe me please
I was unsubscribed by mistake, add me back
I want to get your messages again
quit
I quit my job
end of the month
unsubscribe from the gym
I don't want the appointment any more
i don't want to miss your offers
do you have no more offers?
can I opt out of the insurance
block the 5pm for me
forget it
can you remove my tattoo
tell my husband to stop texting
my phone is turned off
baixa o preço?
a baixa médica
fica na Baixa
para sexta
para amanhã às 5
para 4 pessoas
para o carro onde?
pare o pedido, errei o tamanho
parem a obra
a dor não para
não para de sangrar
parou de doer
parei de fumar
deixa pra amanhã
deixa comigo
deixem a porta aberta
não quero mais a consulta
não quero mais cebola
sem cebola
mais nada obrigada
não me manda mensagem à noite
não mandem mensagem antes das 9
não me liguem, mandem mensagem
não liga, manda zap
não me escrevam aos domingos
não estou a receber mensagens
não recebi a mensagem
não me chegou nenhum lembrete
vocês não me mandam mais mensagem?
por que pararam de me mandar mensagem?
não parem de me mandar as promoções
não quero sair da lista
me tira da lista de espera por favor
me tira da aula de sexta
tira a cebola
apaga a minha reserva
apaga a marcação de amanhã
cancelar
desmarcar
se eu escrever STOP o que acontece
quero cancelar a matrícula
sem mensagem no cartão
não manda foto
não manda a conta ainda
não me mande o orçamento por aqui, mande por email
não autorizo fotos do meu filho
tem promoção?
quero receber promoções de novo
não, obrigado
não tenho interesse
não me incomoda
incomoda se eu levar o cão?
l'arrêt de bus est où ?
arrêt maladie
je suis en arrêt de travail
quel est l'arrêt le plus proche
je m'arrête cinq minutes
arrêtez le chantier
arrête tes bêtises 😂
j'ai arrêté de fumer
vous avez arrêté de m'envoyer des messages ?
n'arrêtez pas de m'envoyer les promos
annuler
annulez mon rendez-vous
supprimez mon rendez-vous
effacez ma réservation
retirez-moi de la liste d'attente
désinscrire mon fils du cours
désinscrivez-moi du cours de yoga
je veux me désabonner de la salle de sport
ne m'écrivez pas le soir
ne m'envoyez pas de messages avant 9h
pas de messages la nuit svp
ne m'appelez pas, écrivez
ne m'écrivez pas, appelez-moi
je n'ai pas reçu de message
je ne reçois pas vos messages
je ne reçois plus rien
vous ne m'écrivez plus ?
pourquoi vous ne m'écrivez plus
plus de pain svp
plus de place ?
il n'y a plus de place ?
vous n'avez plus de promos ?
je ne veux plus du rendez-vous
je ne veux plus d'oignons
non merci
pas intéressé
plus rien merci
laissez-moi réfléchir
laissez tomber
laisse moi un message
pas de message sur la carte
si je me désabonne, je perds mes points ?
si j'envoie STOP il se passe quoi
je ne veux pas me désabonner
je veux recevoir vos promos à nouveau
ne m'envoyez pas la facture
n'envoyez pas de photos
enlevez les oignons
enlevez mon nom de la réservation
bloquez le créneau de 15h pour moi
je retire ma commande demain
Haltestelle stop?
Stopp, ich meinte Freitag
wo ist die nächste Haltestelle
der Regen hört nicht auf
hör auf zu weinen haha
ich habe aufgehört zu rauchen
hört die Musik um 22 Uhr auf?
absagen
stornieren
ich möchte mich vom Kurs abmelden
ich möchte meine Tochter vom Kurs abmelden
abmelden vom Yoga bitte
melden Sie mich vom Termin ab
melden Sie sich nicht mehr bei mir?
ich melde mich
bitte von der Warteliste streichen
löschen Sie meinen Termin
lösch die Reservierung
schreibt mir nicht vor 9
bitte nachts nicht schreiben
bitte keine Nachrichten am Sonntag
nicht so spät schreiben bitte
nicht anrufen, schreiben
schreibt mir nicht, ruft lieber an
bitte keine SMS, lieber WhatsApp
ich bekomme keine Nachrichten mehr
ich habe keine Nachricht bekommen
es kommen keine Erinnerungen mehr
warum schreibt ihr mir nicht mehr?
ihr schreibt mir nicht mehr
hört nicht auf mir Angebote zu schicken
ich will mich nicht abmelden vom Newsletter
bitte nicht vom Newsletter abmelden
keine Zwiebeln
keine Oliven mehr
ich will keinen Termin mehr
ich will nichts mehr essen
nichts mehr, danke
nein danke
kein Interesse
lass mal
lass uns Freitag nehmen
lasst mich kurz überlegen
keine Nachricht auf die Karte
was passiert wenn ich STOP schreibe?
wenn ich mich vom Newsletter abmelde, verliere ich Punkte?
kann ich die Nachrichten jederzeit abbestellen?
ich möchte wieder Nachrichten bekommen
schickt mir keine Fotos
schickt die Rechnung noch nicht
habt ihr keine Angebote mehr?
gibt es keine Aktionen mehr?
reserviert den Tisch, streicht den anderen
Bestellung abbestellen
ich nehme die Nummer 5
meine Nummer hat sich geändert
löscht meine alte Nummer, die neue ist 0171 3920012
borrad mi número antiguo, el nuevo es 600 000 111
delete my old number, this is the new one
no me escribáis en inglés porfa
no me mandes audios, no puedo escuchar
mándame un mensaje cuando esté listo
no me mandes mensaje, ya voy para allá
no hace falta que me escribáis, ya voy yo
no me avises, ya lo sé
no me avisasteis
no me contestáis nunca
no me respondéis los mensajes
no me escribió nadie
no quiero molestar más
no quiero más citas este mes
no quiero recibir el paquete en casa
no quiero recibir visitas
no quiero que me cobréis
no quiero que me cortéis mucho
no más de 20 euros
nada de picante por favor
ningún mensaje me ha llegado
dejad el paquete en recepción
dejen la mesa lista
deja de sonar el coche
el coche deja de funcionar
dejé de recibir la newsletter
párame el pedido
paren el envío
parad, que no es ese
quita el aguacate
quítame la mesa de las 9
sácame de la reserva, vamos 3
borra lo anterior, son 5 personas
borra el mensaje anterior jaja
elimina esa opción
cancela los avisos de mi cita? no, solo la cita
tengo que darme de baja del seguro
mi hija está de baja
está muy baja la luz
me baja la regla
baja a recepción
subo o baja?
te doy de baja?
alta o baja?
stop en la esquina
hago un stop y llego
el stop de mi coche no funciona
no molesta, puede traer el perro
no os molestéis
si no contesto es que no
no contactéis con mi ex
he bloqueado la tarjeta
bloquead el calendario
olvida lo anterior
olvidad mi reserva
me habéis olvidado?
publicidad? quiero anunciarme con vosotros
hacéis publicidad para negocios?
cuánto cuesta la campaña de sms?
no text needed, I'm on my way
don't bother, I'll come in
don't bother with the towel
don't worry
don't contact the insurance yet
don't contact my mum please
don't message Sarah
no need to text me
stop it haha
stop kidding
stop the clock
stop button is broken
can you stop the pain
how do I stop my dog from barking
nonstop flight
when do you stop serving?
do you stop taking orders at 10?
the bleeding stopped
don't forget to text me
I don't have your number
I don't have any messages
I don't need a reminder thanks
I don't need the appointment anymore
I don't want fries
I don't want to wait
I want to cancel
remove my name from the booking
remove me from tomorrow's class
delete the last message
delete my card details
delete my account at the gym
forget my last message
lose weight program?
block out Friday for me
turn off the heating please
turn off the music
take off the cheese
leave me a message
leave me alone with the dog? no thanks haha
promo still valid?
no ads in the magazine?
what updates do you have on my car
any updates?
não chama mais gente
não manda mais foto
não precisa mandar mensagem
não precisam de me ligar
não escreve meu nome no bolo
não escreva em inglês por favor
não me manda áudio
não me responderam a mensagem
não me mandaram a mensagem
não quero mais mudar
não quero mais nada
não quero receber em casa
para de doer?
para a semana
para mim pode ser
pode parar aqui
para por aqui
parem de cobrar
deixa de ser caro
chega às 5
chega de açúcar
chega de frango, quero peixe
sai mais barato?
tira meu nome da reserva
tira uma foto
remova a franja
apaga a última mensagem
apaga isso, era engano
bloqueia a agenda pra mim
esquece
esquece a minha mensagem
me deixa ver
me deixa na lista
stop ali na frente
parar na esquina
ne m'écrivez pas en anglais
ne m'envoyez pas de photos
ne m'envoyez pas l'addition
ne m'appelez plus Paul haha
arrêtez-vous devant
arrête, c'est trop cher 😂
arrêter de fumer
arrêter la perte de cheveux
l'arrêt du tram
stop à la douleur
plus de messages que prévu ?
plus de sucre
pas de souci
pas de problème
pas de message de votre part
pas de nouvelles ?
aucune nouvelle
aucun message reçu
supprimez le deuxième plat
supprimez mon compte fidélité
retirez mon nom de la réservation
enlevez la frange
effacez le message précédent
oubliez mon message
oubliez ce que j'ai dit
laissez-moi un créneau
laissez-moi une place
lâchez la musique
je retire ma demande
je retire le colis quand ?
je n'autorise pas les photos de mon fils
coupez court devant
nicht schreiben, ich komme vorbei
schreib nichts auf die Torte
schreibt mir wenn fertig
schreib mir nicht auf Englisch bitte
ich schreibe nicht mehr so gut
ich schreibe später
keine Ahnung
keine Zeit mehr
keine Tische mehr?
keine Anchovis mehr drauf bitte
keine Erinnerung nötig, danke
keine Nachricht bekommen
ich hab keine Mail bekommen
keine Infos gefunden
ich will keine Strähnchen
ich will nicht mehr warten
ich möchte nicht mehr kommen
ich möchte nicht mehr Mitglied sein
stopp, das war falsch
stoppen die Busse bei euch
hör auf, du bist lustig haha
aufhören zu rauchen
Kurs abmelden
ich melde meinen Sohn ab
Abmeldung vom Schwimmkurs
melden Sie mich bitte um 10 an
tragt mich für Freitag ein
tragt mich aus für Freitag
nehmt mich aus der Gruppe am Montag
löscht den letzten Termin
löschen Sie die letzte Nachricht
lass das
lasst das Auto stehen
lasst mich rein
meine Nummer ist neu
streicht die Wand
Werbung für euch machen?
macht ihr Werbung?
sperrt die Straße?
no me pongas más azúcar
ya no quiero la mesa
no quiero que me pongas cebolla
quítame el glaseado
bórrame la deuda jaja
no me mandes el pedido hoy
ya no me duele
no me esperes
para de llover y voy
no me guardes la mesa
no mandes al repartidor antes de las 8
la última vez que os escribí no contestasteis
avisadme solo por la mañana
please don't send it to my old address
don't send the driver yet
please don't put onions
no more waiting please
can I remove the delivery fee
take me off hold
don't text while driving haha
stop by whenever
don't stop the music
não precisa mais mandar o entregador
não manda o pedido ainda
não me espera
tira o gelo por favor
para com isso kkk
não põe mais sal
n'envoyez pas le livreur tout de suite
ne mettez pas d'oignons
plus besoin de la table
je n'ai plus besoin du cours
ne m'attendez pas
enlevez les frais
schickt den Fahrer noch nicht
wartet nicht auf mich
ich brauche den Tisch nicht mehr
keine Eile
nehmt die Zwiebeln raus
ich komme nicht mehr
`
  .trim()
  .split("\n")
