import type { Attribute, Item } from "../store/dynalite-types.ts";
import { areEqual, bytesOf, orderOf, typeOf } from "./attribute-order.ts";
import { type Expression, isExpression, isPath, type Operand, type Path } from "./expression.ts";
import { sizeOf } from "./size.ts";

/**
 * Whether an item fulfils a parsed condition. What an item lacks is not equal, below or above anything, and unlike
 * everything.
 */
export const matches = (item: Item, { type, name, args }: Expression): boolean => {
  const holds = (position: number) => {
    const part = args[position];
    return part !== undefined && isExpression(part) && matches(item, part);
  };
  if (type === "and") return holds(0) && holds(1);
  if (type === "or") return holds(0) || holds(1);
  if (type === "not") return !holds(0);
  const values = args.map((arg) => resolved(arg, item));
  const test = tests[name ?? type];
  if (!test) throw new Error(`Unknown condition ${name ?? type}`);
  return test(values);
};

/** The attribute at a path; none where the item ends before. */
export const attributeAt = (item: Item, path: Path): Attribute | undefined =>
  path.reduce<Attribute | undefined>(
    (inside, step) => {
      const content = Object(typeof step === "number" ? inside?.L : inside?.M);
      return Object.hasOwn(content, step) ? content[step] : undefined;
    },
    { M: item },
  );

type Values = (Attribute | undefined)[];

const resolved = (operand: Operand, item: Item): Attribute | undefined => {
  if (isPath(operand)) return attributeAt(item, operand);
  if (!isExpression(operand)) return operand;
  const [measured] = operand.args.map((arg) => resolved(arg, item));
  const size = measured && sizeOf(measured);
  return size === undefined ? undefined : { N: String(size) };
};

const isEqual = (one?: Attribute, other?: Attribute) =>
  one !== undefined && other !== undefined && areEqual(one, other);

const isOrdered =
  (isRight: (order: number) => boolean) =>
  ([one, other]: Values): boolean => {
    const order = one && other && orderOf(one, other);
    return order !== undefined && isRight(order);
  };

const tests: Record<string, (values: Values) => boolean> = {
  "=": ([one, other]) => isEqual(one, other),
  "<>": ([one, other]) => !isEqual(one, other),
  "<": isOrdered((order) => order < 0),
  "<=": isOrdered((order) => order <= 0),
  ">": isOrdered((order) => order > 0),
  ">=": isOrdered((order) => order >= 0),
  between: ([value, low, high]) =>
    isOrdered((order) => order >= 0)([value, low]) && isOrdered((order) => order <= 0)([value, high]),
  in: ([value, ...others]) => others.some((other) => isEqual(value, other)),
  attribute_exists: ([value]) => value !== undefined,
  attribute_not_exists: ([value]) => value === undefined,
  attribute_type: ([value, type]) => value !== undefined && typeOf(value) === type?.S,
  begins_with: ([value, start]) => value !== undefined && start !== undefined && beginsWith(value, start),
  contains: ([value, part]) => value !== undefined && part !== undefined && contains(value, part),
};

const beginsWith = (value: Attribute, start: Attribute): boolean => {
  const [whole, first] = [bytesOf(value), bytesOf(start)];
  if (!whole || !first || typeOf(value) !== typeOf(start)) return false;
  return whole.subarray(0, first.length).equals(first);
};

const contains = (value: Attribute, part: Attribute): boolean => {
  if (Array.isArray(value.L)) return value.L.some((one) => areEqual(one, part));
  const type = typeOf(part);
  const set = value[`${type}S`];
  if (Array.isArray(set)) return set.includes(part[type]);
  const [whole, piece] = [bytesOf(value), bytesOf(part)];
  return whole !== undefined && piece !== undefined && typeOf(value) === type && whole.includes(piece);
};
