import { APIError, type OpenAI } from "openai";
import { baseNameOf } from "../../embedding/families.ts";
import type { ChatRequest } from "../../port.ts";
import { refusedParameters } from "../../refused-parameters.ts";
import { isTooLong } from "../error-text.ts";
import { type Optional, refusedSettings } from "./refused-settings.ts";

export type Body = OpenAI.ChatCompletionCreateParamsStreaming;
export type Bodies = ReturnType<typeof prepareBodies>;

/** Tokens for reasoning, added to the chatbot's Max Tokens, which is about the answer. */
export const reasoningTokens = 2000;

/** Request bodies by model, without settings that the model has refused before and with room for its reasoning. */
export const prepareBodies = () => {
  const refusedBy = new Map<string, Set<Optional>>();
  const reasoning = new Set<string>();

  return {
    of: (request: ChatRequest): Body => {
      const room = reasoning.has(request.model) ? reasoningTokens : 0;
      const refused = [...refusedParameters(request), ...(refusedBy.get(request.model) ?? [])];
      return refused.reduce(without, wholeBody(request, room));
    },

    /** The body without the settings that a server refused; undefined if it refused something else. */
    afterRefusal: (body: Body, error: unknown): Body | undefined => {
      const refused = refusedSettings(body, error);
      if (refused.length === 0) return undefined;
      // a prompt of another length may leave room for the same limit
      if (!(error instanceof APIError && isTooLong(error)))
        refusedBy.set(body.model, new Set([...(refusedBy.get(body.model) ?? []), ...refused]));
      return refused.reduce(without, body);
    },

    /** Gives the model's next requests room for reasoning; false if they have it. */
    makeRoom: (model: string): boolean => {
      const isNew = !reasoning.has(model);
      reasoning.add(model);
      return isNew;
    },
  };
};

const wholeBody = (request: ChatRequest, room: number): Body => ({
  model: request.model,
  messages: request.messages,
  temperature: request.temperature,
  max_tokens: request.maxTokens + room,
  top_p: request.topP,
  // zero is the default, and some servers refuse the names
  ...(request.frequencyPenalty !== 0 && { frequency_penalty: request.frequencyPenalty }),
  ...(request.presencePenalty !== 0 && { presence_penalty: request.presencePenalty }),
  ...(reasonsUnlessTold.test(baseNameOf(request.model)) && { reasoning_effort: "none" as const }),
  stream: true,
  stream_options: { include_usage: true },
});

/** OpenAI's models whose reasoning can be switched off. An answer from passages needs none, and it delays the first word. */
const reasonsUnlessTold = /^gpt-(?:5\.\d|[6-9])/;

/** Reasoning models name the token limit differently. */
const without = (body: Body, name: Optional): Body => {
  const { [name]: setting, ...rest } = body;
  return name === "max_tokens" && typeof setting === "number"
    ? { ...rest, max_completion_tokens: setting }
    : rest;
};
