import * as z from "zod";
import { Outcome } from "../chat/shapes.ts";
import { question, reference } from "../contract/fields.ts";

/*
 * Messages of the Model Context Protocol, and what its tools take and return. Source: modelcontextprotocol.io/specification,
 * revisions 2024-11-05, 2025-03-26, 2025-06-18, 2025-11-25 (a handshake first) and 2026-07-28 (each request says its revision).
 */

/** A request, a notification (without an id) or a client's response (without a method), which needs no answer. */
export const McpMessage = z.object({
  jsonrpc: z.literal("2.0", "Send a message of JSON-RPC 2.0."),
  id: z.union([z.string().max(200), z.number().int()]).optional(),
  method: z.string().max(200).optional(),
  params: z.record(z.string(), z.unknown()).optional(),
  result: z.unknown().optional(),
  error: z.unknown().optional(),
});
export type McpMessage = z.infer<typeof McpMessage>;

const Sent = z.record(z.string(), z.unknown());

/** A status with a message, those of a batch, or none where the protocol wants no answer. */
export const McpReply = z.object({
  status: z.number().int(),
  message: z.union([Sent, z.array(Sent)]).optional(),
});
export type McpReply = z.infer<typeof McpReply>;

export const AskArguments = z.object({
  question: question.describe("The question in full sentences, in any language."),
  conversation_id: reference
    .optional()
    .describe("The conversation_id of a former answer, to ask a follow-up question."),
});

const Found = z.object({
  document_id: z.string(),
  title: z.string().describe("The document's name."),
  place: z.string().optional().describe("The page, slide or sheet."),
  text: z.string(),
  relevance: z.number().describe("The estimated probability that the passage answers the question, 0 to 1."),
  uri: z.string().optional().describe("The document as a resource."),
  url: z.string().optional().describe("The address of the web page that the passage is from."),
});

export const AskResult = z.object({
  answer: z.string().describe("Numbers in brackets are those of citations."),
  outcome: Outcome.describe("refused: the documents do not answer the question."),
  finish_reason: z.enum(["stop", "length"]).describe("length: the model's limit of tokens cut the answer."),
  citations: z.array(Found.extend({ number: z.number().int() })),
  conversation_id: z.string().optional(),
});
export type AskResult = z.infer<typeof AskResult>;

export const SearchArguments = z.object({
  query: question.describe("What to look for: a question or words."),
  limit: z.number().int().min(1).max(20).default(5).describe("How many passages at most."),
});

export const SearchedPassages = z.object({
  passages: z.array(Found).describe("The passages that fit best, first the best."),
});
export type SearchedPassages = z.infer<typeof SearchedPassages>;
