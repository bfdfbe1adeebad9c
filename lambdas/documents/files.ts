import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import type { Document } from "../../shared/contract/documents.ts";
import { AppError } from "../../shared/errors.ts";
import { maxFileBytes } from "../../shared/file-types.ts";
import { required } from "../platform/environment.ts";

const s3 = new S3Client({});
const bucket = () => required("UPLOADS_BUCKET");
const uploadSeconds = 15 * 60;

/** Where a document's file lies: owner, chatbot and document id. */
export const fileKey = (document: Pick<Document, "user_id" | "rag_system_id" | "id">): string =>
  `documents/${document.user_id}/${document.rag_system_id}/${document.id}`;

/** The form with which a browser uploads this very file, within the limits, for a quarter of an hour. */
export const uploadForm = async (document: Document) =>
  createPresignedPost(s3, {
    Bucket: bucket(),
    Key: fileKey(document),
    Expires: uploadSeconds,
    Fields: { "Content-Type": document.content_type },
    Conditions: [
      ["content-length-range", 1, maxFileBytes],
      ["eq", "$Content-Type", document.content_type],
    ],
  });

export const putFile = (document: Document, content: string) =>
  s3.send(
    new PutObjectCommand({
      Bucket: bucket(),
      Key: fileKey(document),
      Body: content,
      ContentType: document.content_type,
    }),
  );

/** Throws AppError `invalid` where the file was never uploaded. */
export const readFile = async (document: Document): Promise<Uint8Array> => {
  const { Body } = await s3
    .send(new GetObjectCommand({ Bucket: bucket(), Key: fileKey(document) }))
    .catch((error) => {
      throw error instanceof NoSuchKey
        ? new AppError("invalid", "The file did not arrive. Upload it again.")
        : error;
    });
  if (!Body) throw new Error("The stored file has no body.");
  return Body.transformToByteArray();
};

export const removeFile = (document: Document) =>
  s3.send(new DeleteObjectCommand({ Bucket: bucket(), Key: fileKey(document) }));
