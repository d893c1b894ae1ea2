/** http or https, without a user's name or password, and read alike by every parser (contract.md 1.5). */
const WRITTEN = /^https?:\/\/[^\s\p{Cc}\\/?#@]+(?:[/?#][^\s\p{Cc}\\]*)?$/iu

/** Names that only work on one machine or in one network (RFC 6761, 6762, 8375; `.internal` is ICANN's). */
const INNER_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/

/**
 * IPv4 addresses that are not public: 0/8, 10/8, 100.64/10, 127/8, 169.254/16, 172.16/12, 192.168/16, 198.18/15, 224/3 (IANA).
 */
const INNER_NUMBER =
  /^(?=[\d.]+$)(?:0|10|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168|198\.1[89]|2(?:2[4-9]|[345]\d))\./

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
