import { accountsOf } from "./accounts-stage.ts"
import { openServer } from "./server-stage.ts"

/** The whole product, used by owners who have signed up. Every provider is played by the sandbox. */
export const openProduct = async (env?: Readonly<Record<string, string>>) => {
  const server = await openServer(env)
  const { url, database, run, call, mails, stop } = server
  /** Calls a control of the sandbox. */
  const control = async (path: string, body: object = {}, method = "POST") =>
    (await call(`/sandbox/api${path}`, { method, body })).body

  const { hasAccount, signIn } = accountsOf(server)
  /** Somebody who has signed up, confirmed and signed in. */
  const hasOwner = async () => {
    const email = await hasAccount()
    const signsIn = async () => (await signIn(email)).token
    return { email, token: await signsIn(), signIn: signsIn }
  }
  /** An owner with a chatbot. */
  const hasChatbot = async () => {
    const owner = await hasOwner()
    const made = await call("/api/chatbots", {
      method: "POST",
      token: owner.token,
      body: { name: "Bar Pepe" },
    })
    return { ...owner, chatbotid: String(made.body.chatbot?.id) }
  }
  /** Agrees in Meta's dialog. Answers what the callback page gets. */
  const allows = async (
    dialog: string,
    numbers = 1,
    more: Readonly<Record<string, string>> = {},
  ) => {
    const { origin, pathname, searchParams } = new URL(dialog)
    const answer = await fetch(origin + pathname, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({
        ...Object.fromEntries(searchParams),
        ...{ numbers: String(numbers), decision: "allow", ...more },
      }),
    })
    const back = new URL(answer.headers.get("location") ?? "")
    return {
      code: back.searchParams.get("code") ?? "",
      state: back.searchParams.get("state") ?? "",
    }
  }

  return {
    ...{ url, database, run, call, control, mails, stop, hasOwner, hasChatbot, allows },
    /** Makes the next call of Meta's at this path fail; more of them if it says so. */
    fails: (path: string, failure: object = {}) =>
      control("/failures", { provider: "meta", path, ...failure }),
  }
}
export type Product = Awaited<ReturnType<typeof openProduct>>
