const RULE = /^\|? *:?-+:? *(?:\| *:?-+:? *)*\|?$/
const GRID = /^ *\+(?:[-=]+\+)+ *$/
/** A line with bars at both ends is a row, whatever stands beneath it. */
const ROW = /^ *\|(?:[^|\n]+\|){2,} *$/

/** A table is its rows, a line each; what makes one is the row of dashes beneath its first. */
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

/** Of more than two columns each cell says which it is in: in a line alone nobody could tell. */
const rowsOf = (head: readonly string[], rows: readonly (readonly string[])[]) => {
  if (head.length < 3) return [head, ...rows].map(joined).filter((line) => line !== "")
  return rows.map((row) =>
    joined(row.map((cell, at) => (at > 0 && cell && head[at] ? `${head[at]}: ${cell}` : cell))),
  )
}
