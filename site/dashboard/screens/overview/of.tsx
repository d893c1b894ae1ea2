type Props = { name: string; children: string }

/** What is said of one of several chatbots. After a name from the right a number would be read before the name. */
export const Of = ({ name, children }: Props) => (
  <span>
    <bdi>{name}</bdi>: {children}
  </span>
)
