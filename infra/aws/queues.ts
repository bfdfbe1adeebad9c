import { Duration } from "aws-cdk-lib";
import { SqsEventSource } from "aws-cdk-lib/aws-lambda-event-sources";
import { Queue } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import type { QueueSettings } from "#platform/area/function.ts";
import { type Manifest, visibilityTimeoutSeconds } from "../manifest.ts";
import type { DeployedFunction } from "./deployed-function.ts";

export interface DeployedQueue extends QueueSettings {
  queue: Queue;
  deadLetters: Queue;
}

export type Queues = Record<string, DeployedQueue>;

/** The queues of the manifest by their names; a message that failed at every delivery becomes a dead letter. */
export const createQueues = (stack: Construct, manifest: Manifest): Queues => {
  const scope = new Construct(stack, "Queues");
  return Object.fromEntries(
    Object.entries(manifest.queues).map(([name, settings]) => {
      const place = new Construct(scope, name);
      const deadLetters = new Queue(place, "DeadLetters", {
        enforceSSL: true,
        retentionPeriod: Duration.days(14),
      });
      const queue = new Queue(place, "Queue", {
        enforceSSL: true,
        visibilityTimeout: Duration.seconds(visibilityTimeoutSeconds(manifest, name)),
        deadLetterQueue: { queue: deadLetters, maxReceiveCount: settings.maxReceives },
      });
      return [name, { ...settings, queue, deadLetters }];
    }),
  );
};

/** The queue of that name. Throws if the manifest names a queue that it does not define. */
export const queueOf = (queues: Queues, name: string): DeployedQueue => {
  const found = queues[name];
  if (!found) throw new Error(`The manifest has no queue "${name}".`);
  return found;
};

/** Connects each queue to the function that reads it, one message at a time. */
export const feedReaders = (queues: Queues, functions: DeployedFunction[]): void => {
  for (const { lambda, onQueue } of functions) {
    if (onQueue === undefined) continue;
    const { queue, parallel } = queueOf(queues, onQueue);
    lambda.addEventSource(
      new SqsEventSource(queue, { batchSize: 1, reportBatchItemFailures: true, maxConcurrency: parallel }),
    );
  }
};
