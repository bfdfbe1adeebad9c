import type { Random } from "#test/random.ts";
import { asRequest, condition, named, type Vocabulary, valued, vocabulary } from "./expressions.ts";
import type { Request } from "./request.ts";
import { key, TableName } from "./values.ts";

const projection = (random: Random) => {
  if (random.chance(0.7)) return {};
  const words = vocabulary();
  const ProjectionExpression = random
    .pick([["name"], ["sk", "map"], ["list", "n"], ["gsi1sk"]])
    .map((name) => named(words, name))
    .concat(random.chance(0.3) ? ["tags"] : [])
    .join(", ");
  return { ProjectionExpression, ...asRequest(words) };
};

export const read = (random: Random, partition: string): Request => ({
  operation: "GetItem",
  input: {
    TableName,
    Key: key(random, partition),
    ...projection(random),
    ...(random.chance(0.3) && { ConsistentRead: random.chance(0.5) }),
  },
});

export const transactGet = (random: Random, partition: string): Request => ({
  operation: "TransactGetItems",
  input: {
    TransactItems: random.times(1 + random.below(3), () => ({
      Get: { TableName, Key: key(random, partition), ...projection(random) },
    })),
  },
});

export const batchGet = (random: Random, partition: string): Request => ({
  operation: "BatchGetItem",
  input: {
    RequestItems: {
      [TableName]: {
        Keys: random.times(1 + random.below(3), () => key(random, partition)),
        ...projection(random),
      },
    },
  },
});

export const query = (random: Random, partition: string): Request => {
  const words = vocabulary();
  const isIndexed = random.chance(0.35);
  const KeyConditionExpression = keyCondition(random, words, partition, isIndexed ? "gsi1" : "");
  const FilterExpression = random.chance(0.3) && condition(random, words);
  const ofIndex = { gsi1pk: { S: partition }, gsi1sk: { S: random.pick(["a", "b"]) } };
  const start = { ...key(random, partition), ...(isIndexed && ofIndex) };
  return {
    operation: "Query",
    input: {
      TableName,
      KeyConditionExpression,
      ...(isIndexed && { IndexName: "gsi1" }),
      ...(FilterExpression && { FilterExpression }),
      ...(random.chance(0.25) && { ExclusiveStartKey: start }),
      ...(random.chance(0.5) && { Limit: 1 + random.below(4) }),
      ...(random.chance(0.4) && { ScanIndexForward: random.chance(0.3) }),
      ...(random.chance(0.2) && { ConsistentRead: random.chance(0.6) }),
      ...(random.chance(0.2) && { Select: random.pick(selections) }),
      ...asRequest(words),
    },
  };
};

const selections = ["COUNT", "ALL_ATTRIBUTES", "ALL_PROJECTED_ATTRIBUTES", "SPECIFIC_ATTRIBUTES"] as const;
const bounds = ["", "1", "DOC#", "DOC#b", "a", "b", "z"] as const;
const starts = ["DOC#", "D", "b", "DOC#👍"] as const;

/** All of the partition, or what its sort keys allow; `index` is the prefix of the keys' names. */
const keyCondition = (random: Random, words: Vocabulary, partition: string, index: string): string => {
  const whole = `${named(words, `${index}pk`)} = ${valued(words, { S: partition })}`;
  if (random.chance(0.3)) return whole;
  const sort = named(words, `${index}sk`);
  const bound = () => valued(words, { S: random.pick(bounds) });
  const narrowed = random.oneOf(
    () => `begins_with(${sort}, ${valued(words, { S: random.pick(starts) })})`,
    () => `${sort} BETWEEN ${bound()} AND ${bound()}`,
    () => `${sort} ${random.pick(["=", "<", "<=", ">", ">="])} ${bound()}`,
  );
  return `${whole} AND ${narrowed}`;
};
