import { afterAll, afterEach, beforeAll } from "vitest";
import { type OpenAiServer, startOpenAiServer } from "../openai-server.ts";
import { type Product, startProduct } from "../product.ts";
import { upload } from "../upload.ts";
import { as } from "../users.ts";

/** A running product whose chatbots are answered by a server that speaks OpenAI's protocol; for one test file. */
export const withModel = (env: Record<string, string> = {}) => {
  const running: { model?: OpenAiServer; product?: Product } = {};
  const start = (place: { folder?: string; port?: number } = {}) =>
    startProduct({
      ...place,
      env: {
        OPENAI_BASE_URL: running.model!.url,
        OPENAI_API_KEY: "sk-test",
        EMBEDDING_PROVIDER: "builtin",
        MODEL_TIMEOUT_SECONDS: "2",
        MODEL_PRICE_PROMPT: "30",
        MODEL_PRICE_COMPLETION: "60",
        ...env,
      },
    });
  beforeAll(async () => {
    running.model = await startOpenAiServer();
    running.product = await start();
  });
  afterEach(() => {
    running.model?.behave("answers");
    running.model?.say();
    running.model?.refuseWhere(() => false);
  });
  afterAll(async () => {
    await running.product?.stop();
    running.model?.stop();
  });
  const model = (): OpenAiServer => running.model!;
  return {
    model,
    url: () => running.product!.url,
    /** Stops the product, and starts it with the same data at the same address. */
    restart: async () => {
      await running.product!.stop();
      const { folder, url } = running.product!;
      running.product = await start({ folder, port: Number(new URL(url).port) });
    },
    /** An owner's chatbot with a Markdown document. */
    async chatbot(document: string, name = "handbook.md") {
      const api = await as("ann", running.product!.url);
      const { id } = await api.chatbots.create({ name: "Desk", use_case: "support" });
      await upload(api, id, { name, type: "text/markdown", bytes: document });
      return { api, id };
    },
    /** The last request to the model; `system` has the rules and everything that is fenced. */
    sent: () => {
      const messages = model().requests.at(-1)?.messages ?? [];
      return { messages, system: messages[0]?.content ?? "", question: messages.at(-1)?.content ?? "" };
    },
  };
};
