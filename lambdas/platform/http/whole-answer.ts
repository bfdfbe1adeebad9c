import type { Answer } from "#shared/contract/chat.ts";
import { AppError } from "#shared/errors.ts";
import type { ChatEvent } from "#shared/sse.ts";

/** An answer's events put together, for callers that wait for its end. Throws the error that ends it. */
export const wholeAnswer = async (
  events: AsyncGenerator<ChatEvent>,
  { includeContext }: { includeContext?: unknown },
): Promise<Answer> => {
  let answer: Answer = { answer: "", context: [], responseTime: 0, tokenCount: 0, outcome: "answered" };
  for await (const event of events) answer = withEvent(answer, event, includeContext !== false);
  return answer;
};

const withEvent = (answer: Answer, event: ChatEvent, includesContext: boolean): Answer => {
  switch (event.type) {
    case "sources": {
      const { context, conversationId } = event;
      return { ...answer, ...(includesContext && { context }), ...(conversationId && { conversationId }) };
    }
    case "delta":
      return { ...answer, answer: answer.answer + event.text };
    case "debug":
      return { ...answer, debug: event.debug };
    case "done": {
      const { outcome, topics, responseTime, tokenCount } = event;
      return { ...answer, outcome, responseTime, tokenCount, ...(topics && { topics }) };
    }
    case "error":
      throw new AppError(event.error.code, event.error.message, event.error.issues);
  }
};
