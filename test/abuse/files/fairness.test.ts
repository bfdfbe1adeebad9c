import { expect, it, onTestFinished } from "vitest";
import { startProduct } from "../../product.ts";
import { finished, send, uploadText } from "../../upload.ts";
import { type Actor, as } from "../../users.ts";
import { nestedForms } from "./forms.ts";

const newChatbot = async (owner: Actor): Promise<string> =>
  (await owner.chatbots.create({ name: "Desk", use_case: "support" })).id;

const hostile = (name: string) => ({ name, type: "application/pdf", bytes: nestedForms() });

it("an owner's file is read within 5 seconds while another one's endless files wait, which fail with their reason", async () => {
  const product = await startProduct();
  onTestFinished(() => product.kill());
  const [ann, bob] = [await as("ann", product.url), await as("bob", product.url)];
  const [annsChatbot, bobsChatbot] = [await newChatbot(ann), await newChatbot(bob)];
  const names = Array.from({ length: 12 }, (_, n) => `forms-${n}.pdf`);
  const sent = await Promise.all(names.map((name) => send(ann, annsChatbot, hostile(name))));
  const startedAt = performance.now();
  const small = await uploadText(bob, bobsChatbot, "rules.txt", "Books may be kept for four weeks.");
  expect(small).toMatchObject({ processing_status: "completed", chunk_count: 1 });
  expect(performance.now() - startedAt).toBeLessThan(5000);
  const ended = sent.map(({ document }) => finished(ann, document));
  const first = await Promise.race(ended);
  ended.forEach((one) => void one.catch(() => undefined));
  expect(first.failure_reason).toMatch(/takes too long to read\. Split it/);
});
