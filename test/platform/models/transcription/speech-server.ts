import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface Asked {
  path: string;
  key: string | undefined;
  fields: Record<string, string[]>;
  file: { name: string; type: string; bytes: Buffer } | undefined;
}

export interface SpeechReply {
  status?: number;
  type?: string;
  /** Sent as it is if it is text, else as JSON; undefined closes the connection. */
  body?: unknown;
  /** The connection stays open without a byte. */
  isSilent?: boolean;
}

export interface SpeechServer {
  url: string;
  asked: Asked[];
  /** Answers from now on. */
  answer(reply: SpeechReply | ((asked: Asked) => SpeechReply)): void;
  /** How many requests were given up by the one who asked. */
  left(): number;
  stop(): void;
}

/** A server with OpenAI's route for transcription, whose replies a test chooses. */
export const startSpeechServer = async ({
  address = "127.0.0.1",
  host = "127.0.0.1",
} = {}): Promise<SpeechServer> => {
  let reply: (asked: Asked) => SpeechReply = () => ({ body: { text: "" } });
  let left = 0;
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    response.once("close", () => {
      if (!response.writableFinished) left += 1;
    });
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const one = await read(Buffer.concat(chunks), request.url ?? "", request.headers);
    asked.push(one);
    const { status = 200, type, body, isSilent } = reply(one);
    if (isSilent) return;
    if (body === undefined) return void response.destroy();
    const text = typeof body === "string" ? body : JSON.stringify(body);
    response.writeHead(status, { "content-type": type ?? "application/json" }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}/v1`,
    asked,
    answer: (next) => {
      reply = typeof next === "function" ? next : () => next;
    },
    left: () => left,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

const read = async (
  bytes: Buffer,
  path: string,
  { authorization: key, "content-type": type = "" }: { authorization?: string; "content-type"?: string },
): Promise<Asked> => {
  if (!type.startsWith("multipart/")) return { path, key, fields: {}, file: undefined };
  const form = await new Response(new Uint8Array(bytes), { headers: { "content-type": type } }).formData();
  const fields: Asked["fields"] = {};
  let file: Asked["file"];
  for (const [name, value] of form)
    if (typeof value === "string") fields[name] = [...(fields[name] ?? []), value];
    else file = { name: value.name, type: value.type, bytes: Buffer.from(await value.arrayBuffer()) };
  return { path, key, fields, file };
};
