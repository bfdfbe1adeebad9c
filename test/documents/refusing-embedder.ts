import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A server of embeddings in OpenAI's protocol that refuses every text with the given word, for good. */
export const startRefusingEmbedder = async (word: string) => {
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const reply = (status: number, answer: object) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
    if (!request.url?.endsWith("/embeddings")) return reply(200, { object: "list", data: [{ id: "gpt-4" }] });
    if (body.includes(word)) return reply(400, { error: { message: "This text is refused." } });
    const { input }: { input: string[] } = JSON.parse(body);
    const data = input.map((_, index) => ({ object: "embedding", index, embedding: [1, 2, 3, 4] }));
    reply(200, { object: "list", data, usage: { prompt_tokens: 1, total_tokens: 1 } });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    env: {
      OPENAI_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      OPENAI_API_KEY: "key",
      CHAT_MODELS: "gpt-4",
      EMBEDDING_PROVIDER: "openai",
      EMBEDDING_MODEL: "refusing",
      EMBEDDING_DIMENSION: "4",
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
