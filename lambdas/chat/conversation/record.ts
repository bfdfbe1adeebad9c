import { conversationStore, type Exchange } from "#lambdas/conversations/store.ts";
import { requestId } from "#platform/logging/log-context.ts";
import { ModelFailure } from "#platform/models/model-failure.ts";
import type { ModelChoice, Usage } from "#platform/models/port.ts";
import type { Channel } from "#platform/search/messages/port.ts";
import { newId } from "#platform/table/new-id.ts";
import type { Attachment } from "#shared/attachments/shapes.ts";
import type { ChatEvent } from "#shared/chat/sse.ts";
import type { LlmConfiguration } from "#shared/chatbots/routes.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";
import { AppError } from "#shared/errors.ts";
import type { AnswerEvent } from "../stream-event.ts";
import { Held, untilHeld } from "./until-held.ts";
import { usageMeter } from "./usage-meter.ts";

interface Recording {
  /** The conversation that the exchange belongs to; undefined before the first one. */
  conversation: Conversation | undefined;
  question: string;
  /** The files that came with the question. */
  attachments?: Attachment[] | undefined;
  configuration: ModelChoice & Pick<LlmConfiguration, "user_id" | "rag_system_id">;
  /** The way by which the question came. */
  source: Channel;
  askedAt: Date;
  /** Stores the exchange. */
  store(exchange: Exchange): Promise<void>;
}

type ReceivedAnswer = Pick<Exchange, "answer" | "context" | "debug" | "topics"> & { answerId: string };

/**
 * Passes the events of an answer on and stores the exchange before the last event, so a finished answer is never lost.
 * An answer that the reader or a person of the team stopped or whose model failed is stored as far as it came, and marked; one that failed
 * without a word is counted.
 */
export async function* record(
  events: AsyncGenerator<AnswerEvent>,
  recording: Recording,
): AsyncGenerator<ChatEvent> {
  const received: ReceivedAnswer = { answer: "", context: [], answerId: newId("message") };
  const meter = usageMeter();
  let ending: Record<string, string> | undefined = { stopped: "true" };
  let held: Held | undefined;
  try {
    for await (const event of untilHeld(meter.watch(events), recording)) {
      if (event.type === "sources") received.context = event.context;
      if (event.type === "delta") received.answer += event.text;
      if (event.type === "debug") received.debug = event.debug;
      if (event.type === "done") {
        ending = undefined;
        received.topics = event.topics;
        await keep(recording, received, { ...event, usage: meter.usage() });
      }
      yield withIds(event, { conversation: recording.conversation, messageId: received.answerId });
    }
  } catch (error) {
    if (error instanceof Held) {
      held = error;
      ending = { stopped: "person" };
    } else if (ending) ending = failureOf(error);
    throw error;
  } finally {
    if (ending && received.answer)
      await keep(recording, received, {
        ...unfinished(recording),
        metadata: ending,
        usage: meter.usage(),
      });
    else if (held)
      await conversationStore.leaveToHolder(held.conversation, recording.question, recording.attachments);
    else if (ending?.failed) await (await import("./count-failure.ts")).countFailure(recording, ending);
    await conversationStore.announced();
  }
}

/** Members alone read the metadata of a message. */
const failureOf = (error: unknown): Record<string, string> => ({
  failed: error instanceof AppError ? error.code : "internal",
  ...(error instanceof ModelFailure && {
    fault: error.told.reason,
    faultOf: error.told.of,
    faultModel: error.told.model,
  }),
});

const keep = async (
  { question, attachments, configuration: { provider, model }, askedAt, store }: Recording,
  received: ReceivedAnswer,
  {
    responseTime,
    tokenCount,
    metadata,
    usage,
  }: Pick<Exchange, "responseTime" | "tokenCount" | "metadata"> & {
    usage: Usage | undefined;
  },
) => {
  const id = requestId();
  const stored = { ...metadata, ...(id && { requestId: id }) };
  const about = { question, attachments, askedAt: askedAt.toISOString() };
  await store({
    ...about,
    ...received,
    responseTime,
    tokenCount,
    metadata: stored,
    ...(usage && { usage: { ...usage, provider, model } }),
  });
};

const unfinished = ({ askedAt }: Recording) => ({
  responseTime: Date.now() - askedAt.getTime(),
  tokenCount: 0,
});

/** The first event names the conversation, the last one the stored answer. */
const withIds = (
  event: Exclude<AnswerEvent, { type: "prompt" }>,
  { conversation, messageId }: Pick<Recording, "conversation"> & { messageId: string },
): ChatEvent => {
  if (event.type === "sources" && conversation) return { ...event, conversationId: conversation.id };
  return event.type === "done" ? { ...event, messageId } : event;
};
