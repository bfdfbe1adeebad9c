import { conversationStore, type Exchange } from "#lambdas/conversations/store.ts";
import { requestId } from "#platform/logging/log-context.ts";
import type { Write } from "#platform/table/client.ts";
import type { ContextItem } from "#shared/contract/chat.ts";
import type { Conversation } from "#shared/contract/conversations.ts";
import { AppError } from "#shared/errors.ts";
import type { ChatEvent } from "#shared/sse.ts";
import type { AnswerEvent } from "../stream-event.ts";

interface Recording {
  /** A function creates the conversation once there is something to store. */
  conversation: Conversation | (() => Conversation | Promise<Conversation>);
  question: string;
  askedAt: Date;
  also?: Write[];
}

interface ReceivedAnswer {
  answer: string;
  context: ContextItem[];
}

/**
 * Passes the events of an answer on and stores the exchange before the last event, so a finished answer is never lost.
 * An answer that the reader stopped or whose model failed is stored as far as it came, and marked.
 */
export async function* record(
  events: AsyncGenerator<AnswerEvent>,
  recording: Recording,
): AsyncGenerator<ChatEvent> {
  const received: ReceivedAnswer = { answer: "", context: [] };
  let ending: Record<string, string> | undefined = { stopped: "true" };
  try {
    for await (const event of events) {
      if (event.type === "sources") received.context = event.context;
      if (event.type === "delta") received.answer += event.text;
      if (event.type === "done") {
        ending = undefined;
        await store(recording, received, event);
      }
      yield event.type === "sources" ? withConversation(event, recording) : event;
    }
  } catch (error) {
    if (ending) ending = { failed: error instanceof AppError ? error.code : "internal" };
    throw error;
  } finally {
    if (ending && received.answer)
      await store(recording, received, { ...unfinished(recording), metadata: ending });
  }
}

const store = async (
  { conversation, question, askedAt, also }: Recording,
  { answer, context }: ReceivedAnswer,
  { responseTime, tokenCount, metadata }: Pick<Exchange, "responseTime" | "tokenCount" | "metadata">,
) => {
  const opened = typeof conversation === "function" ? await conversation() : conversation;
  const about = { question, askedAt: askedAt.toISOString() };
  const id = requestId();
  const stored = { ...metadata, ...(id && { requestId: id }) };
  const exchange = { ...about, answer, context, responseTime, tokenCount, metadata: stored };
  await conversationStore.append(opened, exchange, also);
};

const unfinished = ({ askedAt }: Recording) => ({
  responseTime: Date.now() - askedAt.getTime(),
  tokenCount: 0,
});

const withConversation = (event: ChatEvent & { type: "sources" }, { conversation }: Recording): ChatEvent =>
  typeof conversation === "function" ? event : { ...event, conversationId: conversation.id };
