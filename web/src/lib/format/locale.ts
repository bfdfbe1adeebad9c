const key = "docent.language";
const defaultLocale = "en-US";

let known: string | undefined;

/** The language of the account, as a tag of BCP 47, for formats of numbers and dates. This browser remembers it. */
export const locale = (): string => (known ??= stored() ?? defaultLocale);

export const isLocaleKnown = (): boolean => stored() !== null;

/** Without a browser there is none. */
const stored = (): string | null => globalThis.localStorage?.getItem(key) ?? null;

export const setLocale = (tag: string): void => {
  known = tag;
  localStorage.setItem(key, tag);
};
