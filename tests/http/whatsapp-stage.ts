import { afterAll, expect } from "bun:test"
import { openProduct, type Product } from "./product-stage.ts"

export type Owner = Awaited<ReturnType<Product["hasChatbot"]>>

let pasted = 0
export const newToken = () => `EAA a token that an owner pasted ${++pasted}`

/** The product of a test file, and what owners do about their lines in it. */
export const openLines = async (env?: Readonly<Record<string, string>>) => {
  const product = await openProduct(env)
  afterAll(() => product.stop())
  return { product, lines: linesOf(product) }
}

/** What owners do about their lines, as their pages do it, and what there is afterwards, here and at Meta. */
const linesOf = (product: Product) => {
  const post = ({ token }: Pick<Owner, "token">, path: string, body: object) =>
    product.call(`/api/whatsapp/${path}`, { method: "POST", token, body })
  const connect = (owner: Owner, accesstoken = newToken()) =>
    post(owner, "process-token", { chatbotid: owner.chatbotid, accesstoken })
  const callback = (owner: Owner, code: string, state?: string, redirectUri = "") =>
    post(owner, "facebook-callback", { code, chatbotid: owner.chatbotid, redirectUri, state })
  const connectUrl = async ({ token, chatbotid }: Owner) =>
    (await product.call(`/api/whatsapp/connect-url?chatbotid=${chatbotid}`, { token })).body as {
      url: string
      state: string
    }
  const status = async ({ token, chatbotid }: Owner) =>
    (await product.call(`/api/whatsapp/connection-status?chatbotid=${chatbotid}`, { token })).body
  const tend = (now?: Date) =>
    product.control("/jobs/token-expiry/run", now ? { now: now.toISOString() } : {})
  const asksOfMeta = async () =>
    (await product.call("/sandbox/api/requests?provider=meta")).body.items.map(
      ({ method, path }: { method: string; path: string }) => `${method} ${path.split("?")[0]}`,
    ) as string[]
  const query = product.database.owner.query.bind(product.database.owner)
  const stored = async (chatbotid: string) =>
    (await query(`select * from "whatsappConnections" where chatbotid = $1`, [chatbotid])).rows[0]
  /** Expects that nothing real was stored, so that the row is as the wizard left it. */
  const expectNothing = async ({ chatbotid }: Owner) => {
    expect(await stored(chatbotid)).toMatchObject({
      phonenumberid: "placeholder",
      accesstoken: "placeholder",
      verified: false,
    })
    const lines = await query("select 1 from whatsapp_lines where chatbotid = $1", [chatbotid])
    expect(lines.rows).toEqual([])
  }
  return {
    post,
    connect,
    callback,
    connectUrl,
    status,
    tend,
    asksOfMeta,
    stored,
    expectNothing,
  }
}
