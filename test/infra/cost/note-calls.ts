import { appendFileSync } from "node:fs";
import { operationOf } from "#infra/local/dynamodb/direct.ts";
import { encoded } from "#infra/local/dynamodb/document.ts";
import { table } from "#platform/table/client.ts";

/**
 * Loaded into the product before its own code (`--import`): notes every call of its own to DynamoDB in the file
 * NOTE_CALLS_IN, one line of JSON for each.
 */
const file = process.env.NOTE_CALLS_IN;

interface Command {
  constructor: { name: string };
  input: object;
}
type Send = (command: Command) => Promise<object>;

const noted =
  (send: Send): Send =>
  async (command) => {
    const result = await send(command);
    if (file) note(file, command, result);
    return result;
  };

const note = (into: string, command: Command, result: object): void => {
  const call = {
    operation: operationOf(command.constructor.name),
    asked: JSON.stringify(encoded(command.input, { removeUndefinedValues: true })),
    answeredBytes: Buffer.byteLength(JSON.stringify(encoded(result))),
  };
  appendFileSync(into, `${JSON.stringify(call)}\n`);
};

// The product on one machine replaces the client's way to the table.
let send: Send | undefined;
Object.defineProperty(table, "send", {
  get: () => send,
  set: (given: Send) => {
    send = noted(given);
  },
});
