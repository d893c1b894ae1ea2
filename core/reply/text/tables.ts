const RULE = /^\|? *:?-+:? *(?:\| *:?-+:? *)*\|?$/
const GRID = /^ *\+(?:[-=]+\+)+ *$/
/** A row of a table: a line with bars at both ends. */
const ROW = /^ *\|(?:[^|\n]+\|){2,} *$/

/** Turns tables into one line per row. A table is recognised by the row of dashes beneath its first row. */
export const withoutTables = (text: string): string => {
  const lines = text.split("\n").filter((line) => !GRID.test(line))
  const shown: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ""
    const next = lines[at + 1] ?? ""
    if (!line.includes("|") || !next.includes("|") || !RULE.test(next.trim())) {
      shown.push(ROW.test(line) ? joined(cellsOf(line)) : line)
      continue
    }
    const head = cellsOf(line)
    const rows: string[][] = []
    for (at += 2; lines[at]?.includes("|"); at++) rows.push(cellsOf(lines[at] ?? ""))
    at--
    shown.push(...rowsOf(head, rows))
  }
  return shown.join("\n")
}

const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, "")
    .replace(/(?<! ) *<br ?\/?> */gi, ", ")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll("\\|", "|").trim())

const joined = (cells: readonly string[]) => cells.filter((cell) => cell !== "").join(" · ")

/** With more than two columns each cell gets its column's name, as nobody could tell otherwise. */
const rowsOf = (head: readonly string[], rows: readonly (readonly string[])[]) => {
  if (head.length < 3) return [head, ...rows].map(joined).filter((line) => line !== "")
  return rows.map((row) =>
    joined(row.map((cell, at) => (at > 0 && cell && head[at] ? `${head[at]}: ${cell}` : cell))),
  )
}
