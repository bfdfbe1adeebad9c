import type { Box } from "../office/slides/shape-order.ts";
import { allBelow, first, type PptRecord, type } from "./records.ts";
import { type PptText, textsIn } from "./text.ts";

export interface Shape {
  texts: PptText[];
  box: Box | undefined;
  /** Type of placeholder. Format: [MS-PPT] 2.13.21. */
  placeholder: number | undefined;
  /** Cells by row, if the shape is a table. */
  rows?: string[][];
  children: Shape[];
  isHidden: boolean;
}

const tableProperty = 0x039f;
const groupBooleans = 0x03bf;
/** fHidden with fUsefHidden. Format: [MS-ODRAW] 2.3.4.44. */
const hiddenBits = 0x00020002;
const sameEdge = 8;

/** Shapes of a slide in drawing order. `outline` has the texts that the document stores for the slide. */
export const shapesOn = (slide: PptRecord, outline: PptText[]): Shape[] => {
  const drawing = first(slide, type.drawing);
  const groups = drawing ? [...allBelow(drawing, type.group)] : [];
  return groups[0] ? inGroup(groups[0], outline) : [];
};

const inGroup = (group: PptRecord, outline: PptText[]): Shape[] =>
  group.children.flatMap((record, index): Shape[] => {
    if (record.type === type.shape) return index === 0 ? [] : [shapeOf(record, outline)];
    if (record.type !== type.group) return [];
    const children = inGroup(record, outline);
    const head = first(record, type.shape);
    const isHidden = isHiddenShape(head);
    const shape = { texts: [], box: head && boxOf(head), placeholder: undefined, children, isHidden };
    return [isTable(head) ? { ...shape, rows: rowsOf(children), children: [] } : shape];
  });

const shapeOf = (record: PptRecord, outline: PptText[]): Shape => {
  const textBox = first(record, type.textBox);
  const reference = first(textBox, type.outlineText);
  const shared =
    reference && reference.content.length >= 4 ? outline[reference.content.readUInt32LE(0)] : undefined;
  const placeholder = first(first(record, type.clientData), type.placeholder);
  return {
    texts: shared ? [shared] : textsIn(textBox?.children ?? []),
    box: boxOf(record),
    placeholder: placeholder && placeholder.content.length >= 5 ? placeholder.content[4] : undefined,
    children: [],
    isHidden: isHiddenShape(record),
  };
};

const boxOf = (shape: PptRecord): Box | undefined => {
  const client = first(shape, type.clientAnchor)?.content;
  const child = first(shape, type.childAnchor)?.content;
  if (child && child.length >= 16)
    return {
      left: child.readInt32LE(0),
      top: child.readInt32LE(4),
      right: child.readInt32LE(8),
      bottom: child.readInt32LE(12),
    };
  if (client && client.length >= 16)
    return {
      top: client.readInt32LE(0),
      left: client.readInt32LE(4),
      right: client.readInt32LE(8),
      bottom: client.readInt32LE(12),
    };
  if (client && client.length >= 8)
    return {
      top: client.readInt16LE(0),
      left: client.readInt16LE(2),
      right: client.readInt16LE(4),
      bottom: client.readInt16LE(6),
    };
};

const isTable = (shape: PptRecord | undefined): boolean => hasBits(shape, tableProperty, 1);

const isHiddenShape = (shape: PptRecord | undefined): boolean => hasBits(shape, groupBooleans, hiddenBits);

/** True if a property of a shape has all of these bits. Format: [MS-ODRAW] 2.2.9. */
const hasBits = (shape: PptRecord | undefined, wanted: number, bits: number): boolean => {
  const properties = [first(shape, type.moreProperties), first(shape, type.properties)];
  return properties.some((record) => {
    for (
      let index = 0;
      record && index < record.instance && index * 6 + 6 <= record.content.length;
      index += 1
    )
      if ((record.content.readUInt16LE(index * 6) & 0x3fff) === wanted)
        return (record.content.readUInt32LE(index * 6 + 2) & bits) === bits;
    return false;
  });
};

/** The cells of a table are shapes in a grid; shapes without text are borders. */
const rowsOf = (shapes: Shape[]): string[][] => {
  const cells = shapes.flatMap(({ box, texts }) => (box && texts.length > 0 ? [{ box, texts }] : []));
  const lefts = edges(
    shapes.flatMap(({ box }) => (box && box.right > box.left && box.bottom > box.top ? [box.left] : [])),
  );
  const tops = edges(cells.map(({ box }) => box.top));
  return tops.map((top) => {
    const row = lefts.map(() => "");
    for (const { box, texts } of cells)
      if (Math.abs(box.top - top) <= sameEdge)
        row[
          Math.max(
            0,
            lefts.findLastIndex((left) => left <= box.left + sameEdge),
          )
        ] = texts.flatMap(({ lines }) => lines.map(({ text }) => text)).join("\n");
    return row;
  });
};

const edges = (values: number[]): number[] => {
  const found: number[] = [];
  for (const value of values.toSorted((a, b) => a - b))
    if (found.length === 0 || value - (found.at(-1) ?? 0) > sameEdge) found.push(value);
  return found;
};
