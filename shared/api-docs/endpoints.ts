/** The parts of OpenAPI 3.1 that the product's own description uses. */
interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  anyOf?: Schema[];
  const?: unknown;
  default?: unknown;
  description?: string;
  format?: string;
}

interface Operation {
  operationId: string;
  summary: string;
  security: Record<string, unknown>[];
  parameters?: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
  "x-scope"?: string;
  "x-protocol"?: string;
}

export interface Description {
  paths: Record<string, Record<string, Operation>>;
}

/** How a value is entered; `json` stands for lists and objects. */
export type FieldControl = "text" | "number" | "switch" | "choice" | "json" | "file";

export interface DocumentedField {
  name: string;
  /** "string", "boolean, default true" */
  type: string;
  control: FieldControl;
  /** The values of a choice. */
  choices?: string[];
  /** The value that is taken if none is sent. */
  usual?: unknown;
  isRequired: boolean;
  description?: string;
}

export interface Endpoint {
  id: string;
  method: string;
  path: string;
  summary: string;
  scope: string;
  /** The names of parameters in the path. */
  parameters: string[];
  /** The name of the part of the request in which its fields are. */
  place: "Body" | "Query";
  input: DocumentedField[];
  /** The fields of multipart/form-data, which may be sent as well. */
  form: DocumentedField[];
  output: DocumentedField[];
}

/** The routes that API keys open, in a description that is generated from the contract; protocols have a text of their own. */
export const endpointsIn = ({ paths }: Description): Endpoint[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => !operation["x-protocol"])
      .filter(([, { security }]) => security.some((one) => "apiKey" in one))
      .map(([method, operation]) => ({
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        summary: operation.summary,
        scope: operation["x-scope"] ?? "",
        parameters: [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ""),
        ...inputOf(operation),
        form: fieldsOf(operation.requestBody?.content["multipart/form-data"]?.schema, true),
        output: fieldsOf(operation.responses[200]?.content["application/json"]?.schema, false),
      })),
  );

/** The fields of the JSON body, or else of the query. */
const inputOf = ({ requestBody, parameters = [] }: Operation): Pick<Endpoint, "place" | "input"> => {
  if (requestBody)
    return { place: "Body", input: fieldsOf(requestBody.content["application/json"]?.schema, true) };
  const query = parameters.filter((parameter) => parameter.in === "query");
  const properties = Object.fromEntries(query.map(({ name, schema }) => [name, schema]));
  const required = query.filter((parameter) => parameter.required).map(({ name }) => name);
  return { place: "Query", input: fieldsOf({ properties, required }, true) };
};

/** `takes`: a field of a request with a default need not be sent. */
const fieldsOf = (schema: Schema | undefined, takes: boolean): DocumentedField[] =>
  Object.entries(schema?.properties ?? {}).map(([name, field]) => ({
    name,
    type:
      field.default === undefined
        ? typeOf(field)
        : `${typeOf(field)}, default ${JSON.stringify(field.default)}`,
    control: controlOf(field),
    ...(field.enum && { choices: field.enum.map(String) }),
    ...(field.default !== undefined && { usual: field.default }),
    isRequired: takes && field.default === undefined && (schema?.required ?? []).includes(name),
    ...(field.description && { description: field.description }),
  }));

const controlOf = ({ type, anyOf, format, enum: values }: Schema): FieldControl => {
  if (format === "binary") return "file";
  if (values) return "choice";
  // A value that may be null as well is entered like one that may not.
  const only = anyOf?.filter((one) => one.type !== "null") ?? [];
  if (only.length === 1 && only[0]) return controlOf(only[0]);
  const [kind] = [type ?? "object"].flat().filter((one) => one !== "null");
  if (kind === "boolean") return "switch";
  if (kind === "integer" || kind === "number") return "number";
  return kind === "string" ? "text" : "json";
};

const typeOf = ({ type, items, anyOf, enum: values, const: only, format }: Schema): string => {
  if (format === "binary") return "file";
  if (values) return values.map((value) => JSON.stringify(value)).join(" or ");
  if (only !== undefined) return JSON.stringify(only);
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(" or ");
  if (type === "array")
    return `array of ${items?.properties ? "objects" : items ? `${typeOf(items)}` : "values"}`;
  return [type ?? "any"].flat().join(" or ");
};
