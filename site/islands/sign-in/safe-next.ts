/** Where to go after signing in: the wanted address if it is below /dashboard or /setup once it is parsed; else the dashboard. */
export const safeNext = (next: string | null) => {
  if (!next?.startsWith("/")) return "/dashboard"
  const { pathname, search, hash } = new URL(`http://here${next}`)
  return /^\/(dashboard|setup)(\/|$)/.test(pathname) ? pathname + search + hash : "/dashboard"
}
