import type { AnswerFile, KnowledgeResponse, SavedResponse } from "#shared/knowledge/interview-shapes.ts";
import type { TemplateSection } from "#shared/knowledge/template-shapes.ts";
import type { Recording } from "#shared/recordings/shapes.ts";

/** An interview as it stands on the server. */
export interface StoredInterview {
  id: string;
  status: SavedResponse["status"];
  sections: TemplateSection[];
  responses: KnowledgeResponse[];
  recordings: Recording[];
}

export interface SavedText {
  response_text: string;
  follow_up?: { question: string; answer: string };
  version: number;
  /** It was the last question, so the interview is completed. */
  isLast?: boolean;
}

interface UploadForm {
  url: string;
  fields: Record<string, string>;
}

/** The routes that answers go through: the owner's, or those of the public page. All throw AppError. */
export interface AnswerPort {
  read: () => Promise<StoredInterview>;
  save: (questionId: string, saved: SavedText) => Promise<SavedResponse>;
  type: (questionId: string, typed: { draft_text: string; version: number }) => Promise<SavedResponse>;
  attach: (questionId: string, file: File) => Promise<{ document: { id: string }; upload: UploadForm }>;
  /** The ticket that opens the recordings of an answer. */
  ticket: (questionId: string) => Promise<string>;
  /** The state of an attached file. */
  fileState: (questionId: string, documentId: string) => Promise<FileState>;
}

export type FileState = Pick<AnswerFile, "processing_status" | "failure_reason">;
