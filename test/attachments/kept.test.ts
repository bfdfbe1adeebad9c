import { afterAll, beforeAll, expect, it } from "vitest";
import { widgetDefaults } from "#shared/widgets/defaults.ts";
import { keptIn } from "../faults/kept-in.ts";
import { type Product, startProduct } from "../product.ts";
import { uploadText } from "../upload.ts";
import { as, bearing, nobody } from "../users.ts";

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const invoice = "Invoice 1093. The front wheel of bicycle 77 was replaced for 118 euros.";
const question = "What did the front wheel of bicycle 77 cost?";

const open = async () => {
  const owner = await as("ann", product.url);
  const { id: chatbotId } = await owner.chatbots.create({ name: "Desk", use_case: "support" });
  await uploadText(owner, chatbotId, "terms.txt", "Repairs take ten days.");
  const config = { ...widgetDefaults.config, allowFileUpload: true };
  const { id: widgetId } = await owner.widgets.create({ name: "Site", rag_system_id: chatbotId, config });
  return { owner, chatbotId, widgetId };
};

it("a file outlives kill -9, and goes with its conversation or its chatbot, with all that was cited from it", async () => {
  const { owner, chatbotId, widgetId } = await open();
  const { session_id: sessionId, token } = await nobody(product.url).visitors.session({ widgetId });
  const visitor = () => bearing(token, product.url);
  const attach = (content: string) =>
    visitor().attachments.attach({ widgetId, filename: "invoice.txt", content });
  await attach(invoice);
  await product.kill();
  const { folder } = product;
  product = await startProduct({ folder, port: Number(new URL(product.url).port) });
  const { answer } = await visitor().chat.askWidget({ widgetId, sessionId, message: question });
  expect(answer).toContain("118 euros");
  await owner.history.remove({ id: sessionId.replace("ses_", "conv_") });
  const { outcome } = await visitor().chat.askWidget({ widgetId, sessionId, message: question });
  expect(outcome).toBe("refused");
  await attach(invoice);
  await owner.chatbots.remove({ id: chatbotId });
  await product.stop();
  const { items, keys } = await keptIn(folder);
  expect(JSON.stringify(items)).not.toMatch(/ATTACHMENT#|118 euros|invoice\.txt/);
  expect(keys).toEqual([]);
  product = await startProduct({ folder, port: Number(new URL(product.url).port) });
});
