type Bar = { label: string; value: number; text: string }

const WIDTH = 28
const HEIGHT = 96

/** A small bar chart, with the same figures in a table for screen readers. */
export function Bars({ bars, caption }: { bars: readonly Bar[]; caption: string }) {
  const most = Math.max(1, ...bars.map((bar) => bar.value))
  return (
    <figure>
      <svg
        viewBox={`0 0 ${bars.length * WIDTH} ${HEIGHT}`}
        className="h-24 w-full"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map((bar, at) => {
          const height = Math.max(4, (bar.value / most) * (HEIGHT - 8))
          return (
            <rect
              key={bar.label}
              x={at * WIDTH + 4}
              y={HEIGHT - height}
              width={WIDTH - 8}
              height={height}
              rx="4"
              fill={at === bars.length - 1 ? "var(--primary)" : "var(--bar-quiet)"}
            >
              <title>{`${bar.label}: ${bar.text}`}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption className="mt-2 text-center text-caption text-muted">{caption}</figcaption>
      {/* Named by the figure: a caption of its own would be read a second time. The box is hidden, because a table does not get narrower than its content. */}
      <div className="sr-only">
        <table>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.label}>
                <th scope="row">{bar.label}</th>
                <td>{bar.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
