type Owner = { readonly token: string; readonly chatbotid: string }

/** A response's cookies, as a browser would send them back. */
export const cookiesOf = (response: Response) =>
  response.headers.getSetCookie().map((each) => each.split(";")[0] ?? "")

/**
 * Goes to the sandbox's Google and back, as a browser does. The owner allows the whole calendar, unless `decision` says otherwise.
 * `bring`: the cookies that the browser has when it comes back.
 */
export const goesToGoogle = async (
  origin: string,
  { token, chatbotid }: Owner,
  decision: Readonly<Record<string, string>> = {},
  bring: (cookies: string[]) => string[] | Promise<string[]> = (cookies) => cookies,
) => {
  const query = new URLSearchParams({ chatbotId: chatbotid, access_token: token })
  const start = await fetch(`${origin}/api/google-calendar/connect?${query}`, {
    redirect: "manual",
  })
  const consent = new URL(start.headers.get("location") ?? "")
  const { searchParams } = consent
  const allowed = await fetch(consent.origin + consent.pathname, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({
      ...Object.fromEntries(searchParams),
      ...{ decision: "allow", calendar: "yes", email: `${chatbotid}@example.com` },
      ...decision,
    }),
  })
  const back = await fetch(allowed.headers.get("location") ?? "", {
    redirect: "manual",
    headers: { cookie: (await bring(cookiesOf(start))).join("; ") },
  })
  return { searchParams, to: back.headers.get("location") ?? "" }
}
