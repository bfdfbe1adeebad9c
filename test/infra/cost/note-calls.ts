import { appendFileSync } from "node:fs";
import http, { type ClientRequest, type IncomingMessage } from "node:http";

/**
 * Loaded into the product before its own code (`--import`): notes every call to DynamoDB in the file NOTE_CALLS_IN,
 * one line of JSON for each.
 */
const file = process.env.NOTE_CALLS_IN;
const request = http.request;

http.request = ((...given: Parameters<typeof request>) => {
  const call = request(...given);
  const target = call.getHeader("x-amz-target");
  if (file && typeof target === "string" && target.startsWith("DynamoDB")) note(call, target, file);
  return call;
}) as typeof request;

const note = (call: ClientRequest, target: string, into: string): void => {
  let asked = "";
  const write = call.write.bind(call);
  const end = call.end.bind(call);
  call.write = ((chunk: Uint8Array, ...rest: []) => {
    asked += text(chunk);
    return write(chunk, ...rest);
  }) as typeof call.write;
  call.end = ((chunk?: Uint8Array, ...rest: []) => {
    if (chunk instanceof Uint8Array || typeof chunk === "string") asked += text(chunk);
    return end(chunk, ...rest);
  }) as typeof call.end;
  call.once("response", (response: IncomingMessage) => {
    let answeredBytes = 0;
    const emit = response.emit.bind(response);
    response.emit = ((name: string, ...values: unknown[]) => {
      const [chunk] = values;
      if (name === "data" && chunk instanceof Uint8Array) answeredBytes += chunk.length;
      if (name === "end")
        appendFileSync(
          into,
          `${JSON.stringify({ operation: target.split(".")[1], asked, answeredBytes })}\n`,
        );
      return emit(name, ...values);
    }) as typeof response.emit;
  });
};

const text = (chunk: Uint8Array | string): string => Buffer.from(chunk).toString();
