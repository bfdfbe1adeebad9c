import type { Random } from "#test/random.ts";

export type Value = Record<string, unknown>;
export type Item = Record<string, Value>;

const strings = [
  "",
  "a",
  "ab",
  "b",
  "B",
  "é",
  "e\u0301",
  "👍",
  "#",
  "line\nbreak",
  "\u0000",
  "7",
  "z".repeat(3000),
] as const;
const numbers = [
  "0",
  "1",
  "2",
  "-1",
  "1.5",
  "100",
  "1e3",
  "-0.0",
  "007",
  "9007199254740993",
  "12345678901234567890.5",
] as const;

export const attributeNames = ["name", "n", "list", "map", "tags", "ttl", "gsi1sk", "status"] as const;

export const stringValue = (random: Random): Value => ({ S: random.pick(strings) });
export const numberValue = (random: Random): Value => ({ N: random.pick(numbers) });

export const value = (random: Random, depth = 0): Value =>
  random.oneOf<Value>(
    () => stringValue(random),
    () => stringValue(random),
    () => numberValue(random),
    () => numberValue(random),
    () => ({ BOOL: random.chance(0.5) }),
    () => ({ NULL: true }),
    () => ({ SS: random.pick([["a"], ["a", "b"], ["b", "👍"]]) }),
    () => ({ NS: random.pick([["1"], ["1", "2.5"], ["-3", "1"]]) }),
    () => ({ B: random.pick(["AQI=", "", "/w=="]) }),
    () => ({ L: random.times(depth > 1 ? 0 : random.below(3), () => value(random, depth + 1)) }),
    () => ({
      M: Object.fromEntries(
        random.times(depth > 1 ? 0 : random.below(3), () => [
          random.pick(["a", "b", "name"]),
          value(random, depth + 1),
        ]),
      ),
    }),
  );

/** Attributes besides the keys, mostly of the type their name suggests, so that updates often fit. */
export const attributes = (random: Random): Item =>
  Object.fromEntries(
    random.times(random.below(5), () => {
      const name = random.pick(["name", "n", "list", "map", "tags", "ttl", "status"]);
      return [name, fitting(random, name)];
    }),
  );

/** Never the same twice: in which order equal ones come is left open. */
export const indexSort = (random: Random): Value => ({
  S: `${random.pick(["a", "b", "c👍"])}${random.below(1e9)}`,
});

export const fitting = (random: Random, name: string): Value => {
  if (name === "gsi1sk") return indexSort(random);
  if (random.chance(0.1)) return value(random);
  if (name === "n" || name === "ttl") return numberValue(random);
  if (name === "list") return { L: random.times(random.below(3), () => value(random, 1)) };
  if (name === "map") return { M: { a: value(random, 1), n: numberValue(random) } };
  if (name === "tags") return { SS: random.pick([["a"], ["a", "b"], ["b", "👍"]]) };
  return stringValue(random);
};

export const TableName = "docent";

const sortKeys = ["1", "DOC#a", "DOC#b", "DOC#é", "DOC#👍", "z"] as const;

export const key = (random: Random, partition: string): Item => ({
  pk: { S: partition },
  sk: { S: random.pick(sortKeys) },
});

const indexKeys = (random: Random, partition: string): Item => ({
  ...(random.chance(0.8) && { gsi1pk: { S: partition } }),
  ...(random.chance(0.8) && { gsi1sk: random.chance(0.05) ? value(random) : indexSort(random) }),
});

export const item = (random: Random, partition: string): Item => ({
  ...attributes(random),
  ...(random.chance(0.5) && indexKeys(random, partition)),
  ...key(random, partition),
});
