/** Puts https:// before an address that was typed without it, such as www.example.com. */
export const webAddress = (typed: string) => {
  const said = typed.trim()
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#:]\S*)?$/u.test(said) ? `https://${said}` : said
}
