import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import * as z from "zod";

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

const maxBodyBytes = 16 * 1024 * 1024;

/**
 * Serves operations in the AWS JSON 1.0 protocol on a free port of 127.0.0.1.
 * A request from a web page (it carries `Origin`, or another `Host`) or with another access key is refused
 * before its body is read.
 */
export async function serveAwsJson(options: {
  accessKeyId: string;
  operations: ReadonlyMap<string, Operation>;
}): Promise<{ endpoint: string; stop(): Promise<void> }> {
  const { accessKeyId, operations } = options;
  let host = "";
  const server = createServer((request, response) => {
    answer(request, () => refuseStrangers(request, host, accessKeyId), operations)
      .catch(asAwsError)
      .then((result) => send(response, result, server.listening));
  });
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
  return { endpoint: `http://${host}`, stop };
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
): Promise<object> {
  guard();
  const name = String(request.headers["x-amz-target"]).split(".").at(-1) ?? "";
  const operation = operations.get(name);
  if (!operation || request.method !== "POST") throw new AwsError("UnknownOperationException", name);
  return operation(await readJson(request));
}

function refuseStrangers({ headers }: IncomingMessage, host: string, accessKeyId: string): void {
  const refuse = (message: string) => new AwsError("AccessDeniedException", message, {}, 403);
  if (headers.origin !== undefined) throw refuse("Requests from web pages are refused");
  if (headers.host !== host) throw refuse("Unknown host");
  const key = /^AWS4-HMAC-SHA256 Credential=([^/,]+)\//.exec(headers.authorization ?? "")?.[1];
  if (key !== accessKeyId) {
    throw new AwsError(
      "UnrecognizedClientException",
      "The security token included in the request is invalid.",
    );
  }
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > maxBodyBytes) throw new AwsError("RequestEntityTooLarge", "The body is too large", {}, 413);
    chunks.push(chunk);
  }
  try {
    const parsed: unknown = JSON.parse(Buffer.concat(chunks).toString());
    if (parsed && typeof parsed === "object") return { ...parsed };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new AwsError("SerializationException", "The body is not a JSON object");
}

function asAwsError(error: unknown): AwsError {
  if (error instanceof AwsError) return error;
  console.error(error);
  return new AwsError("InternalServerError", "Internal server error", {}, 500);
}

function send(response: ServerResponse, result: object, isKept: boolean): void {
  const failed = result instanceof AwsError;
  const text = JSON.stringify(failed ? result.body : result);
  response.writeHead(failed ? result.status : 200, {
    "content-type": "application/x-amz-json-1.0",
    "content-length": Buffer.byteLength(text),
    "x-amzn-requestid": randomUUID(),
    ...(!isKept && { connection: "close" }),
  });
  response.end(text);
}
