import { describe, expect, it } from "vitest";
import { read } from "./fixture.ts";

const fonts = String.raw`{\fonttbl{\f0\fcharset0 Arial;}{\f1\fcharset204 Arial Cyr;}{\f2\fcharset128 Gothic;}{\f3\fcharset2 Symbol;}{\f4\fcharset134{\*\fname Song}Sun;}{\f5\fcharset238 Arial CE;}}`;

const rich = (body: string) =>
  Buffer.from(String.raw`{\rtf1\ansi\ansicpg1252\deff0${fonts}${body}}`, "latin1");

const linesOf = async (body: string) =>
  (await read(rich(body), "a.doc")).blocks.map(({ type, text }) => `${type}: ${text}`);

const rows = async (body: string) =>
  (await read(rich(body), "a.doc")).blocks.map(({ cells, header }) => [cells, header]);

const plain = async (body: string) => (await read(rich(body), "a.doc")).text;

describe("rich text in any encoding", () => {
  it.each([
    ["Windows code pages by the font", String.raw`\f1\'cf\'f0\'e8 {\f5\'9e\'e1r} caf\f0\'e9`, "При žár café"],
    [
      "pairs of bytes, also where the second one is a letter",
      String.raw`\f2\'93\'fa\'96\'7b\'83A\'83\'5c{\f4\'d6\'d0}`,
      "日本アソ中",
    ],
    [
      "Unicode with its stand-ins, long and short",
      String.raw`{\uc1\u8364?}5 {\uc2\u26085\'93\'fa}{\uc0\u-10179\u-8704}!`,
      "€5 日😀!",
    ],
    ["the better one of two forms", String.raw`{\upr{Lodz}{\*\ud{\uc0\u321 \u243 d\u378 }}} end`, "Łódź end"],
    ["letters of the Symbol font", String.raw`{\f3 a \'b3} b`, "α ≥ b"],
    [
      "named characters",
      String.raw`a\endash b\emdash c \ldblquote q\rdblquote\~\bullet  co\-op\_x \{\\\}`,
      "a–b—c “q” • coop-x {\\}",
    ],
  ])("%s", async (_, body, text) => {
    expect(await plain(body)).toBe(text);
  });

  it("a document without fonts is read by its own code page", async () => {
    const text = async (head: string) => (await read(Buffer.from(`{\\rtf1${head} \\'e4bc}`), "a.doc")).text;
    expect(await text("\\ansi\\ansicpg1251")).toBe("дbc");
    expect(await text("\\mac")).toBe("‰bc");
  });
});

