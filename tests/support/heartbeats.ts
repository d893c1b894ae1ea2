import type pg from "pg"

/** Lets the heartbeats of jobs that were begun before a moment grow too old: who had them then is dead, and who has others is not. */
export const ageHeartbeats = (owner: pg.Client, begunBefore: Date) =>
  owner.query(
    `update pgboss.job set heartbeat_on = now() - interval '1 minute'
     where id in (select id from pgboss.job where state = 'active' and started_on < $1 for update skip locked)`,
    [begunBefore],
  )
