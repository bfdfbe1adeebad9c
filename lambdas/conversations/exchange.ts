import type { DayCounts } from "#lambdas/core/ledger/store.ts";
import type { ModelChoice, Usage } from "#platform/models/port.ts";
import type { Write } from "#platform/table/client.ts";
import { newId } from "#platform/table/new-id.ts";
import type { Attachment } from "#shared/attachments/shapes.ts";
import type { ContextItem, Debug } from "#shared/chat/shapes.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";
import { type AnswerSums, debugEntity, type StoredConversation } from "./entities.ts";
import type { MessageEvent } from "./event.ts";
import { endingOf, leavesOpen } from "./event.ts";
import { keepSources } from "./sources.ts";

/** A question and its answer, which are stored together. */
export interface Exchange {
  question: string;
  answer: string;
  /** The id of the answer's message. */
  answerId?: string | undefined;
  context: ContextItem[];
  askedAt: string;
  /** Milliseconds. */
  responseTime: number;
  tokenCount: number;
  metadata: Record<string, string>;
  /** Absent if no model was called. */
  usage?: (Usage & ModelChoice) | undefined;
  topics?: string[] | undefined;
  /** The files that came with the question. */
  attachments?: Attachment[] | undefined;
  debug?: Debug | undefined;
  /** Whether nobody has read anything of the answer, so that it is not kept if a person answers by now. */
  isUnread?: boolean | undefined;
}

type NewMessage = Omit<MessageEvent, "seq">;

/** An exchange's two messages, and the write of its debug trace. Stores the answer's sources first. */
export const messagesOf = async (
  conversation: Conversation,
  exchange: Exchange,
): Promise<{ asked: NewMessage; answered: NewMessage; writes: Write[] }> => {
  const sources = await keepSources(conversation.rag_system_id, exchange.context);
  const asked = questionOf(conversation, exchange);
  const answered = answerOf(conversation, exchange, new Date().toISOString());
  const { conversation_id, id } = answered;
  const { debug } = exchange;
  const writes = debug ? [debugEntity.put({ conversation_id, id, debug })] : [];
  return { asked, answered: { ...answered, ...sources }, writes };
};

/** An exchange's part of its conversation's sums. A paused answer has no response time, as nothing was asked of a model. */
export const sumsOf = ({ responseTime, metadata }: Exchange): Required<AnswerSums> => ({
  ...(metadata.outcome === "paused"
    ? { response_ms: 0, timed_answers: 0 }
    : { response_ms: responseTime, timed_answers: 1 }),
  refused_answers: metadata.outcome === "refused" ? 1 : 0,
});

/** An exchange's numbers for the ledger, and the conversation's field if this is its first question that stays open. */
export const countsOf = (
  { metadata }: Exchange,
  { response_ms, timed_answers }: Required<AnswerSums>,
  present?: StoredConversation,
): { counts: Partial<DayCounts>; set: Pick<StoredConversation, "is_unresolved"> } => {
  const ending = endingOf(metadata);
  const isFirst = leavesOpen(ending) && !(present && isUnresolved(present));
  const sums = { response_ms: Math.round(response_ms), timed_answers };
  return {
    counts: { messages: 2, questions: 1, [ending]: 1, unresolved: isFirst ? 1 : 0, ...sums },
    set: isFirst ? { is_unresolved: true } : {},
  };
};

/** Conversations from before the field have the number of their refused answers. */
export const isUnresolved = ({ is_unresolved, refused_answers = 0 }: StoredConversation): boolean =>
  is_unresolved || refused_answers > 0;

/** The part of the sums that is also kept by day. */
export const timesOf = ({ response_ms, timed_answers }: Required<AnswerSums>) => ({
  response_ms,
  timed_answers,
});

/** A visitor's or owner's question as an event. */
export const questionOf = (
  conversation: Pick<Conversation, "id">,
  exchange: Pick<Exchange, "question" | "askedAt" | "attachments">,
) => ({
  kind: "message" as const,
  id: newId("message"),
  conversation_id: conversation.id,
  message_type: "user" as const,
  content: exchange.question,
  created_at: exchange.askedAt,
  token_count: null,
  response_time_ms: null,
  context_chunks: [],
  metadata: {},
  ...(exchange.attachments?.length && { attachments: exchange.attachments }),
});

const answerOf = (conversation: Conversation, exchange: Exchange, created_at: string) => ({
  kind: "message" as const,
  id: exchange.answerId ?? newId("message"),
  conversation_id: conversation.id,
  message_type: "assistant" as const,
  content: exchange.answer,
  created_at,
  token_count: exchange.tokenCount,
  response_time_ms: exchange.responseTime,
  context_chunks: [],
  metadata: exchange.metadata,
  ...(exchange.topics && { topics: exchange.topics }),
  ...(exchange.debug && { has_debug: true }),
});
