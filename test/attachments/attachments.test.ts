import { expect, it } from "vitest";
import { openSite } from "./visit.ts";

const invoice = "Invoice 1093 of Harbour Bikes. The front wheel of bicycle 77 was replaced for 118 euros.";
const question = "What did the front wheel of bicycle 77 cost?";

it("[WIDGET-042] the text of an attached file answers the visitor's question, and is cited by the file's name", async () => {
  const site = await openSite("ann");
  const visitor = await site.visit();
  const sent = await visitor.send("invoice.txt", invoice);
  expect(await sent.json()).toMatchObject({ filename: "invoice.txt", bytes: invoice.length, isCut: false });
  const { answer, context, outcome } = await visitor.ask(question);
  expect(outcome).toBe("answered");
  expect(answer).toContain("118 euros");
  expect(context[0]?.metadata).toMatchObject({ filename: "invoice.txt", attachmentId: expect.any(String) });
  const { items } = await site.owner.conversations.messages({ id: visitor.conversationId });
  expect(items[0]?.attachments).toMatchObject([{ filename: "invoice.txt", bytes: invoice.length }]);
  expect(items[1]?.context_chunks[0]?.content).toContain("118 euros");
  const again = await visitor.ask("How long do repairs take?");
  expect(again.answer).toContain("ten days");
});

it("another visitor of the same widget gets nothing of it", async () => {
  const { visit } = await openSite("ann");
  const [one, other] = [await visit(), await visit()];
  await one.send("invoice.txt", invoice);
  await one.ask(question);
  const { answer, outcome, context } = await other.ask(question);
  expect([outcome, context]).toEqual(["refused", []]);
  expect(answer).not.toContain("118");
});

it("[WIDGET-042] a widget that takes no files refuses one and uses none", async () => {
  const site = await openSite("ann", { allowFileUpload: false });
  const visitor = await site.visit();
  const refused = await visitor.send("invoice.txt", invoice);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ code: "forbidden", message: /takes no files/ });
  const { outcome } = await visitor.ask(question);
  expect(outcome).toBe("refused");
  const [attachmentId, widgetId] = ["att_00000000000000000000000000", site.widgetId];
  await expect(visitor.attachments.detach({ widgetId, attachmentId })).rejects.toMatchObject({
    code: "forbidden",
  });
});
