import { describe, expect, test } from "bun:test"
import type { ModelFailed } from "../../../core/reply/failures.ts"
import type { ModelAnswer } from "../../../core/reply/model.ts"
import { answerOf, answersIn } from "../loopback.ts"
import { AGAIN, ELSEWHERE, MODEL, openRouter } from "./model-stage.ts"

const { router, lines, ask, asked } = openRouter()

type Expected = {
  readonly outcome: Partial<ModelAnswer> | ModelFailed["why"]
  readonly asks?: readonly string[]
  readonly log?: string
}

const text = (words: string | null, more: Partial<ModelAnswer> = {}): Expected => ({
  outcome: { text: words, toolCalls: [], cut: false, ...more },
})
const calls = (...names: readonly string[]): Expected => ({
  outcome: { toolCalls: names.map((name) => expect.objectContaining({ name })) as never },
})

const RESPONSES: Readonly<Record<string, Expected>> = {
  cached_prompt_usage: text("Hola"),
  choices_empty: text(null),
  content_array_parts: text("Hola Ana"),
  content_cut_by_length: text("Nuestro horario es de lunes a", { cut: true }),
  content_empty_string: text(""),
  content_filter: text(""),
  content_null_length: text(null, { cut: true }),
  content_over_4096_characters: { outcome: { cut: false } },
  json_commands_as_text: { outcome: { text: expect.stringContaining("create_event") as never } },
  key_info: { outcome: "refused", log: "gpt-oss-20b: invalid JSON response" },
  refusal: text(null),
  text: text("¡Hola! Soy el asistente de la peluquería."),
  text_no_reasoning_no_usage: text("Hola"),
  tool_call_invalid_json_arguments: calls("create_calendar_event"),
  tool_call_list_events: calls("list_calendar_events"),
  tool_call_other_clients_event: calls("cancel_calendar_event"),
  tool_call_unknown_name: calls("refund_customer"),
  tool_call_with_finish_reason_stop: calls("list_calendar_events"),
  tool_calls_two_parallel: calls("create_calendar_event", "cancel_calendar_event"),
}

const failure = (
  outcome: ModelFailed["why"],
  log: string,
  asks: readonly string[] = [MODEL],
): Expected => ({ outcome, log: `gpt-oss-20b: ${log}`, asks })

const ERRORS: Readonly<Record<string, Expected>> = {
  "200_error_in_body": failure("refused", "error 200"),
  "200_error_in_choice": failure("refused", "error 200"),
  "200_not_json": failure("refused", "invalid JSON response"),
  "400_context_length": failure("too-long", "error 400"),
  "400_invalid_request": failure("refused", "error 400"),
  "402_in_flight_budget": failure("unavailable", "error 402", ELSEWHERE),
  "413_payload_too_large": failure("refused", "error 413"),
  "429_free_per_minute": failure("unavailable", "error 429", ELSEWHERE),
  "429_upstream_provider": failure("unavailable", "error 429", AGAIN),
  "502_provider_unavailable": failure("unavailable", "error 502", AGAIN),
  "529_provider_overloaded": failure("unavailable", "error 529", AGAIN),
}

const OPENAI_SHAPE: Readonly<Record<string, Expected>> = {
  "400_context_length_exceeded": failure("too-long", "error 400"),
  "429_insufficient_quota": failure("unavailable", "error 429", AGAIN),
  "429_rate_limit_exceeded": failure("unavailable", "error 429", AGAIN),
  "500_server_error": failure("unavailable", "error 500", AGAIN),
  llamacpp_400_context: failure("too-long", "error 400"),
  llamacpp_503_loading: failure("unavailable", "error 503", AGAIN),
  vllm_400_context_length: failure("too-long", "error 400"),
  vllm_400_tool_choice_disabled: failure("refused", "error 400"),
}

describe.each([
  ["responses", RESPONSES],
  ["errors", ERRORS],
  ["openai-shape", OPENAI_SHAPE],
] as const)("what a router answers (%s)", (folder, table) => {
  test("has its line in this table", async () => {
    const names = Object.keys(table).map((name) => `openrouter/${folder}/${name}`)
    expect(names.sort()).toEqual(await answersIn(`openrouter/${folder}`))
  })

  test.each(Object.entries(table))(
    "has the outcome of its line: %s",
    async (name, { outcome, asks = [MODEL], log }) => {
      router.answer(await answerOf(`openrouter/${folder}/${name}`))
      const answer = await ask()
      if (typeof outcome === "string") expect(answer).toBe(outcome)
      else expect(answer).toMatchObject(outcome)
      expect(asked()).toEqual([...asks])
      expect(lines[0]).toBe(log as string)
      expect(lines).toHaveLength(log === undefined ? 0 : asks.length)
    },
  )
})
