import { type Item, ofKind, sumOf } from "./item.ts";

/** Whether the aggregates of each counted account, and the counts of its chatbots, agree with its facts. */
export const auditAggregates = (items: Item[]): string[] => [...auditAccounts(items), ...auditCards(items)];

const auditCards = (items: Item[]): string[] =>
  ofKind(items, "AGGREGATES", "BOT").flatMap(({ rag_system_id: id, documents, conversations }) => {
    const own = (sort: string) => ofKind(items, "BOT", sort).filter((one) => one.rag_system_id === id).length;
    const facts = [own("DOC"), own("CONV")];
    if (documents === facts[0] && conversations === facts[1]) return [];
    return [`The chatbot ${id} counts ${documents} and ${conversations} and has ${facts.join(" and ")}.`];
  });

const auditAccounts = (items: Item[]): string[] =>
  ofKind(items, "AGGREGATES", "COUNTED").flatMap(({ account_id }) => {
    const months = ofKind(items, "AGGREGATES", "MONTH").filter((month) => month.account_id === account_id);
    const own = (partition: string, sort: string) =>
      ofKind(items, partition, sort).filter(({ user_id }) => user_id === account_id);
    const [chatbots, documents, conversations] = [own("OWNER", "BOT"), own("BOT", "DOC"), own("BOT", "CONV")];
    const visits = conversations.filter(({ widget_id }) => widget_id);
    const facts = {
      visitor_conversations: visits.length,
      visitor_questions: sumOf(visits, "message_count") / 2,
      chatbots: chatbots.length,
      published_chatbots: chatbots.filter(({ is_public }) => is_public).length,
      widgets: own("OWNER", "WIDGET").length,
      documents: documents.length,
      completed_documents: documents.filter((one) => one.processing_status === "completed").length,
      conversations: conversations.length,
      messages: sumOf(conversations, "message_count"),
      questions: sumOf(conversations, "message_count") / 2,
    };
    return Object.entries(facts)
      .filter(([name, number]) => sumOf(months, name) !== number)
      .map(([name, number]) => `${account_id} counts ${sumOf(months, name)} ${name} and has ${number}.`);
  });
