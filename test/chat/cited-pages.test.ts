import { beforeAll, expect, it } from "vitest";
import { callWith } from "../public-api/client.ts";
import { upload } from "../upload.ts";
import { type Actor, as } from "../users.ts";
import { bytes, pageOf, question, shelfOf, things } from "./sources/shelves.ts";

/** A chatbot with a PDF of two pages, and a key for it. */
const withPdf = async (owner: Actor) => {
  const { id } = await owner.chatbots.create({ name: "Store", use_case: "support" });
  await upload(owner, id, { name: "store.pdf", type: "application/pdf", bytes });
  const { api_key } = await owner.apiKeys.create({ name: "Website", rag_system_id: id });
  return { owner, id, api_key };
};

let store: Awaited<ReturnType<typeof withPdf>>;
beforeAll(async () => {
  store = await withPdf(await as("ann"));
});

const cited = (answer: string, context: { metadata: { place?: string } }[]) =>
  [...answer.matchAll(/\[(\d+)\]/g)].map(([, number]) => context[Number(number) - 1]?.metadata.place);

it.each(things)("the page of the sentence about the %s is cited in chat and history", async (thing) => {
  const { owner, id } = store;
  const { id: conversationId } = await owner.conversations.start({ p_rag_system_id: id });
  const { answer, context } = await owner.chat.ask({
    ragSystemId: id,
    query: question(thing),
    conversationId,
  });
  expect(answer).toContain(`shelf ${shelfOf(thing)}`);
  expect(cited(answer, context)).toEqual([pageOf(thing)]);
  const { items } = await owner.conversations.messages({ id: conversationId });
  expect(items[1]?.context_chunks).toEqual(context);
});

it("the page of the quoted sentence is cited by the API", async () => {
  for (const thing of ["lantern", "globe"]) {
    const messages = [{ role: "user", content: question(thing) }];
    const reply = await callWith(store.api_key)("/v1/chat/completions", { model: "docent", messages });
    const { choices } = await reply.json();
    expect(choices[0].message.annotations).toMatchObject([
      { url_citation: { title: `store.pdf, ${pageOf(thing)}` } },
    ]);
  }
});
