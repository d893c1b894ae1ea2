import { expect, test } from "bun:test"
import { clientsCsv, separatorOf } from "../../site/dashboard/screens/whatsapp/clients-csv.ts"

const rowOf = (name: string, phonenumber = "34600000000", separator = ",") =>
  clientsCsv(
    ["Name"],
    [
      {
        ...{ id: "1", name, phonenumber, businessid: null, opted_out: false },
        ...{ createdat: "2026-11-22T00:00:00.000Z", conversationId: "2", lastMessageAt: null },
        disclosure: null,
      } as unknown as Parameters<typeof clientsCsv>[1][number],
    ],
    separator,
  ).split("\r\n")[1] ?? ""

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "＝1+1", "＋1", "－1", "＠x"])(
  "a client who calls themselves %s is a name in a spreadsheet, no formula",
  (name) => expect(rowOf(name)).toStartWith(`"'${name}",`),
)

test.each(["Ana", 'Ana "la rubia"', "O'Neill", "1-2"])(
  "the name %s is written into the file as it is",
  (name) => expect(rowOf(name)).toStartWith(`"${name.replaceAll('"', '""')}",`),
)

test.each([
  ["es-ES", ";"],
  ["es-MX", ","],
  ["de-DE", ";"],
  ["en-GB", ","],
])("the columns are parted as a spreadsheet of %s parts them", (locale, separator) =>
  expect(separatorOf(locale)).toBe(separator),
)

test("a separator in a name parts nothing", () =>
  expect(rowOf("Ana; Luis", "34600000000", ";")).toStartWith(`"Ana; Luis";"34600000000";`))
