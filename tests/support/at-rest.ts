import type pg from "pg"
import { until } from "./process.ts"

/** Whether no conversation of a chatbot needs a worker any more, so that nothing more is sent. */
export const isAtRest = async (owner: pg.Client, chatbotId: string): Promise<boolean> => {
  const { rows } = await owner.query(
    `select bool_and(last_seq = done_seq and scheduledat is null and wakeat is null and heldsince is null
       and not exists (select from pgboss.job j
         where j.singleton_key = c.id::text and j.state in ('created', 'retry', 'active'))) as rests
     from conversations c where chatbotid = $1`,
    [chatbotId],
  )
  return rows[0].rests === true
}

export const untilAtRest = (owner: pg.Client, chatbotId: string) =>
  until("all conversations are at rest", () => isAtRest(owner, chatbotId))
