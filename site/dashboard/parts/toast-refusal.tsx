import { toast } from "react-hot-toast/headless"
import { Sentence } from "../../lib/language/translated.ts"
import { sentenceOf } from "../../lib/server/send.ts"

/** Shows the server's sentence as a toast, for a refusal that belongs to no field or form. */
export const toastRefusal = (refusal: Error) => {
  toast.error(<Sentence text={sentenceOf(refusal)} />)
}
