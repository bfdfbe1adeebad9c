import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import satori, { type Font } from "satori";
import { stillFont } from "./fonts.ts";

export interface Card {
  /** Its address on the site. */
  path: string;
  label: string;
  title: string;
  /** Lines of a sample document, with one phrase in ==…==. */
  lines: string[];
}

const width = 1200;
const height = 630;

/** Cards that did not change are taken from here; a picture takes about a fifth of a second. */
const cache = join(import.meta.dirname, "..", "dist", "cards");

/** Draws each card as PNG into the built site. */
export const writeCards = async (cards: Card[], outDir: string): Promise<void> => {
  const source = await readFile(import.meta.filename);
  const missing: { card: Card; kept: string }[] = [];
  await mkdir(cache, { recursive: true });
  for (const card of cards) {
    const hash = createHash("sha256").update(source).update(JSON.stringify(card)).digest("hex");
    const kept = join(cache, `${hash.slice(0, 32)}.png`);
    if (!existsSync(kept)) missing.push({ card, kept });
    else await put(join(outDir, card.path), await readFile(kept));
  }
  if (missing.length === 0) return;
  await initWasm(await readFile(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));
  const fonts: Font[] = [
    { name: "Newsreader", weight: 500, data: await stillFont("newsreader", 500) },
    { name: "Hanken Grotesk", weight: 500, data: await stillFont("hanken-grotesk", 500) },
  ];
  for (const { card, kept } of missing) {
    const png = await draw(card, fonts);
    await writeFile(kept, png);
    await put(join(outDir, card.path), png);
  }
};

const put = async (file: string, png: Uint8Array): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, png);
};

const draw = async (card: Card, fonts: Font[]): Promise<Uint8Array> => {
  const svg = await satori(layout(card) as Parameters<typeof satori>[0], { width, height, fonts });
  const image = new Resvg(svg, { fitTo: { mode: "width", value: width } }).render();
  return image.asPng();
};

interface Box {
  type: "div";
  props: { style: Record<string, string | number>; children?: Box[] | string };
}

const box = (style: Record<string, string | number>, children?: Box[] | string): Box => ({
  type: "div",
  props: { style: { display: "flex", ...style }, ...(children !== undefined && { children }) },
});

/** The title at the left, and at the right a sheet of paper whose cited phrase is marked; colours of the light theme. */
const layout = ({ label, title, lines }: Card): Box =>
  box({ width, height, background: "#f1eee6", color: "#1d1b16", fontFamily: "Newsreader" }, [
    box(
      {
        flexDirection: "column",
        justifyContent: "space-between",
        width: 700,
        padding: "64px 40px 64px 72px",
      },
      [
        box({ fontFamily: "Hanken Grotesk", fontSize: 26, color: "#575246" }, label),
        box({ fontSize: title.length > 60 ? 54 : 66, lineHeight: 1.12, letterSpacing: -1 }, title),
        box({ fontFamily: "Hanken Grotesk", fontSize: 30 }, "Docent"),
      ],
    ),
    box({ width: 500, paddingTop: 84, paddingRight: 0 }, [
      box(
        {
          flexDirection: "column",
          width: 500,
          height: 546,
          padding: "56px 48px",
          background: "#ffffff",
          border: "1px solid #e3ddd0",
          fontSize: 30,
          lineHeight: 1.45,
          color: "#575246",
        },
        lines.map((line) => box({ flexWrap: "wrap", marginBottom: 22 }, wordsOf(line))),
      ),
    ]),
  ]);

/** Satori breaks lines between boxes, so each word is one. */
const wordsOf = (line: string): Box[] =>
  line.split("==").flatMap((part, at) =>
    part
      .split(/\s+/)
      .filter(Boolean)
      .map((word) =>
        box(
          at % 2 === 1 ? { background: "#ffe576", color: "#2b2300", paddingRight: 8 } : { paddingRight: 8 },
          word,
        ),
      ),
  );
