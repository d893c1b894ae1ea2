/**
 * How to connect to `url` with settings of ours: they hold whatever stands behind the address (`?application_name=…`), and the
 * options there, which some hosts want, come before ours. The driver lets the address win: without its role a connection has no walls.
 */
export const connectionTo = <Settings extends { readonly options: string }>(
  url: string,
  settings: Settings,
) => {
  const address = new URL(url)
  const options = `${address.searchParams.get("options") ?? ""} ${settings.options}`
  for (const name of Object.keys(settings)) address.searchParams.delete(name)
  return { ...settings, options, connectionString: address.href }
}
