/** Measures processor time in milliseconds from here on, so that other work of the machine does not count. */
export const spending = () => {
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  }
}
