import { type Item, ofKind, sumOf } from "./item.ts";

/** Whether conversations, their messages, the questions of an owner and the figures of widgets agree. */
export const auditConversations = (items: Item[]): string[] => {
  const conversations = ofKind(items, "BOT", "CONV");
  const messages = Map.groupBy(ofKind(items, "CONV", "MSG"), ({ conversation_id }) => conversation_id);
  const belongings = new Set(ofKind(items, "CONV", "CONV").map(({ id }) => id));
  return [
    ...conversations.flatMap((conversation) => auditOne(conversation, messages.get(conversation.id) ?? [])),
    ...conversations.filter(({ id }) => !belongings.has(id)).map(({ id }) => `${id} belongs to nobody.`),
    ...[...messages.keys()]
      .filter((id) => !belongings.has(id))
      .map((id) => `Messages of ${id} lie without their conversation.`),
    ...auditWidgets(items, conversations),
    ...auditQuestions(items, conversations),
  ];
};

const auditOne = ({ id, message_count, total_tokens_used }: Item, messages: Item[]): string[] => {
  const tokens = sumOf(messages, "token_count");
  const asked = messages.filter(({ message_type }) => message_type === "user");
  return [
    ...(message_count === messages.length
      ? []
      : [`${id} says ${message_count} messages and has ${messages.length}.`]),
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

/** Each answer in a conversation is one question of its owner. */
const auditQuestions = (items: Item[], conversations: Item[]): string[] => {
  const questions = Map.groupBy(ofKind(items, "OWNER", "QUERY"), ({ user_id }) => user_id);
  const ofOwner = Map.groupBy(conversations, ({ user_id }) => user_id);
  return [...new Set([...questions.keys(), ...ofOwner.keys()])].flatMap((owner) => {
    const recorded = questions.get(owner)?.length ?? 0;
    const asked = sumOf(ofOwner.get(owner) ?? [], "message_count") / 2;
    return recorded === asked
      ? []
      : [`${owner} has ${recorded} questions recorded and ${asked} in conversations.`];
  });
};
