import * as z from "zod";
import { page, pageOf, reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";
import { Document } from "./document.ts";
import { DocumentPassage, TextPart } from "./text.ts";
import { knownFiles, textInRequest, uploadedFile, uploadForm } from "./uploaded-file.ts";
import { NearQuestions, otherWordings, WrittenAnswer } from "./written-answer.ts";

const toUpload = z.object({ document: Document, upload: uploadForm });
const inChatbot = z.object({ chatbotId: reference });
const one = inChatbot.extend({ id: reference });

export const documents = {
  find: route({
    method: "GET",
    path: "/api/documents",
    access: "owner",
    role: "answers",
    summary: "Find documents of all the owner's chatbots by words of their names",
    input: z.object({
      name: z.string().trim().min(1, "Enter a part of a name.").max(200, "Use at most 200 characters."),
      limit: z.coerce.number().int().min(1).max(8).default(8),
    }),
    output: z.object({
      items: z.array(Document),
      /** False if not all documents could be looked at in time. */
      isComplete: z.boolean(),
    }),
  }),
  list: route({
    method: "GET",
    path: "/api/chatbots/{chatbotId}/documents",
    access: "owner",
    role: "answers",
    summary: "List a chatbot's documents, newest first",
    input: inChatbot.extend(page.shape),
    output: pageOf(Document),
  }),
  create: route({
    method: "POST",
    path: "/api/chatbots/{chatbotId}/documents",
    access: "owner",
    summary: "Register a document and get a form to upload its file with",
    input: inChatbot.extend(uploadedFile.shape),
    output: toUpload,
  }),
  same: route({
    method: "POST",
    path: "/api/chatbots/{chatbotId}/documents/same",
    access: "owner",
    limit: "changes",
    summary: "Tell which files the chatbot has already, by content or else by name",
    input: inChatbot.extend({
      files: knownFiles,
    }),
    bodyBytes: 128 * 1024,
    output: z.object({
      /** One for each file, in order. */
      same: z.array(z.object({ document: Document, isSameContent: z.boolean() }).nullable()),
    }),
  }),
  replaceFile: route({
    method: "POST",
    path: "/api/chatbots/{chatbotId}/documents/{id}/file",
    access: "owner",
    summary: "Get a form to upload a document's new file with; the former passages answer until it is read",
    input: one.extend(uploadedFile.shape),
    output: toUpload,
  }),
  file: route({
    method: "GET",
    path: "/api/chatbots/{chatbotId}/documents/{id}/file",
    access: "owner",
    role: "answers",
    summary: "Get an address to download the original file from, good for five minutes",
    input: one,
    output: z.object({ url: z.string() }),
  }),
  text: route({
    method: "GET",
    path: "/api/chatbots/{chatbotId}/documents/{id}/text",
    access: "owner",
    role: "answers",
    summary: "Read a part of the text that was extracted from a document, with its structure and passages",
    input: one.extend({
      part: z.coerce.number().int().min(0).optional(),
      /** Selects the part with this passage. */
      passage: z.coerce.number().int().min(0).optional(),
    }),
    output: TextPart,
  }),
  passages: route({
    method: "GET",
    path: "/api/chatbots/{chatbotId}/documents/{id}/passages",
    access: "owner",
    role: "answers",
    summary: "List a document's passages in reading order",
    input: one.extend(page.shape),
    output: pageOf(DocumentPassage),
  }),
  get: route({
    method: "GET",
    path: "/api/chatbots/{chatbotId}/documents/{id}",
    access: "owner",
    role: "answers",
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
  writeAnswer: route({
    method: "POST",
    path: "/api/chatbots/{chatbotId}/answers",
    access: "owner",
    summary: "Write the answer to a question as a document, or change a written one by its answerId",
    input: inChatbot.extend({ answerId: reference.optional(), ...WrittenAnswer.shape }),
    output: Document,
  }),
  answer: route({
    method: "GET",
    path: "/api/chatbots/{chatbotId}/answers/{answerId}",
    access: "owner",
    role: "answers",
    summary: "Read a written answer",
    input: inChatbot.extend({ answerId: reference }),
    output: WrittenAnswer,
  }),
  nearQuestions: route({
    method: "POST",
    path: "/api/chatbots/{chatbotId}/answers/near-questions",
    access: "owner",
    limit: "heavy",
    summary:
      "List the questions nearest to a written one, asked lately or made from it, and which get its answer",
    input: inChatbot.extend({
      question: WrittenAnswer.shape.question,
      wordings: otherWordings.default([]),
    }),
    output: NearQuestions,
  }),
  process: route({
    method: "POST",
    path: "/functions/v1/process-document",
    access: "owner",
    role: "edits",
    limit: "changes",
    summary: "Process a stored document again, or create one from text and process it",
    input: z.object({
      documentId: reference.nullish(),
      ragSystemId: reference.optional(),
      ...textInRequest,
    }),
    output: Document,
    // the largest body that API Gateway accepts
    bodyBytes: 10 * 1024 * 1024,
  }),
};
