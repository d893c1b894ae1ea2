/** What the first load says, in Spanish: it comes by itself, and only to its readers. */
export { default as overview } from "../screens/overview/words-es.ts"
export { default as common } from "./common-es.ts"
export { default as titles } from "./titles-es.ts"
