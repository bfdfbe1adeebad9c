import * as z from "zod";
import type { Route } from "#shared/contract/route.ts";
import { fieldsOf, kindOf } from "./routes.ts";
import type { Things } from "./setup.ts";

type Schema = z.core.JSONSchema.BaseSchema;

/** An input that the contract takes, every optional field included, with these things' ids. */
export const validInput = (route: Route, things: Things): Record<string, unknown> => {
  const { properties = {} } = z.toJSONSchema(route.input, { io: "input" });
  const input = Object.fromEntries(
    fieldsOf(route).map((field) => {
      const kind = kindOf(route, field);
      return [field, kind ? things[kind] : sample(properties[field] as Schema, field)];
    }),
  );
  const { success, error } = route.input.safeParse(input);
  if (!success) throw new Error(`No valid input for ${route.path}: ${error.message}`);
  return input;
};

const sample = (schema: Schema, field: string): unknown => {
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.anyOf) return sample(schema.anyOf[0] as Schema, field);
  switch (schema.type) {
    case "boolean":
      return !["stream", "debug"].includes(field);
    case "integer":
    case "number":
      return Math.max(schema.minimum ?? 1, 0);
    case "array":
      return [sample(schema.items as Schema, field)];
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, sample(inner as Schema, name)]),
      );
    default:
      return text(schema, field);
  }
};

const candidates = [
  "notes.txt",
  "#2563eb",
  "600px",
  "https://example.com/",
  "Inter",
  "0".repeat(64),
  "text/plain",
];

const text = ({ pattern, format }: Schema, field: string): string => {
  if (format === "uri") return "https://example.com/";
  if (field.toLowerCase() === "content_type" || field === "contentType") return "text/plain";
  if (["query", "message"].includes(field)) return "What does a reminder cost?";
  if (field === "cursor") return "";
  const expression = pattern === undefined ? undefined : new RegExp(pattern, "i");
  return candidates.find((candidate) => !expression || expression.test(candidate)) ?? "";
};
