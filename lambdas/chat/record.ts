import type { ContextItem } from "../../shared/contract/chat.ts";
import type { Conversation } from "../../shared/contract/conversations.ts";
import type { ChatEvent } from "../../shared/sse.ts";
import { conversationStore } from "../conversations/store.ts";
import type { Write } from "../platform/table-client.ts";

interface Recording {
  /** A function opens the conversation when there is something to store. */
  conversation: Conversation | (() => Conversation | Promise<Conversation>);
  question: string;
  askedAt: Date;
  also?: Write[];
}

/**
 * Passes an answer on and stores it with its question before its end is told, so that what a person saw finished is
 * kept. What was written before the reader stopped is kept too, marked as stopped.
 */
export async function* recorded(
  events: AsyncGenerator<ChatEvent>,
  recording: Recording,
): AsyncGenerator<ChatEvent> {
  const heard = { answer: "", context: [] as ContextItem[], isDone: false };
  try {
    for await (const event of events) {
      if (event.type === "sources") heard.context = event.context;
      if (event.type === "delta") heard.answer += event.text;
      if (event.type === "done") {
        heard.isDone = true;
        await store(recording, heard, event);
      }
      yield event.type === "sources" ? withConversation(event, recording) : event;
    }
  } finally {
    if (!heard.isDone && heard.answer) await store(recording, heard, unfinished(recording));
  }
}

const store = async (
  { conversation, question, askedAt, also }: Recording,
  heard: { answer: string; context: ContextItem[]; isDone: boolean },
  { responseTime, tokenCount }: { responseTime: number; tokenCount: number },
) => {
  const opened = typeof conversation === "function" ? await conversation() : conversation;
  await conversationStore.append(
    opened,
    {
      question,
      answer: heard.answer,
      context: heard.context,
      askedAt: askedAt.toISOString(),
      responseTime,
      tokenCount,
      metadata: heard.isDone ? {} : { stopped: "true" },
    },
    also,
  );
};

const unfinished = ({ askedAt }: Recording) => ({
  responseTime: Date.now() - askedAt.getTime(),
  tokenCount: 0,
});

const withConversation = (event: ChatEvent & { type: "sources" }, { conversation }: Recording): ChatEvent =>
  typeof conversation === "function" ? event : { ...event, conversationId: conversation.id };
