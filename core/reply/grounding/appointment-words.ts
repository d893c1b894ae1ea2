/* Parts of patterns over framed words, in the five languages. */

/** What a client calls their appointment. */
export const THING =
  "(?:citas?|reservas?|turno|hora|sesion|clase|consultas?|revision|sessao|aula|marcacao|horario|appointments?|appt|booking|reservation|session|lesson|slot|table|visit|rendez[- ]vous|rdv|resa|seance|cours|creneau|termine?|terminchen|buchung|reservierung|stunde|behandlung)"
/** A day, by the word that a client says for it. */
export const DAY =
  "(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|segunda|terca|quarta|quinta|sexta|amanha|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen)"
