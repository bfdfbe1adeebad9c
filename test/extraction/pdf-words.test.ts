import { expect, it } from "vitest";
import { read } from "./fixture.ts";
import { at, lines } from "./pdf/content.ts";
import { pdfFile } from "./pdf/pdf-file.ts";

const readPage = (content: string) => read(pdfFile([{ content }]), "a.pdf");

it("a space that a PDF draws over the letter behind it parts no word", async () => {
  const content = [
    at("8 ", { x: 60, y: 700, font: "B" }),
    at(" ", { x: 73.01, y: 700, font: "B" }),
    at("Chair of the harbour", { x: 73, y: 700 }),
  ];
  expect((await readPage(content.join("\n"))).text).toBe("8 Chair of the harbour");
});

it("letters kerned apart stay one word where a PDF writes its spaces", async () => {
  const content = "BT /F 10 Tf 60 700 Td [(W) -260 (e take care of the L) -250 (ake)] TJ ET";
  expect((await readPage(content)).text).toBe("We take care of the Lake");
});

it("words that a PDF parts by room alone are read apart", async () => {
  const content = "BT /F 10 Tf 60 700 Td [(The) -250 (A) -250 (pier) -250 (is) -250 (open)] TJ ET";
  expect((await readPage(content)).text).toBe("The A pier is open");
});

it("a justified line of a PDF is one line, however wide its spaces are", async () => {
  const wide = "BT /F 10 Tf 9 Tw 60 700 Td (night berths cost ten) Tj ET";
  const words = ["night ", "berths ", "cost ", "ten"].map((word, index) =>
    at(word, { x: 60 + [0, 36, 76, 108][index]!, y: 660 }),
  );
  const { text } = await readPage([wide, ...words].join("\n"));
  expect(text.split("\n\n")).toEqual(["night berths cost ten", "night berths cost ten"]);
});

it("a hyphen at a line's end stays in a compound and goes from a cut word", async () => {
  const { text } = await readPage(
    lines([
      "Because the pilots use chat-",
      "optimized models, their conversation-",
      "centric work is quick; the open-",
      "ing of the gate, which sepa-",
      "rated two pre-",
      "vious basins, was a long-",
      "term plan of the conversation.",
    ]),
  );
  expect(text).toContain("chat-optimized models, their conversation-centric work");
  expect(text).toContain(
    "the opening of the gate, which separated two previous basins, was a long-term plan",
  );
});

it("a PDF whose letters stand for others says so", async () => {
  const shifted = "7KH KDUERXU RIILFH RSHQV DW HLJKW LQ WKH PRUQLQJ DQG FORVHV DW ILYH";
  const { warnings } = await readPage(lines(Array.from({ length: 6 }, () => shifted)));
  expect(warnings).toEqual(["Much of the PDF's text is stored in a way that cannot be read correctly."]);
});
