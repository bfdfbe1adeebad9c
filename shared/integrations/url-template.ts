/** `{order}`: a parameter's value is put here. */
export const placeholder = /\{([A-Za-z]\w{0,39})\}/g;

/** The names of the placeholders of a text, each once. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name = ""]) => name)),
];

/**
 * Why a template can't be called, in words; undefined if it can. A placeholder before the path is refused, because no
 * encoding keeps a value from naming another host there.
 */
export const addressFault = (template: string): string | undefined => {
  const url = URL.parse(sample(template));
  if (!url || !/^https?:$/.test(url.protocol))
    return "Enter a web address that begins with https:// or http://, such as https://api.example.com/orders/{order}.";
  if (url.username || url.password)
    return "An address must not hold a user name or password. Use the authentication below.";
  if (/[{}]/.test(beforePath(template)))
    return "A placeholder can stand in the path and behind it only. Write the host out.";
  return undefined;
};

/** Scheme, host and port, to which the secrets of an integration are bound. */
export const originOf = (template: string): string => new URL(sample(template)).origin;

const sample = (template: string): string => template.replace(placeholder, "x");

const beforePath = (template: string): string => /^[^:]*:[/\\]*[^/\\?#]*/.exec(template)?.[0] ?? "";
