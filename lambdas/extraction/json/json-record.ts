import { pageBlocks } from "../html/read-page.ts";
import { LeftOut } from "../marks/left-out.ts";

const deepest = 200;
const separator = " › ";

/**
 * A value as lines of "key: value"; keys of nested objects as "address › city". `leftOut` takes what HTML in it strikes
 * through or hides.
 */
export const jsonRecord = (value: unknown, leftOut = new LeftOut()): string =>
  lines(value, "", 0, leftOut).join("\n");

function lines(value: unknown, key: string, depth: number, leftOut: LeftOut): string[] {
  const plain = (one: unknown) => plainText(one, leftOut);
  if (depth > deepest) return [];
  if (Array.isArray(value) && !value.some(isBranch))
    return line(key, value.map(plain).filter(Boolean).join(", "));
  if (Array.isArray(value) && isShape(value)) return [];
  if (Array.isArray(value)) return value.flatMap((item) => lines(item, key, depth + 1, leftOut));
  if (!isRecord(value)) return line(key, plain(value));
  return Object.entries(value).flatMap(([name, member]) =>
    lines(member, key ? key + separator + name : name, depth + 1, leftOut),
  );
}

const line = (key: string, text: string) => (text === "" ? [] : [key ? `${key}: ${text}` : text]);

/** Text as a person would read it: HTML without its tags, no encoded files. */
function plainText(value: unknown, leftOut: LeftOut): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "string") return String(value);
  if (value.length > 500 && /^(data:[\w/+.-]+;base64,)?[\w+/=\r\n-]+$/.test(value)) return "";
  if (!/<\/(p|div|li|h[1-6]|span|a|b|strong|em|td|del|s|strike)>|<br\s*\/?>/i.test(value)) return value;
  return pageBlocks(value, leftOut)
    .map(({ text }) => text.trim())
    .join("\n");
}

/** The outline of an area on a map: lists of lists of numbers. */
const isShape = (value: unknown[]): boolean =>
  value.length > 1 && value.every((item) => Array.isArray(item) && (item.every(isNumber) || isShape(item)));

const isNumber = (value: unknown) =>
  typeof value === "number" || (typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value));

export const isBranch = (value: unknown) => typeof value === "object" && value !== null;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  isBranch(value) && !Array.isArray(value);
