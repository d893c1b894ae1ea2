import type { ListedClient } from "../../../../core/conversations/client.ts"

/** Characters that a spreadsheet takes for the beginning of a formula, some also in their full-width forms. */
const FORMULA = /^[=+\-@＝＋－＠\t\r]/

const cell = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** Spreadsheets part columns with a semicolon where the comma begins the decimals: in Spain, not in Mexico. */
export const separatorOf = (locale: string) =>
  (1.5).toLocaleString(locale).includes(",") ? ";" : ","

/** Clients as a table for spreadsheets; the mark at its start says UTF-8. */
export const clientsCsv = (
  head: readonly string[],
  clients: readonly ListedClient[],
  separator: string,
): string =>
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
    .map((row) => row.map(cell).join(separator))
    .join("\r\n")}\r\n`
