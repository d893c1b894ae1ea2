import type { ReactNode } from "react"
import type { Language } from "../../core/shared/language.ts"
import { Marks } from "./marks.tsx"

/** Words that only join others do not count: "Peluquería y Estética" is PE. */
const JOINING = /^(y|e|de|del|la|el|los|las|and|of|the|&)$/i

/** A word may begin with a sign, or be nothing else: "¡Olé! 💇" is O. */
const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter((word, at) => at === 0 || !JOINING.test(word))
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? "")
    .filter(Boolean)
    .slice(0, 2)
    .join("")
    .toUpperCase()

/** The saffron disc with the first letters of a shop's name. */
export const Avatar = ({ name }: { name: string }) => (
  <span className="avatar" aria-hidden="true">
    {initials(name) || "?"}
  </span>
)

type PhoneProps = { name: string; status: string; children: ReactNode; composer?: ReactNode }

/** A customer's phone: head, wall, and a composer when one can write. */
export const Phone = ({ name, status, children, composer }: PhoneProps) => (
  <div className="phone h-full">
    <div className="phone-head">
      <Avatar name={name} />
      <div className="min-w-0">
        <p dir="auto" className="truncate font-semibold">
          {name}
        </p>
        <p className="text-caption">{status}</p>
      </div>
    </div>
    {children}
    {composer}
  </div>
)

const Ticks = ({ read }: { read: boolean }) => (
  <svg
    className="ticks"
    data-read={read}
    width="15"
    height="10"
    viewBox="0 0 15 10"
    aria-hidden="true"
  >
    <path
      d="m1 5.5 2.8 2.8L9.5 1.5M6.5 8l.3.3L12.5 1.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
    />
  </svg>
)

type BubbleProps = {
  side: "mine" | "other"
  /** Who says it, for screen readers. */
  speaker: string
  text: string
  lang?: Language
  time?: string
  read?: boolean
  /** Not to be translated by the browser: a customer reads these very words. */
  verbatim?: boolean
  children?: ReactNode
}

/** One message. "Mine" is the side of whoever holds the phone. */
export const Bubble = ({
  side,
  speaker,
  text,
  lang,
  time,
  read = true,
  verbatim = false,
  children,
}: BubbleProps) => (
  <div className="bubble" data-side={side}>
    <span className="sr-only">{speaker} </span>
    <span lang={lang} translate={verbatim ? "no" : undefined}>
      <Marks text={text} />
    </span>
    {time && (
      <span className="bubble-time">
        {side === "mine" && <Ticks read={read} />}
        {time}
      </span>
    )}
    {children}
  </div>
)
