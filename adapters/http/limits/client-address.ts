/**
 * The address that rate limits count: the peer's, or the one that our outermost proxy saw (contract.md 1.6). IPv4 mapped into
 * IPv6 counts as IPv4. Of IPv6 the /64 network counts, because one customer has all of its addresses.
 */
export const clientAddress = (
  request: Request,
  peer: string | null,
  trustedHops: number,
): string => {
  const hops = (request.headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean)
  // Each trusted proxy appended one address; the caller may have written any that stand before those.
  const seen = trustedHops > 0 ? (hops.at(-trustedHops) ?? hops[0] ?? peer) : peer
  return network(seen ?? "unknown")
}

export const isLoopback = (address: string | null): boolean =>
  address !== null && /^(127\.|::1$)/.test(network(address))

/** Headers that proxies add. */
const PROXY_HEADER = /^(x-forwarded-|forwarded$|via$|x-real-ip$)/

/** Whether a request comes from this machine, and not through a proxy. */
export const isHere = (request: Request, peer: string | null): boolean =>
  isLoopback(peer) && ![...request.headers.keys()].some((name) => PROXY_HEADER.test(name))

const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/

/** An address with a port, as some proxies write it. */
const WITH_PORT = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/

const network = (address: string) => {
  const [, bracketed, four] = WITH_PORT.exec(address) ?? []
  const plain = (bracketed ?? four ?? address).replace(/%.*$/, "")
  // A URL spells an IPv6 address in one way; undefined: it is none.
  const six = URL.parse(`http://[${plain}]`)?.hostname.slice(1, -1)
  if (six === undefined || six === "::1") return six ?? plain
  const [, high, low] = MAPPED.exec(six) ?? []
  if (high && low) return [high, low].flatMap(bytesOf).join(".")
  const [head = "", tail = ""] = six.split("::")
  const left = head.split(":").filter(Boolean)
  const right = tail.split(":").filter(Boolean)
  const zeros = six.includes("::")
    ? Array(Math.max(0, 8 - left.length - right.length)).fill("0")
    : []
  return `${[...left, ...zeros, ...right].slice(0, 4).join(":")}::`
}

const bytesOf = (group: string) => {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}
