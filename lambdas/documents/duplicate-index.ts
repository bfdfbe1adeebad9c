import { createHash } from "node:crypto";
import * as z from "zod";
import type { Write } from "#platform/table/client.ts";
import { entity } from "#platform/table/entity.ts";
import type { Document } from "#shared/documents/document.ts";
import { key, keyPrefix } from "./names.ts";

/** An entry of the index by which duplicates are found: each document has one by content and one by name. */
const Entry = z.object({
  rag_system_id: z.string(),
  document_id: z.string(),
  kind: z.enum(["CONTENT", "NAME"]),
  digest: z.string(),
});
type Entry = z.infer<typeof Entry>;

const words = { CONTENT: "fileContent", NAME: "fileName" } as const;

const keyOf = ({ rag_system_id, kind, digest, document_id }: Entry) => ({
  pk: key("chatbot", rag_system_id),
  sk: key(words[kind], digest, document_id),
});

const entryEntity = entity({ name: "File", shape: Entry, key: keyOf, keysOf: keyOf });

type Indexed = Pick<Document, "id" | "rag_system_id" | "filename" | "sha256">;

/** Writes for a transaction: enters a new document. */
export const putDuplicateKeys = (document: Indexed): Write[] => entriesOf(document).map(entryEntity.put);

/** Writes for a transaction: removes the document's entries. */
export const dropDuplicateKeys = (document: Indexed): Write[] => entriesOf(document).map(entryEntity.drop);

/** Writes for a transaction: replaces the entries that another file changes. */
export const moveDuplicateKeys = (before: Indexed, after: Indexed): Write[] => {
  const [former, present] = [entriesOf(before), entriesOf(after)];
  const isIn = (entries: Entry[]) => (one: Entry) => entries.some(({ digest }) => digest === one.digest);
  return [
    ...former.filter((one) => !isIn(present)(one)).map(entryEntity.drop),
    ...present.filter((one) => !isIn(former)(one)).map(entryEntity.put),
  ];
};

/** The newest document of the chatbot with this content, else with this name. */
export const findDuplicate = async (
  chatbotId: string,
  { filename, sha256 }: { filename: string; sha256?: string | undefined },
) => {
  const bySha = sha256 && (await newestWith(chatbotId, { sha256 }));
  const id = bySha || (await newestWith(chatbotId, { filename }));
  return id && { id, isSameContent: Boolean(bySha) };
};

const newestWith = async (
  chatbotId: string,
  by: { sha256: string } | { filename: string },
): Promise<string | undefined> => {
  const prefix =
    "sha256" in by ? keyPrefix("fileContent", by.sha256) : keyPrefix("fileName", digestOf(by.filename));
  const { items } = await entryEntity.list({
    pk: key("chatbot", chatbotId),
    prefix,
    newestFirst: true,
    limit: 1,
  });
  return items[0]?.document_id;
};

const entriesOf = ({ id, rag_system_id, filename, sha256 }: Indexed): Entry[] => {
  const of = { rag_system_id, document_id: id };
  return [
    { ...of, kind: "NAME", digest: digestOf(filename) },
    ...(sha256 ? [{ ...of, kind: "CONTENT" as const, digest: sha256 }] : []),
  ];
};

/** The SHA-256 of the name in Unicode's composed form, because systems compose accents differently. */
const digestOf = (filename: string): string =>
  createHash("sha256").update(filename.normalize("NFC")).digest("hex");
