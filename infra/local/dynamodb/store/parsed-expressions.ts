import { createRequire } from "node:module";
import { typeOf } from "../conditions/attribute-order.ts";
import type { Attribute } from "./dynalite-types.ts";

interface Context {
  attrNames?: Record<string, string>;
  attrVals?: Record<string, Attribute>;
  /** The parser removes those that it meets; what is left is refused. */
  unusedAttrNames: Record<string, boolean>;
  unusedAttrVals: Record<string, boolean>;
}

interface Parser {
  /** The parsed expression, or a text that says what is wrong with it. */
  parse(expression: string, options: { context: Context }): unknown;
}

interface Parsed {
  /** Makes the parsed expression with the values of a request. */
  fill: Fill;
  /** The placeholders that the expression has. */
  names: string[];
  values: string[];
}

type Fill = (values: Record<string, Attribute>) => unknown;

const require = createRequire(import.meta.url);

/** The parser also checks the values themselves. */
const dependsOnValues = /between|attribute_type/i;
const maxKept = 1000;

/**
 * Has dynalite parse each expression once. Parsing takes a third of a write, and the product's writes differ in their
 * values only.
 */
export const rememberExpressions = (): void => {
  for (const name of ["condition", "update", "projection"]) {
    const parser: Parser = require(`dynalite/db/${name}Parser`);
    parser.parse = remembering(parser.parse);
  }
};

const remembering = (parse: Parser["parse"]): Parser["parse"] => {
  const kept = new Map<string, Parsed>();
  return (expression, { context }) => {
    const { attrNames = {}, attrVals = {}, unusedAttrNames, unusedAttrVals } = context;
    const key = keyOf(expression, attrNames, attrVals);
    const known = kept.get(key);
    if (known) {
      for (const name of known.names) delete unusedAttrNames[name];
      for (const name of known.values) delete unusedAttrVals[name];
      return known.fill(attrVals);
    }
    const namesBefore = Object.keys(unusedAttrNames);
    const valuesBefore = Object.keys(unusedAttrVals);
    const result = parse(expression, { context });
    if (typeof result === "string" || dependsOnValues.test(expression)) return result;
    if (kept.size >= maxKept) kept.clear();
    kept.set(key, {
      fill: fillerOf(result, new Map(Object.entries(attrVals).map(([name, value]) => [value, name]))),
      names: namesBefore.filter((name) => !(name in unusedAttrNames)),
      values: valuesBefore.filter((name) => !(name in unusedAttrVals)),
    });
    return result;
  };
};

/** The lengths tell apart where a part ends, because names of attributes may hold any character. */
const keyOf = (
  expression: string,
  names: Record<string, string>,
  values: Record<string, Attribute>,
): string => {
  let key = `${expression.length} ${expression}`;
  for (const name in names) key += ` ${name} ${names[name]?.length} ${names[name]}`;
  for (const name in values) key += ` ${name} ${typeOf(values[name] ?? {})}`;
  return key;
};

/** Every use gets a copy, because dynalite changes what it was given. */
const fillerOf = (part: unknown, names: ReadonlyMap<unknown, string>): Fill => {
  const name = names.get(part);
  if (name !== undefined) return (values) => values[name];
  if (typeof part !== "object" || part === null) return () => part;
  if (Array.isArray(part)) {
    const fills = part.map((one) => fillerOf(one, names));
    return (values) => fills.map((fill) => fill(values));
  }
  const prototype = Object.getPrototypeOf(part);
  const fields = Object.entries(part).map(([field, value]) => [field, fillerOf(value, names)] as const);
  return (values) => {
    const copy = Object.create(prototype);
    for (const [field, fill] of fields) copy[field] = fill(values);
    return copy;
  };
};
