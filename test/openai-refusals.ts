import type { ServerResponse } from "node:http";
import { reply } from "./openai-bodies.ts";

/** The errors of OpenAI's protocol, by what is wrong. */
export const refusals = {
  "wrong key": { status: 401, code: "invalid_api_key", message: "Incorrect API key provided: " },
  "missing model": { status: 404, code: "model_not_found", message: "The model does not exist" },
  throttled: { status: 429, code: "rate_limit_exceeded", message: "Rate limit reached" },
  "no credit": { status: 429, code: "insufficient_quota", message: "You exceeded your current quota" },
  "refused request": { status: 400, code: "context_length_exceeded", message: "Too long: " },
  fails: { status: 500, code: null, message: "The server had an error" },
};

/** The error message repeats the request's key, as a careless server might. */
export const refuse = (
  response: ServerResponse,
  { status, code, message }: { status: number; code: string | null; message: string },
  key: string,
) => {
  const error = { message: `${message} ${key}`, type: "error", code, param: null };
  reply(response, status, { error });
};
