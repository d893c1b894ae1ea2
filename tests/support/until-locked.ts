import { until } from "./process.ts"

const WAITING =
  "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"

/** Waits until somebody waits for a lock in the database that `rows` asks. */
export const untilLocked = (rows: (text: string) => Promise<readonly unknown[]>) =>
  until("somebody waits for a lock", async () => (await rows(WAITING)).length > 0)
