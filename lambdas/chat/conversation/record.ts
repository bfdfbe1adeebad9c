import { conversationStore, type Exchange } from "#lambdas/conversations/store.ts";
import { requestId } from "#platform/logging/log-context.ts";
import type { Write } from "#platform/table/client.ts";
import type { ContextItem } from "#shared/contract/chat.ts";
import type { Conversation } from "#shared/contract/conversations.ts";
import { AppError } from "#shared/errors.ts";
import type { ChatEvent } from "#shared/sse.ts";
import type { AnswerEvent } from "../stream-event.ts";

interface Recording {
  /** A function opens the conversation when there is something to store. */
  conversation: Conversation | (() => Conversation | Promise<Conversation>);
  question: string;
  askedAt: Date;
  also?: Write[];
}

interface Heard {
  answer: string;
  context: ContextItem[];
}

/**
 * Passes an answer on and stores it with its question before its end is told, so that what a person saw finished is
 * kept. What was written before the reader stopped or the model failed is kept too, marked as such.
 */
export async function* recorded(
  events: AsyncGenerator<AnswerEvent>,
  recording: Recording,
): AsyncGenerator<ChatEvent> {
  const heard: Heard = { answer: "", context: [] };
  let ending: Record<string, string> | undefined = { stopped: "true" };
  try {
    for await (const event of events) {
      if (event.type === "sources") heard.context = event.context;
      if (event.type === "delta") heard.answer += event.text;
      if (event.type === "done") {
        ending = undefined;
        await store(recording, heard, event);
      }
      yield event.type === "sources" ? withConversation(event, recording) : event;
    }
  } catch (error) {
    if (ending) ending = { failed: error instanceof AppError ? error.code : "internal" };
    throw error;
  } finally {
    if (ending && heard.answer) await store(recording, heard, { ...unfinished(recording), metadata: ending });
  }
}

const store = async (
  { conversation, question, askedAt, also }: Recording,
  { answer, context }: Heard,
  { responseTime, tokenCount, metadata }: Pick<Exchange, "responseTime" | "tokenCount" | "metadata">,
) => {
  const opened = typeof conversation === "function" ? await conversation() : conversation;
  const asked = { question, askedAt: askedAt.toISOString() };
  const id = requestId();
  const followed = { ...metadata, ...(id && { requestId: id }) };
  const exchange = { ...asked, answer, context, responseTime, tokenCount, metadata: followed };
  await conversationStore.append(opened, exchange, also);
};

const unfinished = ({ askedAt }: Recording) => ({
  responseTime: Date.now() - askedAt.getTime(),
  tokenCount: 0,
});

const withConversation = (event: ChatEvent & { type: "sources" }, { conversation }: Recording): ChatEvent =>
  typeof conversation === "function" ? event : { ...event, conversationId: conversation.id };
