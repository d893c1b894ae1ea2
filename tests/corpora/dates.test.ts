import { phrasesOf } from "../support/corpus.ts"
import { understandsNearlyAll } from "../support/understands-nearly-all.ts"
import type { Phrase } from "../support/when-score.ts"

/* Beside those given (tests/core/calendar/when.test.ts), which alone are quick enough to be judged at every change. */

understandsNearlyAll("our own", phrasesOf<Phrase>("own/dates"))
