import * as z from "zod";
import { useCases } from "../use-cases.ts";
import { at, description, name, page, pageOf, reference } from "./fields.ts";
import { route } from "./route.ts";

export const Chatbot = z.object({
  id: z.string(),
  user_id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  status: z.enum(["active"]),
  is_public: z.boolean(),
  public_slug: z.string().nullable(),
  public_title: z.string().nullable(),
  public_description: z.string().nullable(),
  published_at: at.nullable(),
  /** The message with which an interviewer opens each chat; absent for other use cases. */
  opening_question: z.string().optional(),
  created_at: at,
});
export type Chatbot = z.infer<typeof Chatbot>;

/** A chatbot with the numbers of its documents and of the conversations with it, tests included. */
export const ListedChatbot = Chatbot.extend({
  document_count: z.number().int(),
  conversation_count: z.number().int(),
});
export type ListedChatbot = z.infer<typeof ListedChatbot>;

export const providers = ["builtin", "openai", "bedrock"] as const;

export const LlmConfiguration = z.object({
  id: z.string(),
  rag_system_id: z.string(),
  user_id: z.string(),
  provider: z.enum(providers),
  model: z.string(),
  temperature: z.number().min(0).max(2),
  max_tokens: z.number().int().min(1).max(4000),
  top_p: z.number().min(0).max(1),
  frequency_penalty: z.number().min(-2).max(2),
  presence_penalty: z.number().min(-2).max(2),
  system_prompt: z.string().nullable(),
});
export type LlmConfiguration = z.infer<typeof LlmConfiguration>;

export const NewChatbot = z.object({
  name,
  description: description.optional(),
  use_case: z.enum(useCases),
  /** For the use case `interviewer` only. */
  first_question: z.string().trim().max(1000, "Use at most 1,000 characters.").optional(),
});

export const Publication = z.object({
  public_title: z.string().trim().min(1, "Enter a title.").max(120, "Use at most 120 characters."),
  public_description: description,
  is_public: z.boolean(),
});

const id = z.object({ id: reference });

export const chatbots = {
  list: route({
    method: "GET",
    path: "/api/chatbots",
    access: "owner",
    summary: "List the owner's chatbots, newest first",
    input: page,
    output: pageOf(ListedChatbot),
  }),
  create: route({
    method: "POST",
    path: "/api/chatbots",
    access: "owner",
    summary: "Create a chatbot with the system prompt of its use case",
    input: NewChatbot,
    output: Chatbot,
  }),
  get: route({
    method: "GET",
    path: "/api/chatbots/{id}",
    access: "owner",
    summary: "Read one chatbot",
    input: id,
    output: Chatbot,
  }),
  rename: route({
    method: "PUT",
    path: "/api/chatbots/{id}",
    access: "owner",
    summary: "Change a chatbot's name and description",
    input: id.extend({ name, description: description.optional() }),
    output: Chatbot,
  }),
  contents: route({
    method: "GET",
    path: "/api/chatbots/{id}/contents",
    access: "owner",
    summary: "Count the things that are deleted with a chatbot",
    input: id,
    output: z.object({
      documents: z.number().int(),
      widgets: z.number().int(),
      conversations: z.number().int(),
    }),
  }),
  remove: route({
    method: "DELETE",
    path: "/api/chatbots/{id}",
    access: "owner",
    summary:
      "Delete a chatbot with its documents, widgets, conversations and link; repeat it until it is done",
    input: id,
    output: z.object({ isDone: z.boolean() }),
  }),
  duplicate: route({
    method: "POST",
    path: "/api/chatbots/{id}/copies",
    access: "owner",
    summary:
      "Create a private chatbot with the settings of another; its documents are copied by copyDocuments",
    input: id,
    output: Chatbot,
  }),
  copyDocuments: route({
    method: "POST",
    path: "/api/chatbots/{id}/documents/copies",
    access: "owner",
    summary: "Copy the documents of another chatbot that are not copied yet; repeat it until it is done",
    input: id.extend({ from: reference }),
    output: z.object({ isDone: z.boolean() }),
  }),
  llmConfiguration: route({
    method: "GET",
    path: "/api/chatbots/{id}/llm-configuration",
    access: "owner",
    summary: "Read the model settings of a chatbot",
    input: id,
    output: LlmConfiguration,
  }),
  publish: route({
    method: "PUT",
    path: "/api/chatbots/{id}/publication",
    access: "owner",
    summary: "Publish or unpublish a chatbot; its public link is kept",
    input: id.extend(Publication.shape),
    output: Chatbot,
  }),
  uniqueSlug: route({
    method: "POST",
    path: "/functions/v1/generate_unique_slug",
    access: "owner",
    summary: "Suggest a public link name that nothing published uses",
    input: z.object({ base_name: z.string().trim().min(1).max(200) }),
    output: z.object({ slug: z.string() }),
  }),
};
