import { personalOdds } from "./about-client/classifier.ts"
import { speaksOfSelf } from "./first-person.ts"

/**
 * The logarithm of the odds from which on a note counts as one about one client. Chosen on tests/corpora, own/notes_unseen: a fact of
 * the business that is refused is told again, a note about a client that is kept is heard by all.
 */
const LIKELY = -0.2

/**
 * Whether a note tells of one client, whatever they are called: their health, family, home, tastes, debts, appointments, and what they
 * did, asked or want. All clients hear what is remembered (contract.md 4.2). What holds for every client is no such note: "Si el cliente
 * es alérgico…". Learnt from such notes, as hardly a word tells one kind from the other.
 */
export const tellsOfOneClient = (note: string): boolean =>
  speaksOfSelf(note) || personalOdds(note) > LIKELY
