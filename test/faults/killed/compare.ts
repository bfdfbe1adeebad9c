import { limit } from "#platform/models/calls/limit.ts";
import type { Document } from "#shared/documents/document.ts";
import { allDocuments, isFinished } from "../../bench/ingest/crowd.ts";
import { until } from "../../until.ts";
import { type Item, ofKind } from "../audit/item.ts";
import type { Conversation, Ledger, OwnDocument, Value } from "./ledger.ts";

/** Names what was acknowledged and is lost or doubled, one sentence each. */
export const compare = async (ledger: Ledger): Promise<string[]> => {
  const compared = await Promise.all(
    [compareChatbots, compareDocuments, compareWidgets, compareConversations].map((one) => one(ledger)),
  );
  return [...compared.flat(), ...(await compareFigures(ledger))];
};

/** Public links count every question that was answered, and none that was not asked. */
export const compareLinks = ({ chatbots }: Ledger, items: Item[]): string[] =>
  ofKind(items, "SLUG", "SLUG").flatMap(({ slug, query_count }) => {
    const own = chatbots.find((one) => one.slug === slug);
    if (!own || (Number(query_count) >= own.asked && Number(query_count) <= own.attempted)) return [];
    return [`The link ${slug} counts ${query_count} questions of ${own.asked} to ${own.attempted}.`];
  });

const compareChatbots = async ({ owner, chatbots, attempts }: Ledger): Promise<string[]> => {
  const { items } = await owner.chatbots.list({ limit: 100 });
  return [
    ...counted("chatbots", items, chatbots, attempts.chatbots),
    ...chatbots.flatMap(({ id, name, title }) => {
      const found = items.filter((item) => item.id === id && item.name === name);
      if (found.length !== 1) return [`The chatbot ${id} is there ${found.length} times.`];
      return isOneOf(title, found[0]?.public_title ?? null) ? [] : [`The title of ${id} was lost.`];
    }),
  ];
};

const compareWidgets = async ({ owner, widgets, attempts }: Ledger): Promise<string[]> => {
  const { items } = await owner.widgets.list({ limit: 100 });
  const there = widgets.filter(({ presence }) => presence === "there");
  const maybe = widgets.filter(({ presence }) => presence === "maybe").length;
  return [
    ...counted("widgets", items, there, attempts.widgets + maybe),
    ...widgets.flatMap(({ id, presence, name }) => {
      const found = items.filter((item) => item.id === id);
      if (presence === "gone") return found.length === 0 ? [] : [`The widget ${id} is back.`];
      if (presence === "there" && found.length !== 1) return [`The widget ${id} is lost.`];
      return found.every((item) => isOneOf(name, item.name)) ? [] : [`The name of ${id} was lost.`];
    }),
  ];
};

const compareDocuments = async ({ owner, chatbots, documents, attempts }: Ledger): Promise<string[]> => {
  const ids = chatbots.map(({ id }) => id);
  let all: Document[] = [];
  let open: Document[] = [];
  const look = async () => {
    all = await allDocuments(owner, ids);
    open = all.filter((one) => !isFinished(one) && !mayWait(one, documents));
    return open.length === 0 || undefined;
  };
  await until(look).catch(() => undefined);
  const there = documents.filter(({ presence }) => presence === "there");
  const maybe = documents.filter(({ presence }) => presence === "maybe").length;
  const compared = await Promise.all(documents.map((own) => compareDocument(own, all, owner)));
  return [
    ...open.map((one) => `The document ${one.id} stays ${one.processing_status}, ${one.processing_stage}.`),
    ...counted("documents", all, there, attempts.documents + maybe),
    ...compared.flat(),
  ];
};

/** Its file, or its new one, did not arrive: somebody may still send it. */
const mayWait = ({ id, processing_status }: Document, documents: OwnDocument[]): boolean => {
  const own = documents.find((one) => one.id === id);
  return processing_status === "pending" && (own?.text === undefined || own.maybe !== undefined);
};

const compareDocument = async (
  own: OwnDocument,
  all: Document[],
  owner: Ledger["owner"],
): Promise<string[]> => {
  const { id, chatbotId, text, maybe, presence } = own;
  const found = all.filter((one) => one.id === id);
  if (presence === "gone") return found.length === 0 ? [] : [`The document ${id} is back.`];
  if (presence === "maybe") return [];
  const [document] = found;
  if (!document || found.length > 1) return [`The document ${id} is there ${found.length} times.`];
  if (document.processing_status !== "completed")
    return text === undefined || maybe !== undefined
      ? []
      : [`The document ${id} is ${document.processing_status}: ${document.failure_reason}`];
  const read = async () => {
    const { items } = await owner.documents.passages({ chatbotId, id });
    return items.map((item) => item.text).join("|");
  };
  // The version before answers until the file that came last is read.
  const isThere = async () => [text, maybe].includes(await read()) || undefined;
  return (await until(isThere).catch(() => false))
    ? []
    : [`The document ${id} says "${await read()}" instead of "${text}".`];
};

/** The number of requests that a few owners have open at once. */
const requestsAtOnce = 20;

const compareConversations = async ({ owner, conversations }: Ledger): Promise<string[]> => {
  const inTurn = limit(requestsAtOnce);
  const compareOne = async ({ id, answered }: Conversation) => {
    const { items } = await owner.conversations.messages({ id }).catch(() => ({ items: [] }));
    const lost = answered.filter(({ question, answer }) => {
      const at = items.findIndex(({ content }) => content === question);
      return at < 0 || items[at + 1]?.content !== answer;
    });
    const isOver = items.length > 2 * (answered.length + 1);
    return [
      ...lost.map(({ question }) => `The answer to "${question}" is lost.`),
      ...(isOver ? [`${id} has ${items.length} messages after ${answered.length} answers.`] : []),
    ];
  };
  return (
    await Promise.all(conversations.map((conversation) => inTurn(() => compareOne(conversation))))
  ).flat();
};

/** The dashboard counts what the lists show, and at least the questions that were answered. */
const compareFigures = async ({ owner, conversations }: Ledger): Promise<string[]> => {
  const [figures, chatbots, widgets] = await Promise.all([
    owner.analytics.dashboard({}),
    owner.chatbots.list({ limit: 100 }),
    owner.widgets.list({ limit: 100 }),
  ]);
  const documents = await allDocuments(
    owner,
    chatbots.items.map(({ id }) => id),
  );
  const listed = [chatbots.items.length, documents.length, widgets.items.length];
  const said = [figures.activeChatbots.total, figures.documents, figures.widgets];
  const answered = conversations.reduce((sum, conversation) => sum + conversation.answered.length, 0);
  const published = chatbots.items.filter(({ is_public }) => is_public).length;
  return [
    ...(String(listed) === String(said) ? [] : [`The dashboard says ${said} instead of ${listed}.`]),
    ...(published === figures.publishedChatbots ? [] : ["The dashboard counts other public chatbots."]),
    ...(figures.messagesHandled.total === 2 * figures.queries
      ? []
      : [`The dashboard says ${figures.messagesHandled.total} messages and ${figures.queries} questions.`]),
    ...(figures.queries >= answered
      ? []
      : [`The dashboard says ${figures.queries} questions of ${answered}.`]),
  ];
};

/** None more than what was asked for, acknowledged or not. */
const counted = (what: string, found: unknown[], own: unknown[], open: number): string[] =>
  found.length >= own.length && found.length <= own.length + open
    ? []
    : [`There are ${found.length} ${what} where ${own.length} were made and ${open} may have been.`];

const isOneOf = <T>({ is, maybe }: Value<T>, found: T): boolean => found === is || found === maybe;
