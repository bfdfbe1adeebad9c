import { type Item, ofKind, sumOf } from "./item.ts";

/** Whether conversations, their messages with the sources, and the figures of widgets agree. */
export const auditConversations = (items: Item[]): string[] => {
  const conversations = ofKind(items, "BOT", "CONV");
  const events = ofKind(items, "CONV", "MSG").toSorted((one, other) =>
    String(one.sk) < String(other.sk) ? -1 : 1,
  );
  const messages = Map.groupBy(events, ({ conversation_id }) => conversation_id);
  const belongings = new Set(ofKind(items, "CONV", "CONV").map(({ id }) => id));
  return [
    ...conversations.flatMap((conversation) => auditOne(conversation, messages.get(conversation.id) ?? [])),
    ...conversations.filter(({ id }) => !belongings.has(id)).map(({ id }) => `${id} belongs to nobody.`),
    ...[...messages.keys()]
      .filter((id) => !belongings.has(id))
      .map((id) => `Messages of ${id} lie without their conversation.`),
    ...auditWidgets(items, conversations),
    ...auditSources(items, conversations),
  ];
};

const auditOne = (
  { id, message_count, total_tokens_used, is_public_session, last_seq }: Item,
  events: Item[],
): string[] => {
  // Messages from before numbers are the first ones.
  const numbers = events.map(({ seq }, at) => Number(seq || at + 1));
  const messages = events.filter(({ kind = "message" }) => kind === "message");
  const tokens = sumOf(messages, "token_count");
  const asked = messages.filter(({ message_type }) => message_type === "user");
  return [
    ...(message_count === messages.length
      ? []
      : [`${id} says ${message_count} messages and has ${messages.length}.`]),
    ...(numbers.some((seq, at) => seq !== at + 1)
      ? [`The events of ${id} are numbered ${numbers.join()}.`]
      : []),
    ...(last_seq === undefined || last_seq === events.length
      ? []
      : [`${id} says ${last_seq} events and has ${events.length}.`]),
    ...(is_public_session && message_count === 0 ? [`${id} was opened and is empty.`] : []),
    ...(total_tokens_used === tokens ? [] : [`${id} says ${total_tokens_used} tokens and has ${tokens}.`]),
    ...(asked.length * 2 === messages.length ? [] : [`${id} has a question or an answer alone.`]),
    ...(new Set(asked.map(({ content }) => content)).size === asked.length
      ? []
      : [`${id} has a question twice.`]),
  ];
};

const auditWidgets = (items: Item[], conversations: Item[]): string[] => {
  const widgets = ofKind(items, "OWNER", "WIDGET");
  const owners = new Set(ofKind(items, "WIDGET", "WIDGET").map(({ id }) => id));
  return [
    ...widgets.flatMap(({ id, total_conversations, total_messages }) => {
      const own = conversations.filter(({ widget_id }) => widget_id === id);
      const count = sumOf(own, "message_count");
      return [
        ...(total_conversations === own.length
          ? []
          : [`${id} says ${total_conversations} conversations and has ${own.length}.`]),
        ...(total_messages === count ? [] : [`${id} says ${total_messages} messages and has ${count}.`]),
        ...(owners.has(id) ? [] : [`${id} is not found by its id.`]),
      ];
    }),
    ...(owners.size > widgets.length ? ["There is an id of a widget that is gone."] : []),
  ];
};

/** Each source that an answer refers to is stored. */
const auditSources = (items: Item[], conversations: Item[]): string[] => {
  const stored = new Set(ofKind(items, "BOT", "SOURCE").map(({ pk, digest }) => `${pk} ${digest}`));
  const chatbots = new Map(conversations.map(({ id, rag_system_id }) => [id, rag_system_id]));
  return ofKind(items, "CONV", "MSG").flatMap(({ id, conversation_id, sources }) =>
    Object.values(Object(sources))
      .map((source) => `BOT#${chatbots.get(conversation_id)} ${Object(source)[0]}`)
      .filter((source) => !stored.has(source))
      .map(() => `A source of ${id} is lost.`),
  );
};
