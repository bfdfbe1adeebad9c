/** The parsed text; undefined if it is not JSON. A blank text stands for an empty object. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text.trim() || "{}");
  } catch {
    return undefined;
  }
};

export const isJson = (text: string): boolean => parseJson(text) !== undefined;

/** Whether the text is a JSON object whose values are paths. */
export const isMapping = (text: string): boolean => mappingOf(text) !== undefined;

/** Key to dot path; undefined for any other JSON. */
export const mappingOf = (text: string): Record<string, string> | undefined => {
  const value = parseJson(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value);
  return entries.every(([, path]) => typeof path === "string") ? Object.fromEntries(entries) : undefined;
};
