import * as z from "zod";
import { at } from "../contract/fields.ts";
import { InterviewSource } from "./interview-source.ts";
import { Sha256 } from "./uploaded-file.ts";

export const processingStatuses = ["pending", "processing", "completed", "failed"] as const;
export const processingStages = ["read", "split", "index"] as const;

export const Progress = z.object({
  done: z.number().int(),
  total: z.number().int(),
  unit: z.enum(["page", "slide", "sheet", "passage"]),
});
export type Progress = z.infer<typeof Progress>;

export const Document = z.object({
  id: z.string(),
  rag_system_id: z.string(),
  user_id: z.string(),
  /**
   * A written answer, whose question is the document's name, a web page, or an answer given in an interview; absent for an
   * uploaded file.
   */
  kind: z.enum(["answer", "page", "interview"]).optional(),
  /** The interview's answer that it holds, or that its file supports. */
  interview: InterviewSource.optional(),
  /** The address of a web page. */
  url: z.string().optional(),
  filename: z.string(),
  content_type: z.string(),
  file_size: z.number().int(),
  processing_status: z.enum(processingStatuses),
  /** The stage while `processing`. */
  processing_stage: z.enum(processingStages).optional(),
  /** The progress of that stage. */
  progress: Progress.optional(),
  /** Why it failed and what to do, as a sentence. */
  failure_reason: z.string().optional(),
  /** Parts of the file that could not be read in full, each as a sentence. */
  warnings: z.array(z.string()).optional(),
  /** SHA-256 of the file, in lower-case hexadecimal digits. */
  sha256: Sha256.optional(),
  chunk_count: z.number().int(),
  created_at: at,
});
export type Document = z.infer<typeof Document>;
