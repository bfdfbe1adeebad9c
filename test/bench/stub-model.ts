import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { unlimited } from "../product.ts";

const chunk = (content: string) =>
  `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", choices: [{ index: 0, delta: { content } }] })}\n\n`;
const usage = [
  { id: "c", object: "chat.completion.chunk", choices: [{ index: 0, delta: {}, finish_reason: "stop" }] },
  {
    id: "c",
    object: "chat.completion.chunk",
    choices: [],
    usage: { prompt_tokens: 900, completion_tokens: 20, total_tokens: 920 },
  },
];
const ending = `${usage
  .map(
    (one) => `data: ${JSON.stringify(one)}

`,
  )
  .join("")}data: [DONE]

`;

/** How long it thinks, and how many words it writes at what pace. */
const usual = { thinkMilliseconds: 200, words: 20, wordMilliseconds: 60 };

export type StubModel = Awaited<ReturnType<typeof startStubModel>>;

/** The environment of a product that asks this model and limits no visitor. */
export const askingModel = ({ url }: Pick<StubModel, "url">): Record<string, string> => ({
  ...unlimited,
  OPENAI_BASE_URL: url,
  OPENAI_API_KEY: "stub",
  EMBEDDING_PROVIDER: "builtin",
  CHAT_MODELS: "gpt-4",
});

/** A model that answers at a fixed pace; remembers when each question, told apart by its number, reached it. */
export const startStubModel = async ({ thinkMilliseconds, words, wordMilliseconds } = usual) => {
  const reachedAt = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const now = performance.now();
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { messages = [], stream, input } = JSON.parse(Buffer.concat(parts).toString() || "{}");
    const id = /#(\d+)/.exec(messages.at(-1)?.content ?? "")?.[1];
    if (input) return response.writeHead(200, { "content-type": "application/json" }).end(embedded(input));
    if (id) reachedAt.set(id, now);
    if (!stream) return response.writeHead(200, { "content-type": "application/json" }).end(whole);
    await pause(thinkMilliseconds);
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (let n = 0; n < words; n++) {
      response.write(chunk("word "));
      await pause(wordMilliseconds);
    }
    response.end(ending);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", 1024, resolve));
  /** How long one answer takes without the product. */
  const answerMilliseconds = thinkMilliseconds + words * wordMilliseconds;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    reachedAt,
    answerMilliseconds,
    stop,
  };
};

/** A vector for each text: its words, hashed to 1,536 places. */
const embedded = (input: string | string[]): string => {
  const data = [input].flat().map((text, index) => {
    const embedding = new Array<number>(1536).fill(0);
    for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
      embedding[[...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1536, 7)]! += 1;
    return { object: "embedding", index, embedding };
  });
  return JSON.stringify({ object: "list", data, usage: { prompt_tokens: 1, total_tokens: 1 } });
};

const whole = JSON.stringify({
  id: "c",
  object: "list",
  data: [{ id: "gpt-4", object: "model" }],
  choices: [{ index: 0, message: { role: "assistant", content: "word" }, finish_reason: "stop" }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});
