import { expect, it } from "vitest";
import * as z from "zod";
import { routes } from "../../things/routes.ts";

type Schema = z.core.JSONSchema.BaseSchema;

/** Places of a schema where as much may be sent as a request can hold. */
const unbounded = (schema: Schema, place: string): string[] => {
  const inner = [
    ...Object.entries(schema.properties ?? {}).map(([name, one]) => [one, `${place}.${name}`] as const),
    ...(schema.anyOf ?? []).map((one) => [one, place] as const),
    ...(schema.type === "array" ? [[schema.items, `${place}[]`] as const] : []),
  ].flatMap(([one, at]) => unbounded(one as Schema, at));
  return isBounded(schema) ? inner : [place, ...inner];
};

const isBounded = ({
  type,
  maxItems,
  maxLength,
  pattern = "",
  enum: choice,
  const: only,
}: Schema): boolean => {
  if (type === "array") return maxItems !== undefined;
  if (type !== "string" || choice || only !== undefined || maxLength !== undefined) return true;
  return /^\^.*\$$/.test(pattern) && !/[*+]|\{\d+,\}/.test(pattern);
};

/** Clients send these whole with each question, so they are cut and not refused; the size of their body bounds them. */
const cut = [
  /^chat\.(?:ask|askPublic|askPublicStream)\.history(?:\[\]\.content)?$/,
  /^publicApi\.complete\.messages(?:\[\]\.content(?:\[\](?:\.type)?)?)?$/,
  /^publicApi\.ask\.systemPrompt$/,
];

it("every text and list that somebody may send has a limit, or is cut", () => {
  const open = routes.flatMap(({ name, route }) =>
    unbounded(z.toJSONSchema(route.input, { io: "input" }) as Schema, name),
  );
  expect(open.filter((place) => !cut.some((one) => one.test(place)))).toEqual([]);
  expect(cut.filter((one) => !open.some((place) => one.test(place)))).toEqual([]);
});
