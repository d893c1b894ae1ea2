/**
 * Whose request it is, for rate limits: the peer, or the address that the last trusted proxy saw (contract.md 1.6).
 * IPv4 in IPv6 clothes is IPv4; an IPv6 network of one customer (/64) is one.
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
  // Each trusted proxy appended one address; what stands before them was written by whoever called.
  const seen = trustedHops > 0 ? (hops.at(-trustedHops) ?? hops[0] ?? peer) : peer
  return network(seen ?? "unknown")
}

export const isLoopback = (address: string | null): boolean =>
  address !== null && /^(127\.|::1$)/.test(network(address))

/** What proxies write into a request, one or the other of them. */
const BROUGHT = /^(x-forwarded-|forwarded$|via$|x-real-ip$)/

/** Whether a request comes from this machine and no proxy brought it. */
export const isHere = (request: Request, peer: string | null): boolean =>
  isLoopback(peer) && ![...request.headers.keys()].some((name) => BROUGHT.test(name))

const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/

/** An address with the port that some proxies write behind it. */
const WITH_PORT = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/

const network = (address: string) => {
  const [, bracketed, four] = WITH_PORT.exec(address) ?? []
  const plain = (bracketed ?? four ?? address).replace(/%.*$/, "")
  // In the one spelling that URLs have for it; null: it is no IPv6 address.
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
