import { appendFileSync } from "node:fs";
import { table } from "#platform/table/client.ts";

/**
 * Loaded into the product before its own code (`--import`): notes every call of its own to DynamoDB in the file
 * NOTE_CALLS_IN, one line of JSON for each, however it is sent.
 */
const file = process.env.NOTE_CALLS_IN;

const noted =
  <Args extends { request: unknown }, Result extends { response: unknown }>(
    next: (args: Args) => Promise<Result>,
  ) =>
  async (args: Args): Promise<Result> => {
    const { headers, body } = Object(args.request);
    const result = await next(args);
    if (file) note(file, String(headers["x-amz-target"]), textOf(body), Object(result.response));
    return result;
  };

// Where the answer has not been read yet.
table.middlewareStack.addRelativeTo(noted, {
  name: "noted",
  relation: "after",
  toMiddleware: "deserializerMiddleware",
});

const note = (into: string, target: string, asked: string, { headers, body }: Answered): void => {
  const answeredBytes = body instanceof Uint8Array ? body.length : Number(headers["content-length"]);
  appendFileSync(into, `${JSON.stringify({ operation: target.split(".")[1], asked, answeredBytes })}\n`);
};

interface Answered {
  headers: Record<string, string>;
  body: unknown;
}

const textOf = (body: unknown): string =>
  body instanceof Uint8Array ? new TextDecoder().decode(body) : String(body);
