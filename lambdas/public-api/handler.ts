import type { Handlers } from "#platform/http/pipeline.ts";
import { serve } from "#platform/http/serve.ts";
import { serveStream } from "#platform/http/stream.ts";
import { publicApi } from "#shared/public-api/routes.ts";
import { answerFormat } from "./answer-format.ts";
import { ask } from "./ask.ts";
import { complete } from "./openai/complete.ts";
import { completionFormat } from "./openai/completion-format.ts";

const handlers: Handlers<typeof publicApi> = {
  ask,
  keyInfo: async (_, context) => (await import("./key-info.ts")).keyInfo(context),
  complete,
  models: async (_, { apiKey }) => (await import("./openai/models.ts")).listModels(apiKey),
  settings: async (_, { apiKey }) => (await import("./settings.ts")).readSettings(apiKey),
  changeSettings: async (changes, { apiKey }) =>
    (await import("./settings.ts")).changeSettings(apiKey, changes),
};

export const handler = serve(publicApi, handlers);
export const streamHandler = serveStream(publicApi, handlers, {
  ask: answerFormat,
  complete: completionFormat,
});
