import { frames, wholeAnswer } from "#platform/http/answer-stream.ts";
import type { AnswerFormat } from "#platform/http/stream.ts";
import type { ChatEvent } from "#shared/chat/sse.ts";
import type { ApiAnswer } from "#shared/public-api/routes.ts";

/** An answer of the public endpoint: chunks of text as Server-Sent Events, or one JSON object. */
export const answerFormat: AnswerFormat = {
  frames: (events, { include_context }) =>
    frames(include_context === false ? withoutContext(events) : events),
  whole: async (events, { include_context }): Promise<ApiAnswer> => {
    const { answer, responseTime, tokenCount, context, outcome, isCut, conversationId } = await wholeAnswer(
      events,
      {},
    );
    return {
      answer,
      response_time_ms: responseTime,
      token_count: tokenCount,
      ...(include_context !== false && { context }),
      outcome,
      finish_reason: isCut ? "length" : "stop",
      ...(conversationId && { conversation_id: conversationId }),
    };
  },
};

async function* withoutContext(events: AsyncGenerator<ChatEvent>): AsyncGenerator<ChatEvent> {
  for await (const event of events) yield event.type === "sources" ? { ...event, context: [] } : event;
}
