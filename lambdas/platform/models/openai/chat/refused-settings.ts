import { APIError } from "openai";
import { isTooLong } from "../error-text.ts";

/** Settings that some models refuse, such as reasoning models. */
const optional = [
  "max_tokens",
  "max_completion_tokens",
  "temperature",
  "top_p",
  "frequency_penalty",
  "presence_penalty",
  "reasoning_effort",
  "stream_options",
] as const;
export type Optional = (typeof optional)[number];

type Settings = { [Name in Optional]?: unknown };

/** The settings of a request that a server refused by the field `param` or in its message, in words of several servers. */
export const refusedSettings = (body: Settings, error: unknown): Optional[] => {
  if (!(error instanceof APIError) || ![400, 422].includes(error.status ?? 0)) return [];
  const sent = optional.filter((name) => name in body);
  const named = sent.filter((name) => name === error.param);
  if (named.length > 0) return named;
  const { message } = error;
  if (tooMany.test(message)) return sent.filter((name) => /^max_/.test(name));
  if (isTooLong(error)) return [];
  if (bothSamplers.test(message)) return sent.filter((name) => name === "top_p");
  if (!refusal.test(message)) return [];
  if (/\bpenalty is not enabled/i.test(message)) return sent.filter((name) => name.endsWith("_penalty"));
  const [first] = sent
    .map((name) => ({ name, at: message.search(new RegExp(`\\b${name}\\b`)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  return first ? [first.name] : [];
};

/** The answer's tokens do not fit behind the prompt, as vLLM says it. */
const tooMany = /max_(?:completion_)?tokens\W+(?:or\W+max_completion_tokens\W+)?is too large/i;
const bothSamplers = /temperature\W+and\W+top_p\W+cannot both be specified/i;
const refusal =
  /not supported|unsupported|does not support|not permitted|not allowed|not enabled|unknown name|unrecognized|unexpected|extra inputs|deprecated|only the default/i;
