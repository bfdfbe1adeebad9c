import * as z from "zod";
import { isErrorCode } from "#shared/errors.ts";
import type { Reply } from "./call.ts";

/** A refusal as every route words it; strict, so that nothing else travels along. */
const Refusal = z.strictObject({
  code: z.string().refine(isErrorCode),
  message: z
    .string()
    // a refusal of the model's is written in the question's language
    .regex(/^\S.*[.:!?。！？।؟]$/s)
    .max(1000),
  issues: z
    .array(z.strictObject({ path: z.string().max(200), message: z.string().min(1).max(500) }))
    .max(20)
    .optional(),
  retryAfterSeconds: z.number().int().positive().optional(),
  /** OpenAI's own error, which its clients read. */
  error: z
    .strictObject({
      message: z.string().max(1000),
      type: z.string().regex(/^\w+_error$/),
      param: z.string().max(200).nullable(),
      code: z.string().regex(/^\w+$/),
    })
    .optional(),
});

/** The same of routes that speak JSON-RPC; its data are the fields of the product's own refusal. */
const RpcRefusal = z.strictObject({
  jsonrpc: z.literal("2.0"),
  id: z.union([z.string(), z.number(), z.null()]),
  error: z.strictObject({
    code: z.number().int().negative(),
    message: Refusal.shape.message,
    data: z.record(z.string(), z.unknown()).optional(),
  }),
});

const inner = [
  /\n\s+at /,
  /node:internal|node_modules|\.ts:\d/,
  /\b(OWNER|BOT|LLM|SLUG|CONV|DOC|WIDGET|TOPIC|CONN)#/,
  /ZodError|TypeError|SyntaxError|RangeError|ValidationException|DynamoDB/,
];

/** Says what is wrong with a response, whatever the request was; undefined if nothing is. */
export const faultOf = ({ status, headers, body }: Reply): string | undefined => {
  if (status === 0) return "no answer";
  if (status >= 500) return "an answer of the kind 5xx";
  if (status < 400) return undefined;
  const leak = inner.find((pattern) => pattern.test(body));
  if (leak) return `the answer shows what is inside: ${leak}`;
  if (status === 431) return undefined;
  if (isGonePage({ status, headers, body })) return undefined;
  if (headers["content-type"] !== "application/json") return `a refusal as ${headers["content-type"]}`;
  const { success, error } = z.union([Refusal, RpcRefusal]).safeParse(parsed(body));
  return success ? undefined : `a refusal of another shape: ${error.issues[0]?.message}`;
};

/** The page in place of a posting is for people, and says the same for every address. */
const isGonePage = ({ status, headers, body }: Reply): boolean =>
  status === 404 &&
  headers["content-type"] === "text/html; charset=utf-8" &&
  body.includes('<meta name="robots" content="noindex">') &&
  body.includes("Job Not Found");

export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The part of a refusal by which two can be told apart. */
export const refusalOf = ({ status, headers, body }: Reply) => {
  const { date: _, "x-request-id": __, "keep-alive": ___, ...rest } = headers;
  return JSON.stringify({ status, body, headers: rest });
};
