const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"])

/** A provider only sends people back to addresses that the app registered: its own origin, or this machine. */
export const mayReturnTo = (target: string | undefined, publicUrl: string): boolean => {
  const url = URL.parse(target ?? "")
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) return false
  return url.origin === URL.parse(publicUrl)?.origin || LOOPBACK.has(url.hostname)
}
