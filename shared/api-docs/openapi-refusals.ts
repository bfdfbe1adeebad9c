import { refusalsOf } from "../contract/refusals.ts";
import type { Route } from "../contract/route.ts";
import { statusOf } from "../errors.ts";
import { statuses } from "./statuses.ts";

const error = {
  type: "object",
  required: ["code", "message"],
  properties: {
    code: { type: "string" },
    message: { type: "string" },
    issues: {
      type: "array",
      items: {
        type: "object",
        required: ["path", "message"],
        properties: { path: { type: "string" }, message: { type: "string" } },
      },
    },
    retryAfterSeconds: {
      type: "integer",
      minimum: 0,
      description: "With the code rate_limited: seconds until the next try, as in the header Retry-After",
    },
  },
};

/** The same, and in it an error as OpenAI's clients read it. */
const openAiError = {
  ...error,
  required: [...error.required, "error"],
  properties: {
    ...error.properties,
    error: {
      type: "object",
      required: ["message", "type", "param", "code"],
      properties: {
        message: { type: "string" },
        type: { type: "string" },
        param: { type: ["string", "null"] },
        code: { type: "string" },
      },
    },
  },
};

/** A reply of the Model Context Protocol: the result of a request, or an error. */
const message = {
  type: "object",
  required: ["jsonrpc", "id"],
  properties: {
    jsonrpc: { const: "2.0" },
    id: { type: ["string", "integer", "null"] },
    result: { type: "object" },
    error: {
      type: "object",
      required: ["code", "message"],
      properties: { code: { type: "integer" }, message: { type: "string" }, data: {} },
    },
  },
};

export const schemas = { Error: error, OpenAiError: openAiError, JsonRpcMessage: message };

/** The replies of a route that are errors: by their status for programs with a key, and by `default` for the app's own. */
export const refusals = (route: Route) => {
  const content = { "application/json": { schema: { $ref: `#/components/schemas/${schemaOf(route)}` } } };
  if (route.access !== "apiKey")
    return { default: { description: "What went wrong and what to do", content } };
  const found = new Set(refusalsOf(route).map(statusOf));
  return Object.fromEntries(
    statuses
      .filter(({ status }) => found.has(status))
      .map(({ status, meaning }) => [status, { description: meaning, content }]),
  );
};

const schemaOf = ({ protocol, errors }: Route): keyof typeof schemas => {
  if (protocol) return "JsonRpcMessage";
  return errors === "openai" ? "OpenAiError" : "Error";
};
