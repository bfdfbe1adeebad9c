import type { Document } from "../../../../../shared/contract/documents.ts";
import {
  invalidTypeMessage,
  isAcceptedFile,
  maxFileBytes,
  tooLargeMessage,
} from "../../../../../shared/file-types.ts";

export type UploadState = "pending" | "uploading" | "processing" | "completed" | "error";

/** A chosen file on its way from the disk to the index. */
export interface Upload {
  id: number;
  file: File;
  state: UploadState;
  sentBytes: number;
  stage?: Document["processing_stage"];
  /** When processing began, in milliseconds of the page's clock. */
  processingSince?: number;
  error?: string;
}

/** A file enters the queue pending, or with what speaks against it. */
export const newUpload = (id: number, file: File): Upload => {
  const error = objectionTo(file);
  return { id, file, sentBytes: 0, state: error ? "error" : "pending", ...(error && { error }) };
};

/** Why a file can't be uploaded, known before anything is sent. */
export const objectionTo = (file: File): string | undefined => {
  if (!isAcceptedFile(file)) return invalidTypeMessage;
  if (file.size > maxFileBytes) return tooLargeMessage;
  return file.size === 0 ? "The file is empty. Choose one with content." : undefined;
};

export const isUnderway = ({ state }: Upload): boolean => state === "uploading" || state === "processing";
