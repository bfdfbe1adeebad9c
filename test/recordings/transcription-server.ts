import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** `says` replies with the words that were set; the others fail as servers do. */
type Behaviour = "says" | "500" | "nothing" | "HTML" | "no text" | "no times" | "silent" | "later";

interface Heard {
  filename: string;
  type: string;
  bytes: Uint8Array;
  model: string;
}

export interface TranscriptionServer {
  url: string;
  behave(behaviour: Behaviour): void;
  /** The words of the next recordings, each said in a quarter of a second. */
  say(text: string, language?: string): void;
  /** Lets replies go that `later` holds back. */
  carryOn(): void;
  /** The files that were sent, oldest first. */
  heard: Heard[];
  stop(): void;
}

/** A server that speaks OpenAI's route for transcription, as Whisper's servers do. */
export const startTranscriptionServer = async ({ port = 0 } = {}): Promise<TranscriptionServer> => {
  let behaviour: Behaviour = "says";
  let said = { text: "Call the depot before nine.", language: "english" };
  let waiting = Promise.withResolvers<void>();
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    const json = (status: number, body: object) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (request.url?.endsWith("/models"))
      return json(200, { data: [{ id: "whisper-1" }, { id: "chat-small" }] });
    const form = await formOf(request);
    const file = form.get("file");
    if (!request.url?.endsWith("/audio/transcriptions") || !(file instanceof File))
      return json(404, { error: { message: "Not found" } });
    heard.push({
      filename: file.name,
      type: file.type,
      bytes: new Uint8Array(await file.arrayBuffer()),
      model: String(form.get("model")),
    });
    if (behaviour === "silent") return;
    if (behaviour === "later") await waiting.promise;
    if (behaviour === "500") return json(500, { error: { message: "CUDA out of memory" } });
    if (behaviour === "nothing") return response.end();
    if (behaviour === "HTML")
      return response.writeHead(200, { "content-type": "text/html" }).end("<h1>It works!</h1>");
    if (behaviour === "no text") return json(200, { text: "" });
    if (behaviour === "no times") return json(200, { text: said.text });
    json(200, verbose(said));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    behave: (next) => {
      behaviour = next;
    },
    say: (text, language = "english") => {
      said = { text, language };
    },
    carryOn: () => {
      behaviour = "says";
      waiting.resolve();
      waiting = Promise.withResolvers();
    },
    heard,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

const formOf = async (request: IncomingMessage): Promise<FormData> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  return new Response(Buffer.concat(chunks), { headers }).formData().catch(() => new FormData());
};

const secondsOfWord = 0.25;

const verbose = ({ text, language }: { text: string; language: string }) => {
  const words = text.split(/\s+/).map((word, at) => ({
    word: word.replace(/[.,!?]+$/, ""),
    start: at * secondsOfWord,
    end: (at + 1) * secondsOfWord,
  }));
  const duration = words.length * secondsOfWord;
  return { text, language, duration, words, segments: [{ start: 0, end: duration, text }] };
};
