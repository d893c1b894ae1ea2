/** An answer of a played chat-completions server. */
export const completion = (message: object) =>
  Response.json({
    id: "gen",
    object: "chat.completion",
    model: "model",
    choices: [
      {
        index: 0,
        finish_reason: "tool_calls" in message ? "tool_calls" : "stop",
        message: { role: "assistant", ...message },
      },
    ],
  })
