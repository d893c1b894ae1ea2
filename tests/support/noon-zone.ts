/** A zone where it is noon, so that today is the same day until a test has ended: Etc/GMT+9 is nine hours behind UTC. */
export const atNoon = () => {
  const behind = new Date().getUTCHours() - 12
  return `Etc/GMT${behind < 0 ? behind : `+${behind}`}`
}
