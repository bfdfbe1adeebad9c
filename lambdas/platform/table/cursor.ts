import { AppError } from "#shared/errors.ts";

/** An opaque cursor of the key where a page ended. */
export const encodeCursor = (key: Record<string, unknown> | undefined): string | undefined =>
  key && Buffer.from(JSON.stringify(key)).toString("base64url");

/** Refuses, as `invalid`, a cursor that is not ours or that was made for another list than the one asked for. */
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
