import * as z from "zod";
import type { Route } from "#shared/contract/route.ts";
import type { Things } from "./make.ts";
import { declaredFor, fieldsOf, idAs, kindOf } from "./routes.ts";

type Schema = z.core.JSONSchema.BaseSchema;
type Values = Record<string, unknown>;

/** An input that the contract takes, every optional field included, with these things' ids. */
export const validInput = (route: Route, things: Things): Record<string, unknown> => {
  const { properties = {} } = z.toJSONSchema(route.input, { io: "input" });
  const { values = {} } = declaredFor(route);
  const input = Object.fromEntries(
    fieldsOf(route).map((field) => {
      const kind = kindOf(route, field);
      return [
        field,
        kind ? idAs(route, field, things[kind]) : sample(properties[field] as Schema, field, values),
      ];
    }),
  );
  const { success, error } = route.input.safeParse(input);
  if (!success)
    throw new Error(`Declare valid values for ${route.path} in its area's things.ts: ${error.message}`);
  return input;
};

const sample = (schema: Schema, field: string, values: Values): unknown => {
  if (field in values) return values[field];
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.anyOf) return sample(schema.anyOf[0] as Schema, field, values);
  // A type that takes null as well is a list of both.
  switch ([schema.type].flat()[0]) {
    case "boolean":
      return true;
    case "integer":
    case "number":
      return Math.max(schema.minimum ?? 1, 0);
    case "array":
      return [sample(schema.items as Schema, field, values)];
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [
          name,
          sample(inner as Schema, name, values),
        ]),
      );
    default:
      return sampleText(schema, field);
  }
};

const texts = [
  "notes.txt",
  "#2563eb",
  "600px",
  "https://example.com/",
  "Inter",
  "0".repeat(64),
  "text/plain",
];

/** A text that a schema with a pattern or format takes; empty if none is known. */
export const sampleText = ({ pattern, format }: Schema, field: string): string => {
  if (format === "uri") return "https://example.com/";
  if (field === "cursor") return "";
  const expression = pattern === undefined ? undefined : new RegExp(pattern, "i");
  return texts.find((one) => !expression || expression.test(one)) ?? "";
};
