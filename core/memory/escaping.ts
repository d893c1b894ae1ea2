/**
 * How a text stands in the memory's formats (contract.md 5): in one line, up to a mark that ends it. A backslash, a newline and
 * the mark are written with a backslash before them.
 */
export const escapingOf = (mark: string) => ({
  escaped: (text: string): string =>
    text.replaceAll("\\", "\\\\").replaceAll(mark, `\\${mark}`).replaceAll("\n", "\\n"),
  unescaped: (written: string): string =>
    written.replace(/\\(.)/g, (pair, one: string) =>
      one === "n" ? "\n" : one === mark || one === "\\" ? one : pair,
    ),
})
