import { AppError } from "#shared/errors.ts";

/** An opaque cursor: the key of a page's last item. */
export const encodeCursor = (key: Record<string, unknown> | undefined): string | undefined =>
  key && Buffer.from(JSON.stringify(key)).toString("base64url");

/** Throws AppError `invalid` for a cursor that is malformed or made for another list. */
export const decodeCursor = (cursor: string | undefined, partition: string, expected: string) => {
  if (!cursor) return undefined;
  const key = parse(cursor);
  if (key?.[partition] !== expected) throw pageIsGone();
  return key;
};

export const pageIsGone = () =>
  new AppError("invalid", "This page of the list is no longer there. Start again from the first page.");

const parse = (cursor: string): Record<string, string> | undefined => {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    return isKey(key) ? key : undefined;
  } catch {
    return undefined;
  }
};

const isKey = (key: unknown): key is Record<string, string> =>
  typeof key === "object" && key !== null && Object.values(key).every((value) => typeof value === "string");
