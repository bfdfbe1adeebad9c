import { AppError } from "../../../../shared/errors.ts";

const deepest = 500;
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\/|-?\d[\d.eE+-]*|,(?=\s*[\]}])/g;

/**
 * The value of a JSON text, or of a text with one value on each line; numbers that JavaScript would change ("1.50",
 * a long id) come as the text they are. Comments and a comma too many are overlooked. `undefined` for what is no JSON.
 * Throws AppError("invalid") for what is nested without end.
 */
export function parseJson(text: string): unknown {
  if (depthOf(text) > deepest)
    throw new AppError(
      "invalid",
      `The JSON file is nested deeper than ${deepest} levels. Flatten it, or save what matters as text, and upload that.`,
    );
  const value = parsed(asWritten(text)) ?? parsed(relaxed(text));
  if (value !== undefined) return value;
  const lines = text.split(/\r?\n/).filter((line) => line.trim());
  const values = lines.map((line) => parsed(asWritten(line)));
  const good = values.filter((one) => one !== undefined);
  return good.length > 0 && good.length >= lines.length * 0.9 ? good : undefined;
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
