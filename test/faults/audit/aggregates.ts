import { type Item, ofKind, sumOf } from "./item.ts";

/** Whether the aggregates of each counted account, the counts of its chatbots and the sums by day agree with its facts. */
export const auditAggregates = (items: Item[]): string[] => [
  ...auditAccounts(items),
  ...auditCards(items),
  ...auditDays(items),
];

/** The history's sums of each counted chatbot, by day of the conversations' start. */
const auditDays = (items: Item[]): string[] =>
  ofKind(items, "AGGREGATES", "CONVCOUNTED").flatMap(({ rag_system_id: id }) => {
    const own = (partition: string, sort: string) =>
      ofKind(items, partition, sort).filter(({ rag_system_id }) => rag_system_id === id);
    const dayOf = ({ day, started_at }: Item): string => String(day ?? started_at).slice(0, 10);
    const [counted, stored, expired] = [
      own("AGGREGATES", "CONVDAY"),
      own("BOT", "CONV"),
      own("AGGREGATES", "CONVEXPIRED"),
    ].map((some) => Map.groupBy(some, dayOf));
    const days = new Set([counted, stored, expired].flatMap((some) => [...(some?.keys() ?? [])]));
    return [...days].flatMap((day) =>
      (["public", "private"] as const).flatMap((session) => {
        const facts = (stored?.get(day) ?? []).filter(
          ({ is_public_session }) => is_public_session === (session === "public"),
        );
        const sums = {
          conversations: facts.length,
          messages: sumOf(facts, "message_count"),
          tokens: sumOf(facts, "total_tokens_used"),
          timed_answers: sumOf(facts, "timed_answers"),
        };
        return Object.entries(sums).flatMap(([name, sum]) => {
          const field = `${session}_${name}`;
          const count = sumOf(counted?.get(day) ?? [], field);
          const fact = sum + sumOf(expired?.get(day) ?? [], field);
          return count === fact ? [] : [`${id}, ${day}: ${field} is ${count} and should be ${fact}.`];
        });
      }),
    );
  });

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
    const onPages = conversations.filter(({ is_page_session }) => is_page_session);
    const expired = ofKind(items, "AGGREGATES", "CONVEXPIRED").filter((day) => day.account_id === account_id);
    const gone = (...names: string[]) => names.reduce((sum, name) => sum + sumOf(expired, name), 0);
    const facts = {
      visitor_conversations: visits.length + onPages.length + gone("visitor_conversations"),
      visitor_questions: sumOf(visits, "message_count") / 2 + gone("visitor_questions"),
      chatbots: chatbots.length,
      published_chatbots: chatbots.filter(({ is_public }) => is_public).length,
      widgets: own("OWNER", "WIDGET").length,
      documents: documents.length,
      completed_documents: documents.filter((one) => one.processing_status === "completed").length,
      conversations: conversations.length + gone("public_conversations", "private_conversations"),
      messages: sumOf(conversations, "message_count") + gone("public_messages", "private_messages"),
      questions: sumOf(conversations, "message_count") / 2 + gone("questions"),
    };
    return Object.entries(facts)
      .filter(([name, number]) => sumOf(months, name) !== number)
      .map(([name, number]) => `${account_id} counts ${sumOf(months, name)} ${name} and has ${number}.`);
  });
