import { afterAll, beforeAll } from "vitest";
import { type Product, startProduct, unlimited } from "../product.ts";
import { type Actor, as } from "../users.ts";
import { apiServer, withWorld } from "./api-server.ts";
import { type Form, orderStatus } from "./form.ts";

/** A running product whose integrations reach somebody's API, and an owner; for one test file. */
export const openShop = () => {
  const shop = apiServer();
  const running: { product?: Product; api?: Actor } = {};
  beforeAll(async () => {
    running.product = await startProduct({ env: { ...withWorld, ...unlimited } });
    running.api = await as("ann", running.product.url);
  });
  afterAll(() => running.product?.stop());
  const api = (): Actor => running.api!;
  const chatbot = async () => (await api().chatbots.create({ name: "Shop", use_case: "support" })).id;
  const orders = (changes: Partial<Form> = {}) => orderStatus(shop.at("/orders/{order}"), changes);
  const create = async (changes: Partial<Form> = {}, chatbotId?: string) =>
    api().integrations.create({ chatbotId: chatbotId ?? (await chatbot()), ...orders(changes) });
  return { shop, api, chatbot, orders, create, product: () => running.product! };
};
