import { type PackedText, StoredPart, TextIndex, unpacked } from "#lambdas/core/reading/text/stored-text.ts";
import { bucket } from "#platform/storage/bucket.ts";
import { AppError } from "#shared/errors.ts";
import type { TextPlace } from "../entities.ts";
import type { FileKey } from "../files.ts";
import { newId } from "../names.ts";

const texts = bucket("UPLOADS_BUCKET");

const folderOf = ({ user_id, rag_system_id, id }: FileKey): string =>
  `read/${user_id}/${rag_system_id}/${id}/`;

const keyOf = (document: FileKey, { edition }: TextPlace): string => `${folderOf(document)}${edition}`;

/** The text was replaced or deleted since its place was looked up. */
export class TextGone extends AppError {
  constructor() {
    super("conflict", "The document has just been re-processed. Open it again.");
  }
}

/** The extracted text of each document with its structure and passages, in parts. */
export const textStore = {
  /** Stores a new edition beside the former ones. */
  put: async (document: FileKey, { bytes, indexBytes }: PackedText): Promise<TextPlace> => {
    const at = { edition: newId("textEdition"), indexBytes };
    await texts.put(keyOf(document, at), bytes, { contentType: "application/gzip" });
    return at;
  },

  index: async (document: FileKey, at: TextPlace): Promise<TextIndex> =>
    unpacked(TextIndex, await bytesOf(document, at, { from: 0, to: at.indexBytes })),

  part: async (document: FileKey, at: TextPlace, index: TextIndex, number: number): Promise<StoredPart> => {
    const { from, to } = index.parts[number] ?? absent();
    const range = { from: at.indexBytes + from, to: at.indexBytes + to };
    return unpacked(StoredPart, await bytesOf(document, at, range));
  },

  /** The keys of all editions but `kept`, including those that killed runs have left. */
  keys: async (document: FileKey, kept?: TextPlace): Promise<string[]> => {
    const keys = await texts.keys(folderOf(document));
    return kept ? keys.filter((key) => key !== keyOf(document, kept)) : keys;
  },

  remove: async (keys: string[]): Promise<void> => {
    for (const key of keys) await texts.remove(key);
  },
};

const bytesOf = async (document: FileKey, at: TextPlace, range: { from: number; to: number }) => {
  const found = await texts.get(keyOf(document, at), range);
  if (!found) throw new TextGone();
  return found.bytes;
};

const absent = (): never => {
  throw new AppError("not_found", "The document's text has no such part.");
};
