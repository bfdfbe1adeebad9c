import { connectionStore } from "../connections.ts";
import { placeEntity } from "../entities.ts";
import { acceptWritten } from "../events.ts";
import { platformOf } from "../platforms/platform-of.ts";
import { blocksOf } from "../text/blocks.ts";
import { messagesOf } from "../text/split.ts";

export interface ConversationKey {
  id: string;
  rag_system_id: string;
}

export interface WrittenByPerson {
  /** The message's id in the conversation: it is sent once. */
  id: string;
  /** The person's name, if they gave one. */
  name?: string | undefined;
  content: string;
}

/** Queues a person's message, under their name, for the messenger from which the conversation came. */
export const writeAsPerson = async (
  { id: conversation_id, rag_system_id }: ConversationKey,
  { id, name = "A person", content }: WrittenByPerson,
): Promise<void> => {
  const place = await placeEntity.find({ rag_system_id, conversation_id });
  const connection = place && (await connectionStore.find(place));
  if (!connection) return;
  const { dialect } = await platformOf(place.channel);
  const heading = { gap: "", runs: [{ text: name, isBold: true }] };
  const [first, ...others] = blocksOf(content);
  const blocks = first ? [heading, { ...first, gap: "\n" }, ...others] : [heading];
  const written = { id: `written:${id}`, target: place.target, parts: messagesOf(blocks, dialect) };
  await acceptWritten(connection, written);
};

/** Forgets where the visitor of a conversation is written to. */
export const forgetPlace = ({ id, rag_system_id }: ConversationKey): Promise<void> =>
  placeEntity.remove({ rag_system_id, conversation_id: id });
