import { at } from "./routes.ts"

/** The dashboard answers a session that is over by leaving for the login page, and remembers where one was. */
export const leaveForLogin = () => {
  const spanish = document.documentElement.lang === "es"
  const here = encodeURIComponent(location.pathname + location.search)
  location.replace(`${at(spanish ? "es" : "en", "/login")}?next=${here}`)
}
