import { beforeAll, describe, expect, it } from "vitest";
import { docxOf, paragraph } from "../../extraction/hostile/office.ts";
import { lines } from "../../extraction/pdf/content.ts";
import { pdfFile } from "../../extraction/pdf/pdf-file.ts";
import { type UploadedFile, upload } from "../../upload.ts";
import { type Actor, as } from "../../users.ts";

let ann: Actor;
beforeAll(async () => {
  ann = await as("ann");
});

const answersOf = async (file: UploadedFile) => {
  const { id } = await ann.chatbots.create({ name: `About ${file.name}`, use_case: "support" });
  await upload(ann, id, file);
  return async (query: string): Promise<string> => {
    const { answer, outcome } = await ann.chat.ask({ ragSystemId: id, query });
    return outcome === "answered" ? answer : outcome;
  };
};

const care = [
  "Take out the battery before you clean the lamp.",
  "The battery lasts 40 hours and is changed with a coin.",
];
const terms = [
  "Battery, 12, 34",
  "Bulb, 3-5",
  "Cable, 7",
  "Cleaning, 8, 9",
  "Filter, 21",
  "Filter, changing the, 22, 24",
  "Switch, 4",
];
const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const manuals: UploadedFile[] = [
  { name: "manual.txt", type: "text/plain", bytes: [...care, "Index", terms.join("\n")].join("\n\n") },
  {
    name: "manual.md",
    type: "text/markdown",
    bytes: ["# Lamp", ...care, "## Index", ...terms.map((term) => `- ${term}`)].join("\n\n"),
  },
  {
    name: "manual.html",
    type: "text/html",
    bytes: `<h1>Lamp</h1>${care.map((one) => `<p>${one}</p>`).join("")}<h2>Index</h2><ul>${terms.map((term) => `<li>${term}</li>`).join("")}</ul>`,
  },
  {
    name: "manual.pdf",
    type: "application/pdf",
    bytes: pdfFile([{ content: lines(care) }, { content: lines(["Index", ...terms]) }]),
  },
  {
    name: "manual.docx",
    type: word,
    bytes: docxOf([...care, "Index", ...terms].map((line) => paragraph(line)).join("")),
  },
];

describe.each(manuals)("a manual with an index at the back in $name", (manual) => {
  it("answers from its text", async () => {
    const ask = await answersOf(manual);
    const answer = await ask("How long does the battery last?");
    expect(answer).toContain("The battery lasts 40 hours");
    expect(answer).not.toMatch(/12, 34|Index/);
    expect(await ask("How do I change the filter?")).toBe("refused");
  });
});

it("an index tells the page to who asks for it", async () => {
  const ask = await answersOf(manuals[1]!);
  expect(await ask("On which page is the filter?")).toContain("Filter, 2");
});

const page = `<!doctype html><title>Lamp shop</title>
<div class="top"><a href="/">Home</a> &gt; <a href="/l">Lamps</a> &gt; <a href="/t">Table lamps</a></div>
<div><p>We use cookies to improve this site. Accept all cookies or change the settings.</p></div>
<h1>Lamp shop</h1><p>We repair lamps of all makes within 5 days.</p><p>Deliveries inside the town are free from 50 euros on.</p>
<h2>You might also like</h2><ul><li><a href="/a">How we repair lamps in 2026</a></li><li><a href="/b">Free deliveries: ten lamps</a></li></ul>
<div><p>Deutsch · English · Français · Español · Italiano</p><p>© 2026 Lamp shop. All rights reserved.</p>
<p>Lamp shop, 4 Quay Street, phone +49 421 555 0190, Monday to Friday 9:00–17:00</p></div>`;

describe("a page with navigation", () => {
  it("answers from its own text", async () => {
    const ask = await answersOf({ name: "shop.html", type: "text/html", bytes: page });
    expect(await ask("How long does it take to repair a lamp?")).toBe(
      "We repair lamps of all makes within 5 days. [1]",
    );
    expect(await ask("Which languages are there, Deutsch or English?")).not.toContain("Français");
    expect(await ask("May I accept all cookies?")).not.toContain("Home");
  });

  it("answers with the way to reach the shop from its foot", async () => {
    const ask = await answersOf({ name: "shop.html", type: "text/html", bytes: page });
    expect(await ask("What is the phone number of the lamp shop?")).toContain("+49 421 555 0190");
  });
});

const publications = [
  "Bell, A., Roth, S. (1987) Burst firing of lamps in vitro. Brit. J. Light 59:369-78.",
  "Bell, A. (2006) Isolated lamps and their fibres. BMC Light 7:5-12.",
];

it.each([
  ["cv.txt", "text/plain", ["CURRICULUM VITAE", "PUBLICATIONS", ...publications].join("\n\n")],
  ["cv.md", "text/markdown", ["# Vita", "## Publications", ...publications].join("\n\n")],
  ["cv.docx", word, docxOf(["Vita", "Publications", ...publications].map(paragraph).join(""))],
])("the publications of a person in %s are content", async (name, type, bytes) => {
  const ask = await answersOf({ name, type, bytes });
  expect(await ask("What did Bell say about isolated lamps?")).toContain("Isolated lamps and their fibres");
});

it("the people to ask about an applicant are content", async () => {
  const text =
    "# Application\n\n## References\n\n- Harbour Ltd, sales office, sales@harbour.example, +31 20 555 01 02\n- Quay Ltd, phone +31 20 555 01 99";
  const ask = await answersOf({ name: "profile.md", type: "text/markdown", bytes: text });
  expect(await ask("What is the phone number of the sales office of Harbour Ltd?")).toContain("555 01 02");
});
