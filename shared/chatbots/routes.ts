import * as z from "zod";
import { description, name, page, pageOf, reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";
import { PeopleHours } from "./people-hours.ts";
import * as shapes from "./shapes.ts";
import { Starters } from "./starters.ts";
import { useCases } from "./use-cases.ts";

export type Chatbot = z.infer<typeof shapes.Chatbot>;
export type LlmConfiguration = z.infer<typeof shapes.LlmConfiguration>;

/** A chatbot with the numbers of its documents and of the conversations with it, tests included. */
export const ListedChatbot = shapes.Chatbot.extend({
  document_count: z.number().int(),
  conversation_count: z.number().int(),
});
export type ListedChatbot = z.infer<typeof ListedChatbot>;

export const NewChatbot = z.object({
  name,
  description: description.optional(),
  use_case: z.enum(useCases),
  /** For the use case `interviewer` only. */
  first_question: z.string().trim().max(1000, "Use at most 1,000 characters.").optional(),
  /** The product's sample, whose documents are none of the business. */
  is_sample: z.boolean().optional(),
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
    role: "answers",
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
    output: shapes.Chatbot,
  }),
  get: route({
    method: "GET",
    path: "/api/chatbots/{id}",
    access: "owner",
    role: "answers",
    summary: "Read one chatbot",
    input: id,
    output: shapes.Chatbot,
  }),
  rename: route({
    method: "PUT",
    path: "/api/chatbots/{id}",
    access: "owner",
    summary: "Change a chatbot's name and description",
    input: id.extend({ name, description: description.optional() }),
    output: shapes.Chatbot,
  }),
  contents: route({
    method: "GET",
    path: "/api/chatbots/{id}/contents",
    access: "owner",
    limit: "reports",
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
  /** The first call creates the copy; calls with its id copy its documents until it is done. */
  duplicate: route({
    method: "POST",
    path: "/api/chatbots/{id}/copies",
    access: "owner",
    limit: "heavy",
    summary: "Copy a chatbot; repeat it with copyId until it is done",
    input: id.extend({ copyId: reference.optional() }),
    output: z.object({ copy: shapes.Chatbot, isDone: z.boolean() }),
  }),
  llmConfiguration: route({
    method: "GET",
    path: "/api/chatbots/{id}/llm-configuration",
    access: "owner",
    role: "answers",
    summary: "Read the model settings of a chatbot",
    input: id,
    output: shapes.LlmConfiguration,
  }),
  publish: route({
    method: "PUT",
    path: "/api/chatbots/{id}/publication",
    access: "owner",
    summary: "Publish or unpublish a chatbot; its public link is kept",
    input: id.extend(Publication.shape),
    output: shapes.Chatbot,
  }),
  setPeople: route({
    method: "PUT",
    path: "/api/chatbots/{id}/people",
    access: "owner",
    summary: "Choose when people answer visitors of a chatbot who ask for one, or that nobody does",
    input: id.extend({
      /** Null: visitors cannot ask for a person. */
      people: PeopleHours.nullable(),
    }),
    output: shapes.Chatbot,
  }),
  setStarters: route({
    method: "PUT",
    path: "/api/chatbots/{chatbotId}/starters",
    access: "owner",
    summary: "Choose the questions that a chat begins with, or leave them to the documents",
    input: z.object({
      chatbotId: reference,
      /** Null: those that the documents suggest. An empty list: none. */
      starters: Starters.nullable(),
    }),
    output: shapes.Chatbot,
  }),
  uniqueSlug: route({
    method: "POST",
    path: "/functions/v1/generate_unique_slug",
    access: "owner",
    role: "edits",
    summary: "Suggest a public link name that nothing published uses",
    input: z.object({ base_name: z.string().trim().min(1).max(200) }),
    output: z.object({ slug: z.string() }),
  }),
};
