import { describe, expect, test } from "bun:test"
import learnt from "../../core/memory/about-client/classifier.json"
import { tellsOfOneClient } from "../../core/memory/about-client.ts"
import { lessonsOfNotes, type Note } from "../learn/notes.ts"
import { fingerprint } from "../learn/regression.ts"
import { phrasesOf, shareRight } from "../support/corpora/phrases.ts"

test("what is learnt of notes is learnt from them as they stand: else `bun run learn`", () => {
  expect(learnt.learntFrom).toBe(fingerprint(lessonsOfNotes()))
})

describe("a note for all clients", () => {
  const unseen = phrasesOf<Note & { readonly id: string }>("own/notes_unseen")
  const tells = ({ text }: Note) => tellsOfOneClient(text)

  const ofRounds = (rounds: readonly string[], personal: boolean) =>
    unseen.filter(
      (note) => rounds.some((round) => note.id.startsWith(round)) && note.personal === personal,
    )
  const stays = (note: Note) => !tells(note)

  test("is mostly refused where it tells of one client, whatever they are called", () => {
    const usual = shareRight("refused of one client", ofRounds(["own-nn"], true), tells)
    expect(usual).toBeGreaterThanOrEqual(0.88)
    const odd = shareRight("odd ones refused", ofRounds(["own-na", "own-nq"], true), tells)
    expect(odd).toBeGreaterThanOrEqual(0.8)
  })

  test("is seldom refused where it tells of the business, its people, or of clients in general", () => {
    const usual = shareRight("kept of the business", ofRounds(["own-nn"], false), stays)
    expect(usual).toBeGreaterThanOrEqual(0.97)
    const odd = shareRight("odd ones kept", ofRounds(["own-na", "own-nq"], false), stays)
    expect(odd).toBeGreaterThanOrEqual(0.9)
  })
})
