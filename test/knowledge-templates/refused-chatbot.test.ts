import { beforeAll, expect, it } from "vitest";
import { borrow } from "../products/borrow.ts";
import { as } from "../users.ts";

let url: string;

beforeAll(async () => {
  const product = await borrow("limited");
  url = product.url;
  return () => product.giveBack();
});

it("[KTPL-019] without room for its chatbot a template is not created, and what failed is named", async () => {
  const owner = await as("refused", url);
  for (const name of ["One", "Two"]) await owner.chatbots.create({ name, use_case: "support" });
  await expect(owner.knowledgeTemplates.create({ name: "Payroll" })).rejects.toMatchObject({
    code: "conflict",
    issues: [{ path: "with_chatbot", message: expect.stringContaining("2 chatbots") }],
  });
  expect((await owner.knowledgeTemplates.list({})).items).toEqual([]);
  const template = await owner.knowledgeTemplates.create({ name: "Payroll", with_chatbot: false });
  expect(template.question_count).toBe(24);
});
