import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensureTable } from "#infra/local/dynamodb/table.ts";
import { reportRed } from "#test/corpus.ts";
import { dynamoDbLocal, engines, standIn } from "#test/dynamodb/engines.ts";
import { clientOf, TableName } from "#test/dynamodb/product-table.ts";
import type { Server } from "#test/dynamodb/server.ts";
import { randomFrom } from "#test/random.ts";
import { isFull, seedsOf } from "#test/seed.ts";
import { requestsOf } from "./differential/generate/requests.ts";
import { outcomeOf } from "./differential/outcome.ts";

const cases = Number(process.env.DIFFERENTIAL_CASES ?? (isFull() ? 300 : 50));
const requestsOfCase = 12;

describe.skipIf(!engines.includes(dynamoDbLocal))("the stand-in beside Amazon's DynamoDB Local", () => {
  let servers: Server[];

  beforeAll(async () => {
    servers = await Promise.all([standIn, dynamoDbLocal].map(({ start }) => start()));
    for (const { endpoint } of servers) {
      const client = clientOf(endpoint);
      await ensureTable(client, TableName);
      client.destroy();
    }
  });

  afterAll(() => Promise.all(servers.map(({ stop }) => stop())));

  it(`answers ${cases} random sequences of requests alike`, async () => {
    for (const seed of seedsOf("requests to the table", cases)) {
      for (const request of requestsOf(randomFrom(seed), `case ${seed}`, requestsOfCase)) {
        const [ours, theirs] = await Promise.all(servers.map(({ endpoint }) => outcomeOf(endpoint, request)));
        if (!isDeepStrictEqual(ours, theirs)) reportRed("requests to the table", seed);
        expect(ours, `seed ${seed}: ${JSON.stringify(request)}`).toEqual(theirs);
      }
    }
  });
});
