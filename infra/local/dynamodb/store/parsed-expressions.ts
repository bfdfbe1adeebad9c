import { createRequire } from "node:module";
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
  /** With a Placeholder for each value. */
  result: unknown;
  /** The placeholders that the expression has. */
  names: string[];
  values: string[];
}

/** The place of a value in a parsed expression. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const require = createRequire(import.meta.url);

/** The parser also checks the values themselves. */
const dependsOnValues = /between|attribute_type/i;
const mostKept = 1000;

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
    const key = JSON.stringify([expression, attrNames, Object.entries(attrVals).map(typed)]);
    const known = kept.get(key);
    if (known) {
      for (const name of known.names) delete unusedAttrNames[name];
      for (const name of known.values) delete unusedAttrVals[name];
      return filledIn(known.result, attrVals);
    }
    const namesBefore = Object.keys(unusedAttrNames);
    const valuesBefore = Object.keys(unusedAttrVals);
    const result = parse(expression, { context });
    if (typeof result === "string" || dependsOnValues.test(expression)) return result;
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, {
      result: withPlaceholders(result, attrVals),
      names: namesBefore.filter((name) => !(name in unusedAttrNames)),
      values: valuesBefore.filter((name) => !(name in unusedAttrVals)),
    });
    return result;
  };
};

const typed = ([name, value]: [string, Attribute]): [string, string | undefined] => [
  name,
  Object.keys(value)[0],
];

const withPlaceholders = (result: unknown, attrVals: Record<string, Attribute>): unknown => {
  const names = new Map<unknown, string>(Object.entries(attrVals).map(([name, value]) => [value, name]));
  return copied(result, (part) => {
    const name = names.get(part);
    return name === undefined ? undefined : new Placeholder(name);
  });
};

/** A copy, because dynalite changes what it was given. */
const filledIn = (result: unknown, attrVals: Record<string, Attribute>): unknown =>
  copied(result, (part) => (part instanceof Placeholder ? attrVals[part.name] : undefined));

const copied = (part: unknown, replace: (part: object) => unknown): unknown => {
  if (typeof part !== "object" || part === null) return part;
  const replaced = replace(part);
  if (replaced !== undefined) return replaced;
  if (Array.isArray(part)) return part.map((one) => copied(one, replace));
  const copy = Object.create(Object.getPrototypeOf(part));
  for (const [field, value] of Object.entries(part)) copy[field] = copied(value, replace);
  return copy;
};
