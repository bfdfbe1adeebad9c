import { pageBlocks } from "../html/read-page.ts";

const deepest = 200;
const separator = " › ";

/** A value as lines of "key: value"; keys of nested objects as "address › city". */
export const jsonRecord = (value: unknown): string => lines(value, "", 0).join("\n");

function lines(value: unknown, key: string, depth: number): string[] {
  if (depth > deepest) return [];
  if (Array.isArray(value) && !value.some(isBranch))
    return line(key, value.map(plain).filter(Boolean).join(", "));
  if (Array.isArray(value) && isShape(value)) return [];
  if (Array.isArray(value)) return value.flatMap((item) => lines(item, key, depth + 1));
  if (!isRecord(value)) return line(key, plain(value));
  return Object.entries(value).flatMap(([name, member]) =>
    lines(member, key ? key + separator + name : name, depth + 1),
  );
}

const line = (key: string, text: string) => (text === "" ? [] : [key ? `${key}: ${text}` : text]);

/** Text as a person would read it: HTML without its tags, no encoded files. */
function plain(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "string") return String(value);
  if (value.length > 500 && /^(data:[\w/+.-]+;base64,)?[\w+/=\r\n-]+$/.test(value)) return "";
  if (!/<\/(p|div|li|h[1-6]|span|a|b|strong|em|td)>|<br\s*\/?>/i.test(value)) return value;
  return pageBlocks(value)
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
