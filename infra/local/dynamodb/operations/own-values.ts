import { isExpression, isPath, type Operand } from "../conditions/expression.ts";
import { attributeAt } from "../conditions/matches.ts";
import type { Input } from "../store/dynalite.ts";
import type { Item } from "../store/dynalite-types.ts";

/**
 * An update in which what is set from the item's attributes is a copy of them: dynalite would give two attributes one
 * value, which changes in both places.
 */
export const withOwnValues = (input: Input, item: Item = {}): Input => {
  if (!input._updates) return input;
  const sections = input._updates.sections.map((section) =>
    section.type === "set" ? { ...section, val: ownValue(section.val, item) } : section,
  );
  return { ...input, _updates: { ...input._updates, sections } };
};

const ownValue = (operand: Operand, item: Item): Operand => {
  if (isPath(operand)) return structuredClone(attributeAt(item, operand)) ?? operand;
  if (!isExpression(operand)) return operand;
  const [first, second] = operand.args;
  if (operand.name !== "if_not_exists" || !first || !second || !isPath(first))
    return { ...operand, args: operand.args.map((arg) => ownValue(arg, item)) };
  return structuredClone(attributeAt(item, first)) ?? ownValue(second, item);
};
