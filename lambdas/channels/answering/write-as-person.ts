import { connectionStore } from "../connections.ts";
import { acceptWritten } from "../events.ts";
import { platformOf } from "../platforms/platform-of.ts";
import { blocksOf } from "../text/blocks.ts";
import { messagesOf } from "../text/split.ts";
import { findThread, forgetThread } from "../threads.ts";

export interface ConversationKey {
  id: string;
  rag_system_id: string;
}

export interface WrittenByPerson {
  /** The message's id in the conversation: it is sent once. */
  id: string;
  /** Its number in the conversation, by which messages are sent in order. */
  seq: number;
  /** The person's name, if they gave one. */
  name?: string | undefined;
  content: string;
  created_at: string;
}

/**
 * Queues a person's message, under their name, for the messenger from which the conversation came. Returns false if
 * its bot is no longer connected.
 */
export const writeAsPerson = async (
  { id: conversation_id, rag_system_id }: ConversationKey,
  { id, seq, name = "A person", content, created_at: asked_at }: WrittenByPerson,
): Promise<boolean> => {
  const thread = await findThread({ rag_system_id, conversation_id });
  const connection = thread && (await connectionStore.find(thread));
  if (!connection || !thread.target) return false;
  const { dialect } = await platformOf(thread.channel);
  const heading = { gap: "", runs: [{ text: name, isBold: true }] };
  const [first, ...others] = blocksOf(content);
  const blocks = first ? [heading, { ...first, gap: "\n" }, ...others] : [heading];
  await acceptWritten(connection, thread, {
    id: `written:${String(seq).padStart(9, "0")}:${id}`,
    target: thread.target,
    asked_at,
    parts: messagesOf(blocks, dialect),
  });
  return true;
};

/** Forgets where the visitor of a conversation is written to. */
export const forgetPlace = ({ id, rag_system_id }: ConversationKey): Promise<void> =>
  forgetThread({ rag_system_id, conversation_id: id });
