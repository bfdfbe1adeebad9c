import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type ChatBody, openaiError, type Refusal, type Service } from "./service.ts";

/** A server that behaves as a service is documented to, also outside of the usual: a refused key or a prompt too long. */
export const startService = async (service: Service) => {
  let trouble: Refusal | undefined;
  const chats: ChatBody[] = [];
  const inputs: string[][] = [];

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const text = Buffer.concat(await request.toArray()).toString();
    const { pathname } = new URL(request.url ?? "", "http://127.0.0.1");
    const isKnown = pathname.startsWith(`${service.path}/`);
    if (!isKnown) return send(response, { status: 404, body: "404 page not found" });
    if (service.key && request.headers.authorization !== `Bearer ${service.key}`)
      return send(response, service.wrongKey ?? { status: 401, body: {} });
    const route = pathname.slice(service.path.length);
    if (route === "/models") return send(response, listOf(service));
    if (route === "/embeddings") {
      const { model, input } = JSON.parse(text);
      inputs.push(input);
      return send(response, embeddingsOf(service, model, input));
    }
    if (route !== "/chat/completions") return send(response, { status: 404, body: "404 page not found" });
    const body: ChatBody = JSON.parse(text);
    chats.push(body);
    const refusal = trouble ?? service.refuses?.(body);
    if (refusal) return send(response, refusal);
    if (!body.stream)
      return send(response, { status: 200, body: { choices: [{ message: { content: "Hello" } }] } });
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
    for (const part of service.stream) response.write(part);
    response.end();
  };

  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    baseUrl: `http://127.0.0.1:${port}${service.path}`,
    /** The bodies of the questions. */
    chats,
    /** The texts to embed, by request. */
    inputs,
    /** Sets how questions are refused. */
    refuse: (refusal: Refusal | undefined) => {
      trouble = refusal;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

const send = (response: ServerResponse, { status, body }: Refusal) => {
  const isText = typeof body === "string";
  response.writeHead(status, { "content-type": isText ? "text/plain" : "application/json" });
  response.end(isText ? body : JSON.stringify(body));
};

const listOf = ({ models }: Service): Refusal =>
  Array.isArray(models)
    ? { status: 200, body: { object: "list", data: models.map((id) => ({ id, object: "model" })) } }
    : models;

const embeddingsOf = (service: Service, model: string, input: string[]): Refusal => {
  const { noEmbeddings } = service;
  const embedding = [service.embedding, service.unlisted].find((one) => one?.name === model);
  if (!embedding) return noEmbeddings ?? openaiError(404, `The model ${model} does not embed.`);
  const vector = (text: string) =>
    Array.from({ length: embedding.dimension }, (_, at) => (at === 0 ? text.length : 1));
  const data = input.map((text, index) => ({ object: "embedding", index, embedding: vector(text) }));
  return { status: 200, body: { object: "list", data, usage: { prompt_tokens: 3, total_tokens: 3 } } };
};
