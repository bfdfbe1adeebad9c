import type { Random } from "#test/random.ts";
import type { Draft } from "./request.ts";
import { type Item, stringValue, type Value } from "./values.ts";

/** The request with a mistake in it, as somebody would make it. */
export const spoiled = (random: Random, input: Draft): Draft =>
  random.oneOf<Draft>(
    () => ({ ...input, ...mistakenNames(random, input) }),
    () => ({ ...input, ...random.pick(mistakes) }),
    () => ({ ...input, ConditionExpression: random.pick(mistakenConditions) }),
    () => ({ ...input, UpdateExpression: random.pick(mistakenUpdates) }),
    () => withAttributes(input, random.pick(mistakenKeys)),
    () => withAttributes(input, random.pick(mistakenValues)),
  );

const mistakenNames = (random: Random, input: Draft): Draft =>
  random.pick<Draft>([
    { ExpressionAttributeNames: { ...Object(input.ExpressionAttributeNames), "#unused": "unused" } },
    {
      ExpressionAttributeValues: {
        ...Object(input.ExpressionAttributeValues),
        ":unused": stringValue(random),
      },
    },
    { ExpressionAttributeNames: {} },
    { ExpressionAttributeValues: {} },
  ]);

/** Attributes of the request's item or key. */
const withAttributes = (input: Draft, more: Record<string, Value | undefined>): Draft => {
  const name = input.Key ? "Key" : "Item";
  return { ...input, ...(input[name] ? { [name]: { ...input[name], ...more } } : {}) };
};

const mistakes: [Draft, ...Draft[]] = [
  { ReturnValues: "SOME" },
  { Limit: 0 },
  { IndexName: "absent" },
  { Select: "NOTHING" },
  { ExclusiveStartKey: { pk: { S: "other" }, sk: { S: "1" } } },
  { ExclusiveStartKey: { pk: { S: "other" } } },
  { ExclusiveStartKey: {} },
];

const mistakenConditions = [
  "",
  "status = :x",
  "name = :v0",
  "attribute_exists(pk",
  "attribute_exists(#none)",
  "size(pk)",
  "pk",
  "begins_with(pk, pk)",
  "attribute_exists(a.b[0])",
] as const;

const mistakenUpdates = [
  "",
  "SET",
  "SET pk = :v0",
  "SET status = :v0",
  "REMOVE sk",
  "SET a = :v0 SET b = :v0",
  "ADD n :missing",
] as const;

const mistakenKeys: [Partial<Item>, ...Partial<Item>[]] = [
  { sk: { S: "" } },
  { pk: { S: "" } },
  { sk: { N: "1" } },
  { sk: undefined },
  { pk: { S: "é".repeat(1025) } },
  { sk: { S: "é".repeat(513) } },
  { gsi1pk: { S: "" } },
  { gsi1pk: { NULL: true } },
  { gsi1sk: { S: "é".repeat(513) } },
];

const mistakenValues: [Item, ...Item[]] = [
  { extra: { N: "not a number" } },
  { extra: { SS: [] } },
  { extra: { SS: ["a", "a"] } },
  { extra: {} },
  { extra: { S: "a", N: "1" } },
  { extra: { N: "1".repeat(39) } },
  { extra: { N: "1e126" } },
];
