import type { Random } from "#test/random.ts";
import { named, path, pathInside, type Vocabulary, valued } from "./expressions.ts";
import { attributeNames, fitting } from "./values.ts";

/** Expressions of the product, or any that the grammar allows. */
export const update = (random: Random, words: Vocabulary): string =>
  random.chance(0.6) ? usual(random, words) : unusual(random, words);

const usual = (random: Random, words: Vocabulary): string => {
  const set = attributeNames.filter((name) => name !== "n" && random.chance(0.3));
  const removed = attributeNames.filter((name) => name !== "n" && !set.includes(name) && random.chance(0.2));
  const clauses = [
    set.length > 0 &&
      `SET ${set.map((name) => `${named(words, name)} = ${valued(words, fitting(random, name))}`).join(", ")}`,
    (set.length === 0 || random.chance(0.5)) && `ADD ${named(words, "n")} ${valued(words, { N: "1" })}`,
    removed.length > 0 && `REMOVE ${removed.map((name) => named(words, name)).join(", ")}`,
  ];
  return clauses.filter(Boolean).join(" ");
};

const unusual = (random: Random, words: Vocabulary): string => {
  const counted = random.pick(["n", "n", "tags", "name"]);
  const clauses = [
    ["SET", () => setting(random, words)],
    ["ADD", () => `${named(words, counted)} ${valued(words, fitting(random, counted))}`],
    ["REMOVE", () => path(random, words)],
    ["DELETE", () => `${named(words, "tags")} ${valued(words, fitting(random, "tags"))}`],
  ] as const;
  const chosen = clauses.filter(() => random.chance(0.4));
  return (chosen.length > 0 ? chosen : clauses.slice(0, 1))
    .map(([word, make]) => `${word} ${random.times(1 + random.below(2), make).join(", ")}`)
    .join(" ");
};

const setting = (random: Random, words: Vocabulary): string => {
  const name = random.pick(attributeNames);
  // DynamoDB Local lets an index's key become a number.
  if (name === "gsi1sk") return `${named(words, name)} = ${valued(words, fitting(random, name))}`;
  const target = random.chance(0.25) ? pathInside(random, words) : named(words, name);
  const of = (kind: string) => operand(random, words, kind);
  return random.oneOf(
    () => `${target} = ${of(name)}`,
    () => `${target} = ${of("n")} ${random.pick(["+", "-"])} ${of("n")}`,
    () => `${target} = list_append(${of("list")}, ${of("list")})`,
  );
};

const operand = (random: Random, words: Vocabulary, name: string): string =>
  random.oneOf(
    () => valued(words, fitting(random, name)),
    () => named(words, random.pick(attributeNames)),
    () => `if_not_exists(${path(random, words)}, ${valued(words, fitting(random, name))})`,
  );
