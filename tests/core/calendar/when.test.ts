import { describe, expect, test } from "bun:test"
import { understandWhen, type When } from "../../../core/calendar/when.ts"
import { phrasesOf } from "../../support/corpus.ts"
import { understandsNearlyAll } from "../../support/understands-nearly-all.ts"
import type { Phrase } from "../../support/when-score.ts"

understandsNearlyAll("given", phrasesOf<Phrase>("dates.dev"))

const brief = (answer: When | null) => {
  if (!answer) return "nothing"
  if ("ask" in answer) return `ask ${answer.ask}`
  if ("local" in answer) return answer.fold ? `${answer.local} first` : answer.local
  if ("date" in answer) return answer.date
  const [from, to] = answer.range
  return [from ?? "", to ?? ""].join("..") + (answer.part ? ` ${answer.part}` : "")
}

type Case = readonly [text: string, understood: string]
type Table = {
  readonly where: string
  readonly zone: string
  readonly now: string
  readonly hours?: [string, string][]
  readonly cases: readonly Case[]
}

const TABLES: readonly Table[] = [
  {
    where: "a Wednesday morning in Madrid",
    zone: "Europe/Madrid",
    now: "2026-03-11T09:15:00Z",
    cases: [
      ["el 2026/03/20 a las 17:30", "2026-03-20T17:30"],
      ["2026-03-20T10:00", "2026-03-20T10:00"],
      ["el viernes a las 1730", "2026-03-13T17:30"],
      ["dentro de dos horas y cuarto", "2026-03-11T12:30"],
      ["en aproximadamente una hora", "2026-03-11T11:15"],
      ["el jueves por las tardes", "2026-03-12T12:00..2026-03-12T20:00 afternoon"],
      ["el jueves de 10 de la mañana a 1 de la tarde", "2026-03-12T10:00..2026-03-12T13:00"],
      ["cuando a vosotros os venga bien", "ask open_ended"],
      ["2026.3.20 17:30", "2026-03-20T17:30"],
      ["am 2026-3-20", "2026-03-20"],
      ["pasado mañana a mediodía", "2026-03-13T12:00..2026-03-13T15:00 midday"],
      ["la mañana del viernes", "2026-03-13T06:00..2026-03-13T12:00 morning"],
      ["el viernes de mañana", "2026-03-13T06:00..2026-03-13T12:00 morning"],
      ["el sábado de mañana, tipo 10", "2026-03-14T10:00"],
      ["mañana de mañana a las 9", "2026-03-12T09:00"],
      ["prefiero de mañana", "ask no_day"],
      ["¿puede ser de mañana o de tarde?", "ask no_day"],
      ["no de tarde, sino de mañana", "ask no_day"],
      ["la cita de mañana", "2026-03-12"],
      ["mejor de mañana en ocho", "2026-03-19"],
      ["mañana por la mañana a las 9 y media", "2026-03-12T09:30"],
      ["el sábado a las 12 de la noche", "ask midnight"],
      ["el martes que viene a las 17:30", "2026-03-17T17:30"],
      ["el próximo jueves a las 10 de la mañana", "ask which_week"],
      ["el lunes siguiente a las 17:00", "ask which_week"],
      ["el jueves de la semana que viene a las 4 de la tarde", "2026-03-19T16:00"],
      ["el viernes en ocho días a las 18h", "2026-03-20T18:00"],
      ["mañana a las cinco y veinticinco", "2026-03-12T17:25"],
      ["mañana a las 5'30", "2026-03-12T17:30"],
      ["mañana a las 5 y pico", "ask vague"],
      ["mañana a las 5, 20 personas", "2026-03-12T17:00"],
      ["el viernes a las 5 menos 10 minutos", "2026-03-13T16:50"],
      ["el viernes a las 17 horas 30 minutos", "2026-03-13T17:30"],
      ["mañana a las 4 de la mañana o de la tarde", "ask vague"],
      ["cámbiame la de mañana a las 5 por las 6", "ask several"],
      ["mañana a las 17:00 mejor que a las 18:00", "2026-03-12T17:00"],
      ["mañana entre las 10 y las 12", "2026-03-12T10:00..2026-03-12T12:00"],
      ["el viernes antes de las 12", "..2026-03-13T12:00"],
      ["desde el lunes", "2026-03-16.."],
      ["del 10 al 15 de abril", "2026-04-10..2026-04-15"],
      ["cámbialo al 15 de mayo a las 17:00", "2026-05-15T17:00"],
      ["el 15 de abrl a las 17", "ask no_day"],
      ["el último viernes de mes a las 18:00", "2026-03-27T18:00"],
      ["el jueves no me va bien, el viernes mejor a las 17", "2026-03-13T17:00"],
      ["no es para mañana, es para pasado mañana a las 12", "2026-03-13T12:00"],
      ["cambiar la cita del lunes al martes a las 16:30", "2026-03-17T16:30"],
      ["en vez del jueves, el viernes a las 12", "2026-03-13T12:00"],
      ["el jueves a las 5 o a las 6", "ask several"],
      ["los lunes a las 5", "ask several"],
      ["primera semana de abril, el lunes a las 17:00", "ask vague"],
      ["tengo una segunda opinión el martes a las 17:00", "2026-03-17T17:00"],
      ["viernes 14 a las 13h", "ask weekday_mismatch"],
      ["mañana a las 13 pm", "ask invalid_time"],
      ["estoy en la Plaza 2 de Mayo, ¿puedo ir el 3 de mayo?", "2026-05-03"],
      ["no antes del viernes", "2026-03-13.."],
      ["no puedo antes del viernes", "2026-03-13.."],
      ["no puedo desde el viernes hasta el lunes", "ask no_day"],
      ["del viernes al lunes no puedo", "ask no_day"],
      ["no puedo el jueves, del viernes al lunes sí", "2026-03-13..2026-03-16"],
      ["el jueves no, antes del viernes", "..2026-03-12"],
      ["hasta 5 de mayo", "..2026-05-05"],
      ["cancelo mi plaza del 2 de mayo", "2026-05-02"],
      ["soy Domingo, ¿tenéis hueco el domingo a las 17:00?", "2026-03-15T17:00"],
      ["soy Ana domingo a las 17:00", "2026-03-15T17:00"],
      ["doctora lunes a las 17:00 puede?", "2026-03-16T17:00"],
      ["buen martes para mí, a las 17:00", "2026-03-17T17:00"],
      ["menú de mediodía el viernes", "2026-03-13T12:00..2026-03-13T15:00 midday"],
      ["el 3/4 a las 17:00", "2026-04-03T17:00"],
      ["atrasar media hora la cita del viernes", "ask vague"],
    ],
  },
  {
    where: "a Wednesday morning in London",
    zone: "Europe/London",
    now: "2026-03-11T10:15:00Z",
    cases: [
      ["in about an hour", "2026-03-11T11:15"],
      ["in an hour and a quarter", "2026-03-11T11:30"],
      ["Thursday 12th March, 2.45", "2026-03-12T14:45"],
      ["wen can u fit me in thurs pm", "2026-03-12T12:00..2026-03-12T18:00 afternoon"],
      ["Tuesday 10 November at 5pm", "2026-11-10T17:00"],
      ["Thursday next week at 4pm", "2026-03-19T16:00"],
      ["Friday after 7pm", "2026-03-13T19:00.."],
      ["not this Friday but the one after", "ask no_day"],
      ["Friday not Thursday, 3pm", "2026-03-13T15:00"],
      ["at 3 today, no make that 4", "ask several"],
      ["tomorrow 9 or 10am", "ask several"],
      ["tomorrow at 5 in the morning or afternoon", "ask vague"],
      ["tomorrow 5pm better than 6pm", "2026-03-12T17:00"],
      ["can I push Thursday's 3pm to 4pm", "ask several"],
      ["move my appointment from Monday to Tuesday at 4:30pm", "2026-03-17T16:30"],
      ["last Friday of the month at 6pm", "2026-03-27T18:00"],
      ["a fortnight on Tuesday", "2026-03-31"],
      ["Tuesday in two weeks", "ask which_week"],
      ["in 1 hour and a half", "2026-03-11T11:45"],
      ["tomorrow at 0930", "2026-03-12T09:30"],
      ["20-22 May", "2026-05-20..2026-05-22"],
      ["table for 8 at 8 tomorrow evening", "2026-03-12T20:00"],
      ["may I book for may 2 at 4pm", "2026-05-02T16:00"],
      ["after work on Thursday", "ask vague"],
      ["after work on Thursday, say at 6.30pm", "2026-03-12T18:30"],
      ["Labor Day", "2026-09-07"],
      ["I can't between Monday and Wednesday", "ask no_day"],
      ["not before Friday", "2026-03-13.."],
      ["I can't before Friday", "2026-03-13.."],
      ["not after Friday please", "..2026-03-13"],
      ["not until Friday", "2026-03-13.."],
      ["before 5 June", "..2026-06-04"],
      ["after 5 on Friday", "2026-03-13T17:00.."],
      ["the 5th is great", "2026-04-05"],
      ["I'd go for the second", "ask vague"],
      ["on the 2nd from 3pm to 4pm", "2026-04-02T15:00..2026-04-02T16:00"],
      ["afternoon tea on Friday", "2026-03-13T12:00..2026-03-13T18:00 afternoon"],
    ],
  },
  {
    where: "a Tuesday morning in São Paulo",
    zone: "America/Sao_Paulo",
    now: "2026-04-14T12:40:00Z",
    cases: [
      ["amanhã às quinze pras 4", "2026-04-15T15:45"],
      ["minha segunda consulta é na quinta às 15h", "2026-04-16T15:00"],
      ["uma segunda opinião na quinta às 15h", "2026-04-16T15:00"],
      ["para o café da manhã de sábado às 9", "2026-04-18T09:00"],
      ["amanhã meio dia e meio", "2026-04-15T12:30"],
      ["na madrugada de sábado para domingo às 2h30", "2026-04-19T02:30"],
      ["na quinta não, na sexta às 15h", "2026-04-17T15:00"],
      ["a consulta não é sexta às 15h?", "2026-04-17T15:00"],
      ["quinta às 15h, não, 16h", "2026-04-16T16:00"],
      ["terça às 18h", "ask which_week"],
      ["6ª às 15h", "2026-04-17T15:00"],
      ["de segunda a oito", "2026-04-27"],
      ["de 20 a 22 de maio", "2026-05-20..2026-05-22"],
      ["reserva no sábado, 4 pessoas", "2026-04-18"],
      ["sábado às 12 da noite", "ask midnight"],
    ],
  },
  {
    where: "a Wednesday morning in Paris",
    zone: "Europe/Paris",
    now: "2026-03-11T09:15:00Z",
    cases: [
      ["le week-end prochain", "ask which_week"],
      ["le soir de Noël à 19h", "2026-12-24T19:00"],
      ["le lendemain de Noël à 12h", "ask vague"],
      ["demain midi ou 13h", "ask several"],
      ["vendredi 17 heures et 30 minutes", "2026-03-13T17:30"],
      ["dimanche 1h du mat", "2026-03-15T01:00"],
      ["1er lundi de mai", "2026-05-04"],
      ["on vient à 3 demain à 20h", "2026-03-12T20:00"],
      ["demain à 3", "ask am_pm"],
      ["demain 15h non 16h", "ask several"],
      ["demain à 15h enfin 16h", "2026-03-12T16:00"],
      ["vendredi dès 18h", "2026-03-13T18:00.."],
      ["vendredi entre midi et deux", "2026-03-13T12:00..2026-03-13T15:00 midday"],
      ["premier cours à 14h", "ask no_day"],
      ["une réservation samedi, 4 personnes", "2026-03-14"],
      ["dimanche à 2h30 de la nuit", "2026-03-15T02:30"],
      ["demain 13h pm", "ask invalid_time"],
    ],
  },
  {
    where: "a Wednesday morning in Berlin",
    zone: "Europe/Berlin",
    now: "2026-03-11T09:15:00Z",
    cases: [
      ["in einer Stunde und einer Viertelstunde", "2026-03-11T11:30"],
      ["in einer guten Stunde", "ask vague"],
      ["Freitag morgen um 9", "2026-03-13T09:00"],
      ["morgen früh um halb neun", "2026-03-12T08:30"],
      ["wir wären 15 am Samstag zum Mittagessen", "2026-03-14T12:00..2026-03-14T15:00 midday"],
      ["Sonntag so um 15 Uhr", "2026-03-15T15:00"],
      ["So. 15 Uhr", "2026-03-15T15:00"],
      ["Donnerstag 5 vor halb 5", "2026-03-12T16:25"],
      ["Donnerstag 10 nach 5", "2026-03-12T17:10"],
      ["Donnerstag um 3/4 5", "2026-03-12T16:45"],
      ["Donnerstag der Folgewoche, 11 Uhr", "ask which_week"],
      ["vom 20. bis 22. März", "2026-03-20..2026-03-22"],
      ["ab 20. Mai", "2026-05-20.."],
      ["Montag geht leider nicht, Dienstag um 17 Uhr?", "2026-03-17T17:00"],
      ["Freitag... nein, Samstag um 15 Uhr", "2026-03-14T15:00"],
      ["in der Nacht auf Sonntag um 2:30", "2026-03-15T02:30"],
      ["Samstag Nacht um 2", "ask midnight"],
      ["Donnerstag zwischen Mittag und 15 Uhr", "ask vague"],
    ],
  },
  {
    where: "a Sunday in Chicago, where weeks begin that day",
    zone: "America/Chicago",
    now: "2026-08-16T17:00:00Z",
    cases: [
      ["this Wednesday at 2pm", "2026-08-19T14:00"],
      ["this week", "2026-08-16..2026-08-22"],
      ["Wednesday next week at 2pm", "ask week_start"],
      ["next Sunday at 3pm", "2026-08-23T15:00"],
    ],
  },
  {
    where: "half past one at night in Madrid",
    zone: "Europe/Madrid",
    now: "2027-01-01T00:30:00Z",
    cases: [
      ["pasado mañana a las 17:00", "ask after_midnight"],
      ["mañana sábado a las 17:00", "2027-01-02T17:00"],
      ["hoy a las 17:00", "2027-01-01T17:00"],
    ],
  },
  {
    where: "the days before the clocks change in New York",
    zone: "America/New_York",
    now: "2026-10-29T17:00:00Z",
    cases: [
      ["Sunday at 1 am", "2026-11-01T01:00 first"],
      ["Sunday 12:30am", "2026-11-01T00:30"],
      ["tomorrow at 10am PST", "ask other_zone"],
      ["el 5/11 a las 3 pm", "ask date_format"],
    ],
  },
  {
    where: "Madrid, with the opening hours of a restaurant",
    zone: "Europe/Madrid",
    now: "2026-03-11T09:15:00Z",
    hours: [
      ["13:00", "16:00"],
      ["20:00", "23:30"],
    ],
    cases: [
      ["mesa para 9 el sábado a las 3", "2026-03-14T15:00"],
      ["mañana a las 10", "2026-03-12T22:00"],
      ["mañana a las 7", "ask am_pm"],
      ["mañana a las 12", "ask am_pm"],
    ],
  },
]

