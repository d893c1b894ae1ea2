import { CATALOGUE } from "../../core/shared/catalogue.ts"
import {
  Conflict,
  Invalid,
  LimitReached,
  NotAllowed,
  NotFound,
  type Refusal as Said,
  Unavailable,
} from "../../core/shared/refusals.ts"
import { Refusal } from "./refuse.ts"

type Tagged = Conflict | Invalid | LimitReached | NotAllowed | NotFound | Unavailable

const byCatalogue = ({ code }: Said) => CATALOGUE[code].status

/** HTTP status of each kind of refusal. Does not compile while one is missing. */
const STATUS: { readonly [tag in Tagged["_tag"]]: (said: Said) => number } = {
  Conflict: () => 409,
  Invalid: byCatalogue,
  LimitReached: byCatalogue,
  NotAllowed: byCatalogue,
  NotFound: byCatalogue,
  Unavailable: byCatalogue,
}

const CLASSES = [Conflict, Invalid, LimitReached, NotAllowed, NotFound, Unavailable]

const isTagged = (error: unknown): error is Tagged => CLASSES.some((kind) => error instanceof kind)

/** A use case's refusal as the answer it becomes; anything else stays what it is. */
export const asRefusal = (error: unknown): unknown => {
  if (!isTagged(error)) return error
  const { code, message, field, retryAfter } = error
  return new Refusal(STATUS[error._tag](error), {
    error: message,
    code,
    ...(field === undefined ? {} : { field }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  })
}
