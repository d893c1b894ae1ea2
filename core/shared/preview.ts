/** The first characters of a text, without cutting one in half. */
export const preview = (text: string, characters: number): string =>
  [...text.slice(0, characters * 2)].slice(0, characters).join("")
