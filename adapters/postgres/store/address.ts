/**
 * What our statements mean, whatever habits a database or an account was given (`alter role … set datestyle = 'SQL, DMY'`):
 * times are read as ISO, tables are in `public`, an update that waited for a lock sees what was written meanwhile, and a
 * migration takes as long as it takes.
 */
const HABITS = [
  "-c datestyle=ISO",
  "-c search_path=public",
  "-c default_transaction_isolation=read\\ committed",
  "-c standard_conforming_strings=on",
  "-c statement_timeout=0",
].join(" ")

/**
 * How to connect to `url` with settings of ours: they hold whatever stands behind the address (`?application_name=…`), and the
 * options there, which some hosts want, come before ours. The driver lets the address win: without its role a connection has no walls.
 * `sslmode` means what it does to PostgreSQL's own programs, from whose pages people copy it.
 */
export const connectionTo = <Settings extends { readonly options: string }>(
  url: string,
  settings: Settings,
) => {
  const address = new URL(url)
  const options = `${address.searchParams.get("options") ?? ""} ${HABITS} ${settings.options}`
  for (const name of Object.keys(settings)) address.searchParams.delete(name)
  address.searchParams.set("uselibpqcompat", "true")
  // No file: whom everybody trusts. Nobody may stand in for the host then.
  if (address.searchParams.get("sslrootcert") === "system") {
    address.searchParams.delete("sslrootcert")
    address.searchParams.set("sslmode", "verify-full")
  }
  return { ...settings, options, connectionString: address.href }
}
