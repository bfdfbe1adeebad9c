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
}

interface Operation {
  operationId: string;
  summary: string;
  security: Record<string, unknown>[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
  "x-scope"?: string;
}

export interface Description {
  paths: Record<string, Record<string, Operation>>;
}

export interface DocumentedField {
  name: string;
  /** "string", "boolean, default true" */
  type: string;
  isRequired: boolean;
  description?: string;
}

export interface Endpoint {
  id: string;
  method: string;
  path: string;
  summary: string;
  scope: string;
  input: DocumentedField[];
  output: DocumentedField[];
}

/** The routes that API keys open, in a description that is generated from the contract. */
export const endpointsIn = ({ paths }: Description): Endpoint[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { security }]) => security.some((one) => "apiKey" in one))
      .map(([method, operation]) => ({
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        summary: operation.summary,
        scope: operation["x-scope"] ?? "",
        input: fieldsOf(operation.requestBody?.content["application/json"]?.schema, true),
        output: fieldsOf(operation.responses[200]?.content["application/json"]?.schema, false),
      })),
  );

/** `takes`: a field of a request with a default need not be sent. */
const fieldsOf = (schema: Schema | undefined, takes: boolean): DocumentedField[] =>
  Object.entries(schema?.properties ?? {}).map(([name, field]) => ({
    name,
    type:
      field.default === undefined
        ? typeOf(field)
        : `${typeOf(field)}, default ${JSON.stringify(field.default)}`,
    isRequired: takes && field.default === undefined && (schema?.required ?? []).includes(name),
    ...(field.description && { description: field.description }),
  }));

const typeOf = ({ type, items, anyOf, enum: values, const: only }: Schema): string => {
  if (values) return values.map((value) => JSON.stringify(value)).join(" or ");
  if (only !== undefined) return JSON.stringify(only);
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(" or ");
  if (type === "array")
    return `array of ${items?.properties ? "objects" : items ? `${typeOf(items)}` : "values"}`;
  return [type ?? "any"].flat().join(" or ");
};
