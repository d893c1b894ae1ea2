import type { QueryResultRow } from "pg"
import type { Listed, Page } from "../../../core/shared/page.ts"
import type { Query } from "./transaction.ts"

type Selection = {
  readonly columns: string
  /** Tables and condition; $1 and on are `values`. */
  readonly from: string
  readonly order: string
  /** The same for the count, where fewer tables give the same number of rows. */
  readonly all?: string
}

/** One page of a list, and the length of the whole. */
export const listed = async <Row extends QueryResultRow>(
  query: Query,
  { columns, from, order, all: whole = from }: Selection,
  values: readonly unknown[],
  { limit, offset }: Page,
): Promise<Listed<Row>> => {
  const next = values.length + 1
  const [[all], items] = await Promise.all([
    query<{ total: number }>(`select count(*)::int as total from ${whole}`, values),
    query<Row>(
      `select ${columns} from ${from} order by ${order} limit $${next} offset $${next + 1}`,
      [...values, limit, offset],
    ),
  ])
  return { items, total: all?.total ?? 0 }
}
