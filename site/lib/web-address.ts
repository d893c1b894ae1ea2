/** A web address as it is said aloud, www.example.com, with the beginning that only computers speak of. */
export const webAddress = (typed: string) => {
  const said = typed.trim()
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#:]\S*)?$/u.test(said) ? `https://${said}` : said
}
