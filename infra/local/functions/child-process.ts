import { Worker } from "node:worker_threads";
import { providePorts } from "../ports/ports.ts";
import { invoke } from "./functions.ts";

interface Call {
  id: string;
  name: string;
  event: unknown;
}

const [folder = "", parent] = process.argv.slice(2);
// a thread, because a call may keep the main thread busy
const watched = { execArgv: [], workerData: { parent: Number(parent) } };
new Worker(new URL("./end-without-parent.ts", import.meta.url), watched).unref();
const ports = providePorts(folder);

process.on("message", async ({ id, name, event }: Call) => {
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
