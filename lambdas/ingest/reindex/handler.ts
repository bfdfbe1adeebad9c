import { onDeploy } from "#platform/events/on-deploy.ts";
import { port } from "#platform/ports.ts";
import { enqueueOutdated } from "./enqueue-outdated.ts";

/**
 * Enqueues every document that is indexed for another embedding model, or by another text analysis, than the present.
 */
export const handler = onDeploy("renewal", async () => ({
  renewing: await enqueueOutdated((await port("search")).outdated()),
}));
