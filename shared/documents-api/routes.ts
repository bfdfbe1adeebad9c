import * as z from "zod";
import { at, page, pageOf, reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";
import { processingStatuses } from "../documents/document.ts";
import { largestForm } from "../documents/file-types.ts";
import { contentType, filename, uploadedFile, uploadForm } from "../documents/uploaded-file.ts";
import { WrittenAnswer } from "../documents/written-answer.ts";

export const documentKinds = ["file", "answer", "page", "interview"] as const;

export const ApiDocument = z.object({
  id: z.string(),
  name: z.string().describe("The file's name, the question of a written answer, or a web page's title."),
  kind: z.enum(documentKinds),
  status: z
    .enum(processingStatuses)
    .describe("The document answers questions from completed on. A failed one has a failure_reason."),
  failure_reason: z.string().optional().describe("Why it could not be read, and what to do."),
  warnings: z.array(z.string()).optional().describe("Parts that could not be read in full."),
  content_type: z.string(),
  bytes: z.number().int(),
  passages: z.number().int().describe("Passages that are searched; 0 before it is completed."),
  url: z.string().optional().describe("The address of a web page."),
  created_at: at,
});
export type ApiDocument = z.infer<typeof ApiDocument>;

const tooLarge = `Send at most ${largestForm.words} in a form. Larger files: ask for an upload form, or send an address.`;

/** A file in a form of its own, or its text in JSON. */
const fileInForm = {
  filename: filename.describe("The name with its extension, which says what the file is."),
  content_type: contentType.optional().describe("Taken from the file if it is left out."),
  content: z
    .union([
      z.string().min(1, "The file is empty.").max(largestForm.bytes, tooLarge),
      z.file().min(1, "The file is empty.").max(largestForm.bytes, tooLarge),
    ])
    .describe("The text of the file."),
};

const one = z.object({ id: reference });
const answer = z.object({ answerId: reference });

export const documentsApi = {
  list: route({
    method: "GET",
    path: "/functions/v1/documents",
    access: "apiKey",
    scope: "read",
    summary: "List the documents of the key's chatbot, newest first",
    input: page,
    output: pageOf(ApiDocument),
  }),
  upload: route({
    method: "POST",
    path: "/functions/v1/documents",
    access: "apiKey",
    scope: "read-write",
    summary: "Upload a document as a form with the part file, or its text as JSON",
    input: z.object(fileInForm),
    output: ApiDocument,
    form: true,
    bodyBytes: largestForm.bodyBytes,
  }),
  addFromUrl: route({
    method: "POST",
    path: "/functions/v1/documents/from-url",
    access: "apiKey",
    scope: "read-write",
    summary: "Fetch a file from an address and keep it as a document",
    input: z.object({
      url: z
        .url({ protocol: /^https?$/, error: "Enter an address that begins with https://." })
        .max(2000, "Use at most 2,000 characters.")
        .describe("The file's address. Everybody has to be able to open it."),
      filename: filename.optional().describe("By default the name that the server gives it."),
    }),
    output: ApiDocument,
  }),
  uploadForm: route({
    method: "POST",
    path: "/functions/v1/documents/upload-form",
    access: "apiKey",
    scope: "read-write",
    summary: "Register a large document and get a form to upload its file with",
    input: uploadedFile.omit({ sha256: true }),
    output: z.object({
      document: ApiDocument,
      upload: uploadForm.describe(
        "Send the file to url as multipart/form-data: first all of fields, then the part file. Good for 15 minutes.",
      ),
    }),
  }),
  get: route({
    method: "GET",
    path: "/functions/v1/documents/{id}",
    access: "apiKey",
    scope: "read",
    summary: "Read a document's state",
    input: one,
    output: ApiDocument,
  }),
  replace: route({
    method: "PUT",
    path: "/functions/v1/documents/{id}",
    access: "apiKey",
    scope: "read-write",
    summary: "Replace a document's file; the former text answers until the new one is read",
    input: one.extend(fileInForm),
    output: ApiDocument,
    form: true,
    bodyBytes: largestForm.bodyBytes,
  }),
  addAnswer: route({
    method: "POST",
    path: "/functions/v1/answers",
    access: "apiKey",
    scope: "read-write",
    summary: "Write the answer to a question; it is a document like any other",
    input: WrittenAnswer,
    output: ApiDocument,
  }),
  answer: route({
    method: "GET",
    path: "/functions/v1/answers/{answerId}",
    access: "apiKey",
    scope: "read",
    summary: "Read a written answer",
    input: answer,
    output: WrittenAnswer,
  }),
  changeAnswer: route({
    method: "PUT",
    path: "/functions/v1/answers/{answerId}",
    access: "apiKey",
    scope: "read-write",
    summary: "Change a written answer",
    input: answer.extend(WrittenAnswer.shape),
    output: ApiDocument,
  }),
  remove: route({
    method: "DELETE",
    path: "/functions/v1/documents/{id}",
    access: "apiKey",
    scope: "read-write",
    summary: "Delete a document or a written answer, with its passages",
    input: one,
    output: z.object({}),
  }),
};
