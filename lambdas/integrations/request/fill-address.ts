import { randomUUID } from "node:crypto";
import { AppError } from "#shared/errors.ts";
import { addressFault, placeholder } from "#shared/integrations/url-template.ts";
import { leadsElsewhere } from "./leads-elsewhere.ts";

/**
 * The address with every placeholder filled by an encoded value, which stays one segment of the path or one value of the
 * query. `key` is a further parameter of the query. Throws AppError `invalid`, without the value in its message, for a
 * value that would make it another address, such as "..".
 */
export const fillAddress = (
  template: string,
  params: Record<string, string>,
  key?: { name: string; value: string },
): URL => {
  const fault = addressFault(template);
  if (fault) throw new AppError("invalid", fault);
  const unfit = unfitIn(template, params);
  if (unfit.length > 0) throw new AppError("invalid", unfitMessage(unfit));
  const { url, fill } = marked(template);
  const encoded = (text: string) => fill(text, (name) => encode(params[name] ?? ""));
  const query = [
    encoded(url.search.slice(1)),
    ...(key ? [`${encode(key.name)}=${encode(key.value)}`] : []),
  ].filter(Boolean);
  const meant = { origin: url.origin, path: encoded(url.pathname), search: query.join("&") };
  const sent = new URL(meant.origin + meant.path + (meant.search && `?${meant.search}`));
  if (!isSame(sent, meant)) throw new AppError("invalid", unfitMessage(Object.keys(params)));
  return sent;
};

/** The placeholders whose values would make a segment of the path lead elsewhere, each once. */
export const unfitIn = (template: string, params: Record<string, string>): string[] => {
  const { url, fill, namesIn } = marked(template);
  const unfit = url.pathname
    .split("/")
    .filter((segment) => namesIn(segment).length > 0)
    .filter((segment) => leadsElsewhere(fill(segment, (name) => params[name] ?? "")));
  return [...new Set(unfit.flatMap(namesIn))];
};

export const unfitMessage = (names: string[]): string =>
  `The question's value for ${names.join(" and ")} would lead to another address, so nothing was called.`;

/** Percent-encodes everything but RFC 3986's unreserved characters. */
export const encode = (value: string): string =>
  encodeURIComponent(value.toWellFormed()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The template as the URL standard normalises it, before any value is in it: each placeholder is a name between marks. */
const marked = (template: string) => {
  const mark = randomUUID().replaceAll("-", "");
  const pattern = new RegExp(`${mark}(\\w+?)${mark}`, "g");
  const url = new URL(template.replace(placeholder, (_, name: string) => mark + name + mark));
  return {
    url,
    fill: (text: string, by: (name: string) => string): string =>
      text.replace(pattern, (_, name: string) => by(name)),
    namesIn: (text: string): string[] => [...text.matchAll(pattern)].map(([, name = ""]) => name),
  };
};

const isSame = (sent: URL, meant: { origin: string; path: string; search: string }): boolean =>
  sent.origin === meant.origin &&
  sent.pathname === meant.path &&
  sent.search.slice(1) === meant.search &&
  !(sent.username || sent.password || sent.hash);
