import { expect, it } from "vitest";
import { upload } from "../upload.ts";
import { as } from "../users.ts";

const page = `<!doctype html><title>Install the agent</title><main><h1>Install the agent</h1>
<ul role="tablist"><li role="tab">Windows</li><li role="tab">macOS</li></ul>
<div><div role="tabpanel"><p>Run the setup program as administrator.</p></div>
<div role="tabpanel" hidden><p>Open the disk image and drag the agent into Applications.</p></div></div>
<p>Both need two gigabytes of memory.</p><h2>Licence</h2><h3><button aria-expanded="false" aria-controls="a">How long is the licence valid?</button></h3>
<div id="a" hidden><p>It is valid for two years and costs <del>199</del> <ins>149</ins> EUR.</p></div>
<div style="display:none"><p>Our purchase price is 40 EUR.</p></div></main>`;

it("what a tab or a question opens is answered and cited, and what is hidden or struck out is not", async () => {
  const ann = await as("ann");
  const { id } = await ann.chatbots.create({ name: "Agent", use_case: "support" });
  const document = await upload(ann, id, { name: "install.html", type: "text/html", bytes: page });
  const ask = (query: string) => ann.chat.ask({ ragSystemId: id, query });
  const tab = await ask("How do I install the agent on macOS?");
  expect(tab.answer).toContain("drag the agent into Applications");
  expect(tab.context[0]?.content).not.toContain("gigabytes");
  const question = await ask("How long is the licence valid?");
  expect(question.answer).toContain("two years and costs 149 EUR");
  expect(question.context[0]?.content).toMatch(/How long is the licence valid\?/);
  const { text } = await ann.documents.text({ chatbotId: id, id: document.id });
  expect(text).not.toMatch(/199|purchase/);
  const done = await ann.documents.get({ chatbotId: id, id: document.id });
  expect(done.warnings).toEqual([
    '1 struck-through text was left out: "199".',
    '1 hidden text was left out: "Our purchase price is 40 EUR.".',
  ]);
});
