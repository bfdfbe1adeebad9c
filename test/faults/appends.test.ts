import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { expect } from "vitest";
import { startDynamo } from "#infra/local/dynamodb/start.ts";
import { itDrawn } from "../it-drawn.ts";
import { random } from "../random.ts";
import { isFull } from "../seed.ts";
import { auditAggregates } from "./audit/aggregates.ts";
import { auditConversations } from "./audit/conversations.ts";
import { type Item, ofKind } from "./audit/item.ts";
import { auditLedger } from "./audit/ledger.ts";
import { allItems } from "./kept-in.ts";

const program = fileURLToPath(new URL("./appends/process.ts", import.meta.url));
const { appends, kills } = isFull() ? { appends: 10_000, kills: 20 } : { appends: 60, kills: 2 };

/** Starts fifty writers and kills them a moment after `least` questions are acknowledged. Returns all that were. */
const killedRound = async (folder: string, round: number, least: number, wait: number): Promise<string[]> => {
  const child = spawn(process.execPath, [program, folder, "write", String(round)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (acknowledged.push(line) === least) void pause(wait).then(() => child.kill("SIGKILL"));
  }
  await exited;
  return acknowledged;
};

const drain = async (folder: string): Promise<void> => {
  const child = spawn(process.execPath, [program, folder, "drain"], { stdio: "inherit" });
  expect((await once(child, "exit"))[0]).toBe(0);
};

const itemsIn = async (folder: string): Promise<Item[]> => {
  const accessKeyId = "APPENDS";
  const dynamo = await startDynamo({ dir: join(folder, "dynamodb"), accessKeyId });
  const credentials = { accessKeyId, secretAccessKey: "SECRET" };
  const client = new DynamoDBClient({ endpoint: dynamo.endpoint, region: "us-east-1", credentials });
  const items = await allItems(client);
  client.destroy();
  await dynamo.stop();
  return items;
};

itDrawn(
  `${appends} exchanges of fifty writers that are killed are numbered without gap or double, counted, booked and delivered`,
  "killed writers",
  async (seed) => {
    const folder = mkdtempSync(join(tmpdir(), "appends-"));
    const next = random(seed);
    const acknowledged: string[] = [];
    for (let round = 0; round < kills; round++)
      acknowledged.push(...(await killedRound(folder, round, appends / kills, next() * 300)));
    await drain(folder);
    const items = await itemsIn(folder);
    const delivered = new Set(readFileSync(join(folder, "delivered"), "utf8").split("\n"));
    rmSync(folder, { recursive: true });

    expect([...auditConversations(items), ...auditAggregates(items), ...auditLedger(items)]).toEqual([]);
    const events = ofKind(items, "CONV", "MSG");
    const asked = events.flatMap(({ message_type, content }) => (message_type === "user" ? [content] : []));
    expect(acknowledged.length).toBeGreaterThanOrEqual(appends);
    expect(acknowledged.filter((content) => !asked.includes(content))).toEqual([]);
    expect(new Set(asked).size).toBe(asked.length);
    expect(events.filter(({ id }) => !delivered.has(String(id)))).toEqual([]);
    expect(items.filter(({ pk }) => String(pk).startsWith("OUTBOX"))).toEqual([]);
  },
  600_000,
);
