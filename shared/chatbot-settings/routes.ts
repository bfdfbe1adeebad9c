import * as z from "zod";
import { LlmSettings } from "../chatbots/llm-settings.ts";
import { providers } from "../chatbots/shapes.ts";
import { at, page, pageOf, reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";

/** The numeric settings, which a model may refuse. */
const ParameterName = LlmSettings.pick({
  temperature: true,
  max_tokens: true,
  top_p: true,
  frequency_penalty: true,
  presence_penalty: true,
}).keyof();

export const OfferedModel = z.object({
  provider: z.enum(providers),
  model: z.string(),
  /** US dollars for 1,000 typical answers; absent if the model's price is unknown. */
  price: z.number().optional(),
  /** The settings that the model does not take; they are not sent. */
  refuses: z.array(ParameterName),
});
export type OfferedModel = z.infer<typeof OfferedModel>;

export const SettingsState = z.object({
  chatbotId: z.string(),
  name: z.string(),
  settings: LlmSettings,
  /** 0 if nothing has been stored yet. */
  version: z.number().int(),
  /** The models to choose from; the chatbot's own may be missing if it is no longer offered. */
  models: z.array(OfferedModel),
  defaultModel: OfferedModel.pick({ provider: true, model: true }),
  /** The assumption behind the prices. */
  typicalAnswer: z.object({ promptTokens: z.number(), completionTokens: z.number() }),
});
export type SettingsState = z.infer<typeof SettingsState>;

/** The settings as they were saved once. */
export const SettingsVersion = z.object({
  number: z.number().int(),
  at,
  /** Absent for the first version of chatbots from before there were versions. */
  by: z.object({ user_id: z.string(), name: z.string().optional(), email: z.string().optional() }).optional(),
  /** Names of the settings that differ from the version before. */
  changed: z.array(z.string()),
  /** The number of the version that was restored. */
  restored: z.number().int().optional(),
  settings: LlmSettings,
});
export type SettingsVersion = z.infer<typeof SettingsVersion>;

const chatbotId = reference;
/** The version that the changes began from: a save between them is not overwritten. */
const base = z.number().int().min(0).max(999_999);
const Saved = SettingsState.pick({ settings: true, version: true });
/** Fits the longest prompt, in any script. */
const bodyBytes = 64 * 1024;

export const chatbotSettings = {
  read: route({
    method: "GET",
    path: "/api/chatbots/{chatbotId}/settings",
    access: "owner",
    summary: "Read a chatbot's settings and the models to choose from",
    input: z.object({ chatbotId }),
    output: SettingsState,
  }),
  save: route({
    method: "PUT",
    path: "/api/chatbots/{chatbotId}/settings",
    access: "owner",
    limit: "changes",
    summary: "Save a chatbot's settings as a new version",
    input: z.object({ chatbotId, version: base, settings: LlmSettings }),
    output: Saved,
    bodyBytes,
  }),
  versions: route({
    method: "GET",
    path: "/api/chatbots/{chatbotId}/settings/versions",
    access: "owner",
    summary: "List the versions of a chatbot's settings, newest first",
    input: page.extend({ chatbotId }),
    output: pageOf(SettingsVersion),
  }),
  restore: route({
    method: "POST",
    path: "/api/chatbots/{chatbotId}/settings/versions/{number}/restoration",
    access: "owner",
    summary: "Save a former version of a chatbot's settings as the newest one",
    input: z.object({ chatbotId, number: z.coerce.number().int().min(1).max(999_999), version: base }),
    output: Saved,
  }),
};
