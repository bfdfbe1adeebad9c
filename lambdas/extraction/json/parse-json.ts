import { AppError } from "#shared/errors.ts";

const deepest = 500;
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\/|-?\d[\d.eE+-]*|,(?=\s*[\]}])/g;

export interface Parsed {
  value: unknown;
  /** Numbers, from 1, of the invalid lines in a text with one value on each line. Their value is their text. */
  brokenLines: number[];
}

/**
 * The value of a JSON text, or of a text with one value on each line; numbers that JavaScript would change ("1.50",
 * a long id) come as the text they are. Comments and a comma too many are overlooked. `undefined` for what is no JSON.
 * Throws AppError("invalid") for what is nested without end.
 */
export function parseJson(text: string): Parsed | undefined {
  if (depthOf(text) > deepest)
    throw new AppError(
      "invalid",
      `The JSON file is nested deeper than ${deepest} levels. Flatten it, or save what matters as text, and upload that.`,
    );
  const value = parsed(asWritten(text)) ?? parsed(relaxed(text));
  return value === undefined ? parseLines(text) : { value, brokenLines: [] };
}

function parseLines(text: string): Parsed | undefined {
  const lines = text
    .split(/\r?\n/)
    .map((line, at) => ({ number: at + 1, line, value: parsed(asWritten(line)) }))
    .filter(({ line }) => line.trim());
  const broken = lines.filter(({ value }) => value === undefined);
  if (lines.length === broken.length || broken.length > lines.length * 0.1) return undefined;
  return {
    value: lines.map(({ value, line }) => (value === undefined ? line : value)),
    brokenLines: broken.map(({ number }) => number),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  const marks = /"[^"\\]*(?:\\.[^"\\]*)*"|[[{]|[\]}]/g;
  for (const [mark] of text.matchAll(marks)) {
    if (mark === "[" || mark === "{") depth += 1;
    else if (mark === "]" || mark === "}") depth -= 1;
    most = Math.max(most, depth);
  }
  return most;
}

const asWritten = (text: string) =>
  text.replace(token, (found) =>
    /^[-\d]/.test(found) && String(Number(found)) !== found ? JSON.stringify(found) : found,
  );

const relaxed = (text: string) =>
  asWritten(text.replace(token, (found) => (/^[/,]/.test(found) ? " " : found)));
