import { expect, test } from "bun:test"
import { keepingLast } from "../../../core/shared/keeping-last.ts"

test("what was asked for last is not worked out again, and what was asked for long ago is forgotten", () => {
  const worked: string[] = []
  const keeping = keepingLast((...texts: readonly string[]) => worked.push(texts.join("+")), 2)
  for (const text of ["a", "b", "a", "c", "a", "b"]) keeping(text)
  keeping("a", "b")
  expect(worked).toEqual(["a", "b", "c", "b", "a+b"])
})
