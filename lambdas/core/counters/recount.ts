import * as z from "zod";
import { factsOf } from "#platform/table/facts.ts";
import { key, keyPrefix } from "#platform/table/keys.ts";
import { bytesOf, Counts, monthOf } from "./aggregate.ts";

/**
 * Counts an account's stored facts by month, without the aggregates: chatbots, documents and widgets by their creation,
 * conversations and their messages by the conversation's start, with those that expired. Months without facts are left out.
 */
export const recount = async (accountId: string): Promise<Map<string, Counts>> => {
  const months = new Map<string, Counts>();
  const add: Add = (at, facts) => {
    const { start } = monthOf(at);
    const month = months.get(start) ?? Counts.parse({});
    for (const name of Counts.keyof().options) month[name] += facts[name] ?? 0;
    months.set(start, month);
  };
  const pk = key("account", accountId);
  for await (const { id, created_at, is_public } of factsOf(chatbotFacts, {
    pk,
    prefix: keyPrefix("chatbot"),
  })) {
    await addDocuments(id, add);
    add(created_at, { chatbots: 1, published_chatbots: Number(is_public) });
  }
  for await (const { created_at } of factsOf(widgetFacts, { pk, prefix: keyPrefix("widget") }))
    add(created_at, { widgets: 1 });
  const conversations = {
    pk: key("account", accountId, key("conversation")),
    prefix: "",
    index: "gsi1",
  } as const;
  for await (const fact of factsOf(conversationFacts, conversations)) {
    const { started_at, message_count, widget_id, is_page_session } = fact;
    const questions = fact.question_count ?? Math.floor(message_count / 2);
    add(started_at, { conversations: 1, messages: message_count, questions });
    if (widget_id || is_page_session) add(started_at, { visitor_conversations: 1 });
    if (widget_id) add(started_at, { visitor_questions: questions });
  }
  const expired = { pk: key("aggregates", accountId), prefix: keyPrefix("conversationExpired") };
  for await (const { day, ...sums } of factsOf(expiredFacts, expired))
    add(day, {
      conversations: sums.public_conversations + sums.private_conversations,
      messages: sums.public_messages + sums.private_messages,
      questions: sums.questions,
      visitor_conversations: sums.visitor_conversations,
      visitor_questions: sums.visitor_questions,
    });
  return months;
};

/** Counts the bytes of an account's stored files by month. */
export const recountBytes = async (accountId: string): Promise<Map<string, number>> => {
  const months = new Map<string, number>();
  const add: Add = (at, { bytes = 0 }) => {
    const { start } = monthOf(at);
    months.set(start, (months.get(start) ?? 0) + bytes);
  };
  const chatbots = factsOf(chatbotFacts, {
    pk: key("account", accountId),
    prefix: keyPrefix("chatbot"),
  });
  for await (const { id } of chatbots) await addDocuments(id, add);
  return months;
};

type Add = (at: string, facts: Partial<Counts>) => void;

const addDocuments = async (chatbotId: string, add: Add): Promise<void> => {
  const documents = { pk: key("chatbot", chatbotId), prefix: keyPrefix("document") };
  for await (const { created_at, processing_status, ...file } of factsOf(documentFacts, documents)) {
    const completed_documents = Number(processing_status === "completed");
    add(created_at, { documents: 1, completed_documents, bytes: bytesOf(file) });
  }
};

const chatbotFacts = z.object({ id: z.string(), created_at: z.string(), is_public: z.boolean() });
const widgetFacts = z.object({ created_at: z.string() });
const conversationFacts = z.object({
  started_at: z.string(),
  message_count: z.number(),
  /** Absent before conversations counted their questions. */
  question_count: z.number().optional(),
  widget_id: z.string().optional(),
  is_page_session: z.boolean().optional(),
});
/** Conversations that expired; the counters keep them. */
const expiredFacts = z.object({
  day: z.string(),
  public_conversations: z.number().default(0),
  private_conversations: z.number().default(0),
  public_messages: z.number().default(0),
  private_messages: z.number().default(0),
  questions: z.number().default(0),
  visitor_conversations: z.number().default(0),
  visitor_questions: z.number().default(0),
});
const documentFacts = z.object({
  created_at: z.string(),
  processing_status: z.string(),
  file_size: z.number(),
  reserved_bytes: z.number().optional(),
});
