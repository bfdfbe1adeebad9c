import { Worker } from "node:worker_threads";
import { recogniseOperatorBy } from "#platform/access/owner/operator.ts";
import { table } from "#platform/table/client.ts";
import { askDirectly } from "../dynamodb/direct.ts";
import { providePorts } from "../ports/ports.ts";
import { invoke } from "./functions.ts";
import { parentTable } from "./table-calls.ts";

interface Call {
  id: string;
  name: string;
  event: unknown;
  /** The user id of the person who runs the installation; absent before the first account. */
  founder?: string;
}

const [folder = "", parent] = process.argv.slice(2);
// a thread, because a call may keep the main thread busy
const watched = { execArgv: [], workerData: { parent: Number(parent) } };
new Worker(new URL("./end-without-parent.ts", import.meta.url), watched).unref();
const ports = providePorts(folder);

askDirectly(table, parentTable());

let operator: string | undefined;
recogniseOperatorBy((accountId) => accountId === operator);

process.on("message", async (message: Call | object) => {
  if (!("event" in message)) return;
  const { id, name, event, founder } = message;
  operator = founder;
  try {
    await ports;
    process.send?.({ id, result: await invoke(name, event) });
  } catch (error) {
    process.send?.({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

// Ctrl-C reaches the whole process group: the parent ends this process after its running calls.
process.on("SIGINT", () => undefined);
process.once("disconnect", async () => {
  (await ports).close();
  process.exit(0);
});
