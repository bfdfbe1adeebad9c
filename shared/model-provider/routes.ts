import * as z from "zod";
import { providers } from "../chatbots/shapes.ts";
import { at } from "../contract/fields.ts";
import { route } from "../contract/route.ts";
import { ModelFailing } from "./failing.ts";
import { baseUrl, model, serverKey } from "./fields.ts";
import { TranscriberForm, TranscriberState } from "./transcriber.ts";

export const ProviderForm = z.object({
  base_url: baseUrl,
  /** Absent to keep the stored one, empty for a server that takes none. */
  key: serverKey.optional(),
  /** The models to offer; all that the server lists if there are none. */
  models: z.array(model).max(50, "Enter at most 50 models.").default([]),
  /** The model of new chatbots; the first that the server offers if absent or not offered. */
  default_model: model.optional(),
});
export type ProviderForm = z.infer<typeof ProviderForm>;

const NamedChatbot = z.object({ id: z.string(), name: z.string() });

export const ProviderState = z.object({
  /** Null if the account has none. Its key is not readable. */
  provider: z
    .object({
      base_url: z.string(),
      has_key: z.boolean(),
      models: z.array(z.string()),
      /** Whether the models were named; otherwise they are those of the server's list. */
      is_named: z.boolean(),
      default_model: z.string(),
      checked_at: at,
    })
    .nullable(),
  /** The chatbots whose answers come from it. */
  chatbots: z.array(NamedChatbot),
  /** The chatbots whose answers come from the built-in model. */
  builtin_chatbots: z.array(NamedChatbot),
  /** Whether the installation lets this account set one up. */
  may_connect: z.boolean(),
  /** Whether the address may be one of this machine or its network. */
  may_be_private: z.boolean(),
  /** The model that answers without it. */
  installation: z.object({ provider: z.enum(providers), model: z.string() }),
});
export type ProviderState = z.infer<typeof ProviderState>;

const path = "/api/account/model-provider";
const transcriberPath = "/api/account/transcription";

export const FailingChatbot = ModelFailing.extend({ chatbot: NamedChatbot });
export type FailingChatbot = z.infer<typeof FailingChatbot>;

export const modelProvider = {
  read: route({
    method: "GET",
    path,
    access: "owner",
    summary: "The account's own provider of language models, and the chatbots that use it",
    input: z.object({}),
    output: ProviderState,
  }),
  failing: route({
    method: "GET",
    path: `${path}/failing`,
    access: "owner",
    role: "answers",
    summary: "The chatbots whose model failed to answer the latest question, since when, and why",
    input: z.object({}),
    output: z.object({ items: z.array(FailingChatbot) }),
  }),
  save: route({
    method: "PUT",
    path,
    access: "owner",
    limit: "questions",
    summary: "Try a provider of language models, and store it unless it has a fault",
    input: ProviderForm,
    output: z.object({
      state: ProviderState,
      /** Why it was not stored, and the field that it is about. */
      fault: z.object({ field: z.enum(["base_url", "key", "models"]), message: z.string() }).optional(),
    }),
  }),
  remove: route({
    method: "DELETE",
    path,
    access: "owner",
    summary: "Remove the account's provider of language models with its key",
    input: z.object({}),
    output: ProviderState,
  }),
  readTranscriber: route({
    method: "GET",
    path: transcriberPath,
    access: "owner",
    summary: "What turns recordings into text in this account",
    input: z.object({}),
    output: TranscriberState,
  }),
  saveTranscriber: route({
    method: "PUT",
    path: transcriberPath,
    access: "owner",
    limit: "questions",
    summary: "Try a server for transcription, and store it unless it has a fault",
    input: TranscriberForm,
    output: z.object({
      state: TranscriberState,
      /** Why it was not stored, and the field that it is about. */
      fault: z.object({ field: z.enum(["base_url", "key", "model"]), message: z.string() }).optional(),
    }),
  }),
  removeTranscriber: route({
    method: "DELETE",
    path: transcriberPath,
    access: "owner",
    summary: "Remove the account's server for transcription with its key",
    input: z.object({}),
    output: TranscriberState,
  }),
};
