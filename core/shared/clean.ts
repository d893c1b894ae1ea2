/** Text as PostgreSQL and JSON can hold it: without NUL characters and halves of surrogate pairs (contract.md 1.1). */
export const clean = (text: string): string => text.replace(/[\0\p{Cs}]/gu, "")
