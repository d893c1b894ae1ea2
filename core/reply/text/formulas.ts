/** Sums as models write them for those who read LaTeX. */

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

/** The same in plain signs. What stands between escaped brackets is none unless it computes. */
export const withoutFormulas = (text: string): string =>
  text
    .replace(
      FORMULA,
      (whole, inline?: string, display?: string, dollars?: string, dollar?: string) => {
        const said = inline ?? display ?? dollars ?? dollar ?? ""
        return /[\\=+^]|\d/.test(said) ? plain(said).trim() : whole
      },
    )
    .replace(/\\(?:text|textbf|mathrm|mathbf|boxed)\{([^{}\n]{0,300})\}/g, "$1")

const plain = (formula: string) =>
  formula
    .replace(/\\(?:text|textbf|mathrm|mathbf|boxed|operatorname)\s?\{([^{}]{0,300})\}/g, "$1")
    .replace(/\\[dt]?frac\s?\{([^{}]{1,100})\}\s?\{([^{}]{1,100})\}/g, "$1/$2")
    .replace(/\\boxed\s?\{([^{}]{0,300})\}/g, "$1")
    .replace(/\^\{?\\circ\}?/g, "°")
    .replace(/\\([a-z]{2,12})(?![a-z])/gi, (whole, sign: string) => SIGNS[sign] ?? whole)
    .replace(/\\[,;:! ]/g, " ")
    .replace(/\\([%$&#{}])/g, "$1")
    .replace(/[{}]/g, "")
