/** The Spanish of the words in the first load: fetched apart, and only for readers of Spanish. */
export { default as overview } from "../screens/overview/words-es.ts"
export { default as common } from "./common-es.ts"
export { default as titles } from "./titles-es.ts"
