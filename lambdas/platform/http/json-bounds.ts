import { AppError } from "#shared/errors.ts";

export interface JsonBounds {
  /** Levels of objects and lists. */
  levels: number;
  /** Values in all. */
  values: number;
}

/** Apart from histories the largest input of the contract has 4 levels and 300 values. */
const usual: JsonBounds = { levels: 20, values: 2000 };

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const openings = new Set([0x5b, 0x7b]);
const closings = new Set([0x5d, 0x7d]);

/**
 * Whether a JSON text has so many levels or values that parsing and checking it would hold up other requests. Reads
 * every character at most once, and stops at the first one too many. Text that is no JSON may pass.
 */
export const isTooComplex = (text: string, most = usual): boolean => {
  let levels = 0;
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === quote) at = endOfString(text, at);
    else if (openings.has(sign)) {
      levels += 1;
      values += 1;
    } else if (closings.has(sign)) levels -= 1;
    else if (sign === comma) values += 1;
    if (levels > most.levels || values > most.values) return true;
  }
  return false;
};

/** The position of the closing quote, or the end of a text without one. */
const endOfString = (text: string, opening: number): number => {
  let at = opening + 1;
  while (at < text.length) {
    const sign = text.charCodeAt(at);
    if (sign === quote) break;
    at += sign === backslash ? 2 : 1;
  }
  return at;
};

/** The refusal of a body that is longer than its route takes. */
export const bodyTooLarge = (mostBytes: number): AppError =>
  new AppError("too_large", `The request is larger than ${sizeOf(mostBytes)}. Send less at once.`);

const sizeOf = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.floor(bytes / 1024)} KB` : `${Math.floor(bytes / 1024 / 1024)} MB`;

export class NotJson extends AppError {
  constructor() {
    super("invalid", "The request body is not valid JSON.");
  }
}
