import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { list, whole } from "../openai-bodies.ts";

const words = 120;
const wordMilliseconds = 8;

/** A model that writes an answer word by word for about a second, by OpenAI's protocol. */
export const startSlowModel = async () => {
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const piece of request) body += piece;
    if (request.url?.endsWith("/models")) return list(response, ["gpt-4"]);
    if (!JSON.parse(body).stream) return whole(response);
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (let word = 0; word < words && !response.destroyed; word++) {
      const choices = [{ index: 0, delta: { content: `word${word} ` } }];
      response.write(`data: ${JSON.stringify({ id: "c1", object: "chat.completion.chunk", choices })}\n\n`);
      await pause(wordMilliseconds);
    }
    const finished = { choices: [{ index: 0, delta: {}, finish_reason: "stop" }] };
    response.end(
      `data: ${JSON.stringify({ id: "c1", object: "chat.completion.chunk", ...finished })}\n\ndata: [DONE]\n\n`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    /** How long an answer takes at least, in milliseconds. */
    answerMilliseconds: words * wordMilliseconds,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
