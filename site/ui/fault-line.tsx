/** An error in one line; nothing without a text. */
export const FaultLine = ({ text }: { text: string | null | undefined }) =>
  text ? (
    <p className="fault" role="alert">
      {text}
    </p>
  ) : null
