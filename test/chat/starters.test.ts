import { expect, it } from "vitest";
import { finished, upload, uploadText } from "../upload.ts";
import { as } from "../users.ts";

const handbook = `# Handbook

## Reminder fees

A reminder costs 1.50 euros.

## 2026

Nothing happened.

## Keeping films

Films may be kept for one week.
`;

const started = async () => {
  const api = await as("ann");
  const { id } = await api.chatbots.create({ name: "Desk", use_case: "support" });
  const starters = async () => (await api.chat.starters({ chatbotId: id })).starters;
  return { api, id, starters };
};

it("a chat begins with headings of the documents, in turn one of each", async () => {
  const { api, id, starters } = await started();
  expect(await starters()).toEqual([]);
  await uploadText(api, id, "plain.txt", "The café is open on Sundays.");
  expect(await starters()).toEqual([]);
  await upload(api, id, { name: "handbook.md", type: "text/markdown", bytes: handbook });
  expect(await starters()).toEqual(["Reminder fees", "Keeping films"]);
  const written = { question: "Do you deliver to Peru?", answer: "Yes, for 9 euros." };
  await finished(api, await api.documents.writeAnswer({ chatbotId: id, ...written }));
  expect(await starters()).toEqual([written.question, "Reminder fees", "Keeping films"]);
});

it("another owner gets no headings", async () => {
  const { id } = await started();
  const bob = await as("bob");
  await expect(bob.chat.starters({ chatbotId: id })).rejects.toMatchObject({ code: "not_found" });
});
