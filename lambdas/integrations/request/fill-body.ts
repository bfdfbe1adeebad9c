import { AppError } from "#shared/errors.ts";
import { parseJson } from "#shared/integrations/json-text.ts";

/** `{amount:number}`, which alone in its text becomes a number. */
const typed = /\{([A-Za-z]\w{0,39})(:number)?\}/g;
const wholly = /^\{([A-Za-z]\w{0,39}):number\}$/;

/** The names of the placeholders in the texts of a body template. */
export const bodyPlaceholders = (template: string): string[] => {
  const names = new Set<string>();
  mapTexts(parseJson(template), (text) => {
    for (const [, name = ""] of text.matchAll(typed)) names.add(name);
    return text;
  });
  return [...names];
};

/**
 * A JSON body whose template is parsed before its texts are filled, so a value never leaves its text. Keys and
 * placeholders without a parameter stay as they are. `"{n:number}"` alone in a text becomes a number; throws AppError `invalid` if the value is none.
 */
export const fillBody = (template: string, params: Record<string, string>): string =>
  JSON.stringify(
    mapTexts(parseJson(template), (text) => {
      const name = wholly.exec(text)?.[1];
      if (name && Object.hasOwn(params, name)) return numberOf(params[name] ?? "", name);
      return text.replace(typed, (written, inner: string) =>
        Object.hasOwn(params, inner) ? (params[inner] ?? "").toWellFormed() : written,
      );
    }),
  );

const mapTexts = (value: unknown, change: (text: string) => string | number): unknown => {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)]));
};

const numberOf = (text: string, name: string): number => {
  const value = Number(text.replace(",", "."));
  if (!/^-?\d{1,15}([.,]\d{1,10})?$/.test(text))
    throw new AppError("invalid", `The value of {${name}} in the question is no number.`);
  return value;
};
