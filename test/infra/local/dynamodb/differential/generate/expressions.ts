import type { Random } from "#test/random.ts";
import { attributeNames, fitting, type Item, numberValue, stringValue, type Value, value } from "./values.ts";

/** The names and values an expression refers to, as a request carries them. */
export interface Vocabulary {
  names: Record<string, string>;
  values: Item;
}

export const vocabulary = (): Vocabulary => ({ names: {}, values: {} });

export const named = ({ names }: Vocabulary, name: string): string => {
  const placeholder = `#${name}`;
  names[placeholder] = name;
  return placeholder;
};

export const valued = ({ values }: Vocabulary, given: Value): string => {
  const placeholder = `:v${Object.keys(values).length}`;
  values[placeholder] = given;
  return placeholder;
};

/** Fields of a request; empty ones are left out. */
export const asRequest = ({ names, values }: Vocabulary) => ({
  ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
  ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
});

const top = (random: Random) => random.pick(attributeNames);

export const path = (random: Random, words: Vocabulary): string =>
  random.chance(0.5) ? named(words, top(random)) : pathInside(random, words);

export const pathInside = (random: Random, words: Vocabulary): string =>
  random.oneOf(
    () => `${named(words, "map")}.${named(words, random.pick(["a", "n", "new"]))}`,
    () => `${named(words, "list")}[${random.below(4)}]`,
    () => `${named(words, "map")}.${named(words, "a")}[0]`,
  );

export const condition = (random: Random, words: Vocabulary, depth = 0): string => {
  if (depth < 2 && random.chance(0.3)) {
    const [left, right] = [condition(random, words, depth + 1), condition(random, words, depth + 1)];
    return random.pick([
      `${left} AND ${right}`,
      `${left} OR ${right}`,
      `(${left} OR ${right}) AND NOT ${right}`,
    ]);
  }
  const name = top(random);
  const of = () => named(words, name);
  const given = () => valued(words, fitting(random, name));
  return random.oneOf(
    () => `attribute_exists(${random.chance(0.4) ? "pk" : path(random, words)})`,
    () => `attribute_not_exists(${random.chance(0.4) ? "pk" : path(random, words)})`,
    () =>
      `attribute_type(${path(random, words)}, ${valued(words, { S: random.pick(["S", "N", "L", "M", "SS", "NULL", "BOOL"]) })})`,
    () => `begins_with(${of()}, ${valued(words, stringValue(random))})`,
    () => `contains(${of()}, ${valued(words, value(random, 1))})`,
    () => `size(${of()}) ${random.pick(["=", ">", "<="])} ${valued(words, numberValue(random))}`,
    () => `${of()} ${random.pick(["=", "<>", "<", "<=", ">", ">="])} ${given()}`,
    () => `${path(random, words)} = ${given()}`,
    () => `${of()} BETWEEN ${given()} AND ${given()}`,
    () => `${of()} IN (${given()}, ${given()})`,
    () => `${of()} = ${named(words, top(random))}`,
  );
};
