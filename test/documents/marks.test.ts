import { beforeAll, expect, it } from "vitest";
import { acceptedTypes } from "#shared/documents/file-types.ts";
import { paragraph, run, wordFile } from "../extraction/office/office-file.ts";
import { lines } from "../extraction/pdf/content.ts";
import { pdfFile } from "../extraction/pdf/pdf-file.ts";
import { callWith } from "../public-api/client.ts";
import { upload, uploadText } from "../upload.ts";
import { type Actor, as } from "../users.ts";

let ann: Actor;
beforeAll(async () => {
  ann = await as("ann");
});

const newChatbot = async () => (await ann.chatbots.create({ name: "Desk", use_case: "support" })).id;

const type = acceptedTypes.docx;
const price = run("A day ticket costs ") + run("199 EUR", "<w:strike/>") + run(" 149 EUR.");

it("a price that is struck through is never answered, and the document says that it was left out", async () => {
  const id = await newChatbot();
  const body = paragraph(run("Tickets", "<w:b/>")) + paragraph(price);
  const document = await upload(ann, id, { name: "prices.docx", type, bytes: wordFile(body) });
  expect(document.warnings).toEqual(['1 struck-through text was left out: "199 EUR".']);
  const { answer, context } = await ann.chat.ask({ ragSystemId: id, query: "What does a day ticket cost?" });
  expect(answer).toContain("149 EUR");
  expect(JSON.stringify([answer, context])).not.toContain("199");
  const former = await ann.chat.ask({ ragSystemId: id, query: "What costs 199 EUR?" });
  expect(JSON.stringify(former.context)).not.toContain("199");
});

it("what a superseded document says is cited with that mark, in chat, history, search and API", async () => {
  const id = await newChatbot();
  const watermark = paragraph(
    '<w:r><w:pict><v:shape><v:textpath string="SUPERSEDED"/></v:shape></w:pict></w:r>',
  );
  const section = '<w:sectPr><w:headerReference w:type="default" r:id="r7"/></w:sectPr>';
  const body = `${paragraph(run("Returns", "<w:b/>"))}${paragraph(run("Returns are accepted within 30 days."))}${section}`;
  const bytes = wordFile(body, {
    parts: { "word/header1.xml": `<w:hdr>${watermark}</w:hdr>` },
    related: [["r7", "header", "header1.xml"]],
  });
  const { warnings } = await upload(ann, id, { name: "returns.docx", type, bytes });
  expect(warnings).toEqual([expect.stringContaining("The document is marked “SUPERSEDED”.")]);
  const { id: conversationId } = await ann.conversations.start({ p_rag_system_id: id });
  const query = "Until when are returns accepted?";
  const { answer, context } = await ann.chat.ask({ ragSystemId: id, query, conversationId });
  expect(answer).toContain("30 days");
  const place = "Marked “SUPERSEDED”";
  expect(context[0]?.metadata.place).toBe(place);
  const { items } = await ann.conversations.messages({ id: conversationId });
  expect(items[1]?.context_chunks).toEqual(context);
  const found = await ann.chat.search({ chatbotId: id, query, limit: 5 });
  expect(found.items.map((passage) => passage.place)).toEqual(found.items.map(() => place));
  const { api_key } = await ann.apiKeys.create({ name: "Website", rag_system_id: id });
  const messages = [{ role: "user", content: query }];
  const reply = await callWith(api_key)("/v1/chat/completions", { model: "docent", messages });
  const { choices } = await reply.json();
  expect(choices[0].message.annotations[0].url_citation.title).toBe(`returns.docx, ${place}`);
});

it("the page of a void form and the withdrawn section of a handbook are cited as such, the others as ever", async () => {
  const id = await newChatbot();
  const stamp = "0.8 g BT /B 90 Tf 0.7 0.7 -0.7 0.7 180 300 Tm (VOID) Tj ET";
  const bytes = pdfFile([
    { content: lines(["Refunds are paid by bank transfer."]) },
    { content: `${lines(["The globe is kept on shelf seventy of the store."])}\n${stamp}` },
  ]);
  await upload(ann, id, { name: "store.pdf", type: "application/pdf", bytes });
  const handbook =
    "# Handbook\n\n## Bicycles (withdrawn)\n\nBicycles are parked in the cellar.\n\n## Cars\n\nCars are parked in the yard.";
  await uploadText(ann, id, "handbook.md", handbook);
  const placeOf = async (query: string) =>
    (await ann.chat.ask({ ragSystemId: id, query })).context[0]?.metadata.place;
  expect(await placeOf("How are refunds paid?")).toBe("Page 1");
  expect(await placeOf("On which shelf is the globe kept?")).toBe("Page 2 · marked “VOID”");
  expect(await placeOf("Where are bicycles parked?")).toBe("Marked “withdrawn”");
  expect(await placeOf("Where are cars parked?")).toBeUndefined();
});
