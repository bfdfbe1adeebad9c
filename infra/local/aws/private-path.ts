import { randomBytes, timingSafeEqual } from "node:crypto";

/**
 * A random path that only this process and its children know. The access key is no secret: its id is in every upload
 * form.
 */
export const newPrivatePath = (): string => `/${randomBytes(32).toString("base64url")}`;

/** Whether a request's URL begins with the private path, told in the same time whichever sign differs. */
export const isBelow = (privatePath: string, url = ""): boolean => {
  const expected = Buffer.from(privatePath);
  const given = Buffer.from(url.slice(0, privatePath.length));
  return given.length === expected.length && timingSafeEqual(given, expected);
};
