import type { Attribute, Item } from "../store/dynalite-types.ts";
import { bytesOf, typeOf } from "./attribute-order.ts";

/** DynamoDB's function `size`: letters of a string, bytes of binary content, else entries. */
export const sizeOf = (attribute: Attribute): number | undefined => {
  if (typeof attribute.S === "string") return attribute.S.length;
  const bytes = bytesOf(attribute);
  if (bytes) return bytes.length;
  const content = attribute[typeOf(attribute)];
  if (Array.isArray(content)) return content.length;
  return attribute.M ? Object.keys(attribute.M).length : undefined;
};

/** Bytes an item takes, as AWS counts them: names and texts as UTF-8, numbers by their digits, 3 for each list and map. */
export const bytesOfItem = (item: Item): number => {
  let sum = 0;
  for (const [name, value] of Object.entries(item)) sum += Buffer.byteLength(name) + bytesOfAttribute(value);
  return sum;
};

const bytesOfAttribute = (attribute: Attribute): number => {
  const type = typeOf(attribute);
  const content = attribute[type];
  if (typeof content === "string" && (type === "S" || type === "B"))
    return Buffer.byteLength(content, type === "B" ? "base64" : "utf8");
  if (type === "N") return bytesOfNumber(String(content));
  if (type === "L" && Array.isArray(content))
    return content.reduce((sum, one) => sum + 1 + bytesOfAttribute(one), 3);
  if (type === "M") return 3 + Object.keys(Object(content)).length + bytesOfItem(Object(content));
  if (Array.isArray(content)) {
    const member = { SS: "S", NS: "N", BS: "B" }[type] ?? type;
    return content.reduce((sum, one) => sum + bytesOfAttribute({ [member]: one }), 0);
  }
  return 1;
};

const bytesOfNumber = (number: string): number => {
  const digits = /^[1-9]\d*[1-9]$|^[1-9]$/.test(number)
    ? number.length
    : number.replace(/[-.]/g, "").replace(/^0+|(?<!0)0+$/g, "").length;
  return Math.ceil(digits / 2) + 1 + Number(number.startsWith("-"));
};
