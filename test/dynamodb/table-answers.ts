import type { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";

export interface Answers {
  /** How often the operation was asked for. */
  asked: number;
  /** Ends it. */
  restore(): void;
}

/**
 * Puts itself between the product and the table: `change` may throw, or turn an answer into another, for each time
 * that the operation is asked for, counted from 1.
 */
export const answering = (
  table: DynamoDBDocumentClient,
  operation: string,
  change: (time: number, answer: () => Promise<object>) => Promise<object>,
): Answers => {
  const answers: Answers = { asked: 0, restore: () => void table.middlewareStack.remove("answering") };
  table.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const result = { response: undefined, output: {} };
        if (commandName !== operation) return next(args);
        answers.asked += 1;
        const answer = async () => Object.assign(result, await next(args)).output;
        const output = await change(answers.asked, answer);
        return { ...result, output: Object.assign({ $metadata: {} }, output) };
      },
    { step: "initialize", priority: "low", name: "answering" },
  );
  return answers;
};

/** An error as the SDK throws it. */
export const awsError = (name: string, more: object = {}): Error =>
  Object.assign(new Error(name), { name, ...more });
