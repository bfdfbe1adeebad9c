import type { LambdaFunction, QueueSettings } from "#platform/area/function.ts";
import type { Contract, Route } from "#shared/contract/route.ts";

/** All that the infrastructure is made from; the tests make up larger ones. */
export interface Manifest {
  contract: Contract;
  functions: Record<string, LambdaFunction>;
  queues: Record<string, QueueSettings>;
}

/** The routes that a function answers. */
export const routesOf = ({ contract }: Manifest, { serves, streams = false }: LambdaFunction): Route[] =>
  Object.values(serves === undefined ? {} : (contract[serves] ?? {})).filter(
    (route) => (route.streams ?? false) === streams,
  );

/** The export of the entry file that is called. */
export const exportOf = ({ streams }: LambdaFunction): "handler" | "streamHandler" =>
  streams ? "streamHandler" : "handler";

/** How long a received message is hidden: a run that broke off is repeated as soon as it can't be under way any more. */
export const visibilityTimeoutSeconds = ({ functions }: Manifest, queue: string): number =>
  30 +
  Math.max(
    0,
    ...Object.values(functions).map(({ onQueue, timeoutSeconds }) =>
      onQueue === queue ? timeoutSeconds : 0,
    ),
  );

/** The environment variable that holds the URL of a queue. */
export const urlVariableOf = (queue: string): string =>
  `${queue.replaceAll("-", "_").toUpperCase()}_QUEUE_URL`;
