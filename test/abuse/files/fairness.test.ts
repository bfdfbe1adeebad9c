import { expect, it, onTestFinished } from "vitest";
import { startProduct } from "../../product.ts";
import { send, uploadText } from "../../upload.ts";
import { type Actor, as } from "../../users.ts";
import { nestedForms } from "./forms.ts";

const newChatbot = async (owner: Actor): Promise<string> =>
  (await owner.chatbots.create({ name: "Desk", use_case: "support" })).id;

const hostile = (name: string) => ({ name, type: "application/pdf", bytes: nestedForms() });

it("an owner's file is read while another one's endless files wait", async () => {
  const product = await startProduct();
  onTestFinished(() => product.kill());
  const [ann, bob] = [await as("ann", product.url), await as("bob", product.url)];
  const [annsChatbot, bobsChatbot] = [await newChatbot(ann), await newChatbot(bob)];
  const names = Array.from({ length: 12 }, (_, n) => `forms-${n}.pdf`);
  await Promise.all(names.map((name) => send(ann, annsChatbot, hostile(name))));
  const small = await uploadText(bob, bobsChatbot, "rules.txt", "Books may be kept for four weeks.");
  expect(small).toMatchObject({ processing_status: "completed", chunk_count: 1 });
  const { items } = await ann.documents.list({ chatbotId: annsChatbot });
  const waiting = items.filter(({ processing_status }) => !/completed|failed/.test(processing_status));
  expect(waiting.length).toBeGreaterThanOrEqual(names.length / 2);
});
