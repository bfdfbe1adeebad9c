import type { Draft, Extraction } from "../blocks/block.ts";
import { tableRows } from "../blocks/table-rows.ts";
import { decode } from "../encoding/decode.ts";
import { LeftOut } from "../marks/left-out.ts";
import { statusOfEntries } from "../marks/status/status-of-entries.ts";
import { plainBlocks } from "../plain/plain-blocks.ts";
import { isBranch, isRecord, jsonRecord } from "./json-record.ts";
import { notebookBlocks } from "./notebook.ts";
import { parseJson } from "./parse-json.ts";

const maxHeadingDepth = 3;

/** Every value with its key: objects as records of "key: value" lines, named parts as headings. */
export function readJson(bytes: Uint8Array): Extraction {
  const text = decode(bytes);
  const found = parseJson(text);
  if (!found)
    return {
      drafts: plainBlocks(text.trim()),
      warnings: [isCutOff(text) ? cutOff : "The file is not valid JSON. It was read as plain text."],
    };
  const { value, brokenLines } = found;
  const leftOut = new LeftOut();
  const drafts = notebookBlocks(value, leftOut) ?? [...valueBlocks(value, [], leftOut)];
  const status = statusOfRecord(value);
  const warnings = [...(brokenLines.length > 0 ? [warningOf(brokenLines)] : []), ...leftOut.warnings()];
  return { drafts, warnings, ...(status && { status }) };
}

const cutOff =
  "The file ends in the middle of its JSON: it was cut off, and read as plain text. Download or export it again.";

const isCutOff = (text: string): boolean => /^\s*[[{]/.test(text) && !/[\]}]$/.test(text.trimEnd());

const warningOf = ([first, ...others]: number[]): string =>
  others.length === 0
    ? `Line ${first} is not valid JSON. It was read as plain text.`
    : `${others.length + 1} lines are not valid JSON, the first is line ${first}. They were read as plain text.`;

/** Records are kept whatever they say of themselves: their keys are in the text. The status is shown with them. */
function* valueBlocks(value: unknown, path: string[], leftOut: LeftOut, isListed = false): Generator<Draft> {
  const status = statusOfRecord(value);
  for (const draft of partBlocks(value, path, leftOut, isListed)) yield status ? { status, ...draft } : draft;
}

const statusOfRecord = (value: unknown): string | undefined => {
  if (!isRecord(value)) return;
  const plain = Object.entries(value).filter(([, member]) => !isBranch(member) && member !== null);
  return statusOfEntries(plain.map(([key, member]) => [key, String(member)]));
};

function* partBlocks(value: unknown, path: string[], leftOut: LeftOut, isListed: boolean): Generator<Draft> {
  if (isGrid(value)) yield* tableRows(value.map((row) => ({ cells: row.map(String) })));
  else if (Array.isArray(value) && value.some(isBranch)) {
    for (const item of value) yield* valueBlocks(item, path, leftOut, true);
  } else if (
    isRecord(value) &&
    !isListed &&
    path.length < maxHeadingDepth &&
    Object.values(value).some(isPart)
  ) {
    yield* sections(value, path, leftOut);
  } else {
    const text = jsonRecord(value, leftOut);
    if (text) yield { type: "record", text };
  }
}

/** The plain members first, then each part under a heading of its own. */
function* sections(value: Record<string, unknown>, path: string[], leftOut: LeftOut): Generator<Draft> {
  const members = Object.entries(value);
  const plain = jsonRecord(Object.fromEntries(members.filter(([, member]) => !isPart(member))), leftOut);
  if (plain) yield { type: "record", text: plain };
  for (const [key, member] of members.filter(([, part]) => isPart(part))) {
    yield { type: "heading", level: path.length + 1, text: key };
    yield* valueBlocks(member, [...path, key], leftOut);
  }
}

/** Lists of objects, tables and objects of objects get a heading of their own. */
const isPart = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isRecord) || isGrid(value)
    : isRecord(value) && Object.values(value).some(isBranch);

/** Rows of plain values, of which some are words: numbers alone are a shape or a matrix. */
const isGrid = (value: unknown): value is unknown[][] =>
  Array.isArray(value) &&
  value.length > 1 &&
  value.every((row) => Array.isArray(row) && row.length > 1 && !row.some(isBranch)) &&
  value.some(
    (row) => Array.isArray(row) && row.some((cell) => typeof cell === "string" && /\p{L}/u.test(cell)),
  );
