import { bucket } from "#platform/storage/bucket.ts";
import type { Document } from "#shared/documents/document.ts";
import type { WrittenAnswer } from "#shared/documents/written-answer.ts";
import { AppError } from "#shared/errors.ts";
import { asAttachment } from "./content-disposition.ts";

const files = bucket("UPLOADS_BUCKET");
const uploadSeconds = 15 * 60;
const downloadSeconds = 5 * 60;

export type FileKey = Pick<Document, "user_id" | "rag_system_id" | "id">;
type Described = Pick<Document, "filename" | "content_type">;

export interface StoredFile {
  bytes: Uint8Array;
  /** Changes with the content. */
  version: string;
  /** The uploader's name of it; absent for files from before names were stored with them. */
  filename?: string;
  contentType?: string;
}

/** The object key of a document's file, by account, chatbot and document id. */
export const fileKey = (document: FileKey): string =>
  `documents/${document.user_id}/${document.rag_system_id}/${document.id}`;

/** The form with which a browser uploads a file of at most the declared size, for a quarter of an hour. */
export const uploadForm = (document: FileKey, described: Described & Pick<Document, "file_size">) =>
  files.uploadForm(fileKey(document), {
    ...stored(described),
    maxBytes: described.file_size,
    seconds: uploadSeconds,
  });

export const putFile = (document: FileKey & Described, content: string | Uint8Array): Promise<void> =>
  files.put(fileKey(document), content, stored(document));

/** Throws AppError `invalid` for a file that was never uploaded. */
export const readFile = async (document: FileKey): Promise<StoredFile> => {
  const file = await files.get(fileKey(document));
  if (!file) throw new AppError("invalid", "The file did not arrive. Upload it again.");
  const filename = nameIn(file.metadata);
  return {
    bytes: file.bytes,
    version: file.etag,
    ...(filename && { filename }),
    ...(filename && file.contentType && { contentType: file.contentType }),
  };
};

/** The version of the stored file; undefined if there is none. */
export const versionOf = async (document: FileKey): Promise<string | undefined> =>
  (await files.head(fileKey(document)))?.etag;

/** An address that downloads the file under its own name, valid for five minutes. */
export const downloadUrl = async (
  document: FileKey & Described & Pick<Document, "kind">,
): Promise<string> => {
  const file = await files.head(fileKey(document));
  if (!file) throw new AppError("conflict", "The file has not arrived yet. Upload it again.");
  const name = nameIn(file.metadata) ?? document.filename;
  return files.downloadUrl(fileKey(document), {
    disposition: asAttachment(`${name}${extensionFor(document)}`),
    // Keeps browsers from opening an uploaded page or script.
    contentType: "application/octet-stream",
    seconds: downloadSeconds,
  });
};

/** A written answer and a web page have a question or a title in place of a file's name. */
const extensionFor = ({ kind, content_type }: Pick<Document, "kind" | "content_type">): string => {
  if (kind === "answer") return ".md";
  const isFile = kind !== "page";
  return isFile
    ? ""
    : content_type === "application/pdf"
      ? ".pdf"
      : content_type === "text/plain"
        ? ".txt"
        : ".html";
};

/** The stored file of a written answer: Markdown with the question as its heading. */
export const answerFile = ({ question, answer }: WrittenAnswer): string => `# ${question}\n\n${answer}\n`;

/** The answer in such a file. The question is the document's name. */
export const answerIn = (bytes: Uint8Array): string => {
  const text = new TextDecoder().decode(bytes);
  return text.slice(text.indexOf("\n\n") + 2).trim();
};

export const removeFile = (document: FileKey): Promise<void> => files.remove(fileKey(document));

/**
 * The name is stored with the bytes, because the last of two uploads has to count with both. Headers take ASCII only, up
 * to 2 KB; base64 is shorter than percent-encoding.
 */
const stored = ({ filename, content_type }: Described) => ({
  contentType: content_type,
  metadata: { filename: Buffer.from(filename).toString("base64url") },
});

const nameIn = ({ filename }: Record<string, string>): string | undefined =>
  filename && Buffer.from(filename, "base64url").toString();
