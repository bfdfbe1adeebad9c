import { afterAll, afterEach, beforeAll } from "vitest";
import { type OpenAiServer, startOpenAiServer } from "../openai-server.ts";
import { startProduct } from "../product.ts";
import { type Borrowed, borrow } from "../products/borrow.ts";
import { askingModel } from "../products/profiles.ts";
import { upload } from "../upload.ts";
import { as } from "../users.ts";

type Running = Pick<Borrowed, "url" | "runSchedule" | "giveBack">;

/**
 * A running product whose chatbots are answered by a server that speaks OpenAI's protocol; for one test file. With
 * settings of the file it is a product of its own.
 */
export const withModel = (env?: Record<string, string>) => {
  const running: { model?: OpenAiServer; product?: Running } = {};
  const start = async (settings: Record<string, string>): Promise<Running> => {
    running.model = await startOpenAiServer();
    const product = await startProduct({ env: { ...askingModel(running.model.url), ...settings } });
    return { ...product, giveBack: async () => void (await product.stop()) };
  };
  const borrowed = async (): Promise<Running> => {
    const product = await borrow("model");
    running.model = await startOpenAiServer({ port: product.port });
    return product;
  };
  beforeAll(async () => {
    running.product = await (env ? start(env) : borrowed());
  });
  afterEach(() => {
    running.model?.behave("answers");
    running.model?.say();
    running.model?.refuseWhere(() => false);
  });
  afterAll(async () => {
    running.model?.stop();
    await running.product?.giveBack();
  });
  const model = (): OpenAiServer => running.model!;
  return {
    model,
    url: () => running.product!.url,
    product: () => running.product!,
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
