/* Models write sums as LaTeX, which WhatsApp shows as it is typed: they are turned into plain signs. */

const SIGNS: Readonly<Record<string, string>> = {
  ...{
    times: "×",
    cdot: "·",
    div: "÷",
    pm: "±",
    approx: "≈",
    leq: "≤",
    le: "≤",
    geq: "≥",
    ge: "≥",
  },
  ...{ neq: "≠", euro: "€", circ: "°", rightarrow: "→", to: "→", quad: " ", left: "", right: "" },
}

const FORMULA =
  /\\\(([^\n]{1,500}?)\\\)|\\\[([\s\S]{1,500}?)\\\]|\$\$([\s\S]{1,500}?)\$\$|(?<!\\)\$(?=[^$\n]{0,200}\\[a-z])([^$\n]{1,200})(?<!\\)\$/g

/** `text` with its formulas in plain signs. What is between the marks of a formula is one only if it has a sign or a digit. */
export const withoutFormulas = (text: string): string =>
  text
    .replace(FORMULA, (whole, ...groups: readonly unknown[]) => {
      // Each of the four ways to mark a formula has a group of its own.
      const formula = groups.slice(0, 4).find((group) => typeof group === "string") ?? ""
      return /[\\=+^]|\d/.test(String(formula)) ? plain(String(formula)).trim() : whole
    })
    .replace(/\\(?:text(?:bf|it|rm)?|math(?:rm|bf|it|sf)|boxed)\{([^{}\n]{0,300})\}/g, "$1")

const plain = (formula: string) =>
  formula
    // A comma between digits, without the space that LaTeX would set behind it.
    .replace(/\{([,.])\}/g, "$1")
    .replace(
      /\\(?:text(?:bf|it|rm)?|math(?:rm|bf|it|sf)|boxed|operatorname)\s?\{([^{}]{0,300})\}/g,
      "$1",
    )
    .replace(/\\[dt]?frac\s?\{([^{}]{1,100})\}\s?\{([^{}]{1,100})\}/g, "$1/$2")
    .replace(/\\boxed\s?\{([^{}]{0,300})\}/g, "$1")
    .replace(/\^\{?\\circ\}?/g, "°")
    .replace(/\\([a-z]{2,12})(?![a-z])/gi, (whole, sign: string) => SIGNS[sign] ?? whole)
    .replace(/\\[,;:! ]/g, " ")
    .replace(/\\([%$&#{}])/g, "$1")
    .replace(/[{}]/g, "")
