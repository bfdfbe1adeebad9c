import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { embedHashed } from "#platform/models/hashed-embeddings.ts";

const model = "text-embedding-3-small";

/** An OpenAI-compatible server that embeds words by their hashes, in the process of the bench. */
export const startStubEmbeddings = async () => {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { input = [], encoding_format: format } = JSON.parse(Buffer.concat(parts).toString() || "{}");
    const texts: string[] = [input].flat();
    const embeddings = texts.map((text, index) => ({
      object: "embedding",
      index,
      embedding: encoded(embedHashed(text), format),
    }));
    const list = request.url?.endsWith("/models") ? [{ id: model, object: "model" }] : embeddings;
    const body = { object: "list", model, data: list, usage: { prompt_tokens: 1, total_tokens: 1 } };
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    /** The environment of a product that embeds here. */
    env: {
      MODEL_PROVIDER: "builtin",
      EMBEDDING_PROVIDER: "openai",
      EMBEDDING_MODEL: model,
      EMBEDDING_DIMENSION: "1536",
      OPENAI_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      OPENAI_API_KEY: "stub",
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** Four times the 384 numbers, halved, which keeps the vector's length 1. */
const encoded = (vector: Float32Array, format: unknown): string | number[] => {
  const halves = vector.map((value) => value / 2);
  const long = Float32Array.from([...halves, ...halves, ...halves, ...halves]);
  return format === "base64" ? Buffer.from(long.buffer).toString("base64") : [...long];
};
