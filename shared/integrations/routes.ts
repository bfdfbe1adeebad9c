import * as z from "zod";
import { page, pageOf, question, reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";
import { Call, CallFigures, TestResult } from "./call-shapes.ts";
import { ChangedIntegration, Integration, IntegrationFields, NewIntegration, Trigger } from "./shapes.ts";

const id = z.object({ id: reference });

/** Every field of the form at its longest, in any script. */
const formBytes = 256 * 1024;

/** A question of the past and what a set of triggers would have taken from it. */
export const Rehearsed = z.object({
  question: z.string(),
  params: z.record(z.string(), z.string()),
  /** Placeholders of the address that the question gives no value for. */
  missing: z.array(z.string()),
});
export type Rehearsed = z.infer<typeof Rehearsed>;

/** An operation of an OpenAPI document as an integration to be created. */
export const Operation = z.object({
  /** `GET /orders/{order}` */
  label: z.string(),
  summary: z.string(),
  fields: IntegrationFields.omit({ triggers: true }).extend({ triggers: z.array(Trigger) }),
  /** Requirements of the document that an integration can't meet. */
  notes: z.array(z.string()),
});
export type Operation = z.infer<typeof Operation>;

/** Characters of an OpenAPI document at most. */
export const maxDocumentLength = 1_000_000;

export const integrations = {
  list: route({
    method: "GET",
    path: "/api/chatbots/{chatbotId}/integrations",
    access: "owner",
    summary: "List a chatbot's API integrations, newest first; secrets are masked",
    input: page.extend({ chatbotId: reference }),
    output: pageOf(Integration),
  }),
  create: route({
    method: "POST",
    path: "/api/chatbots/{chatbotId}/integrations",
    access: "owner",
    limit: "changes",
    summary: "Create an API integration; it starts active",
    input: NewIntegration,
    output: Integration,
    bodyBytes: formBytes,
  }),
  update: route({
    method: "PUT",
    path: "/api/integrations/{id}",
    access: "owner",
    limit: "changes",
    summary: "Change an API integration; a masked secret stays as it is stored",
    input: ChangedIntegration,
    output: Integration,
    bodyBytes: formBytes,
  }),
  activate: route({
    method: "PATCH",
    path: "/api/integrations/{id}",
    access: "owner",
    summary: "Enable or disable an API integration",
    input: id.extend({ is_active: z.boolean() }),
    output: Integration,
  }),
  remove: route({
    method: "DELETE",
    path: "/api/integrations/{id}",
    access: "owner",
    summary: "Delete an API integration with its log",
    input: id,
    output: z.object({}),
  }),
  calls: route({
    method: "GET",
    path: "/api/integrations/{id}/calls",
    access: "owner",
    summary: "List the last 100 calls of an API integration, newest first",
    input: id,
    output: z.object({ items: z.array(Call), figures: CallFigures }),
  }),
  test: route({
    method: "POST",
    path: "/functions/v1/test-api-integration",
    access: "owner",
    role: "edits",
    limit: "questions",
    summary: "Run an API integration on a query, step by step, as a chat would",
    input: z.object({ integrationId: reference, query: question }),
    output: TestResult,
  }),
  rehearse: route({
    method: "POST",
    path: "/api/chatbots/{chatbotId}/integrations/rehearsal",
    access: "owner",
    limit: "heavy",
    summary: "List which of the chatbot's last 100 questions a set of triggers matches",
    input: z.object({
      chatbotId: reference,
      api_url_template: IntegrationFields.shape.api_url_template,
      triggers: IntegrationFields.shape.triggers,
    }),
    output: z.object({ asked: z.number().int(), items: z.array(Rehearsed) }),
    bodyBytes: formBytes,
  }),
  readOpenApi: route({
    method: "POST",
    path: "/functions/v1/read-openapi",
    access: "owner",
    role: "edits",
    limit: "heavy",
    summary: "Read the operations of an OpenAPI document as integrations to choose from",
    input: z.object({
      document: z
        .string()
        .min(1, "Paste an OpenAPI document, or choose its file.")
        .max(maxDocumentLength, "The document is longer than 1,000,000 characters."),
    }),
    output: z.object({ title: z.string(), operations: z.array(Operation) }),
    bodyBytes: 3 * maxDocumentLength + 1024,
  }),
};
