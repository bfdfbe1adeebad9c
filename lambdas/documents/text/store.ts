import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from "@aws-sdk/client-s3";
import { required } from "#platform/environment.ts";
import { newId } from "#platform/table/new-id.ts";
import type { DocumentPassage } from "#shared/contract/documents.ts";
import { AppError } from "#shared/errors.ts";
import type { TextPlace } from "../entities.ts";
import type { FileKey } from "../files.ts";
import { pack, StoredPart, TextIndex, unpacked } from "./pack.ts";
import type { Read } from "./parts.ts";

const s3 = new S3Client({});
const bucket = () => required("UPLOADS_BUCKET");

const folderOf = ({ user_id, rag_system_id, id }: FileKey): string =>
  `read/${user_id}/${rag_system_id}/${id}/`;

const place = (document: FileKey, { edition }: TextPlace) => ({
  Bucket: bucket(),
  Key: `${folderOf(document)}${edition}`,
});

/** The text was replaced or deleted since its place was looked up. */
export class TextGone extends AppError {
  constructor() {
    super("conflict", "The document has just been read anew. Open it again.");
  }
}

/** What was read of each document: its text with structure and passages, in parts. */
export const textStore = {
  /** Each time under a name of its own. */
  put: async (document: FileKey, read: Read<DocumentPassage>): Promise<TextPlace> => {
    const { bytes, indexBytes } = await pack(read);
    const at = { edition: newId("textEdition"), indexBytes };
    await s3.send(
      new PutObjectCommand({ ...place(document, at), Body: bytes, ContentType: "application/gzip" }),
    );
    return at;
  },

  index: async (document: FileKey, at: TextPlace): Promise<TextIndex> =>
    unpacked(TextIndex, await bytesOf(document, at, { from: 0, to: at.indexBytes })),

  part: async (document: FileKey, at: TextPlace, index: TextIndex, number: number): Promise<StoredPart> => {
    const { from, to } = index.parts[number] ?? absent();
    const range = { from: at.indexBytes + from, to: at.indexBytes + to };
    return unpacked(StoredPart, await bytesOf(document, at, range));
  },

  /** Keys of all that is kept of a document, also of what runs that were killed have left behind. */
  keys: async (document: FileKey): Promise<string[]> => {
    const found = paginateListObjectsV2({ client: s3 }, { Bucket: bucket(), Prefix: folderOf(document) });
    const pages = await Array.fromAsync(found);
    return pages.flatMap(({ Contents = [] }) => Contents.flatMap(({ Key = [] }) => Key));
  },

  remove: async (keys: string[]): Promise<void> => {
    for (const Key of keys) await s3.send(new DeleteObjectCommand({ Bucket: bucket(), Key }));
  },
};

const bytesOf = async (document: FileKey, at: TextPlace, { from, to }: { from: number; to: number }) => {
  const { Body } = await s3
    .send(new GetObjectCommand({ ...place(document, at), Range: `bytes=${from}-${to - 1}` }))
    .catch((error) => {
      throw error instanceof NoSuchKey ? new TextGone() : error;
    });
  if (!Body) throw new Error("The stored text has no body.");
  return Body.transformToByteArray();
};

const absent = (): never => {
  throw new AppError("not_found", "The document's text has no such part.");
};
