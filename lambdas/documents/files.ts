import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { optional, required } from "#platform/environment.ts";
import type { Document } from "#shared/contract/documents.ts";
import { AppError } from "#shared/errors.ts";
import { maxFileBytes } from "#shared/file-types.ts";
import { asAttachment } from "./content-disposition.ts";

const s3 = new S3Client({});
/** Where browsers send and read files, where that is not the bucket's own address. */
const uploadsUrl = optional("UPLOADS_URL");
const browsersS3 = uploadsUrl ? new S3Client({ endpoint: uploadsUrl, forcePathStyle: true }) : s3;
const bucket = () => required("UPLOADS_BUCKET");
const uploadSeconds = 15 * 60;
const downloadSeconds = 5 * 60;

export type FileKey = Pick<Document, "user_id" | "rag_system_id" | "id">;
type Described = Pick<Document, "filename" | "content_type">;

export interface StoredFile {
  bytes: Uint8Array;
  /** Changes with the content. */
  version: string;
  /** As its uploader named it; missing of files that were stored before names went along. */
  filename?: string;
  contentType?: string;
}

/** Where a document's file lies: owner, chatbot and document id. */
export const fileKey = (document: FileKey): string =>
  `documents/${document.user_id}/${document.rag_system_id}/${document.id}`;

const place = (document: FileKey) => ({ Bucket: bucket(), Key: fileKey(document) });

/** The form with which a browser uploads this very file, within the limits, for a quarter of an hour. */
export const uploadForm = async (document: FileKey, { filename, content_type }: Described) =>
  createPresignedPost(browsersS3, {
    ...place(document),
    Expires: uploadSeconds,
    Fields: { "Content-Type": content_type, [`x-amz-meta-${nameField}`]: encoded(filename) },
    Conditions: [["content-length-range", 1, maxFileBytes]],
  });

export const putFile = (document: FileKey & Described, content: string) =>
  s3.send(
    new PutObjectCommand({
      ...place(document),
      Body: content,
      ContentType: document.content_type,
      Metadata: { [nameField]: encoded(document.filename) },
    }),
  );

/** Throws AppError `invalid` where the file was never uploaded. */
export const readFile = async (document: FileKey): Promise<StoredFile> => {
  const { Body, ETag, Metadata, ContentType } = await s3
    .send(new GetObjectCommand(place(document)))
    .catch((error) => {
      throw error instanceof NoSuchKey
        ? new AppError("invalid", "The file did not arrive. Upload it again.")
        : error;
    });
  if (!Body || !ETag) throw new Error("The stored file has no body.");
  const filename = decoded(Metadata);
  return {
    bytes: await Body.transformToByteArray(),
    version: ETag,
    ...(filename && { filename }),
    ...(filename && ContentType && { contentType: ContentType }),
  };
};

/** The version that lies there now; none where there is no file. */
export const versionOf = async (document: FileKey): Promise<string | undefined> =>
  (await head(document))?.ETag;

/** An address that downloads the file under its own name, good for five minutes. */
export const downloadUrl = async (document: FileKey & Described): Promise<string> => {
  const stored = await head(document);
  if (!stored) throw new AppError("conflict", "The file has not arrived yet. Upload it again.");
  const command = new GetObjectCommand({
    ...place(document),
    ResponseContentDisposition: asAttachment(decoded(stored.Metadata) ?? document.filename),
    // No browser opens it as a page or a script, whatever its uploader said it is.
    ResponseContentType: "application/octet-stream",
  });
  return getSignedUrl(browsersS3, command, { expiresIn: downloadSeconds });
};

export const removeFile = (document: FileKey) => s3.send(new DeleteObjectCommand(place(document)));

const head = async (document: FileKey) => {
  try {
    return await s3.send(new HeadObjectCommand(place(document)));
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
};

/** A file's name travels with its bytes, so that of two uploads the last one counts with both. */
const nameField = "filename";
/** Headers take ASCII only; this is shorter than percent signs, for there are 2 KB. */
const encoded = (filename: string): string => Buffer.from(filename).toString("base64url");

const decoded = (metadata: Record<string, string> | undefined): string | undefined => {
  const name = metadata?.[nameField];
  return name && Buffer.from(name, "base64url").toString();
};
