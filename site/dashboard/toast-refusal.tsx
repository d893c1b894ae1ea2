import { toast } from "react-hot-toast/headless"
import { Sentence } from "../lib/language/translated.ts"
import { sentenceOf } from "../lib/server/send.ts"

/** Shows the server's sentence over the screen: for a refusal that no field or form stands for. */
export const toastRefusal = (refusal: Error) => {
  toast.error(<Sentence text={sentenceOf(refusal)} />)
}
