import { APIError, type OpenAI } from "openai";
import type { ChatRequest } from "../port.ts";

export type Body = OpenAI.ChatCompletionCreateParamsStreaming;
export type Bodies = ReturnType<typeof prepareBodies>;

/** Settings that some models refuse, such as reasoning models. */
const optional = [
  "max_tokens",
  "temperature",
  "top_p",
  "frequency_penalty",
  "presence_penalty",
  "stream_options",
] as const;
type Optional = (typeof optional)[number];

/** Request bodies by model, without settings that the model has refused before. */
export const prepareBodies = () => {
  const refusedBy = new Map<string, Set<Optional>>();

  return {
    of: (request: ChatRequest): Body =>
      [...(refusedBy.get(request.model) ?? [])].reduce(without, wholeBody(request)),

    /** The body without the setting that a server refused; undefined if it refused something else. */
    afterRefusal: (body: Body, error: unknown): Body | undefined => {
      const refused = refusedOf(body, error);
      if (!refused) return undefined;
      refusedBy.set(body.model, (refusedBy.get(body.model) ?? new Set()).add(refused));
      return without(body, refused);
    },
  };
};

const wholeBody = (request: ChatRequest): Body => ({
  model: request.model,
  messages: request.messages,
  temperature: request.temperature,
  max_tokens: request.maxTokens,
  top_p: request.topP,
  frequency_penalty: request.frequencyPenalty,
  presence_penalty: request.presencePenalty,
  stream: true,
  stream_options: { include_usage: true },
});

const refusedOf = (body: Body, error: unknown): Optional | undefined =>
  error instanceof APIError && /^unsupported_(?:parameter|value)$/.test(String(error.code))
    ? optional.find((name) => name === error.param && name in body)
    : undefined;

/** Reasoning models name the token limit differently. */
const without = (body: Body, name: Optional): Body => {
  const { [name]: setting, ...rest } = body;
  return name === "max_tokens" && typeof setting === "number"
    ? { ...rest, max_completion_tokens: setting }
    : rest;
};
