type Props = { text: string; lines?: number }

/** Stands for what is being loaded; it appears after 200 ms. */
export const Loading = ({ text, lines = 3 }: Props) => (
  <div className="late" role="status">
    <p className="text-muted">{text}</p>
    <div className="mt-3 flex flex-col gap-3" aria-hidden="true">
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical grey bars have no other name
        <div key={at} className="skeleton h-[20px]" />
      ))}
    </div>
  </div>
)
