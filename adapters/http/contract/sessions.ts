import { z } from "zod/mini"
import { User } from "../../../core/accounts/account.ts"
import { Session } from "../../../core/accounts/session.ts"
import { Done, route } from "./route.ts"

/** Who is signed in, and what proves it (contract.md 2.2). Apart from accounts.ts, because every page needs these. */
export const sessions = {
  refresh: route({
    method: "POST",
    path: "/api/auth/refresh",
    who: "refresh-cookie",
    response: Session,
  }),
  session: route({
    method: "GET",
    path: "/api/auth/session",
    who: "anybody",
    response: z.object({ user: z.nullable(User) }),
  }),
  signOut: route({
    method: "POST",
    path: "/api/auth/sign-out",
    who: "owner",
    body: z.object({ everywhere: z.optional(z.boolean()) }),
    response: Done,
  }),
  setCookie: route({
    method: "POST",
    path: "/api/auth/set-cookie",
    who: "anybody",
    /** What is no text is refused like an invalid token. */
    body: z.object({ token: z.catch(z.string(), "") }),
    response: Done,
  }),
  clearCookie: route({
    method: "POST",
    path: "/api/auth/clear-cookie",
    who: "anybody",
    response: Done,
  }),
  csrfToken: route({
    method: "GET",
    path: "/api/auth/csrf-token",
    who: "anybody",
    response: z.object({ csrfToken: z.string() }),
  }),
}
