import { expect, it } from "vitest";
import { paragraph, run, wordFile } from "../extraction/office/office-file.ts";
import { upload } from "../upload.ts";
import { as } from "../users.ts";

const word = wordFile(
  paragraph(run("Fees of the archive", '<w:b/><w:sz w:val="36"/>')) +
    paragraph(
      run("A reader's card costs 49") + run("1", '<w:vertAlign w:val="superscript"/>') + run(" EUR a year."),
    ),
);
const page = `<h1>Fees of the archive</h1><p>A reader's card costs 49<a href="#n"><sup>1</sup></a> EUR a year.</p>`;

it.each([
  ["fees.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", word],
  ["fees.html", "text/html", page],
])(
  "a price with a raised mark is answered and cited from %s without the mark in the figure",
  async (name, type, bytes) => {
    const api = await as("ann");
    const { id } = await api.chatbots.create({ name: "Desk", use_case: "support" });
    await upload(api, id, { name, type, bytes });
    const { answer, context } = await api.chat.ask({
      ragSystemId: id,
      query: "What does a reader's card cost?",
    });
    expect(answer).toContain("49^1 EUR a year. [1]");
    expect(context[0]?.content).toContain("49^1 EUR");
  },
);
