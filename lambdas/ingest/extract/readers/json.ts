import type { Draft, Reading } from "../block.ts";
import { decode } from "../encoding/decode.ts";
import { plainBlocks } from "./plain-blocks.ts";

const deepestHeading = 3;
const deepest = 200;

/** Every value with its key: objects as records of "key: value" lines, named parts as headings. */
export function readJson(bytes: Uint8Array): Reading {
  const text = decode(bytes).trim();
  const value = parse(text);
  if (value !== undefined) return { drafts: [...valueBlocks(value, [])] };
  const lines = text
    .split(/\r?\n/)
    .filter((line) => line.trim())
    .map(parse);
  if (lines.every((line) => line !== undefined)) return { drafts: [...valueBlocks(lines, [])] };
  return { drafts: plainBlocks(text), warnings: ["The file is not valid JSON. It was read as plain text."] };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function* valueBlocks(value: unknown, path: string[], isListed = false): Generator<Draft> {
  const isOutline = isRecord(value) && path.length < deepestHeading && Object.values(value).some(isPart);
  if (Array.isArray(value) && value.some(isBranch)) {
    for (const item of value) yield* valueBlocks(item, path, true);
  } else if (isOutline && !isListed) {
    yield* sections(value, path);
  } else {
    const text = lines(value, "", 0).join("\n");
    if (text) yield { type: "record", text };
  }
}

/** The plain members first, then each part under a heading of its own. */
function* sections(value: Record<string, unknown>, path: string[]): Generator<Draft> {
  const plain = Object.entries(value).filter(([, member]) => !isPart(member));
  if (plain.length > 0) yield { type: "record", text: lines(Object.fromEntries(plain), "", 0).join("\n") };
  for (const [key, member] of Object.entries(value).filter(([, part]) => isPart(part))) {
    yield { type: "heading", level: path.length + 1, text: key };
    yield* valueBlocks(member, [...path, key]);
  }
}

/** What deserves a heading of its own: lists of objects, and objects of objects. */
const isPart = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isRecord) : isRecord(value) && Object.values(value).some(isBranch);

function lines(value: unknown, key: string, depth: number): string[] {
  if (depth > deepest) return [];
  if (Array.isArray(value) && !value.some(isBranch)) return line(key, value.map(String).join(", "));
  if (Array.isArray(value)) return value.flatMap((item) => lines(item, key, depth + 1));
  if (!isRecord(value)) return line(key, value === null || value === undefined ? "" : String(value));
  return Object.entries(value).flatMap(([name, member]) =>
    lines(member, key ? `${key}.${name}` : name, depth + 1),
  );
}

const line = (key: string, text: string) => (text === "" ? [] : [key ? `${key}: ${text}` : text]);

const isBranch = (value: unknown) => typeof value === "object" && value !== null;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  isBranch(value) && !Array.isArray(value);
