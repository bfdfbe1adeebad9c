import { AppError } from "#shared/errors.ts";
import { placeholder } from "#shared/integrations/url-template.ts";

/**
 * The address with every placeholder filled by an encoded value, which stays one part of a path segment or of the query.
 * Throws AppError `invalid` for a value that would change the path, such as "..".
 */
export const fillAddress = (template: string, params: Record<string, string>): URL => {
  const url = new URL(template.replace(placeholder, (_, name: string) => encode(params[name] ?? "")));
  const expected = new URL(template.replace(placeholder, "x"));
  if (url.origin !== expected.origin || segments(url) !== segments(expected))
    throw new AppError("invalid", "A value taken from the question can't stand in the address.");
  url.hash = "";
  return url;
};

const segments = ({ pathname }: URL): number => pathname.split("/").length;

/** Percent-encodes everything but RFC 3986's unreserved characters. */
export const encode = (value: string): string =>
  encodeURIComponent(value.toWellFormed()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
