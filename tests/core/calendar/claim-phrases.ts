/** Sentences after which a client believes in an appointment; the first word is the kind. */
export const CLAIMS = `
booked He reservado tu mesa para cuatro el sábado a las 21:00.
booked Te he apuntado para el martes a las 10, te esperamos.
booked Tu cita está confirmada para el lunes 3 a las 9:30.
booked Queda reservada tu hora para el viernes a las 18:00.
booked Perfecto Ana, te agendé para mañana a las 11. Si necesitas cambiarla, avísame.
booked Ya está: tienes la mesa reservada a nombre de Luis.
booked ¡Hecho! Corte y color el viernes a las 17:00.
booked Listo, te anoté para las 15.
booked Hemos reservado una plaza para tu hija en el grupo de los jueves.
booked Su turno quedó registrado para el 12 de mayo a las 8:00.
booked Tu cita se ha reservado correctamente.
booked Entonces el lunes a las 9, queda todo apuntado en la agenda.
booked Te acabo de reservar el hueco de las 12.
booked He podido meterte el jueves a las 16:30.
booked Cita confirmada para mañana a las 10:00.
booked Reserva hecha: 4 personas, viernes 21:30.
booked El hueco de las 11 es tuyo.
booked Ya estás en la agenda para el miércoles a las 5.
booked Tu reserva ha sido creada con éxito. ¿Necesitas algo más?
booked Quedas inscrito en el curso de los lunes.
booked Le confirmo que su cita quedó agendada para el jueves a las 3 p.m.
moved He movido tu cita al jueves a las 10.
moved Tu cita se ha cambiado al viernes a las 12:00.
moved Listo, te cambié la hora a las 17.
moved La reserva ha sido modificada: ahora sois seis.
moved Te he pasado la cita del lunes al miércoles.
moved Cambio realizado, nos vemos el jueves a las 18.
moved Su turno fue reprogramado para el martes 7.
moved Hemos aplazado tu revisión una semana.
moved Ya está cambiada, ahora es el martes a las 9.
moved Te adelanté el turno una hora.
cancelled He cancelado tu cita del martes.
cancelled Tu reserva ha sido anulada, no se te cobrará nada.
cancelled Listo, cancelé tu turno del jueves.
cancelled Queda cancelada la cita de mañana.
cancelled Ya no tienes ninguna cita pendiente con nosotros.
cancelled Cita anulada. Que te mejores.
cancelled He borrado la clase del lunes como pedías.
cancelled Su cita del 5 quedó cancelada sin costo.
cancelled Te hemos dado de baja de la clase del viernes.
booked I've booked you in for Tuesday at 3pm.
booked Your table for four is reserved for Saturday at 8.
booked Great news, I managed to squeeze you in on Friday at 9.
booked You're booked for Monday at 10:30. See you then!
booked Your appointment has been confirmed for May 3 at 2 PM.
booked I have scheduled your consultation for Thursday at 11.
booked Done! Haircut on Friday at 4:30.
booked You are all set for tomorrow at 9.
booked I've added you to the calendar for Wednesday at noon.
booked Your reservation is confirmed. If anything changes, let me know.
booked Perfect, then Monday at 9 it is, all in the diary.
booked We've got you down for 7pm on Saturday.
booked I just reserved the 3 o'clock slot for you.
booked Confirmed: two seats, Friday 20:00.
booked That's you booked in for Thursday at ten.
booked Your booking went through, see you on Friday at 6.
booked I've booked Tuesday at 5 for you, is there anything else?
booked Your spot is secured for the Saturday class.
booked Your son is enrolled in the Wednesday group.
booked Ok, put you in for 2pm tomorrow.
moved I've rescheduled your appointment to Friday at 10.
moved Your booking has been moved to 8pm.
moved We pushed your session back by an hour.
moved Changed! You're now coming on Wednesday at 4.
moved Your appointment is now on Thursday at 2 instead of Tuesday.
moved I moved you to the 5pm slot.
moved The time has been updated to 6:30.
moved All switched over: Tuesday 9am it is.
moved I've brought your appointment forward to 9.
moved Your reservation was changed to six people.
cancelled I've cancelled your appointment.
cancelled Your booking has been cancelled, no charge.
cancelled Done, your Friday appointment is cancelled.
cancelled I have removed your reservation from the calendar.
cancelled Your table for tonight is cancelled. Hope to see you another time!
cancelled Cancelled ✅ nothing more to do.
cancelled We've taken you off the schedule for tomorrow.
cancelled You no longer have an appointment with us this week.
cancelled The lesson was called off as you asked.
booked Reservei uma mesa para dois às 20h.
booked A sua consulta está confirmada para terça às 10h.
booked Agendei seu horário para sexta às 14h.
booked Marquei para amanhã às 9h, até lá!
booked Seu horário está marcado: quinta, 16h.
booked Marcação confirmada para dia 3 às 11h.
booked Prontinho, te encaixei às 17h.
booked Ficou agendado para segunda às 8h.
booked Tudo certo, sua reserva foi feita.
booked Já está na agenda: sábado às 10h.
booked Feito! Corte amanhã às 15h.
booked Consegui te encaixar amanhã às 9h.
booked A mesa é sua, sexta às 21h.
booked Inscrevemos a sua filha na turma de segunda.
booked Confirmado! Limpeza de pele dia 12 às 10h.
moved Remarquei sua consulta para quinta às 10h.
moved A sua marcação foi alterada para as 16h.
moved Mudei seu horário para sexta.
moved Sua reserva foi transferida para domingo.
moved Pronto, troquei para as 18h.
moved Adiei a revisão uma semana.
moved Alteração feita, nos vemos quarta às 15h.
moved O horário passou para as 11h.
cancelled Cancelei sua consulta de amanhã.
cancelled A sua reserva foi cancelada sem custos.
cancelled Desmarquei o horário de sexta.
cancelled Sua aula está cancelada, melhoras!
cancelled Removi a marcação do sistema.
cancelled Já não tem nenhuma marcação connosco.
cancelled Cancelamento confirmado.
booked Je vous ai réservé une table pour 20h.
booked Votre rendez-vous est fixé au mardi 3 à 10h.
booked J'ai noté votre rendez-vous pour vendredi à 9h.
booked C'est réservé pour quatre personnes samedi à 20h30.
booked Vous êtes inscrit au cours du lundi.
booked Je vous ai mis jeudi à 14h.
booked Votre réservation est confirmée. À samedi !
booked Parfait, votre place est réservée.
booked Rendez-vous pris pour mardi 10h.
booked C'est fait, vous êtes dans l'agenda pour demain 15h.
booked J'ai pu vous caler à 11h30.
booked La table est à vous, vendredi 20h.
booked Votre rendez-vous a bien été enregistré pour le 12 mai.
booked Nous avons bloqué le créneau de 16h pour vous.
moved J'ai reporté votre rendez-vous à jeudi 10h.
moved Votre réservation a été déplacée à 21h.
moved C'est changé, vous venez mercredi à 9h.
moved J'ai avancé votre séance d'une heure.
moved Votre rendez-vous est décalé au lundi suivant.
moved Modification enregistrée : 6 personnes au lieu de 4.
moved Je vous ai déplacé à 17h.
cancelled J'ai annulé votre rendez-vous de demain.
cancelled Votre réservation est annulée, sans frais.
cancelled La séance a été annulée comme demandé.
cancelled C'est annulé, bon rétablissement !
cancelled J'ai retiré votre réservation de l'agenda.
cancelled Vous n'avez plus aucun rendez-vous chez nous.
cancelled Annulation confirmée pour vendredi.
booked Ich habe Ihnen einen Tisch für 20 Uhr reserviert.
booked Ihr Termin am Dienstag um 10 Uhr ist gebucht.
booked Der Termin wurde für den 3. Mai um 9 Uhr eingetragen.
booked Ich habe Sie für Freitag um 14 Uhr eingetragen.
booked Termin bestätigt: Montag, 9 Uhr.
booked Erledigt! Haarschnitt am Freitag um 16 Uhr.
booked Ihr Tisch ist reserviert. Bis Samstag!
booked Sie sind für den Kurs am Montag angemeldet.
booked Wir haben dir einen Platz im Kurs gesichert.
booked Ich hab dich morgen um 9 noch reingeschoben.
booked Alles klar, dann Montag um 9, steht im Kalender.
booked Die Reservierung auf den Namen Huber steht, 4 Personen, 19 Uhr.
booked Passt, Termin ist fix: Dienstag 15 Uhr.
booked Hiermit bestätige ich Ihren Termin am Montag um 10 Uhr.
moved Ich habe Ihren Termin auf Freitag verlegt.
moved Ihr Termin wurde auf 15 Uhr verschoben.
moved Erledigt, ich habe die Reservierung auf sechs Personen geändert.
moved Der Termin ist umgebucht: Mittwoch, 9 Uhr.
moved Wir haben Ihren Termin um eine Stunde vorverlegt.
moved Geändert! Sie kommen jetzt am Donnerstag um 10.
cancelled Ich habe Ihren Termin storniert.
cancelled Ihre Reservierung ist storniert, es fallen keine Kosten an.
cancelled Der Termin am Freitag wurde abgesagt.
cancelled Ich habe den Termin aus dem Kalender gelöscht.
cancelled Termin gestrichen. Gute Besserung!
cancelled Sie haben keinen Termin mehr bei uns.
cancelled Stornierung bestätigt.
booked Genial, pues quedamos el jueves a las 17:30. ¡Nos vemos!
booked Ya tienes tu hueco guardado, miércoles a las 12.
booked Te guardo... ya está, mesa apuntada a nombre de Marta para las 14:30.
booked ¡Perfecto! Tu plaza en el taller del sábado está asegurada.
booked Reservado ✅ Corte, jueves 12 a las 16:00
booked Agendado para el lunes 9 am 👍
booked Su cita con la doctora Ruiz ha sido programada para el 4 de junio.
booked Os he puesto en la mesa de la ventana a las 21:30.
booked Hola Laura, ya te he metido en la agenda mañana a las 10.
booked La revisión de tu coche queda fijada para el martes a primera hora.
booked Ya le aparté el espacio para el viernes a las 4.
booked Te inscribí en el grupo B1, empiezas el lunes.
booked Confirmada tu cita del jueves, 18:15 h.
moved Hecho, tu cita pasa del martes al jueves a las 12.
moved He dejado tu cita para el viernes en lugar del jueves.
moved Ahora tu cita es el viernes a las 10:00.
moved Se ha modificado tu reserva: 6 personas en vez de 4.
moved Te la he cambiado para mañana a la misma hora.
moved Listo, reagendado para el 15 a las 9.
moved Tu hora se ha retrasado media hora, te esperamos a las 17:30.
cancelled Tu cita ya está eliminada del calendario.
cancelled Anulado, sin coste alguno.
cancelled He quitado tu reserva de mañana, avísame si quieres otra fecha.
cancelled Las dos clases de esta semana quedan anuladas.
cancelled Cancelado. ¡Espero verte pronto!
cancelled Ya he liberado tu hueco del lunes.
cancelled Tu reserva del sábado ya no figura en la agenda.
booked You're in! Thursday 6pm with Dana.
booked That's confirmed for Friday at noon.
booked I went ahead and booked the 2:15 for you.
booked Your table's booked, 7:30 tomorrow for three.
booked Lovely, I've popped you in the diary for Wednesday at 2.
booked It's in the calendar: oil change, Monday 8 am.
booked Got you down for two on Saturday night.
booked Reservation made ✅ 4 guests, Sunday 1 PM
booked Your first class has been scheduled for Monday at 7.
booked Alright, see you Tuesday at 4!
booked Everything is arranged for the 12th at 11:00.
booked We've saved you a spot in Saturday's workshop.
booked I have you down for Thursday at 3.
moved Your appointment has been pushed back to 4:30.
moved Moved! New time is Thursday at 11.
moved We've shifted you to the later slot at 8.
moved Your reservation is now for six people instead of four.
moved The lesson was rescheduled to next Monday.
moved I've swapped Tuesday for Wednesday, same time.
moved Your new appointment time is Friday 9 AM.
cancelled That's cancelled for you.
cancelled Your slot on Monday has been released.
cancelled I've taken your booking off the system.
cancelled Your reservation's cancelled, sorry you can't make it.
cancelled All cancelled, take care!
cancelled You're off the list for Saturday's class.
cancelled Your session has been removed from our schedule.
booked Fechado! Te espero sexta às 19h.
booked Horário confirmado ✅ segunda, 9h30
booked Está marcada a sua consulta para dia 5 às 11h.
booked Já deixei a mesa reservada em nome de Paulo.
booked Perfeito, fica então para quinta às 15h.
booked Anotado aqui, quinta às 18h com a Bia.
booked O seu lugar no curso está garantido.
booked Registei a sua marcação para amanhã de manhã.
booked Tá agendado, sábado 10h!
booked Separei o horário das 14h pra você.
booked A revisão do carro ficou para terça às 8h.
moved Ficou remarcado para a próxima quarta às 14h.
moved Antecipei seu horário para as 9h.
moved A consulta passou de segunda para terça.
moved Já mudei: agora é sexta às 16h.
moved Sua aula foi adiada para semana que vem.
moved A reserva foi atualizada para 6 pessoas.
cancelled Está desmarcado, até à próxima!
cancelled Tirei você da agenda de amanhã.
cancelled A sua reserva já não consta no sistema.
cancelled Cancelado! Quando quiser remarcar é só chamar.
cancelled As duas aulas de dezembro foram canceladas.
cancelled Já anulei a marcação de sexta.
booked Parfait, à jeudi 17h alors !
booked C'est confirmé pour samedi midi.
booked Je vous ai inscrite à l'atelier de samedi.
booked Votre table est prête pour 20h, c'est réservé au nom de Roux.
booked RDV confirmé ✅ lundi 9h30
booked Vous êtes noté pour mercredi à 16h.
booked Je t'ai booké le créneau de 18h.
booked Votre véhicule est attendu mardi à 8h, c'est enregistré.
booked Nous avons ajouté votre fille au cours du samedi.
booked C'est tout bon pour vendredi 11h, à bientôt.
booked J'ai inscrit votre nom sur la liste pour demain 10h.
moved Votre rendez-vous passe à vendredi 15h, c'est modifié.
moved C'est décalé d'une heure, à 18h donc.
moved J'ai repoussé la révision à la semaine prochaine.
moved Nouveau rendez-vous : jeudi 14h au lieu de mardi.
moved Votre réservation est modifiée, vous êtes maintenant six.
moved On a avancé votre cours à 17h.
cancelled Votre table de ce soir est bien décommandée.
cancelled Rendez-vous annulé ✅
cancelled J'ai supprimé votre inscription au cours de lundi.
cancelled La réservation de samedi a été retirée de l'agenda.
cancelled Voilà, c'est annulé pour demain.
cancelled Votre rendez-vous n'est plus dans l'agenda.
booked Gebucht ✅ Freitag, 18 Uhr, 2 Personen
booked Super, dann bis Donnerstag um 17 Uhr!
booked Ihr Termin steht: Mittwoch um 11.
booked Wir haben Ihnen den Platz am Fenster reserviert.
booked Sie stehen für Dienstag um 8 im Kalender.
booked Ich habe den Ölwechsel für Montag um 7:30 eingeplant.
booked Der Tisch für vier ist vorgemerkt, Samstag 19 Uhr.
booked Du bist drin: Yoga am Montag um 18 Uhr.
booked Termin gespeichert, bis morgen um 10!
booked Alles klar, ist notiert, bis Freitag um 14 Uhr.
booked Ihre Tochter ist jetzt im Mittwochskurs angemeldet.
moved Ihr neuer Termin ist Freitag um 9 Uhr.
moved Wir haben Sie von Montag auf Dienstag umgebucht.
moved Der Termin wurde um eine halbe Stunde nach hinten verschoben.
moved Verschoben! Wir sehen uns nun am Mittwoch.
moved Die Reservierung ist geändert, jetzt 6 statt 4 Personen.
moved Ihr Kurs beginnt jetzt um 19 Uhr statt um 18 Uhr.
cancelled Abgesagt, kein Problem.
cancelled Die Buchung wurde gelöscht.
cancelled Ich habe Sie für morgen ausgetragen.
cancelled Der Tisch ist storniert, vielleicht ein andermal!
cancelled Ihre Anmeldung zum Kurs ist gestrichen.
cancelled Ihr Termin ist nicht mehr im Kalender.
booked Hola María, gracias por escribir. Abrimos de 9 a 20. Te he reservado el jueves a las 10. Si necesitas cambiarla, avísame con 24 h. ¿Algo más?
booked Thanks for waiting! A haircut is $25. I checked Friday, and there was one slot left. You're booked for Friday at 4:30. Let me know if anything changes.
moved Sem problema! Verifiquei a agenda. Remarquei a sua consulta para sexta às 10h. Quer que envie a morada?
cancelled Je comprends. J'ai annulé votre rendez-vous de demain. Souhaitez-vous en reprendre un autre ?
booked Danke für Ihre Nachricht. Ihr Termin am Montag um 9 Uhr ist eingetragen. Brauchen Sie sonst noch etwas?
booked Dejé su cupo apartado, los esperamos el sábado a la 1 p.m.
booked Tu mesa queda a nombre de Sergio, a las 22:00.
booked Todo listo para el martes a las 10, nos vemos entonces.
booked Ya quedó, te esperamos el viernes a las 7.
booked Te cojo hueco el jueves a las 11, ya está guardado.
booked Anotada la revisión para el lunes 8:00.
booked Sí, ya tiene turno asignado para el 3 de marzo a las 9.
booked La clase de prueba es tuya, jueves 19 h.
moved Corrida la cita para el lunes, misma hora.
moved Ya hice el cambio, quedas el sábado a las 11.
moved Tu sesión se adelanta a las 16:00, ya está en el sistema.
moved Te moví para el turno de las 8.
cancelled La mesa de esta noche está liberada, gracias por avisar.
cancelled Se canceló su cita del lunes.
cancelled Borrada la reserva, sin problema.
cancelled Tu turno quedó dado de baja.
cancelled Ya no te esperamos el jueves, todo anulado.
booked You're officially on the books for Friday at 3.
booked Right, that's you down for 10 tomorrow.
booked I've locked in 6:45 for you and your partner.
booked Your name is on the list for Saturday's tour.
booked Table for two tonight at nine, it's all yours.
booked We look forward to seeing you on Monday at 9, it's in the system.
booked Appointment created: Thursday 2:30 PM.
moved Rescheduled ✅ Friday, 1 PM
moved You're now with Dr Lee on the 9th instead of the 7th.
moved No problem, it's pushed to next week, same day and time.
moved I was able to move you to 11:30.
moved Your cleaning has been bumped to Tuesday.
cancelled I've gone ahead and cancelled that for you.
cancelled The booking is gone from our calendar.
cancelled Consider it cancelled.
cancelled You're no longer booked for tomorrow.
cancelled Your Tuesday lesson won't take place, I've cancelled it.
booked Já tá na agenda, terça 15h!
booked Deixei marcado pra sábado às 9h.
booked Você está confirmado para amanhã, 10h.
booked A aula experimental ficou para quinta, às 18h.
booked Vaga garantida no curso de sábado ✅
moved Passámos a sua consulta para as 17h.
moved Seu horário mudou para quarta, 14h, já atualizei.
moved Trocado! Agora é domingo às 12h.
cancelled Sua reserva de hoje já era, cancelei aqui.
cancelled Foi desmarcada a consulta de dia 8.
cancelled Ok, retirei o seu nome da lista de sábado.
booked Vous êtes attendu vendredi à 10h, c'est noté dans l'agenda.
booked C'est calé, mardi 14h.
booked Votre fils a sa place au stage de mars.
booked On vous a gardé la table du fond pour 20h.
booked Je viens de vous réserver le créneau de 9h.
moved Je viens de déplacer votre cours à samedi.
moved Le rendez-vous est avancé à 8h30.
moved Votre séance aura finalement lieu jeudi, c'est changé.
cancelled Je viens d'annuler votre réservation.
cancelled C'est supprimé, plus de rendez-vous demain.
cancelled Votre place au cours est libérée.
booked Hab dich eingetragen, Mittwoch 17 Uhr.
booked Der Platz im Kurs ist Ihnen sicher.
booked Ist gebucht, bis Samstag!
booked Sie haben jetzt einen Termin am 5. um 10 Uhr, ist eingetragen.
booked Tisch für zwei, heute 20 Uhr, ist für Sie reserviert.
moved Termin wurde getauscht, Sie sind jetzt am Mittwoch dran.
moved Hab die Stunde auf Freitag gelegt.
moved Die Uhrzeit ist auf 16 Uhr geändert.
cancelled Ihr Termin ist raus aus dem Kalender.
cancelled Hab's storniert.
cancelled Die Probestunde ist abgemeldet, alles Gute!
`
  .trim()
  .split("\n")
  .map((line) => ({
    kind: line.slice(0, line.indexOf(" ")),
    text: line.slice(line.indexOf(" ") + 1),
  }))

