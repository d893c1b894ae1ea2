/** Counts the milliseconds of processor spent from here on: what else the machine has to do is nobody's slowness. */
export const spending = () => {
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  }
}
