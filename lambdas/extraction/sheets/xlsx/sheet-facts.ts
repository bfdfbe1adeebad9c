import { utils } from "@e965/xlsx";
import { type Area, type CellFacts, isIn, noFacts, type SheetFacts } from "../facts.ts";
import { formulaOf, type SharedFormulas } from "./cell-formula.ts";
import type { Look } from "./looks.ts";

interface Surroundings {
  looks: Look[];
  /** The program is to calculate all formulas when it opens the file, because its writer has not. */
  isRecalculated: boolean;
  /** Tables with an area that has a style, and whether a filter is set in it. */
  tables: Array<{ area: Area; isFiltered: boolean }>;
}

const tagPattern = /<(?:\w+:)?(row|c)((?:\s[^<>]*?)?)(\/?)>/g;
/** A binary number keeps all figures of shorter ones. */
const exactLength = 15;

/** Facts of a worksheet part. Elements: ECMA-376 part 1, 18.3.1. */
export const sheetFacts = (xml: string, { looks, isRecalculated, tables }: Surroundings): SheetFacts => {
  const facts = noFacts();
  const start = xml.search(/<(?:\w+:)?sheetData/);
  const end = Math.max(start, xml.lastIndexOf("sheetData>"));
  if (start < 0) return facts;
  facts.hiddenColumns = hiddenColumns(xml.slice(0, start));
  const tail = xml.slice(end);
  facts.filtered = filteredAreas(tail).concat(
    tables.filter(({ isFiltered }) => isFiltered).map(({ area }) => area),
  );
  const painted = paintedAreas(tail).concat(tables.map(({ area }) => area));
  const shared: SharedFormulas = new Map();
  // the library that reads the cells takes no style for the format General
  const unstyled = looks[0] && { ...looks[0], isKnown: false };
  let row = -1;
  let column = -1;
  let before: string | undefined;
  tagPattern.lastIndex = start;
  for (let tag = tagPattern.exec(xml); tag && tag.index < end; tag = tagPattern.exec(xml)) {
    const [, name, attributes = "", isEmpty] = tag;
    const given = attribute(attributes, "r");
    if (name === "row") {
      row = given ? Number(given) - 1 : row + 1;
      column = -1;
      before = undefined;
      if (isHiddenRow(attributes)) facts.hiddenRows.add(row);
      continue;
    }
    if (!given) column = (before ? utils.decode_cell(before).c : column) + 1;
    before = given;
    const look = attributes.includes(" s=") ? looks[Number(attribute(attributes, "s"))] : unstyled;
    if (isEmpty || isOrdinary(xml, tagPattern.lastIndex, attributes, look)) continue;
    const place = given ? utils.decode_cell(given) : { r: row, c: column };
    const type = attribute(attributes, "t");
    const content = contentOf(xml, tagPattern.lastIndex);
    const formula = formulaOf(content, place, shared, { type, isRecalculated });
    const cell = {
      ...lookFacts(look, formula !== undefined, () => isIn(painted, place.r, place.c)),
      ...valueFacts(content, type),
      ...(formula && { formula }),
    };
    if (Object.keys(cell).length > 0) facts.cells.set(given ?? utils.encode_cell(place), cell);
  }
  return facts;
};

/** A short value in a style that says nothing more. */
const isOrdinary = (xml: string, from: number, attributes: string, look: Look | undefined): boolean => {
  const isPlain = !look || (!look.mark && (look.isKnown || look.format === "General"));
  if (!isPlain || !xml.startsWith("<v>", from)) return false;
  return xml.indexOf("<", from + 3) - from - 3 <= exactLength && !attributes.includes(' t="d"');
};

const lookFacts = (look: Look | undefined, hasFormula: boolean, isPainted: () => boolean): CellFacts => {
  const isTold = look && look.format !== "General" && (!look.isKnown || hasFormula);
  const isMarked = look?.mark && !isPainted();
  return { ...(isTold && { format: look.format }), ...(isMarked && { mark: look.mark }) };
};

const attribute = (attributes: string, name: string): string | undefined => {
  const at = attributes.indexOf(` ${name}=`);
  if (at < 0) return;
  const from = at + name.length + 3;
  return attributes.slice(from, attributes.indexOf(attributes[from - 1] ?? '"', from));
};

const isTrue = (value: string | undefined) => value === "1" || value === "true";

const isHiddenRow = (attributes: string) =>
  attributes.length > 0 &&
  (isTrue(attribute(attributes, "hidden")) || /^0(\.0*)?$/.test(attribute(attributes, "ht") ?? "1"));

const hiddenColumns = (head: string) =>
  [...head.matchAll(/<(?:\w+:)?col(\s[^<>]*)>/g)].flatMap(([, attributes = ""]) => {
    const isHidden =
      isTrue(attribute(attributes, "hidden")) || Number(attribute(attributes, "width") ?? 1) === 0;
    const from = Number(attribute(attributes, "min")) - 1;
    const to = Number(attribute(attributes, "max")) - 1;
    return isHidden && from >= 0 ? [{ from, to }] : [];
  });

/** A cell's elements; most cells have a value only. */
const contentOf = (xml: string, from: number): string => {
  const end = xml.indexOf("</", from);
  const isValueOnly = xml.startsWith("<v>", from) || xml.startsWith("<is>", from);
  if (isValueOnly) return xml.slice(from, end);
  const close = /<\/(?:\w+:)?c\s*>/g;
  close.lastIndex = from;
  return xml.slice(from, close.exec(xml)?.index ?? end);
};

const valueFacts = (content: string, type = "n"): CellFacts => {
  if (type !== "n" && type !== "d") return {};
  if (content.length <= exactLength + 3 && type === "n") return {};
  const value = /<(?:\w+:)?v(?:\s[^<>]*)?>([^<]*)/.exec(content)?.[1]?.trim() ?? "";
  if (type === "d") return value ? { isoDate: value } : {};
  return /^-?\d{16}|^.{21}/.test(value) ? { figures: value } : {};
};

const filteredAreas = (tail: string): Area[] =>
  [...tail.matchAll(/<(?:\w+:)?autoFilter\s[^<>]*?ref="([^"]+)"[^<>]*>\s*<(?:\w+:)?filterColumn/g)].map(
    ([, reference = ""]) => areaOf(reference),
  );

/** Areas whose cells may get another colour. */
const paintedAreas = (tail: string): Area[] =>
  [...tail.matchAll(/<(?:\w+:)?conditionalFormatting\s[^<>]*?sqref="([^"]+)"/g)].flatMap(([, list = ""]) =>
    list.trim().split(/\s+/).map(areaOf),
  );

export const areaOf = (reference: string): Area => {
  const { s, e } = utils.decode_range(reference.replaceAll("$", ""));
  return { fromRow: s.r, toRow: e.r, fromColumn: s.c, toColumn: e.c };
};
