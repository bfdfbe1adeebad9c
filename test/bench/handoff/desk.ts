import { type Product, startProduct, unlimited } from "../../product.ts";
import { uploadText } from "../../upload.ts";
import { type Actor, as, bearing, nobody } from "../../users.ts";

export interface BenchDesk {
  product: Pick<Product, "url" | "stop">;
  owner: Actor;
  widgetId: string;
  /** Begins a conversation that has an answer. */
  visitor(): Promise<BenchVisitor>;
}

export interface BenchVisitor {
  /** The conversation's id. */
  id: string;
  sessionId: string;
  token: string;
  api: ReturnType<typeof bearing>;
}

/** An owner's chatbot with a widget that visitors may ask as much as they like. */
export const openBenchDesk = async (name: string): Promise<BenchDesk> => {
  const product = await startProduct({ env: unlimited });
  return furnish(product, await as(name, product.url));
};

/** The same in a product that runs already. */
export const furnish = async (product: Pick<Product, "url" | "stop">, owner: Actor): Promise<BenchDesk> => {
  const { id } = await owner.chatbots.create({ name: "Desk", use_case: "support" });
  await uploadText(owner, id, "rules.txt", "A reminder costs 1.50 euros.");
  const { id: widgetId } = await owner.widgets.create({ name: "Site", rag_system_id: id });
  const visitor = async (): Promise<BenchVisitor> => {
    const { session_id: sessionId, token } = await nobody(product.url).visitors.session({ widgetId });
    const api = bearing(token, product.url);
    await api.chat.askWidget({ widgetId, sessionId, message: "Hello!", stream: false });
    return { id: sessionId.replace("ses_", "conv_"), sessionId, token, api };
  };
  return { product, owner, widgetId, visitor };
};
