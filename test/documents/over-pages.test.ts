import { expect, it } from "vitest";
import { at, lines, rows } from "../extraction/pdf/content.ts";
import { pdfFile } from "../extraction/pdf/pdf-file.ts";
import { upload } from "../upload.ts";
import { as } from "../users.ts";

const asked = async (bytes: Uint8Array, query: string) => {
  const ann = await as("ann");
  const { id } = await ann.chatbots.create({ name: "Harbour", use_case: "support" });
  await upload(ann, id, { name: "rates.pdf", type: "application/pdf", bytes });
  const { answer, context } = await ann.chat.ask({ ragSystemId: id, query });
  return { answer, places: context.map(({ metadata }) => metadata.place) };
};

const towns = [
  "Aalborg",
  "Bergen",
  "Calais",
  "Danzig",
  "Esbjerg",
  "Faro",
  "Genoa",
  "Hull",
  "Ipswich",
  "Jaffa",
];
const labels = ["Destination", "Letter", "Parcel", "Days"];

it("a value in a table's row on its second page is answered with the label from the first page", async () => {
  const rates = towns.map((town, index) => [town, `${index + 1}.50 euros`, `${index + 9}.90 euros`, "3"]);
  const page = (cells: string[][], y: number) => rows(cells, [60, 200, 320, 440], { y });
  const footer = at("Page 1", { x: 280, y: 30, size: 8 });
  const pages = [`${page([labels, ...rates.slice(0, 6)], 200)}\n${footer}`, page(rates.slice(6), 740)];
  const { answer } = await asked(
    pdfFile(pages.map((content) => ({ content }))),
    "How much is a parcel to Ipswich?",
  );
  expect(answer).toMatch(/Ipswich.*Parcel 17\.90 euros/);
});

it("a page is cited by its printed number and its number in the PDF", async () => {
  const texts = [
    "A preface by the harbour's board.",
    "Thanks to all helpers.",
    "The pump is oiled every 40 hours.",
  ];
  const pages = texts.map((text) => ({ content: lines([text]) }));
  const catalog = "/PageLabels<</Nums[0<</S/r>>2<</S/D>>]>>";
  const { answer, places } = await asked(pdfFile(pages, { catalog }), "How often is the pump oiled?");
  expect(answer).toContain("every 40 hours");
  expect(places[0]).toBe("Page 1 (3 of the PDF)");
});
