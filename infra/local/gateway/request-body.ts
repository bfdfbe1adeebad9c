import type { IncomingMessage } from "node:http";

/** The body of a request; undefined when it is longer than `maxBytes` or its sender hangs up. Never holds more. */
export const readBody = (req: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    req.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length <= maxBytes) chunks.push(chunk);
    });
    req.on("end", () => resolve(length <= maxBytes ? Buffer.concat(chunks) : undefined));
    req.on("error", () => resolve(undefined));
  });
