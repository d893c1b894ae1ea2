/** http or https, without a user's name or password, and read alike by every parser (contract.md 1.5). */
const WRITTEN = /^https?:\/\/[^\s\p{Cc}\\/?#@]+(?:[/?#][^\s\p{Cc}\\]*)?$/iu

/** Names that only work on one machine or in one network (RFC 6761, 6762, 8375; `.internal` is ICANN's). */
const INNER_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/

/** The first numbers of IPv4 addresses that are not public (IANA's registry of special purposes). */
const INNER_NETS = [
  ...["0", "10", "127"],
  String.raw`100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])`,
  String.raw`169\.254`,
  String.raw`172\.(?:1[6-9]|2\d|3[01])`,
  String.raw`192\.(?:0\.[02]|88\.99|168)`,
  String.raw`198\.(?:1[89]|51\.100)`,
  String.raw`203\.0\.113`,
  String.raw`2(?:2[4-9]|[345]\d)`,
]
const INNER_NUMBER = new RegExp(String.raw`^(?=[\d.]+$)(?:${INNER_NETS.join("|")})\.`)

/** An address that customers can open from any network. */
export const isWebAddress = (typed: string): boolean => {
  try {
    return WRITTEN.test(typed) && isPublic(new URL(typed).hostname)
  } catch {
    return false
  }
}

/**
 * `hostname` comes from the URL parser, which writes every IPv4 address as four numbers. IPv6 is refused: not everybody has
 * it.
 */
const isPublic = (hostname: string) => {
  const host = hostname.replace(/\.$/, "")
  return /^[^[].*\./.test(host) && !INNER_NAME.test(host) && !INNER_NUMBER.test(host)
}
