import type { DocumentedField, Endpoint } from "#shared/api-docs/endpoints.ts";
import { AppError } from "#shared/errors.ts";

/** Values by field as they are entered: texts, and a file. Parameters of the path are among them. */
export type Entered = Record<string, string | File | undefined>;

export interface PlannedRequest {
  method: string;
  /** Path and query. */
  path: string;
  /** JSON as it is sent, or the parts of a form. */
  body?: string | Record<string, string | File>;
}

/**
 * The request of an endpoint with these values; fields without a value are left out. Throws AppError `invalid` with the
 * field that is missing or is not JSON.
 */
export const requestOf = (endpoint: Endpoint, entered: Entered): PlannedRequest => {
  const { method, input, place, parameters } = endpoint;
  const path = parameters.reduce((known, name) => {
    const value = textOf(entered[name]);
    if (!value) throw refused(name, `Enter ${name}: it is a part of the address.`);
    if (/^\.{1,2}$/.test(value))
      throw refused(name, `Enter an id for ${name}: dots lead to another address.`);
    return known.replace(`{${name}}`, encodeURIComponent(value));
  }, endpoint.path);
  const file = entered.file;
  if (file instanceof File) return { method, path, body: formOf(endpoint, { ...entered, file }) };
  const fields = input.filter(({ name }) => !parameters.includes(name));
  const values = fields.flatMap((field) => {
    const value = valueIn(field, textOf(entered[field.name]));
    if (value === undefined && field.isRequired) throw refused(field.name, `Enter ${field.name}.`);
    return value === undefined ? [] : [[field.name, value] as const];
  });
  if (place === "Query") {
    const query = new URLSearchParams(values.map(([name, value]) => [name, `${value}`])).toString();
    return { method, path: query ? `${path}?${query}` : path };
  }
  return { method, path, body: JSON.stringify(Object.fromEntries(values), null, 2) };
};

const formOf = ({ form }: Endpoint, entered: Entered): Record<string, string | File> =>
  Object.fromEntries(
    form.flatMap(({ name }) => {
      const value = entered[name];
      return value ? [[name, value] as const] : [];
    }),
  );

const textOf = (value: Entered[string]): string => (typeof value === "string" ? value : "");

const valueIn = ({ name, control }: DocumentedField, text: string): unknown => {
  if (text.trim() === "") return undefined;
  if (control === "number") return numberOf(name, text);
  if (control === "switch") return text === "true";
  return control === "json" ? jsonOf(name, text) : text;
};

const numberOf = (name: string, text: string): number => {
  const value = Number(text);
  if (Number.isNaN(value)) throw refused(name, `Enter a number for ${name}.`);
  return value;
};

const jsonOf = (name: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw refused(name, `Enter ${name} as JSON.`);
  }
};

const refused = (path: string, message: string) => new AppError("invalid", message, [{ path, message }]);
