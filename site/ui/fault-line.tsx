/** What went wrong, in one line beside what it went wrong with; nothing while all is well. */
export const FaultLine = ({ text }: { text: string | null | undefined }) =>
  text ? (
    <p className="fault" role="alert">
      {text}
    </p>
  ) : null
