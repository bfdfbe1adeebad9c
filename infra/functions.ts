import { areas } from "#lambdas/areas.ts";
import type { LambdaFunction, QueueSettings } from "#platform/area/function.ts";
import { contract } from "#shared/contract/index.ts";
import type { Manifest } from "./manifest.ts";

/** Every Lambda function of the product. */
export const functions: Record<string, LambdaFunction> = Object.fromEntries(
  areas.flatMap(({ functions = {} }) => Object.entries(functions)),
);

/** Every queue of the product. */
export const queues: Record<string, QueueSettings> = Object.fromEntries(
  areas.flatMap(({ queues = {} }) => Object.entries(queues)),
);

/** The product's own manifest. */
export const manifest: Manifest = { contract, functions, queues };

/** Throws for a name that no area declares. */
export const functionNamed = (name: string): LambdaFunction => {
  const found = functions[name];
  if (!found) throw new Error(`No area declares a function "${name}".`);
  return found;
};
