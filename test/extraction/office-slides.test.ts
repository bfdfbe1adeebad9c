import { describe, expect, it } from "vitest";
import { extract } from "#extraction/extract.ts";
import { read } from "./fixture.ts";
import { relations, shape, slidesFile } from "./office/office-file.ts";

const linesOf = async (file: Uint8Array) =>
  (await read(file, "a.pptx")).blocks.map(({ type, text, place }) => `${place} ${type}: ${text}`);

describe("presentations", () => {
  it("a slide reads title first, then row by row, whatever was drawn first", async () => {
    const shapes =
      shape(["Lower right"], { left: 2000, top: 4000 }) +
      shape(["Upper right"], { left: 2000, top: 2000 }) +
      shape(["Upper left"], { left: 0, top: 2000 }) +
      shape(["Lower left"], { left: 0, top: 4000 }) +
      shape(["Rooms"], { top: 0, placeholder: "title" });
    expect(await linesOf(slidesFile([{ shapes }]))).toEqual([
      "Slide 1 heading: Rooms",
      "Slide 1 paragraph: Upper left",
      "Slide 1 paragraph: Upper right",
      "Slide 1 paragraph: Lower left",
      "Slide 1 paragraph: Lower right",
    ]);
  });

  it("hidden slides are left out with a warning, and the others keep their numbers", async () => {
    const file = slidesFile([
      { shapes: shape(["Secret"]), attributes: 'show="0"' },
      { shapes: shape(["Shown"]) },
    ]);
    const { blocks, warnings } = await read(file, "a.pptx");
    expect(blocks.map(({ place, text }) => [place, text])).toEqual([["Slide 2", "Shown"]]);
    expect(warnings).toEqual(["The hidden slide 1 was left out."]);
  });

  it("slide numbers and dates go, a footer stays once", async () => {
    const shapes = shape(["4"], { placeholder: "sldNum" }) + shape(["May"], { placeholder: "dt" });
    const slide = { shapes: shape(["Loans"]) + shapes + shape(["Town library"], { placeholder: "ftr" }) };
    const { text } = await read(slidesFile([slide, slide]), "a.pptx");
    expect(text.match(/Town library/g)).toHaveLength(1);
    expect(text).not.toMatch(/4|May/);
  });

  it("notes and comments follow their slide", async () => {
    const comments = '<p:cmLst><p:cm authorId="0"><p:text>Say it louder</p:text></p:cm></p:cmLst>';
    const authors = '<p:cmAuthorLst><p:cmAuthor id="0" name="The desk"/></p:cmAuthorLst>';
    const file = slidesFile(
      [
        {
          shapes: shape(["Loans"]),
          related: [
            ["r1", "notesSlide", "../notesSlides/notesSlide1.xml"],
            ["r2", "comments", "../comments/comment1.xml"],
          ],
        },
      ],
      {
        "ppt/notesSlides/notesSlide1.xml": `<p:notes><p:cSld><p:spTree>${shape(["Smile"], { placeholder: "body" })}${shape(["1"], { placeholder: "sldNum" })}</p:spTree></p:cSld></p:notes>`,
        "ppt/comments/comment1.xml": comments,
        "ppt/commentAuthors.xml": authors,
        "ppt/_rels/presentation.xml.rels": relations([
          ["s0", "slide", "slides/slide1.xml"],
          ["a0", "commentAuthors", "commentAuthors.xml"],
        ]),
      },
    );
    expect(await linesOf(file)).toEqual([
      "Slide 1 paragraph: Loans",
      "Slide 1 note: Notes: Smile",
      "Slide 1 note: Comment by The desk: Say it louder",
    ]);
  });

  it("a diagram reads as a nested list", async () => {
    const point = (id: string, text: string, type = "node") =>
      `<dgm:pt modelId="${id}" type="${type}"><dgm:t><a:p><a:r><a:t>${text}</a:t></a:r></a:p></dgm:t></dgm:pt>`;
    const link = (from: string, to: string) => `<dgm:cxn modelId="x${to}" srcId="${from}" destId="${to}"/>`;
    const diagram = `<dgm:dataModel><dgm:ptLst>${point("0", "", "doc")}${point("1", "Borrow")}${point("2", "Books")}</dgm:ptLst><dgm:cxnLst>${link("0", "1")}${link("1", "2")}</dgm:cxnLst></dgm:dataModel>`;
    const shapes =
      '<p:graphicFrame><a:graphic><a:graphicData><dgm:relIds r:dm="r1"/></a:graphicData></a:graphic></p:graphicFrame>';
    const file = slidesFile([{ shapes, related: [["r1", "diagramData", "../diagrams/data1.xml"]] }], {
      "ppt/diagrams/data1.xml": diagram,
    });
    const { blocks } = await read(file, "a.pptx");
    expect(blocks.map(({ text, level }) => [text, level])).toEqual([
      ["- Borrow", 1],
      ["- Books", 2],
    ]);
  });

  it("reading tells how many slides are done", async () => {
    const heard: unknown[] = [];
    const file = slidesFile([{ shapes: shape(["One"]) }, { shapes: shape(["Two"]) }]);
    await extract(file, { filename: "a.pptx" }, (progress) => heard.push(progress));
    expect(heard.at(-1)).toEqual({ done: 2, total: 2, unit: "slide" });
  });
});