for (const { where, cases, ...context } of TABLES) {
  describe(`said on ${where}`, () => {
    for (const [text, understood] of cases) {
      test(`"${text}" is ${understood}`, () => {
        expect(brief(understandWhen(text, context))).toBe(understood)
      })
    }
  })
}

describe("messages that name no moment", () => {
  const QUIET = [
    "",
    "🙏🙏",
    "hola, cuánto cuesta un corte?",
    "buenas tardes, a qué hora abrís?",
    "somos 4 y un bebé",
    "good morning, do you take cards?",
    "are you open 24/7?",
    "may I ask for the second floor?",
    "boa noite, a segunda via do recibo",
    "bonsoir c'est combien une coupe ?",
    "Guten Abend, was kostet ein Haarschnitt?",
    "schönen Feierabend, bis morgen!",
    "call me on 020 7946 0123",
    "mi número es +34 612 34 56 78",
    "https://example.example/2026-03-12/10:00",
    "ok",
    "Estamos en Plaza del 2 de Mayo 7, 3º izquierda",
    "me llamo Domingo Ferreira",
    "el timbre es el 1, no el 7",
    "la crema de noche de 50 ml",
    "Flat 7, 31 October Close",
    "is that Mrs Monday?",
    "do you still do the sunday roast? how much is it",
    "we sat at the bar, lovely",
    "Fica na Rua 25 de Março 410?",
    "preciso de quê para ter o cartão de sócio?",
    "rue du 11 Novembre, bât C",
    "le menu à 15 ou celui à 18, avec le café ?",
    "un hôtel avec vue sur la mer à combien ?",
    "Herr Mittag mein Name",
    "Straße des 17. Juni 135",
    "von 94 auf 87 Kilo",
    "perdí peso, de 84 a 79",
    "vcs são 24 horas?",
    "the 2nd picture you sent",
    "I gave you a 9/10 on google",
    "the Monday Club recommended you",
    "we're at the corner of 5th and Main",
    "moro na Travessa 1º de Maio 33",
    "je suis au 14 bis, 3e étage",
    "klingeln bei Sonntag",
    "my brother's 21st was great",
    "it's June from 24 March Street",
    "Is this Friday's, the bar on 5th Avenue?",
    "3/4 sleeve top",
    "1/4 de vin rouge",
    "vivo en 9 de julio y corrientes",
    "trabalho na 25 de março",
    "a noite foi ótima, obrigada",
    "menu du soir à combien ?",
    "schönen Freitag noch!",
    "vocês têm sabão em pó?",
    "soy Demián",
    "Guete Morge!",
    "quanto custa para a semana toda?",
    "feliz domingo",
  ]
  for (const text of QUIET) {
    test(`"${text}" is left alone`, () => {
      const context = { now: "2026-03-11T09:15:00Z", zone: "Europe/Madrid" }
      expect(understandWhen(text, context)).toBeNull()
    })
  }
})
