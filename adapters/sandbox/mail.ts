import { bounded } from "./bounded.ts"
import type { FailureRules } from "./failures.ts"
import type { RequestRecords } from "./records.ts"

export type Letter = {
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html?: string
}

export type KeptLetter = Letter & {
  readonly id: string
  readonly html: string
  readonly links: readonly string[]
  readonly sentAt: string
}

const KEPT = 500
const SLOW_MS = 1000
const NO_ANSWER_MS = 30_000

type Stage = {
  readonly records: RequestRecords
  readonly failures: FailureRules
}

/** The mail server: keeps letters instead of sending them. */
export const mailbox = ({ records, failures }: Stage) => {
  const letters = bounded<KeptLetter>(KEPT)
  let made = 0
  const keep = (letter: Letter) =>
    letters.add({
      ...letter,
      id: `mail-${++made}`,
      html: letter.html ?? "",
      links: linksOf(letter),
      sentAt: new Date().toISOString(),
    })
  /** Does `work`, or fails as the next failure rule for mail says. */
  const withFailures = async (work: () => void): Promise<void> => {
    const failure = failures.take("mail", "POST", "/send")
    switch (failure?.mode) {
      case undefined:
        return work()
      case "slow":
        await Bun.sleep(failure?.delayMs ?? SLOW_MS)
        return work()
      case "timeout":
        await Bun.sleep(failure?.delayMs ?? NO_ANSWER_MS)
        throw new Error("Connection timeout")
      case "status":
      case "reset":
        throw new Error(`The mail server answered ${failure?.status ?? 451}`)
      case "do_then_reset":
      case "do_then_500":
        work()
        throw new Error("The mail server hung up")
    }
  }
  const isFor = (to?: string) => (letter: KeptLetter) =>
    to === undefined || sameAddress(letter.to, to)
  return {
    /** Rejects if a failure rule says so. */
    send: (letter: Letter): Promise<void> => {
      const request = new Request("http://sandbox.invalid/send", { method: "POST" })
      records.add("mail", request, "/send", JSON.stringify(letter))
      return withFailures(() => keep(letter))
    },
    /** Whether the server can be reached, without a letter; rejects as `send` does. */
    reach: () => withFailures(() => {}),
    list: (to?: string): readonly KeptLetter[] => letters.items().filter(isFor(to)),
    clear: (to?: string) => letters.clear(isFor(to)),
  }
}

const sameAddress = (field: string, wanted: string) =>
  field
    .toLowerCase()
    .split(",")
    .some((each) => (/<([^>]+)>/.exec(each)?.[1] ?? each).trim() === wanted.trim().toLowerCase())

const linksOf = ({ text, html }: Letter): readonly string[] => {
  const inHtml = [...(html ?? "").matchAll(/href="(https?:[^"]+)"/g)].map(([, link]) =>
    (link ?? "").replaceAll("&amp;", "&"),
  )
  const inText = [...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([link]) =>
    link.replace(/[.,;)]+$/, ""),
  )
  return [...new Set([...inText, ...inHtml])]
}
