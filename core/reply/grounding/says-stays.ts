import { splitStatements } from "../../calendar/claims/sentences.ts"
import { namesAppointment, namesDay } from "../../calendar/wishes/spoken-of.ts"
import { anyOf, framed } from "../../shared/framed.ts"
import type { TalkContext } from "./meant-appointments.ts"
import { momentsIn } from "./named-times.ts"

/** "Nothing changes", "it stays as it is". */
const STAYS = anyOf(
  "sigue|siguen|se mantiene|continua|como estaba|tal cual|sin cambios|no (?:cambia|cambiamos|tocamos|movemos)|como (?:habiamos )?(?:quedado|quedamos|previsto|acordado)",
  "stays|still|remains|unchanged|nothing changes|as (?:planned|it is|agreed|scheduled)|no changes?",
  "continua|segue|mantem se|nada muda|nao muda|como (?:combinado|previsto|estava)",
  "reste|restez|ne change|ne changeons|toujours|comme (?:prevu|convenu)|maintenue?|inchangee?",
  "bleibt|bleiben|steht|unverandert|andert sich|wie (?:geplant|besprochen|vereinbart|abgemacht)|weiterhin",
)

/** Whether a sentence says so of an appointment: "the price stays the same" says nothing of one. */
export const saysStays = (text: string, context: TalkContext) =>
  splitStatements(text).some(
    (statement) =>
      STAYS.test(framed(statement)) &&
      (namesAppointment(statement) ||
        namesDay(statement) ||
        momentsIn(statement, context).length > 0),
  )
