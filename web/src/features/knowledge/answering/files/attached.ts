import type { AnswerFile } from "#shared/knowledge/interview-shapes.ts";
import { attachmentExtensions } from "#shared/knowledge/rules.ts";

/** A file at an answer, from the choice of it until the chatbot can cite it. */
export interface Attached {
  id: string;
  questionId: string;
  name: string;
  bytes: number;
  state: "chosen" | "uploading" | "processing" | "completed" | "failed";
  sentBytes: number;
  /** Absent once it is on the server. */
  file?: File;
  documentId?: string;
  /** Why it failed. */
  reason?: string | undefined;
}

export const acceptedTypes = attachmentExtensions.map((extension) => `.${extension}`).join(",");

/** ".txt, .md, .pdf, .doc or .docx" */
export const acceptedWords = `${attachmentExtensions
  .slice(0, -1)
  .map((extension) => `.${extension}`)
  .join(", ")} or .${attachmentExtensions.at(-1)}`;

export const isAccepted = ({ name }: File): boolean =>
  attachmentExtensions.includes(name.split(".").at(-1)?.toLowerCase() ?? "");

export const attachedOf = (questionId: string, file: AnswerFile): Attached => ({
  id: file.document_id,
  documentId: file.document_id,
  questionId,
  name: file.filename,
  bytes: file.file_size,
  sentBytes: file.file_size,
  reason: file.failure_reason,
  state:
    file.processing_status === "completed" || file.processing_status === "failed"
      ? file.processing_status
      : "processing",
});
