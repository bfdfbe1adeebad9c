import * as z from "zod";
import type { Route } from "#shared/contract/route.ts";
import { declaredFor, fieldsOf } from "./routes.ts";
import { sampleText } from "./valid-input.ts";

type Schema = z.core.JSONSchema.BaseSchema;

/** An input with every text and list as long as its shape allows, in signs of three bytes where any may stand. */
export const longestInput = (route: Route): Record<string, unknown> => {
  const { properties = {} } = z.toJSONSchema(route.input, { io: "input" });
  const { values = {} } = declaredFor(route);
  return Object.fromEntries(
    fieldsOf(route).map((field) => {
      const text = longest(properties[field] as Schema, field);
      // A check beyond the shape, such as that of a time zone, leaves the declared value.
      const isTaken = route.input.shape[field]?.safeParse(text).success;
      return [field, isTaken || !(field in values) ? text : values[field]];
    }),
  );
};

const longest = (schema: Schema, field: string): unknown => {
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.anyOf) return longest(schema.anyOf[0] as Schema, field);
  const type = [schema.type].flat()[0];
  if (type === "boolean") return true;
  if (type === "integer" || type === "number") return schema.minimum ?? 1;
  if (type === "array")
    return Array.from({ length: schema.maxItems ?? 1 }, (_, at) =>
      another(longest(schema.items as Schema, field), at),
    );
  if (type === "object")
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, longest(inner as Schema, name)]),
    );
  if (schema.format === "uri") return `https://example.com/${"a".repeat((schema.maxLength ?? 2000) - 20)}`;
  return schema.pattern === undefined ? "图".repeat(schema.maxLength ?? 0) : sampleText(schema, field);
};

/** A list may refuse what is in it twice. */
const another = (item: unknown, at: number): unknown =>
  typeof item === "string" && item.endsWith("图")
    ? item.slice(0, -1) + String.fromCodePoint(0x4e00 + at)
    : item;
