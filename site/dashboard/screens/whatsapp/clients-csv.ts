import type { ListedClient } from "../../../../core/conversations/client.ts"

/** A spreadsheet takes these for the beginning of a formula, some also in their wide forms. */
const FORMULA = /^[=+\-@＝＋－＠\t\r]/

const cell = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** Clients as a table that every spreadsheet opens; the mark at its start says that it is UTF-8. */
export const clientsCsv = (head: readonly string[], clients: readonly ListedClient[]): string =>
  `\ufeff${[
    head,
    ...clients.map(({ name, phonenumber, createdat, opted_out, disclosure }) => [
      name,
      phonenumber ?? "",
      createdat,
      disclosure?.at ?? "",
      disclosure?.text ?? "",
      opted_out ? "x" : "",
    ]),
  ]
    .map((row) => row.map(cell).join(","))
    .join("\r\n")}\r\n`
