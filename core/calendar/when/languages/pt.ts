import type { Vocabulary } from "../grammar.ts"
import { days } from "./pt/days.ts"
import { feasts } from "./pt/feasts.ts"
import { hours } from "./pt/hours.ts"
import { lookalikes } from "./pt/lookalikes.ts"
import { names } from "./pt/names.ts"
import { numbers, ordinals } from "./pt/numbers.ts"
import { talk } from "./pt/talk.ts"
import { twoShort } from "./shared/two-short.ts"

/** Portuguese of Brazil and Portugal. */
export const portuguese: Vocabulary = {
  code: "pt",
  common:
    "o os as um uma no na nos nas do da dos das ao aos e ou que q em com por para pra pro eu me te se lhe " +
    "voce voces vc vcs tem tenho temos posso pode podem consigo consegue gostaria queria quero marcar " +
    "agendar horario vaga mesa consulta ola oi bom boa obrigado obrigada favor pf sim nao mas muito " +
    "tambem quando onde pessoas ai aqui ja minha meu esta este isso ser estou sou somos dar daria " +
    "remarcar sessao chego cabelo dia la ate depois antes",
  numbers,
  ordinals,
  weekdays: "segunda terca quarta quinta sexta|sesta sabado domingo",
  shortWeekdays: {
    words: "seg|2a ter|3a qua|4a qui|5a sex|6a sab dom",
    before:
      "na|no|nesta|nessa|esta|essa|proxima|proximo|da|do|pra|para|(?:seg|ter|qua|qui|sex|sab|dom)\\.? ou",
    after:
      "ou (?:n?[ao] )?(?:seg|ter|qua|qui|sex|sab|dom)|as (?:\\d|u?mas?|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze)|a tarde|a noite|de (?:manha|tarde|noite)|" +
      "(?:que|q) vem|pela|feira|entre|depois d[ae]s?|antes d[ae]s?|a partir|das",
  },
  tomorrow: "amanha",
  months:
    "janeiro|jan fevereiro|fev marco|mar abril|abr maio|mai junho|jun julho|jul agosto|ago " +
    "setembro|set outubro|out novembro|nov dezembro|dez",
  minutes: "meia=30 meio=30 quarto=15 um_quarto=15 tres_quartos=45",
  units: "am|pm|hrs?|hs|h|horas?",
  clock: [
    { say: "(?:meio ?dia|12 do dia) menos {m}", hour: 12, shift: "to", strong: true },
    { say: "(?:meio ?dia|12 do dia)(?: e {m})?", hour: 12, shift: "past", strong: true },
    { say: "meia ?noite(?: e {m})?", hour: 24, shift: "past", strong: true },
    {
      say: "{m} (?:minutos )?(?:(?:para|p) (?:as?|o)|para|pra|pro) meio ?dia",
      hour: 12,
      shift: "to",
      strong: true,
    },
    {
      say: "{m} (?:minutos )?(?:(?:para|p) a|para|pra) meia ?noite",
      hour: 24,
      shift: "to",
      strong: true,
    },
    { say: "zero horas?", hour: 0, strong: true },
    { say: "{m} (?:minutos )?(?:para|pra|p) as? {h}{u}", shift: "to", strong: true },
    { say: "{m} (?:minutos )?pras? {h}{u}", shift: "to", strong: true },
    { say: "{h} ?[:h] ?{mm}(?: ?m(?:in)?(?![a-z]))?{u}", strong: true },
    { say: "{h}\\.{mm}{u!}", strong: true },
    { say: "{h} ?h {u!}", strong: true },
    { say: "{h} ?(?:h|horas?|hrs)? ?e {mq}{u}", shift: "past", strong: true },
    { say: "{h} ?(?:h|horas?|hrs) e {m}", shift: "past", strong: true },
    { say: "{h} horas?(?: e)? {m} min(?:utos)?", shift: "past", strong: true },
    { say: "{h} e {m}", shift: "past" },
    { say: "{h}(?: ?(?:h|horas))? menos {m}{u}", shift: "to", strong: true },
    { say: "{h}[., ]{mm}" },
    { say: "{h}(?: em ponto){u}", strong: true },
    { say: "{h}{u!}", strong: true },
    { say: "{h} {mw}", shift: "past" },
    { say: "{h}" },
  ],
  filler:
    "o|a|os|as|de|do|da|no|na|em|para|pra|pro|por|este|esta|dia|consulta|horario|hora|ir|posso|podemos|pode|" +
    "que|meu|minha|tenho|tinha|temos|seja|seria|e|era|me|ser|marcar|mesa|aula|sessao|vai|dar|da pra|mais|quero|queria",
  or: "ou",
  until: "a|ao|ate|ate a|ate o",
  towards: "para|pra|pro|ate|a|ao",
  phrases: [
    ...lookalikes,
    ...names,
    ...days,
    ...feasts,
    ...hours,
    ...talk,
    ...twoShort("(?:seg|ter|qua|qui|sex|sab|dom)"),
  ],
}
