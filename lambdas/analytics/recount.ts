import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { key, keyPrefix } from "#platform/table/keys.ts";
import { Counts, monthOf } from "./aggregate.ts";

/**
 * Counts an account's stored facts by month, without the aggregates: chatbots, documents and widgets by their creation,
 * conversations and their messages by the conversation's start. Months without facts are left out.
 */
export const recount = async (accountId: string): Promise<Map<string, Counts>> => {
  const months = new Map<string, Counts>();
  const add = (at: string, facts: Partial<Counts>) => {
    const { start } = monthOf(at);
    const month = months.get(start) ?? Counts.parse({});
    for (const name of Counts.keyof().options) month[name] += facts[name] ?? 0;
    months.set(start, month);
  };
  const pk = key("account", accountId);
  const chatbots: string[] = [];
  for await (const { id, created_at, is_public } of chatbotFacts.all({ pk, prefix: keyPrefix("chatbot") })) {
    chatbots.push(id);
    add(created_at, { chatbots: 1, published_chatbots: Number(is_public) });
  }
  for await (const { created_at } of widgetFacts.all({ pk, prefix: keyPrefix("widget") }))
    add(created_at, { widgets: 1 });
  const conversations = {
    pk: key("account", accountId, key("conversation")),
    prefix: "",
    index: "gsi1",
  } as const;
  for await (const { started_at, message_count, widget_id } of conversationFacts.all(conversations)) {
    const questions = Math.floor(message_count / 2);
    add(started_at, { conversations: 1, messages: message_count, questions });
    if (widget_id) add(started_at, { visitor_conversations: 1, visitor_questions: questions });
  }
  for (const id of chatbots)
    for await (const { created_at, processing_status } of documentFacts.all({
      pk: key("chatbot", id),
      prefix: keyPrefix("document"),
    }))
      add(created_at, { documents: 1, completed_documents: Number(processing_status === "completed") });
  return months;
};

/** Reads the fields that are counted of another area's items. */
const factsOf = <Shape extends z.ZodObject>(shape: Shape) =>
  entity({ name: "Fact", shape, key: none, keysOf: none });

const none = (): never => {
  throw new Error("Facts are only listed.");
};

const chatbotFacts = factsOf(z.object({ id: z.string(), created_at: z.string(), is_public: z.boolean() }));
const widgetFacts = factsOf(z.object({ created_at: z.string() }));
const conversationFacts = factsOf(
  z.object({ started_at: z.string(), message_count: z.number(), widget_id: z.string().optional() }),
);
const documentFacts = factsOf(z.object({ created_at: z.string(), processing_status: z.string() }));
