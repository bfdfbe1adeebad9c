import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import * as z from "zod";
import type { Passage } from "#platform/search/port.ts";
import type { Write } from "#platform/table/client.ts";
import { entity } from "#platform/table/entity.ts";
import { erasePartition } from "#platform/table/erase.ts";
import { PageBreak } from "#shared/documents/text.ts";
import { AppError } from "#shared/errors.ts";
import { key, keyPrefix, newId } from "./names.ts";

/*
 * Access patterns
 *   the files of a conversation, oldest first   BOT#{chatbot} / ATTACHMENT#{conversation}#{attachment}
 */

export interface ConversationKey {
  rag_system_id: string;
  conversation_id: string;
}

const Chunk = z.object({
  ordinal: z.number().int(),
  text: z.string(),
  titlePath: z.array(z.string()),
  place: z.string().optional(),
  pageBreaks: z.array(PageBreak).optional(),
  start: z.number().int(),
  end: z.number().int(),
});
type Chunk = z.infer<typeof Chunk>;

const StoredAttachment = z.object({
  id: z.string(),
  rag_system_id: z.string(),
  conversation_id: z.string(),
  filename: z.string(),
  bytes: z.number().int(),
  /** The passages of its text as JSON, packed. */
  packed: z.instanceof(Uint8Array),
  /** Expiry in seconds since 1970, until a question was asked with it; then it lives as long as the conversation. */
  ttl: z.number().int().optional(),
});
export type StoredAttachment = z.infer<typeof StoredAttachment>;

const keyOf = ({ rag_system_id, conversation_id, id }: ConversationKey & { id: string }) => ({
  pk: key("chatbot", rag_system_id),
  sk: key("attachment", conversation_id, id),
});

const attachmentEntity = entity({
  name: "Attached file",
  shape: StoredAttachment,
  key: keyOf,
  keysOf: keyOf,
});

const unaskedSeconds = 24 * 3600;
const maxCharacters = 200_000;
/** An item of the table takes 400 KB. */
const maxPackedBytes = 350_000;

export const attachmentStore = {
  /** The files of a conversation, oldest first. */
  list: async (conversation: ConversationKey): Promise<StoredAttachment[]> => {
    const all = await Array.fromAsync(attachmentEntity.all(filesOf(conversation)));
    return all.filter(({ ttl = Number.POSITIVE_INFINITY }) => ttl > Date.now() / 1000);
  },

  /** Stores the beginning of a text that fits. Returns whether its end was left out. */
  create: async (
    file: ConversationKey & Pick<StoredAttachment, "filename" | "bytes">,
    chunks: Chunk[],
  ): Promise<StoredAttachment & { isCut: boolean }> => {
    const { packed, count } = await pack(fitting(chunks));
    const ttl = Math.ceil(Date.now() / 1000) + unaskedSeconds;
    const attachment = { ...file, id: newId("attachment"), packed, ttl };
    return { ...(await attachmentEntity.create(attachment)), isCut: count < chunks.length };
  },

  /** The passages of a file. */
  passages: async ({ packed, ...file }: StoredAttachment): Promise<Passage[]> => {
    const chunks = z.array(Chunk).parse(JSON.parse(String(await promisify(gunzip)(packed))));
    const place = { chatbotId: file.rag_system_id, documentId: file.id, filename: file.filename };
    return chunks.map(({ place: page, pageBreaks, ...chunk }) => ({
      id: `${file.id}#${chunk.ordinal}`,
      ...place,
      ...chunk,
      ...(page && { place: page }),
      ...(pageBreaks && { pageBreaks }),
    }));
  },

  /** Keeps a file as long as its conversation. Does nothing for one that was deleted. */
  keep: async (file: StoredAttachment): Promise<void> => {
    await attachmentEntity.update(file, { remove: ["ttl"] }).catch((error) => {
      if (!(error instanceof AppError && error.code === "not_found")) throw error;
    });
  },

  remove: (file: ConversationKey & { id: string }): Promise<void> => attachmentEntity.remove(file),

  /** Writes that delete the files of a conversation. */
  async *drops(conversation: ConversationKey): AsyncGenerator<Write> {
    for await (const file of attachmentEntity.all(filesOf(conversation))) yield attachmentEntity.drop(file);
  },

  /** Deletes the files of a chatbot's visitors, also of those who asked nothing. */
  removeAll: (chatbotId: string): Promise<void> =>
    erasePartition(key("chatbot", chatbotId), keyPrefix("attachment")),
};

const filesOf = ({ rag_system_id, conversation_id }: ConversationKey) => ({
  pk: key("chatbot", rag_system_id),
  prefix: keyPrefix("attachment", conversation_id),
});

const fitting = (chunks: Chunk[]): Chunk[] => {
  let characters = 0;
  return chunks.filter(({ text }, at) => {
    characters += text.length;
    return at === 0 || characters <= maxCharacters;
  });
};

const pack = async (chunks: Chunk[]): Promise<{ packed: Buffer<ArrayBuffer>; count: number }> => {
  const packed = await promisify(gzip)(JSON.stringify(chunks));
  const isFitting = packed.length <= maxPackedBytes || chunks.length === 1;
  return isFitting ? { packed, count: chunks.length } : pack(chunks.slice(0, Math.ceil(chunks.length / 2)));
};
