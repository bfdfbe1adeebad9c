import { isDeepStrictEqual } from "node:util";
import type { Attribute } from "../store/dynalite-types.ts";

export const typeOf = (attribute: Attribute): string => {
  for (const type in attribute) return type;
  return "";
};

/** Sets are equal in whatever order, lists and maps in depth. */
export const areEqual = (one: Attribute, other: Attribute): boolean =>
  isDeepStrictEqual(unordered(one), unordered(other));

/** Below 0 where `one` comes first: numbers by value, texts by their UTF-8 bytes. None where they have no order. */
export const orderOf = (one: Attribute, other: Attribute): number | undefined => {
  const type = typeOf(one);
  if (type !== typeOf(other)) return undefined;
  if (type === "N") return orderOfNumbers(String(one.N), String(other.N));
  const [left, right] = [bytesOf(one), bytesOf(other)];
  return left && right && Buffer.compare(left, right);
};

/** The bytes of a text or of binary content. */
export const bytesOf = ({ S, B }: Attribute): Buffer | undefined => {
  if (typeof S === "string") return Buffer.from(S);
  return typeof B === "string" ? Buffer.from(B, "base64") : undefined;
};

/** Compares decimals without exponents, such as "-12.5". */
const orderOfNumbers = (one: string, other: string): number => {
  const places = Math.max(...[one, other].map((number) => fractionOf(number).length));
  const [left, right] = [scaled(one, places), scaled(other, places)];
  return left < right ? -1 : Number(left > right);
};

const fractionOf = (number: string): string => number.split(".")[1] ?? "";

const scaled = (number: string, places: number): bigint =>
  BigInt(number.split(".")[0] + fractionOf(number).padEnd(places, "0"));

const unordered = (attribute: Attribute): Attribute =>
  Object.fromEntries(
    Object.entries(attribute).map(([type, value]) => {
      if (Array.isArray(value)) return [type, type === "L" ? value.map(unordered) : value.toSorted()];
      return [type, type === "M" ? mapped(value, unordered) : value];
    }),
  );

const mapped = (map: unknown, change: (attribute: Attribute) => Attribute) =>
  Object.fromEntries(Object.entries(Object(map)).map(([name, value]) => [name, change(Object(value))]));
