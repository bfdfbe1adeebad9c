/** `{order}`: a parameter's value is put here. */
export const placeholder = /\{([A-Za-z]\w{0,39})\}/g;

/** The names of the placeholders of a text, each once. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name = ""]) => name)),
];

/**
 * Why a template can't be called, in words; undefined if it can. A placeholder before the path is refused, because no
 * encoding keeps a value from naming another host there, and so is one that names a parameter of the query.
 */
export const addressFault = (template: string): string | undefined => {
  const url = URL.parse(sample(template));
  if (!url || !/^https?:$/.test(url.protocol))
    return "Enter a web address that begins with https:// or http://, such as https://api.example.com/orders/{order}.";
  if (url.username || url.password)
    return "An address must not hold a user name or password. Use the authentication below.";
  if (/[{}]/.test(beforePath(template)) || url.origin !== URL.parse(sample(template, "y"))?.origin)
    return "A placeholder can stand in the path and behind it only. Write the host out.";
  if (queryOf(template).some((part) => /\{[A-Za-z]\w*\}/.test(part.split("=", 1)[0] ?? "")))
    return "In the query a placeholder can only be a value. Write the name out, as in ?order={order}.";
  return undefined;
};

/** Scheme, host and port, to which the secrets of an integration are bound. */
export const originOf = (template: string): string => new URL(sample(template)).origin;

const sample = (template: string, value = "x"): string => template.replace(placeholder, value);

const beforePath = (template: string): string => /^[^:]*:[/\\]*[^/\\?#]*/.exec(template)?.[0] ?? "";

const queryOf = (template: string): string[] => {
  const [address = ""] = template.split("#", 1);
  const at = address.indexOf("?");
  return at < 0 ? [] : address.slice(at + 1).split("&");
};