/** Sentences about appointments that leave all as it is. */
export const NO_CLAIMS = `
¿Te reservo mesa para las 9?
¿Quieres que cancele tu cita del martes?
Si quieres, te reservo mesa para las 9.
Puedo moverte la cita al jueves si te viene mejor.
Puedo apuntarte el martes a las 10 o el miércoles a las 12.
Te puedo ofrecer el martes a las 10:00 o a las 12:00.
Tenemos hueco mañana a las 17:00, ¿te viene bien?
Cuando me confirmes la hora, te reservo.
En cuanto me digas tu nombre, dejo la reserva hecha.
Para reservar necesito tu nombre y el número de personas.
Tu cita sigue siendo el martes a las 10.
Tienes una cita el martes 12 a las 10:00.
Veo que tienes una reserva para el sábado a las 21:00.
Te recuerdo que tu cita está confirmada para mañana a las 9.
No he podido cancelar tu cita, lo siento.
La reserva no se ha realizado.
Todavía no está reservada.
Aún no he podido confirmar la cita. Te aviso en cuanto esté reservada.
No queda ningún hueco el viernes.
Ese hueco ya está ocupado.
Ese horario ya está reservado por otra persona.
Las reservas canceladas con menos de 24 horas se cobran.
Puedes cancelar o cambiar tu cita hasta 24 h antes.
Las citas se anulan llamando al local.
Estoy mirando si hay hueco, un momento.
He avisado al equipo de que quieres cambiar la cita.
He pasado tu mensaje al encargado, te confirmará la hora.
Un momento, estoy comprobando la agenda.
Voy a consultar si se puede cambiar.
El viernes estamos cerrados.
Abrimos de 9 a 20 de lunes a viernes.
El precio es 45 €, ¿quieres reservar?
¿Para cuántas personas sería la reserva?
¿Confirmo entonces el jueves a las 5?
Dime si prefieres el jueves a las 10 y te lo confirmo.
Gracias por escribir. ¿En qué te ayudo?
He tomado nota de tu alergia.
Tu solicitud ha sido registrada, te responderán pronto.
Si cancelas hoy no pagas nada.
Hemos cambiado el horario de apertura.
El curso ha sido cancelado por el profesor hasta nuevo aviso?
No hay ninguna cita a tu nombre.
Mi compañera te confirmará si se puede mover.
Would you like me to book that for you?
Shall I cancel your appointment?
I can move you to Thursday if that's better.
I could fit you in at 10 or 11:30.
We have a table free at 8, would you like it?
Once I have your name I'll book the table.
If you'd like, I can reserve it now.
To book I need your name and phone number.
Your appointment is still at 10 on Tuesday.
You have an appointment on Tuesday at 10.
I see you have a booking for Saturday at 9.
Just a reminder that your appointment is confirmed for tomorrow at 9.
I couldn't cancel your booking, sorry.
The reservation hasn't been made yet.
It isn't booked yet.
I haven't been able to confirm the appointment yet.
That slot is already taken.
That time is already booked by someone else.
We're fully booked on Friday.
Bookings cancelled less than 24 hours ahead are charged.
You can change or cancel your booking online at any time.
Appointments must be cancelled by phone.
Let me check whether the slot is free.
I've let the team know you want to change the time.
I've forwarded your message to the manager, who will confirm.
One moment, I'm checking the calendar.
We're closed on Fridays.
We are open from 9 to 8.
A haircut is 25 euros, shall I book you in?
How many people is the booking for?
Should I confirm Thursday at 5?
Tell me if Thursday at 10 works and I'll confirm it.
Thanks for your message. How can I help?
I've noted your allergy.
Your request has been received; someone will reply soon.
If you cancel today there's no fee.
The opening hours have changed.
There is no appointment under your name.
I'll ask my colleague whether it can be moved.
You would need to reschedule before noon.
Posso marcar para as 10h, se quiser.
Quer que eu cancele a consulta?
Posso passar para quinta se preferir.
Temos vaga amanhã às 17h, serve?
Quando me confirmar o nome, faço a reserva.
Para reservar preciso do seu nome.
A sua consulta continua na terça às 10h.
Você tem consulta na terça às 10h.
Vejo que tem uma reserva para sábado.
Lembramos que a sua consulta está confirmada para amanhã.
Não consegui cancelar, desculpe.
A reserva não foi feita.
Ainda não está marcado.
Esse horário já está ocupado.
Esse horário já foi reservado por outra pessoa.
Cancelamentos com menos de 24h são cobrados.
Pode cancelar ou remarcar até 24h antes.
Estou a verificar a agenda, um momento.
Avisei a equipe que você quer mudar o horário.
Passei a sua mensagem ao responsável.
Fechamos às sextas.
O corte custa 15 €, quer marcar?
É para quantas pessoas?
Confirmo então quinta às 17h?
Se cancelar hoje não paga nada.
Não há nenhuma marcação no seu nome.
Vou ver se dá para mudar.
Souhaitez-vous que je réserve ?
Voulez-vous annuler votre rendez-vous ?
Je peux vous déplacer à jeudi si vous préférez.
Il me reste 10h ou 11h30, que préférez-vous ?
Dès que j'ai votre nom, je réserve.
Pour réserver, il me faut votre nom.
Votre rendez-vous est toujours mardi à 10h.
Vous avez rendez-vous mardi à 10h.
Je vois que vous avez une réservation samedi.
Pour rappel, votre rendez-vous est confirmé demain à 9h.
Je n'ai pas réussi à annuler, désolé.
La réservation n'a pas été effectuée.
Ce n'est pas encore réservé.
Ce créneau est déjà pris.
Ce créneau est déjà réservé par quelqu'un d'autre.
Nous sommes complets vendredi.
Les réservations annulées moins de 24h avant sont facturées.
Vous pouvez annuler jusqu'à 24h avant.
Je regarde l'agenda, un instant.
J'ai prévenu l'équipe que vous voulez changer l'heure.
Nous sommes fermés le vendredi.
La coupe est à 25 €, je vous réserve un créneau ?
C'est pour combien de personnes ?
Je confirme jeudi à 17h ?
Si vous annulez aujourd'hui, pas de frais.
Il n'y a aucun rendez-vous à votre nom.
Soll ich den Termin buchen?
Möchten Sie den Termin absagen?
Ich kann Sie auf Donnerstag verschieben, wenn Ihnen das besser passt.
Ich hätte 10 Uhr oder 11:30 frei.
Sobald ich Ihren Namen habe, reserviere ich den Tisch.
Zum Buchen brauche ich Ihren Namen.
Ihr Termin ist nach wie vor am Dienstag um 10.
Sie haben am Dienstag um 10 Uhr einen Termin.
Ich sehe eine Reservierung für Samstag.
Zur Erinnerung: Ihr Termin ist morgen um 9 Uhr bestätigt.
Ich konnte den Termin leider nicht stornieren.
Die Reservierung wurde nicht vorgenommen.
Der Termin ist noch nicht gebucht.
Dieser Termin ist schon vergeben.
Um 10 Uhr ist schon belegt.
Wir sind am Freitag ausgebucht.
Termine, die weniger als 24 Stunden vorher abgesagt werden, werden berechnet.
Sie können bis 24 Stunden vorher stornieren.
Moment, ich schaue im Kalender nach.
Ich habe dem Team gesagt, dass Sie den Termin ändern möchten.
Freitags haben wir geschlossen.
Ein Haarschnitt kostet 25 Euro, soll ich Sie eintragen?
Für wie viele Personen?
Soll ich Donnerstag um 17 Uhr bestätigen?
Wenn Sie heute absagen, kostet es nichts.
Auf Ihren Namen gibt es keinen Termin.
Ich frage nach, ob der Termin verschoben werden kann.
Te lo reservo en cuanto me digas la hora.
¿Lo dejamos para el jueves a las 5?
¿Te viene bien el jueves a las 10 y lo apunto?
Si te parece bien, quedaría para el lunes a las 9.
Me falta el teléfono para dejar la cita confirmada.
Para confirmar la cita responde SÍ.
Solo falta que confirmes y queda reservado.
Antes de cancelar, ¿prefieres cambiarla de día?
Necesito saber cuál de las dos quieres anular.
¿Cuál quieres que cancele?
Tu reserva de mañana sigue confirmada.
Tu próxima cita es el 14 a las 9:30.
En tu ficha aparece una reserva para dos el viernes.
Ya tenías una cita el martes a las 10.
No veo ninguna reserva tuya para hoy.
No he encontrado ninguna cita a tu nombre para cancelar.
Lo siento, no se ha podido mover la cita.
Ha habido un error y la cita no se guardó.
Nunca se llegó a confirmar esa reserva.
Esa hora ya la ha cogido otro cliente.
El jueves está completo.
Las mesas se reservan con 24 horas de antelación.
Todas las citas se recuerdan el día antes.
Las cancelaciones deben hacerse con un día de antelación.
Guardamos la mesa 15 minutos.
He enviado tu consulta al taller y te dirán algo hoy.
Dame un segundo que miro si puedo adelantarla.
Estamos procesando tu cambio.
He avisado a una persona del equipo. Te responderá lo antes posible.
Tu mensaje ha quedado registrado.
He guardado tu número de teléfono.
El local se ha trasladado a la calle Mayor 5.
El precio ha cambiado este mes.
Hoy hemos cancelado el envío de folletos?
No hace falta reservar.
Puedes venir sin cita.
Te puedo apuntar en la lista de espera.
El horario de verano ha sido modificado.
Hola, soy el asistente de la clínica. ¿Quieres pedir cita?
El tinte cuesta 40 € y dura una hora y media.
Just tell me the day and I'll get it booked.
Does Thursday at 5 work so I can book it?
That would move your appointment to Monday.
I still need your phone number before I can confirm.
Reply YES to confirm your booking.
It will be reserved as soon as you pay the deposit.
Before I cancel it, would you rather move it?
Which of the two would you like cancelled?
Your booking for tomorrow is still confirmed.
Your next appointment is on the 14th at 9:30.
Your file shows a reservation for two on Friday.
You already had an appointment on Tuesday at 10.
I don't see any reservation of yours for today.
I found no appointment to cancel under your name.
Sorry, it wasn't possible to move the appointment.
There was an error and the appointment wasn't saved.
That reservation was never confirmed.
Another customer has just taken that slot.
Thursday is fully booked.
Tables must be booked 24 hours in advance.
All appointments are reminded the day before.
Cancellations must be made a day ahead.
We hold tables for 15 minutes.
I sent your question to the workshop and they'll get back to you today.
Give me a second to see if I can bring it forward.
We're processing your change.
I've told someone on the team. They'll reply as soon as possible.
Your message has been recorded.
I've saved your phone number.
We have moved to 5 High Street.
The price has changed this month.
No booking needed.
You can come without an appointment.
I can put you on the waiting list.
Hi, I'm the clinic's assistant. Would you like an appointment?
Highlights cost $80 and take two hours.
The last available slot on Friday is at 11.
Me diga o dia que eu agendo.
Quinta às 17h serve para eu marcar?
Ficaria para segunda às 9h, pode ser?
Falta só o seu telefone para confirmar.
Responda SIM para confirmar a marcação.
Antes de cancelar, prefere mudar o dia?
Qual das duas quer que eu cancele?
A sua reserva de amanhã continua confirmada.
A sua próxima consulta é dia 14 às 9h30.
Não encontrei nenhuma reserva sua para hoje.
Houve um erro e a marcação não foi guardada.
Outro cliente acabou de ficar com esse horário.
Quinta está lotado.
As mesas devem ser reservadas com 24 horas de antecedência.
Enviei a sua pergunta à oficina, respondem hoje.
Estamos a processar a sua alteração.
Guardei o seu número de telefone.
Mudamos para a Rua do Ouro 5.
O preço mudou este mês.
Não precisa marcar.
Posso colocar na lista de espera.
Dites-moi le jour et je réserve.
Jeudi à 17h vous convient, pour que je réserve ?
Il me manque votre téléphone pour confirmer.
Répondez OUI pour confirmer votre réservation.
Avant d'annuler, préférez-vous changer de jour ?
Lequel des deux souhaitez-vous annuler ?
Votre réservation de demain est toujours confirmée.
Votre prochain rendez-vous est le 14 à 9h30.
Je n'ai trouvé aucune réservation pour aujourd'hui.
Une erreur est survenue et le rendez-vous n'a pas été enregistré.
Un autre client vient de prendre ce créneau.
Jeudi est complet.
Les tables se réservent 24h à l'avance.
J'ai envoyé votre question à l'atelier, ils répondent aujourd'hui.
Nous traitons votre changement.
J'ai enregistré votre numéro de téléphone.
Nous avons déménagé au 5 rue Haute.
Le prix a changé ce mois-ci.
Pas besoin de réserver.
Je peux vous mettre sur la liste d'attente.
Sagen Sie mir den Tag, dann trage ich Sie ein.
Passt Donnerstag um 17 Uhr, dann buche ich?
Mir fehlt noch Ihre Telefonnummer, um zu bestätigen.
Antworten Sie mit JA, um den Termin zu bestätigen.
Bevor ich storniere, möchten Sie lieber verschieben?
Welchen der beiden soll ich absagen?
Ihre Reservierung für morgen ist weiterhin bestätigt.
Ihr nächster Termin ist am 14. um 9:30 Uhr.
Ich finde heute keine Reservierung von Ihnen.
Es gab einen Fehler, der Termin wurde nicht gespeichert.
Ein anderer Kunde hat den Termin gerade bekommen.
Donnerstag ist ausgebucht.
Tische müssen 24 Stunden vorher reserviert werden.
Ich habe Ihre Frage an die Werkstatt geschickt, die meldet sich heute.
Wir bearbeiten Ihre Änderung.
Ich habe Ihre Telefonnummer gespeichert.
Wir sind in die Hauptstraße 5 umgezogen.
Der Preis hat sich geändert.
Sie brauchen nicht zu reservieren.
Ich kann Sie auf die Warteliste setzen.
Me confirma si desea que le reserve el viernes.
¿A qué nombre dejo la mesa reservada?
Cuando llegue la pieza le agendamos el turno.
Puede que quede un hueco el jueves, te digo luego.
Recuerda traer el DNI a tu cita del lunes.
Su cita del lunes dura una hora.
Su cita es el lunes a las 10, ¿desea cambiarla?
Aún estás a tiempo de cambiarla.
Si no puedes venir, avísanos para liberar el hueco.
El sistema no me deja mover la cita.
Lo dejo pendiente hasta que me confirmes.
De momento no hay nada reservado a tu nombre.
¿Entonces anulo la de mañana?
You'd be booked with Sara if you pick Tuesday.
What name should I put the booking under?
Once the part arrives we will schedule you.
Remember to bring your ID to Monday's appointment.
Your Monday appointment lasts an hour.
Your appointment is Monday at 10, would you like to change it?
There's still time to change it.
If you can't come, let us know so the slot can be freed.
The system won't let me move the appointment.
I'll leave it pending until you confirm.
Nothing is booked under your name for now.
So shall I scrap tomorrow's?
I'm about to book it, just confirm the time.
Em que nome fica a reserva?
Sua consulta é segunda às 10h, quer mudar?
O sistema não deixa remarcar.
Deixo pendente até você confirmar.
Lembre-se de trazer o documento na segunda.
À quel nom dois-je réserver ?
Votre rendez-vous est lundi à 10h, voulez-vous le changer ?
Le système ne me laisse pas déplacer le rendez-vous.
Je laisse en attente jusqu'à votre confirmation.
Pensez à apporter votre carte lundi.
Auf welchen Namen soll ich reservieren?
Ihr Termin ist Montag um 10, möchten Sie ihn ändern?
Das System lässt mich den Termin nicht verschieben.
Ich lasse es offen, bis Sie bestätigen.
Bitte bringen Sie am Montag Ihren Ausweis mit.
`
  .trim()
  .split("\n")
