import type { Draft } from "../blocks/block.ts";
import { tableRows } from "../blocks/table-rows.ts";
import type { LeftOut } from "../marks/left-out.ts";
import { inReadingOrder } from "../office/slides/shape-order.ts";
import { allBelow, type PptRecord, type } from "./records.ts";
import { type Shape, shapesOn } from "./shapes.ts";
import { isBody, isTitle, type PptText, textsIn } from "./text.ts";

/** Placeholders for date, slide number, footer and header. */
const skipped = new Set([0x07, 0x08, 0x09, 0x0a]);

/** Blocks of a slide: its titles, then its shapes in reading order. */
export const slideBlocks = (
  slide: PptRecord | undefined,
  outlined: PptRecord[],
  { place, leftOut }: { place: string; leftOut: LeftOut },
): Draft[] => {
  const outline = textsIn(outlined);
  const drawn = slide ? shapesOn(slide, outline) : [];
  const used = new Set(drawn.flatMap(textsOf));
  const shapes = shown(drawn, leftOut);
  const rest = [...outline, ...looseTexts(slide, drawn)].filter((text) => !used.has(text));
  const all = [
    ...shapes,
    ...rest.map(
      (text): Shape => ({
        texts: [text],
        box: undefined,
        placeholder: undefined,
        children: [],
        isHidden: false,
      }),
    ),
  ];
  const titles = all.filter(({ texts }) => texts.some(isTitle));
  const others = all.filter((shape) => !titles.includes(shape));
  return [
    ...titles
      .flatMap(({ texts }) => texts)
      .map(
        ({ lines }): Draft => ({
          type: "heading",
          level: 1,
          text: lines
            .map(({ text }) => text)
            .join(" ")
            .replace(/\s+/g, " "),
          place,
        }),
      ),
    ...shapesBlocks(others, place),
    ...(slide ? comments(slide, place) : []),
  ];
};

/** Shapes without the hidden ones. */
const shown = (shapes: Shape[], leftOut: LeftOut): Shape[] =>
  shapes.flatMap((shape) => {
    if (!shape.isHidden) return [{ ...shape, children: shown(shape.children, leftOut) }];
    const text = textsOf(shape)
      .flatMap(({ lines }) => lines.map((line) => line.text))
      .join(" ");
    if (/[\p{L}\p{N}]/u.test(text)) leftOut.add("hiddenShape", text);
    return [];
  });

const textsOf = (shape: Shape): PptText[] => [...shape.texts, ...shape.children.flatMap(textsOf)];

/** Texts of a slide without shapes. */
const looseTexts = (slide: PptRecord | undefined, shapes: Shape[]): PptText[] =>
  slide && shapes.length === 0 ? textsIn(flat(slide)) : [];

const flat = (record: PptRecord): PptRecord[] =>
  record.children.length > 0 ? record.children.flatMap(flat) : [record];

const shapesBlocks = (shapes: Shape[], place: string): Draft[] => {
  const drawn = shapes
    .map((shape) => ({ shape, blocks: shapeBlocks(shape, place) }))
    .filter(({ blocks }) => blocks.length > 0);
  return inReadingOrder(drawn, ({ shape }) => shape.box).flatMap(({ blocks }) => blocks);
};

const shapeBlocks = (shape: Shape, place: string): Draft[] => {
  if (shape.placeholder !== undefined && skipped.has(shape.placeholder)) return [];
  if (shape.rows)
    return tableRows(
      shape.rows.map((cells) => ({ cells })),
      { place, hasTitles: false },
    );
  return [...shape.texts.flatMap((text) => textBlocks(text, place)), ...shapesBlocks(shape.children, place)];
};

/** Lines of a body placeholder are list items unless a line turns its bullet off. */
const textBlocks = (text: PptText, place: string): Draft[] =>
  text.lines
    .filter((line) => line.text)
    .map(({ text: line, level, hasBullet }): Draft => {
      const isItem = hasBullet ?? isBody(text);
      return isItem
        ? { type: "list-item", level: level + 1, text: `- ${line}`, place }
        : { type: "paragraph", text: line, place };
    });

/** Strings 0 to 2 are author, text and initials. Format: [MS-PPT] 2.5.23. */
const comments = (slide: PptRecord, place: string): Draft[] =>
  [...allBelow(slide, type.comment)].flatMap((comment): Draft[] => {
    const string = (instance: number) =>
      comment.children
        .find((one) => one.type === type.string && one.instance === instance)
        ?.content.toString("utf16le")
        .trim();
    const [author, text] = [string(0), string(1)];
    return text ? [{ type: "note", text: `Comment${author ? ` by ${author}` : ""}: ${text}`, place }] : [];
  });
