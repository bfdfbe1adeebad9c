import { newId } from "#platform/table/new-id.ts";
import type { ContextItem, Debug } from "#shared/contract/chat.ts";
import type { Conversation, Message } from "#shared/contract/conversations.ts";
import { type AnswerSums, debugEntity, messageEntity } from "./entities.ts";
import { keepSources } from "./sources.ts";

/** A question and its answer, which are stored together. */
export interface Exchange {
  question: string;
  answer: string;
  context: ContextItem[];
  askedAt: string;
  /** Milliseconds. */
  responseTime: number;
  tokenCount: number;
  metadata: Record<string, string>;
  topics?: string[] | undefined;
  debug?: Debug | undefined;
}

/** The writes of an exchange's two messages and its debug trace. Stores the answer's sources first. */
export const messagesOf = async (conversation: Conversation, exchange: Exchange, answeredAt: string) => {
  const sources = await keepSources(conversation.rag_system_id, exchange.context);
  const asked = question(conversation, exchange);
  const answered = answer(conversation, exchange, answeredAt);
  const { conversation_id, id } = answered;
  const { debug } = exchange;
  return [
    messageEntity.put(asked),
    messageEntity.put({ ...answered, ...sources }),
    ...(debug ? [debugEntity.put({ conversation_id, id, debug })] : []),
  ];
};

/** What an exchange adds to its conversation's sums. */
export const sumsOf = ({ responseTime, metadata }: Exchange): Required<AnswerSums> => ({
  response_ms: responseTime,
  timed_answers: 1,
  refused_answers: metadata.outcome === "refused" ? 1 : 0,
});

/** The part of the sums that is also kept by day. */
export const timesOf = ({ response_ms, timed_answers }: Required<AnswerSums>) => ({
  response_ms,
  timed_answers,
});

const question = (conversation: Conversation, exchange: Exchange): Message => ({
  id: newId("message"),
  conversation_id: conversation.id,
  message_type: "user",
  content: exchange.question,
  created_at: exchange.askedAt,
  token_count: null,
  response_time_ms: null,
  context_chunks: [],
  metadata: {},
});

const answer = (conversation: Conversation, exchange: Exchange, created_at: string): Message => ({
  id: newId("message"),
  conversation_id: conversation.id,
  message_type: "assistant",
  content: exchange.answer,
  created_at,
  token_count: exchange.tokenCount,
  response_time_ms: exchange.responseTime,
  context_chunks: [],
  metadata: exchange.metadata,
  ...(exchange.topics && { topics: exchange.topics }),
  ...(exchange.debug && { has_debug: true }),
});
