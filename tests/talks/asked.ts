import { answer } from "../../core/reply/answer.ts"
import { ANA } from "../support/calendar.ts"
import { world } from "../support/world.ts"

/**
 * What leaves when the model answers a question twice with the same reply, and how often it was asked. It is Tuesday, 10 March;
 * `hour`: of Ana's appointment on Thursday, if she has one.
 */
export const said = async (asked: string, reply: string, hour?: number) => {
  const { run, hears, texts, requests, calendar } = world({
    calendar: "own",
    model: [reply, reply],
    chatbot: { language: "auto" },
  })
  if (hour !== undefined) calendar.hasBookedFor(ANA, "mine", hour)
  await run(answer(hears(asked)))
  return { text: texts().at(-1) ?? "", asked: requests.length }
}
