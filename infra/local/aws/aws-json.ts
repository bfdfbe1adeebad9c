import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import * as z from "zod";
import { isSignedWith } from "./access-key.ts";
import { isBelow, newPrivatePath } from "./private-path.ts";

/** An error of an AWS service, as its SDK reads it: `type` becomes the error's name. */
export class AwsError extends Error {
  readonly body: Record<string, unknown>;
  readonly status: number;

  constructor(type: string, message: string, extra: Record<string, unknown> = {}, status = 400) {
    super(message);
    this.name = type;
    this.status = status;
    this.body = { __type: type, message, ...extra };
  }
}

export type Operation = (input: Record<string, unknown>) => Promise<object>;

export interface AwsAnswer {
  status: number;
  headers: Record<string, string>;
  /** JSON. */
  text: string;
}

/** The SDK keeps idle connections: a request on one that is closed at this moment fails. Node's five seconds are too short. */
const idleMilliseconds = 600_000;

const maxBodyBytes = 16 * 1024 * 1024;

/**
 * Serves operations in the AWS JSON 1.0 protocol on a free port of 127.0.0.1, below a secret path that only
 * the endpoint contains. A request from a web page (it carries `Origin`, or another `Host`), at another path or with another access
 * key is refused before its body is read.
 */
export async function serveAwsJson(options: {
  accessKeyId: string;
  operations: ReadonlyMap<string, Operation>;
}): Promise<{ endpoint: string; stop(): Promise<void> }> {
  const { accessKeyId, operations } = options;
  const path = newPrivatePath();
  let host = "";
  const server = createServer((request, response) => {
    answer(request, () => refuseStrangers(request, { host, path, accessKeyId }), operations)
      .catch(failed)
      .then((result) => send(response, result, server.listening));
  });
  server.keepAliveTimeout = idleMilliseconds;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  host = `127.0.0.1:${portOf(server.address())}`;
  const stop = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    await closed;
  };
  return { endpoint: `http://${host}${path}`, stop };
}

/** Reads an operation's input; what does not fit is answered as the services do. */
export function parseInput<T>(schema: z.ZodType<T>, raw: unknown): T {
  const { success, data, error } = schema.safeParse(raw);
  if (success) return data;
  throw new AwsError("ValidationException", z.prettifyError(error));
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return address.port;
}

async function answer(
  request: IncomingMessage,
  guard: () => void,
  operations: ReadonlyMap<string, Operation>,
): Promise<AwsAnswer> {
  guard();
  const target = request.method === "POST" ? String(request.headers["x-amz-target"]) : undefined;
  refuseUnknown(target, operations);
  return answerAwsJson(target, await readText(request), operations);
}

/** Answers one request, whatever way it came. `target` is its header `x-amz-target`. */
export async function answerAwsJson(
  target: string | undefined,
  text: string,
  operations: ReadonlyMap<string, Operation>,
): Promise<AwsAnswer> {
  try {
    return answered(await refuseUnknown(target, operations)(inputIn(text)));
  } catch (error) {
    return failed(error);
  }
}

function refuseUnknown(target: string | undefined, operations: ReadonlyMap<string, Operation>): Operation {
  const name = target?.split(".").at(-1) ?? "";
  const operation = operations.get(name);
  if (!operation) throw new AwsError("UnknownOperationException", name);
  return operation;
}

function refuseStrangers(
  request: IncomingMessage,
  { host, path, accessKeyId }: { host: string; path: string; accessKeyId: string },
): void {
  const { headers, url } = request;
  const refuse = (message: string) => new AwsError("AccessDeniedException", message, {}, 403);
  if (headers.origin !== undefined) throw refuse("Requests from web pages are refused");
  if (headers.host !== host) throw refuse("Unknown host");
  if (!isBelow(path, url)) throw refuse("Unknown path");
  if (!isSignedWith(request, accessKeyId)) {
    throw new AwsError(
      "UnrecognizedClientException",
      "The security token included in the request is invalid.",
    );
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > maxBodyBytes) throw new AwsError("RequestEntityTooLarge", "The body is too large", {}, 413);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function inputIn(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    if (parsed && typeof parsed === "object") return { ...parsed };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new AwsError("SerializationException", "The body is not a JSON object");
}

const answered = (result: object, status = 200): AwsAnswer => ({
  status,
  headers: { "content-type": "application/x-amz-json-1.0", "x-amzn-requestid": randomUUID() },
  text: JSON.stringify(result),
});

function failed(error: unknown): AwsAnswer {
  if (error instanceof AwsError) return answered(error.body, error.status);
  console.error(error);
  return failed(new AwsError("InternalServerError", "Internal server error", {}, 500));
}

function send(response: ServerResponse, { status, headers, text }: AwsAnswer, isKept: boolean): void {
  response.writeHead(status, {
    ...headers,
    "content-length": Buffer.byteLength(text),
    ...(!isKept && { connection: "close" }),
  });
  response.end(text);
}
