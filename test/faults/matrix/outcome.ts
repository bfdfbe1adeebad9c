import { setTimeout as pause } from "node:timers/promises";
import { DynamoDBDocumentClient, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { minutesLater } from "../age.ts";
import { ofKind } from "../audit/item.ts";
import { auditAtRest } from "../audit/rest.ts";
import { audit } from "../audit.ts";
import { allItems, keysIn, passagesIn } from "../kept-in.ts";
import { compare, compareLinks } from "../killed/compare.ts";
import type { Ledger } from "../killed/ledger.ts";
import type { Installation } from "./installation.ts";

/** Much more than it takes, for a machine that is busy with something else. */
const patienceSeconds = 600;

/** Once nothing is in the queue, or under way from there. */
export const drained = async ({ queue, plan }: Installation): Promise<void> => {
  for (const until = Date.now() + patienceSeconds * 1000; Date.now() < until; await pause(10)) {
    const { visible, inFlight } = queue.counts();
    if (visible + inFlight === 0 && plan.isIdle()) return;
  }
  throw new Error(`The queue is not empty after ${patienceSeconds} seconds.`);
};

/** Time goes by, and somebody has the dead letters tried again; then says what is not as it should be. */
export const outcome = async (
  installation: Installation,
  { ledger, owner }: { ledger: Ledger; owner: string },
): Promise<string[]> => {
  const { client, queue, sweep, folder, search } = installation;
  const later = async (minutes: number) => {
    await minutesLater(minutes, client);
    await sweep();
    await drained(installation);
  };
  const waiting = async () => ofKind(await allItems(client), "WAITING", "DOC").length;
  await drained(installation);
  const stuck = (await waiting()) > 0 ? await stuckAfter(() => later(longestMinutes), client) : [];
  for (let round = 0; round < 6 && (await waiting()) + queue.deadLetters().length > 0; round++) {
    queue.redrive();
    await drained(installation);
    await later(10_000);
  }
  const items = await allItems(client);
  const keys = keysIn(folder, owner);
  const chatbots = ledger.chatbots.map(({ id }) => id);
  const isOver = (await waiting()) + queue.deadLetters().length === 0;
  return [
    ...stuck,
    ...(isOver ? [] : ["Something still waits, or is a dead letter."]),
    ...audit({ items, passages: passagesIn(search, chatbots), keys, queued: "" }),
    ...auditAtRest({ items, keys }),
    ...(await compare(ledger)),
    ...compareLinks(ledger, items),
  ];
};

/** Longer than a run may take, with a call of the sweep. */
const longestMinutes = 6;

/** The fault is over: what a run that broke off has left in processing is brought to an end by itself. */
const stuckAfter = async (later: () => Promise<void>, client: Installation["client"]): Promise<string[]> => {
  await later();
  return ofKind(await allItems(client), "BOT", "DOC")
    .filter(({ processing_status }) => processing_status === "processing")
    .map(({ id }) => `${id} is still processing after ${longestMinutes} minutes.`);
};

/** Makes room for the next case: what was looked at is not looked at again. */
export const clear = async ({ client }: Installation): Promise<void> => {
  const table = DynamoDBDocumentClient.from(client);
  const items = await allItems(client);
  for (let at = 0; at < items.length; at += 100)
    await table.send(
      new TransactWriteCommand({
        TransactItems: items.slice(at, at + 100).map(({ pk, sk }) => ({
          Delete: { TableName: "docent", Key: { pk, sk } },
        })),
      }),
    );
};
