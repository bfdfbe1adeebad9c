import { DynamoDBServiceException } from "@aws-sdk/client-dynamodb";
import type { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { AwsError, type Operation } from "../aws/aws-json.ts";
import { decoded, encoded } from "./document.ts";

/**
 * Calls an operation of the table by DynamoDB's name for it, with input and answer as in DynamoDB's JSON. Throws
 * AwsError.
 */
export type Direct = (operation: string, input: Record<string, unknown>) => Promise<object>;

/** Calls the operations without a socket: between two ends in one process that costs more than all the table does. */
export const directTo =
  (operations: ReadonlyMap<string, Operation>): Direct =>
  async (name, input) => {
    const operation = operations.get(name);
    if (!operation) throw new AwsError("UnknownOperationException", name);
    try {
      return await operation(input);
    } catch (error) {
      if (error instanceof AwsError) throw error;
      console.error(error);
      throw new AwsError("InternalServerError", "Internal server error", {}, 500);
    }
  };

/** Has a client of this machine ask the table without the SDK's way over HTTP; its middleware is not called. */
export const askDirectly = (table: DynamoDBDocumentClient, direct: Direct): void => {
  const { marshallOptions } = table.config.translateConfig ?? {};
  const send = async (command: { constructor: { name: string }; input: object }): Promise<object> => {
    const input = encoded(command.input, marshallOptions);
    try {
      return decoded(await direct(operationOf(command.constructor.name), input));
    } catch (error) {
      throw error instanceof AwsError ? exceptionOf(error) : error;
    }
  };
  Object.assign(table, { send });
};

/** The document client shortens some names: `GetCommand` is `GetItem`, and `TransactWriteCommand` `TransactWriteItems`. */
export const operationOf = (command: string): string =>
  command
    .replace(/Command$/, "")
    .replace(/^(?:Batch)?(?:Get|Put|Update|Delete|Write)$/, "$&Item")
    .replace(/^Transact(?:Get|Write)$/, "$&Items");

const exceptionOf = ({ name, message, body, status }: AwsError): DynamoDBServiceException => {
  const { __type, ...more } = body;
  const exception = new DynamoDBServiceException({
    name,
    message,
    $fault: status < 500 ? "client" : "server",
    $metadata: { httpStatusCode: status },
  });
  return Object.assign(exception, more);
};
