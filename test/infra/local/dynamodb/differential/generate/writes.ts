import type { Random } from "#test/random.ts";
import { asRequest, condition, vocabulary } from "./expressions.ts";
import type { Draft, Request } from "./request.ts";
import { update } from "./updates.ts";
import { item, key, TableName } from "./values.ts";

const shownOnFailure = (random: Random) =>
  random.chance(0.4) ? { ReturnValuesOnConditionCheckFailure: random.pick(["ALL_OLD", "NONE"]) } : {};

/** The draft with a condition, every second time if nothing else is said. */
const conditional = (random: Random, draft: Draft, words = vocabulary(), probability = 0.5): Draft => {
  const ConditionExpression = random.chance(probability) && condition(random, words);
  return {
    TableName,
    ...draft,
    ...(ConditionExpression && { ConditionExpression, ...shownOnFailure(random) }),
    ...asRequest(words),
  };
};

const put = (random: Random, partition: string) => conditional(random, { Item: item(random, partition) });

const change = (random: Random, partition: string) => {
  const words = vocabulary();
  const UpdateExpression = update(random, words);
  return conditional(random, { Key: key(random, partition), UpdateExpression }, words);
};

const removal = (random: Random, partition: string) => conditional(random, { Key: key(random, partition) });

const check = (random: Random, partition: string) =>
  conditional(random, { Key: key(random, partition) }, vocabulary(), 1);

const returned = (random: Random, ...values: [string, ...string[]]) =>
  random.chance(0.6) ? { ReturnValues: random.pick(values) } : {};

export const write = (random: Random, partition: string): Request =>
  random.oneOf<Request>(
    () => ({
      operation: "PutItem",
      input: { ...put(random, partition), ...returned(random, "NONE", "ALL_OLD", "ALL_OLD", "ALL_NEW") },
    }),
    () => ({ operation: "PutItem", input: put(random, partition) }),
    () => ({
      operation: "UpdateItem",
      input: {
        ...change(random, partition),
        ...returned(random, "NONE", "ALL_OLD", "ALL_NEW", "UPDATED_OLD", "UPDATED_NEW"),
      },
    }),
    () => ({ operation: "UpdateItem", input: { ...change(random, partition), ReturnValues: "ALL_NEW" } }),
    () => ({
      operation: "DeleteItem",
      input: { ...removal(random, partition), ...returned(random, "NONE", "ALL_OLD") },
    }),
  );

export const transactWrite = (random: Random, partition: string): Request => ({
  operation: "TransactWriteItems",
  input: {
    TransactItems: distinct(
      random.times(1 + random.below(4), () =>
        random.oneOf<Draft>(
          () => ({ Put: put(random, partition) }),
          () => ({ Update: change(random, partition) }),
          () => ({ Delete: removal(random, partition) }),
          () => ({ ConditionCheck: check(random, partition) }),
        ),
      ),
    ),
  },
});

/** AWS refuses two steps on one item before it looks at conditions, DynamoDB Local after. */
const distinct = (steps: Draft[]): Draft[] => {
  const sortOf = (step: Draft) => JSON.stringify(step).match(/"sk":\{"S":"([^"]*)"/)?.[1];
  return steps.filter((step, at) => steps.findIndex((other) => sortOf(other) === sortOf(step)) === at);
};

export const batchWrite = (random: Random, partition: string): Request => ({
  operation: "BatchWriteItem",
  input: {
    RequestItems: {
      [TableName]: random.times(1 + random.below(3), () =>
        random.chance(0.7)
          ? { PutRequest: { Item: item(random, partition) } }
          : { DeleteRequest: { Key: key(random, partition) } },
      ),
    },
  },
});
