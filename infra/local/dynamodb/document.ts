import type { AttributeValue } from "@aws-sdk/client-dynamodb";
import { marshall, type marshallOptions, unmarshall } from "@aws-sdk/util-dynamodb";
import * as z from "zod";

type Attributes = Record<string, unknown>;
type Item = Record<string, AttributeValue>;

/** Fields of requests and answers that hold an item or some of its attributes, or a list of such. */
const itemFields = new Set([
  "Item",
  "Items",
  "Key",
  "Keys",
  "Attributes",
  "ExpressionAttributeValues",
  "ExclusiveStartKey",
  "LastEvaluatedKey",
]);

/** A request of the document client in DynamoDB's JSON. */
export const encoded = (input: object, options: marshallOptions = {}): Attributes =>
  withItems(input, (item) => withBytes(marshall(item, options), toBase64));

/** An answer in DynamoDB's JSON as the document client gives it. */
export const decoded = (answer: object): Attributes => {
  const { Responses, ...others } = withItems(answer, plain);
  return Responses === undefined
    ? others
    : { ...others, Responses: z.record(z.string(), ofTable).parse(Responses) };
};

const plain = (item: object): Attributes => unmarshall(withBytes(item as Item, fromBase64));
const ofTable = z.array(z.looseObject({}).transform(plain));

/** A copy with converted items, and without undefined fields, as JSON has none. */
const withItems = (value: object, convert: (item: object) => object): Attributes => {
  const copy: Attributes = {};
  for (const [name, field] of Object.entries(value)) {
    if (field === undefined) continue;
    const step = (one: unknown) => {
      if (!isObject(one)) return one;
      return itemFields.has(name) ? convert(one) : withItems(one, convert);
    };
    copy[name] = Array.isArray(field) ? field.map(step) : step(field);
  }
  return copy;
};

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Bytes are base64 in JSON. */
const withBytes = (item: Item, convert: (bytes: unknown) => unknown): Item => {
  const attribute = (value: object): object => {
    const { B, BS, L, M } = value as Attributes;
    if (B !== undefined) return { B: convert(B) };
    if (Array.isArray(BS)) return { BS: BS.map(convert) };
    if (Array.isArray(L)) return { L: L.map(attribute) };
    return M === undefined ? value : { M: withBytes(M as Item, convert) };
  };
  const entries = Object.entries(item).map(([name, value]) => [name, attribute(value)]);
  return Object.fromEntries(entries);
};

const toBase64 = (bytes: unknown): string => Buffer.from(bytes as Uint8Array).toString("base64");
const fromBase64 = (text: unknown): Uint8Array => new Uint8Array(Buffer.from(String(text), "base64"));
