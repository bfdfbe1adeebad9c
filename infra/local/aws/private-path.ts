import { randomBytes, timingSafeEqual } from "node:crypto";

/**
 * The part of an address that makes it known to this process, and those it starts, alone. The access key is no such
 * thing: its id stands in every form that a browser uploads with.
 */
export const newPrivatePath = (): string => `/${randomBytes(32).toString("base64url")}`;

/** Whether a request's URL begins with the private path, told in the same time whichever sign differs. */
export const isBelow = (privatePath: string, url = ""): boolean => {
  const expected = Buffer.from(privatePath);
  const given = Buffer.from(url.slice(0, privatePath.length));
  return given.length === expected.length && timingSafeEqual(given, expected);
};
