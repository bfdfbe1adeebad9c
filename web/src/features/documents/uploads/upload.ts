import type { Document } from "#shared/documents/document.ts";
import {
  invalidTypeMessage,
  isAcceptedFile,
  maxFileBytes,
  tooLargeMessage,
} from "#shared/documents/file-types.ts";

type UploadState = "pending" | "uploading" | "processing" | "completed" | "error";

/** The resolution for a file that exists already; `keep` uploads it as a separate document. */
export type Choice = "skip" | "replace" | "keep";

/** The result of checking a chosen file. */
export interface Checked {
  sha256?: string;
  same?: { document: Document; isSameContent: boolean };
}

/** A chosen file on its way from the disk to the index. */
export interface Upload extends Checked {
  id: number;
  file: File;
  state: UploadState;
  sentBytes: number;
  /** The document as it was last read while it is processed. */
  document?: Document;
  /** It is being found out whether the file is here already. */
  isChecking?: boolean;
  /** Why that could not be found out. */
  checkError?: string;
  choice?: Choice;
  /** When processing began, in milliseconds of the page's clock. */
  processingSince?: number;
  error?: string;
  /** It is completed and counted in the line of finished files. */
  isFolded?: boolean;
  /** It was completed before further files were chosen, which are compared with its document instead. */
  isEarlier?: boolean;
}

/** A file enters the queue pending, or with what speaks against it. */
export const newUpload = (id: number, file: File): Upload => {
  const error = objectionTo(file);
  return error
    ? { id, file, sentBytes: 0, state: "error", error }
    : { id, file, sentBytes: 0, state: "pending", isChecking: true };
};

/** Why a file can't be uploaded, known before anything is sent. */
export const objectionTo = (file: File): string | undefined => {
  if (!isAcceptedFile(file)) return invalidTypeMessage;
  if (file.size > maxFileBytes) return tooLargeMessage;
  return file.size === 0 ? "The file is empty. Choose one with content." : undefined;
};

export const isUnderway = ({ state }: Upload): boolean => state === "uploading" || state === "processing";
