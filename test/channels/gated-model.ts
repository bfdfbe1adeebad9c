import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { list, whole } from "../openai-bodies.ts";

interface Asked {
  question: string;
  response: ServerResponse;
}

/** A model by OpenAI's protocol that answers a question once it is let go on. */
export const startGatedModel = async () => {
  const waiting: Asked[] = [];
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const text = (await Array.fromAsync(request)).join("");
    if (request.url?.endsWith("/models")) return list(response, ["gpt-4"]);
    const { stream, messages } = JSON.parse(text);
    if (!stream) return whole(response);
    const question = String(messages.at(-1).content);
    asked.push(question);
    waiting.push({ question, response });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    env: {
      OPENAI_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      OPENAI_API_KEY: "sk-test",
      EMBEDDING_PROVIDER: "builtin",
    },
    /** The questions that reached it, with their passages. */
    asked,
    isWaiting: (word: string): boolean => waiting.some(({ question }) => question.includes(word)),
    /** Answers the questions with a word in them. */
    letGo: (word: string, answer: string): void => {
      for (const one of [...waiting]) {
        if (!one.question.includes(word)) continue;
        waiting.splice(waiting.indexOf(one), 1);
        const choices = [{ index: 0, delta: { content: answer }, finish_reason: "stop" }];
        const chunk = JSON.stringify({ id: "c1", object: "chat.completion.chunk", choices });
        one.response.writeHead(200, { "content-type": "text/event-stream" });
        one.response.end(`data: ${chunk}\n\ndata: [DONE]\n\n`);
      }
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
