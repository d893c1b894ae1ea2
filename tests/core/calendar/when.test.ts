import { phrasesOf } from "../../support/corpora/phrases.ts"
import { understandsNearlyAll } from "../../support/corpora/understands-nearly-all.ts"
import type { Phrase } from "../../support/corpora/when-score.ts"

understandsNearlyAll("given", phrasesOf<Phrase>("dates.dev"))
