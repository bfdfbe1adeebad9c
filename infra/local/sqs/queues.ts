import { type Manifest, urlVariableOf, visibilityTimeoutSeconds } from "../../manifest.ts";
import { pollQueue } from "./poller.ts";
import { openQueue, type Queue } from "./queue.ts";

export type Queues = Record<string, Queue>;

/** A queue for each of the manifest's, with its timeout and its number of deliveries; `path` gives the place of a file. */
export const openQueues = (manifest: Manifest, path: (file: string) => string): Queues =>
  Object.fromEntries(
    Object.entries(manifest.queues).map(([name, { maxReceives, isSwept = false }]) => [
      name,
      openQueue({
        name,
        file: path(fileOf(name)),
        visibilityTimeoutSeconds: visibilityTimeoutSeconds(manifest, name),
        maxReceiveCount: maxReceives,
        isSwept,
      }),
    ]),
  );

/** Throws if there is no queue of that name. */
export const queueOf = (queues: Queues, name: string): Queue => {
  const queue = queues[name];
  if (!queue) throw new Error(`The manifest has no queue "${name}".`);
  return queue;
};

/** The environment in which functions find the queues. */
export const urlsOf = (queues: Queues, urlOf: (name: string) => string): Record<string, string> =>
  Object.fromEntries(Object.keys(queues).map((name) => [urlVariableOf(name), urlOf(name)]));

/** Calls the functions that read queues. Stopping waits for the calls under way. */
export const pollQueues = (
  { functions }: Manifest,
  queues: Queues,
  invoke: (name: string, event: unknown) => Promise<unknown>,
): { stop(): Promise<void> } => {
  const pollers = Object.entries(functions).flatMap(([name, { onQueue }]) => {
    const queue = onQueue === undefined ? undefined : queues[onQueue];
    return queue
      ? [pollQueue({ queue, invoke: (event) => invoke(name, event), concurrency, mostOfGroup })]
      : [];
  });
  return {
    stop: async () => {
      await Promise.all(pollers.map((poller) => poller.stop()));
    },
  };
};

/** Fewer than on AWS, since all calls share one machine; most of a call is waiting. */
const concurrency = 8;
const mostOfGroup = 6;

/** `queue.db` is the name of the uploads' file in data folders since their first version. */
const fileOf = (name: string): string => (name === "uploads" ? "queue.db" : `queue-${name}.db`);
