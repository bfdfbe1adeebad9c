import * as z from "zod";
import { maxFileBytes, tooLargeMessage } from "../file-types.ts";
import { at, page, pageOf } from "./fields.ts";
import { route } from "./route.ts";

export const processingStatuses = ["pending", "processing", "completed", "failed"] as const;
export const processingStages = ["read", "split", "index"] as const;

export const Document = z.object({
  id: z.string(),
  rag_system_id: z.string(),
  user_id: z.string(),
  filename: z.string(),
  content_type: z.string(),
  file_size: z.number().int(),
  processing_status: z.enum(processingStatuses),
  /** What is being done while `processing`. */
  processing_stage: z.enum(processingStages).optional(),
  /** Why it failed and what to do, as a sentence. */
  failure_reason: z.string().optional(),
  chunk_count: z.number().int(),
  created_at: at,
});
export type Document = z.infer<typeof Document>;

const filename = z
  .string()
  .trim()
  .min(1, "The file has no name.")
  .max(255, "Shorten the file name to at most 255 characters.");
const inChatbot = z.object({ chatbotId: z.string() });
const one = inChatbot.extend({ id: z.string() });

export const documents = {
  list: route({
    method: "GET",
    path: "/api/chatbots/{chatbotId}/documents",
    access: "owner",
    summary: "List a chatbot's documents, newest first",
    input: inChatbot.extend(page.shape),
    output: pageOf(Document),
  }),
  create: route({
    method: "POST",
    path: "/api/chatbots/{chatbotId}/documents",
    access: "owner",
    summary: "Register a document and get a form to upload its file with",
    input: inChatbot.extend({
      filename,
      content_type: z.string().max(200),
      file_size: z
        .number()
        .int()
        .min(1, "The file is empty. Choose one with content.")
        .max(maxFileBytes, tooLargeMessage),
    }),
    output: z.object({
      document: Document,
      upload: z.object({ url: z.string(), fields: z.record(z.string(), z.string()) }),
    }),
  }),
  get: route({
    method: "GET",
    path: "/api/chatbots/{chatbotId}/documents/{id}",
    access: "owner",
    summary: "Read one document's state",
    input: one,
    output: Document,
  }),
  remove: route({
    method: "DELETE",
    path: "/api/chatbots/{chatbotId}/documents/{id}",
    access: "owner",
    summary: "Delete a document with its file and passages",
    input: one,
    output: z.object({}),
  }),
  process: route({
    method: "POST",
    path: "/functions/v1/process-document",
    access: "owner",
    summary: "Process a stored document again, or create one from text and process it",
    input: z.object({
      documentId: z.string().nullish(),
      ragSystemId: z.string().optional(),
      filename: filename.optional(),
      content: z.string().max(maxFileBytes, tooLargeMessage).optional(),
      contentType: z.string().max(200).optional(),
    }),
    output: Document,
  }),
};