describe("rich text", () => {
  it("headings are found by style, outline level and bold lines", async () => {
    const styles = String.raw`{\stylesheet{\fs24 Normal;}{\s1\sbasedon0\fs32 heading 1;}{\s2\sbasedon1 \'dcberschrift 2;}{\s3\sbasedon2 My own;}{\*\cs9 Letters;}}`;
    const body = String.raw`{\pard\s2 Fees\par}{\pard\s3 Rooms\par}\pard\outlinelevel3 Halls\par\pard{\b Opening hours}\par Open {\b daily}.\par {\fs40 Late hours}\par`;
    const { blocks } = await read(rich(styles + body), "a.doc");
    expect(blocks.map(({ type, level }) => [type, level])).toEqual([
      ["heading", 2],
      ["heading", 2],
      ["heading", 4],
      ["heading", 6],
      ["paragraph", undefined],
      ["heading", 6],
    ]);
  });

  it("list items keep their numbers and depth", async () => {
    const body = String.raw`\pard{\listtext\pard\plain 1.\tab}\ls1 Books\par\pard{\listtext a)\tab}\ls1\ilvl1 Novels\par\pard{\pntext\f3\'b7\tab}{\*\pn\pnlvlblt}Films\par`;
    const { blocks } = await read(rich(body), "a.doc");
    expect(blocks.map(({ type, text, level }) => [type, text, level])).toEqual([
      ["list-item", "1. Books", 1],
      ["list-item", "a) Novels", 2],
      ["list-item", "- Films", 1],
    ]);
  });

  it("notes and comments follow their paragraph, headers and footers stand once at the end", async () => {
    const body = String.raw`{\header\pard Town library\par}{\headerf Town library\par}{\footer Page {\field{\*\fldinst PAGE}{\fldrslt 3}}\par}Open daily{\super\chftn}{\footnote\pard Not in {\i August}.}.{\*\atnid D}{\*\atnauthor The desk}\chatn{\*\annotation{\*\atndate 1}Check this}\par Next\par`;
    expect(await linesOf(body)).toEqual([
      "paragraph: Open daily.",
      "note: Note: Not in August.",
      "note: Comment by The desk: Check this",
      "paragraph: Next",
      "running: Town library",
    ]);
  });

  it("links keep their address, forms show what is filled in, hidden and deleted text goes", async () => {
    const box = (state: number) =>
      String.raw`{\field{\*\fldinst FORMCHECKBOX {\*\formfield{\fftype1\ffres${state}\ffdefres0}}}{\fldrslt}}`;
    const list = String.raw`{\field{\*\fldinst FORMDROPDOWN{\*\formfield{\fftype2\ffres1{\*\ffl Hall}{\*\ffl Room}}}}{\fldrslt}}`;
    const body = String.raw`{\field{\*\fldinst{HYPERLINK "https://books.example/all"}}{\fldrslt{\ul Our catalogue}}} lists{\v  no} {\deleted old }books.\par ${box(1)} ${box(25)} ${list}, {\field{\*\fldinst SYMBOL 97 \\f "Symbol"}{\fldrslt a}}\par`;
    expect(await linesOf(body)).toEqual([
      "paragraph: Our catalogue lists books. (https://books.example/all)",
      "paragraph: ☒ ☐ Room, α",
    ]);
  });

  it("a text box and what was written about a picture are read once", async () => {
    const body = String.raw`Anchor{\shp{\*\shpinst\shpleft0{\sp{\sn wzDescription}{\sv A red door}}{\shptxt\pard In a box\par}}{\shprslt{\*\do{\dptxbxtext In a box\par}}}}{\*\shppict{\pict\pngblip 89504e47}}{\nonshppict{\pict\wmetafile8 0100}} here\par`;
    expect(await linesOf(body)).toEqual([
      "paragraph: Anchor here",
      "paragraph: Image: A red door",
      "paragraph: In a box",
    ]);
  });

  it("an equation reads as one would type it", async () => {
    const body = String.raw`So {\mmath{\*\moMath{\mf{\mfPr{\mtype bar}}{\mnum{\mr a+b}}{\mden{\mr 2}}}}{\mmathPict{\pict 00}}} holds.\par`;
    expect(await plain(body)).toBe("So (a+b)/2 holds.");
  });

  it("unknown groups and binary content are passed over", async () => {
    const body = String.raw`{\*\mystery {\b lost} \bin3 }}}}Read {\pict\bin4 {{\\}this{\colortbl;\red0;}.\par`;
    expect(await plain(body)).toBe("Read this.");
  });

  it("the title property is the heading of a document without headings", async () => {
    const body = String.raw`{\info{\title House rules}{\author Nobody}}Be quiet.\par`;
    expect(await linesOf(body)).toEqual(["heading: House rules", "paragraph: Be quiet."]);
  });
});

describe("tables in rich text", () => {
  const row = (cells: string[], head = String.raw`\trowd\cellx1000\cellx2000\cellx3000`) =>
    `${head}\\pard\\intbl ${cells.map((cell) => `${cell}\\cell `).join("")}\\row\n`;

  it("cells keep the labels of their columns", async () => {
    const head = String.raw`\trowd\trhdr\cellx1000\cellx2000\cellx3000`;
    const body =
      row(["Branch", "Visits", "Loans"], head) + row(["Harbour", "10", "12"]) + String.raw`\pard After\par`;
    expect(await rows(body)).toEqual([
      [["Branch", "Visits", "Loans"], undefined],
      [
        ["Harbour", "10", "12"],
        ["Branch", "Visits", "Loans"],
      ],
      [undefined, undefined],
    ]);
  });

  it("merged cells stand in every row and over every column they cover", async () => {
    const body =
      row(
        [String.raw`{\b Branch}`, String.raw`{\b Visits}`, ""],
        String.raw`\trowd\cellx1000\clmgf\cellx2000\clmrg\cellx3000`,
      ) +
      row(["Harbour", "10", "12"], String.raw`\trowd\clvmgf\cellx1000\cellx2000\cellx3000`) +
      row(["", "14", "16"], String.raw`\trowd\clvmrg\cellx1000\cellx2000\cellx3000`);
    expect(await rows(body)).toContainEqual([
      ["Harbour", "14", "16"],
      ["Branch", "Visits", "Visits"],
    ]);
  });

  it("a table within a cell stays in its cell", async () => {
    const inner = String.raw`\pard\intbl\itap2 a\nestcell b\nestcell{\*\nesttableprops\trowd\cellx500\cellx900\nestrow}{\nonesttables\par}\pard\intbl\itap1`;
    const body = row(["Branch", "Visits", "Loans"]) + row(["Harbour", `Rooms\\par ${inner}`, "12"]);
    expect((await rows(body)).map(([cells]) => cells)).toEqual([
      ["Branch", "Visits", "Loans"],
      ["Harbour", "Rooms; a | b", "12"],
    ]);
  });
});
