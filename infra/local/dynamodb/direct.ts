import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { type AwsAnswer, answerAwsJson, type Operation } from "../aws/aws-json.ts";

interface Asked {
  headers: Record<string, string>;
  body?: unknown;
}

interface Answered {
  response: { statusCode: number; headers: Record<string, string>; body: Uint8Array };
}

/** How an SDK client asks: its `config.requestHandler`. */
export interface Direct {
  handle(request: Asked): Promise<Answered>;
}

/** Has a client of this process ask without a socket; nobody is on the way for whom it would sign. */
export const askDirectly = ({ config }: Pick<DynamoDBClient, "config">, direct: Direct): void => {
  config.requestHandler = direct;
  config.signer = async () => ({ sign: async (request) => request });
};

/** Asks the operations without a socket: between two ends in one process that costs more than all the table does. */
export const directTo = (operations: ReadonlyMap<string, Operation>): Direct => ({
  handle: async ({ headers, body }) =>
    toResponse(await answerAwsJson(headers["x-amz-target"], textOf(body), operations)),
});

const textOf = (body: unknown): string =>
  body instanceof Uint8Array ? new TextDecoder().decode(body) : String(body);

const toResponse = ({ status, headers, text }: AwsAnswer): Answered => ({
  response: { statusCode: status, headers, body: Buffer.from(text) },
});
