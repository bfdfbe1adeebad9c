import { afterAll, beforeAll } from "vitest";
import { type Borrowed, borrow } from "../products/borrow.ts";
import { type Actor, as } from "../users.ts";
import { apiServer } from "./api-server.ts";
import { type Form, orderStatus } from "./form.ts";

/** A running product whose integrations reach somebody's API, and an owner; for one test file. */
export const openShop = () => {
  const shop = apiServer();
  const running: { product?: Borrowed; api?: Actor } = {};
  beforeAll(async () => {
    running.product = await borrow("world");
    running.api = await as("ann", running.product.url);
  });
  afterAll(() => running.product?.giveBack());
  const api = (): Actor => running.api!;
  const chatbot = async () => (await api().chatbots.create({ name: "Shop", use_case: "support" })).id;
  const orders = (changes: Partial<Form> = {}) => orderStatus(shop.at("/orders/{order}"), changes);
  const create = async (changes: Partial<Form> = {}, chatbotId?: string) =>
    api().integrations.create({ chatbotId: chatbotId ?? (await chatbot()), ...orders(changes) });
  return { shop, api, chatbot, orders, create, product: () => running.product! };
};
