import type * as z from "zod";
import { AppError } from "#shared/errors.ts";

/** A cursor that carries how far a repeated call has come. */
export const encodeState = (state: object): string =>
  Buffer.from(JSON.stringify(state)).toString("base64url");

/**
 * The state that a cursor carries; undefined without one, or with an empty one, at the beginning. Throws AppError `invalid` for a
 * cursor that `encodeState` did not make.
 */
export const decodeState = <Shape extends z.ZodType>(
  shape: Shape,
  cursor: string | undefined,
): z.output<Shape> | undefined => {
  if (!cursor) return undefined;
  const parsed = shape.safeParse(parse(Buffer.from(cursor, "base64url").toString()));
  if (!parsed.success) throw new AppError("invalid", "This list is no longer there. Start again.");
  return parsed.data;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
